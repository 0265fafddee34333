// A world of the room as plain data: what the address says, and what the worker opens.
import type { Builtin } from 'pave-maps';
import { octavesOf } from '../../ground/plan.ts';
import type { Cell } from '../../ground/shape.ts';
import type { WorldPlan } from './fields.ts';

export type { WorldPlan };

export const sets = ['roads', 'meadow', 'cave', 'dungeon', 'maze', 'river', 'country', 'lakes', 'land', 'garden'] as const satisfies readonly Builtin[];
export type Method = 'auto' | 'feature' | 'phase' | 'blocks';

/** A rectangle of units. */
export interface Units {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
}

export type EditPlan =
    | { readonly kind: 'pin'; readonly cell: Cell; readonly tile: number }
    | { readonly kind: 'color'; readonly cell: Cell; readonly place: number; readonly color: number };

export const middleLevel = 7;

/** The picture of levels of a painted world: where it begins, in units, how many values it has, and how many units each is wide. */
export interface Frame extends Units {
    readonly cells: number;
}

/** How far apart the places are where a world reads a noise, in units. */
export function spacingOf({ scale, octaves }: { readonly scale: number; readonly octaves: number }): number {
    let last = octaves - 1;
    while (scale >> last < 2) last--;
    return 2 ** Math.floor(Math.log2(Math.max(1, Math.min(16, (scale >> last) >> 1))));
}

/** The frame of a painted plan; undefined where nothing is painted. */
export function frameOf({ map, noise, own }: WorldPlan): Frame | undefined {
    if (!map?.blocks.length) return undefined;
    if (map.over && noise && !own) {
        const cells = Math.min(map.cells, spacingOf({ ...noise, octaves: octavesOf(noise) }));
        const { x, y, width, height } = map.over;
        return { x, y, width: width / cells, height: height / cells, cells };
    }
    const cells = map.cells / 2;
    const [xs, ys] = [0, 1].map((i) => map.blocks.filter((_, k) => k % 3 === i).map((at) => at * 2));
    const [x, y] = [Math.min(...xs!) - 2, Math.min(...ys!) - 2];
    return { x: x * cells, y: y * cells, width: Math.max(...xs!) - x + 3, height: Math.max(...ys!) - y + 3, cells };
}

/** The units that a painted map covers round a view, so that it stays the same for small moves. */
export function overOf({ x, y, scale, width, height }: { x: number; y: number; scale: number; width: number; height: number }): Units {
    const [w, h] = [width / scale, height / scale];
    const step = 2 ** Math.ceil(Math.log2(Math.max(32, w / 2, h / 2)));
    const side = (at: number, half: number): [number, number] => [step * Math.floor((at - half) / step), step * Math.ceil((at + half) / step)];
    const [[x0, x1], [y0, y1]] = [side(x, w + 16), side(y, h + 16)];
    return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}
