// Of the worker: fields of distance by several metrics, beside walls.
import { FAR, Moves, hash, hashText, pictureScaleColor, pictureTactics, type Mask, type MoveCorners, type Search, type TriMetric } from 'pave-maps';
import type { Board } from './board.ts';
import { kept, maskOf } from './work-board.ts';

export interface DistancesAsked {
    readonly board: Board;
    readonly walls: string;
    readonly rule: MoveCorners;
    readonly from: number;
    readonly metrics: readonly TriMetric[];
    /** Of these, the one that the hash is of. */
    readonly chosen: TriMetric;
    /** One scale of colours for all. */
    readonly same: boolean;
}
export interface Distances {
    readonly from: number;
    /** For each metric the distance of each cell, -1 where none leads. */
    readonly fields: Int32Array[];
    /** For each metric the colours of the distances, 0xRRGGBBAA. */
    readonly colors: Uint32Array[];
    readonly hash: string;
    /** The walls as a file. */
    readonly mask: string;
}

interface Ways {
    readonly mask: Mask;
    readonly text: string;
    readonly of: { readonly moves: Moves; readonly search: Search }[];
    dispose(): void;
}
const ways = kept<Ways>();

function waysOf({ board, walls, rule, metrics }: DistancesAsked): Ways {
    return ways(JSON.stringify([board, walls, rule, metrics]), () => {
        const mask = maskOf(board, walls);
        const of = metrics.map((metric) => {
            const moves = Moves.create({ walls: mask, metric, corners: rule });
            return { moves, search: moves.search() };
        });
        return {
            mask, text: mask.write(), of,
            dispose() {
                for (const { moves, search } of of) {
                    search.dispose();
                    moves.dispose();
                }
                mask.dispose();
                mask.window.dispose();
            },
        };
    });
}

const farthest = (distances: Int32Array): number => distances.reduce((most, it) => (it === FAR ? most : Math.max(most, it)), 0);

export function distances(asked: DistancesAsked): Distances {
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
