// Of the worker: fields of distance by several metrics, beside walls.
import { FAR, Moves, hash, hashText, pictureScaleColor, pictureTactics } from 'pave-maps';
import type { DistancesAsked } from './distances.tsx';
import { cached } from '../../workers/cached.ts';
import { maskOf } from './work-board.ts';

const ways = cached(({ board, walls, rule, metrics }: Pick<DistancesAsked, 'board' | 'walls' | 'rule' | 'metrics'>) => {
    const mask = maskOf(board, walls);
    const of = metrics.map((metric) => {
        const moves = Moves.create({ walls: mask, metric, corners: rule });
        return { moves, search: moves.search() };
    });
    return {
        mask, text: mask.write(), of,
        [Symbol.dispose]() {
            for (const { moves, search } of of) for (const it of [search, moves]) it.dispose();
            mask.dispose();
            mask.window.dispose();
        },
    };
});
const waysOf = ({ board, walls, rule, metrics }: DistancesAsked) => ways({ board, walls, rule, metrics });

const farthest = (distances: Int32Array): number => distances.reduce((most, it) => (it === FAR ? most : Math.max(most, it)), 0);

/** For each metric the distance of each cell, -1 where none leads, and the colours of the distances, 0xRRGGBBAA; the walls as a file. */
export type Distances = ReturnType<typeof distances>;
export function distances(asked: DistancesAsked) {
    const { of, text } = waysOf(asked);
    const fields = of.map(({ moves, search }) => search.field(asked.from, moves.costs).distances);
    const chosen = hash(Uint32Array.from(fields[asked.metrics.indexOf(asked.chosen)]!));
    const most = fields.map(farthest);
    const all = Math.max(...most);
    const colors = most.map((own) => Uint32Array.from({ length: own + 1 }, (_, i) => pictureScaleColor(i, asked.same ? all : own)));
    return { from: asked.from, fields: fields.map((it) => it.map((d) => (d === FAR ? -1 : d))), colors, hash: hashText(chosen), mask: text };
}

/** The picture of the chosen metric. */
export function distancesSvg(asked: DistancesAsked): string {
    const { mask, of } = waysOf(asked);
    const { moves, search } = of[asked.metrics.indexOf(asked.chosen)]!;
    const { distances: found } = search.field(asked.from, moves.costs);
    const most = farthest(found);
    const colors = Array.from(found, (distance) => (distance === FAR ? 0 : pictureScaleColor(distance, most)));
    const texts = Array.from(found, (distance, cell) => (distance === FAR || cell === asked.from ? '' : String(distance)));
    using scene = pictureTactics({
        window: mask.window, walls: asked.walls ? mask : undefined, colors, outlines: new Int32Array(found.length), names: { cells: mask.window.cells(), texts }, title: 'a field of distances', tokens: [{ kind: 'unit', cells: [asked.from], color: 0x2f6db5ff }],
    });
    return scene.toSvg();
}
