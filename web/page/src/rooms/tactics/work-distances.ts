// Of the worker: a field of distances beside walls, as numbers and as a picture.
import { FAR, Moves, hash, hashText, pictureScaleColor, pictureTactics } from 'pave-maps';
import type { DistancesAsked } from './distances.tsx';
import { boxOfFrame, maskOf } from './work-board.ts';

/** The distance of each cell, -1 where no way leads; its picture; the walls as a file. */
export type Distances = ReturnType<typeof distances>;
export function distances({ board, walls, rule, from, metric }: DistancesAsked) {
    using mask = maskOf(board, walls);
    using moves = Moves.create({ walls: mask, metric, corners: rule });
    using search = moves.search();
    const { distances: found } = search.field(from, moves.costs);
    const most = found.reduce((a, b) => (b === FAR ? a : Math.max(a, b)), 0);
    const colors = Array.from(found, (distance) => (distance === FAR ? 0 : pictureScaleColor(distance, most)));
    const texts = Array.from(found, (distance, cell) => (distance === FAR || cell === from ? '' : String(distance)));
    using scene = pictureTactics({
        window: mask.window, walls: walls ? mask : undefined, colors, outlines: new Int32Array(found.length), names: { cells: mask.window.cells(), texts }, title: 'a field of distances', tokens: [{ kind: 'unit', cells: [from], color: 0x2f6db5ff }],
    });
    return { svg: scene.toSvg(), box: boxOfFrame(scene.measure()), distances: found.map((d) => (d === FAR ? -1 : d)), hash: hashText(hash(Uint32Array.from(found))), mask: mask.write() };
}
