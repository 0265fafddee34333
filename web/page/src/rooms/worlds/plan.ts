// A world of the room as plain data: what the address says, and what the worker opens.
import type { Builtin } from 'pave-maps';
import type { NoisePlan } from '../../ground/plan.ts';
import type { Cell } from '../../ground/shape.ts';

export const sets = ['roads', 'meadow', 'cave', 'dungeon', 'maze', 'river', 'country', 'lakes', 'land'] as const satisfies readonly Builtin[];
export type Method = 'auto' | 'feature' | 'phase' | 'blocks';

/** Levels 0 to 15 painted over the world: blocks of `cells` units, unpainted ones at the level in the middle. */
export interface PaintedMap {
    readonly cells: number;
    /** Column, row and level of each painted block. */
    readonly blocks: readonly number[];
}

export type EditPlan =
    | { readonly kind: 'pin'; readonly cell: Cell; readonly tile: number }
    | { readonly kind: 'color'; readonly cell: Cell; readonly place: number; readonly color: number };

export interface WorldPlan {
    readonly set: Builtin;
    /** The tile set that somebody brought, by its number and the name of its Terrain Set: instead of `set`. */
    readonly own?: { readonly number: number; readonly name: string };
    readonly tiling: string;
    readonly seed: string;
    readonly method: Method;
    readonly noise?: NoisePlan;
    readonly map?: PaintedMap;
    readonly edits: readonly EditPlan[];
}

export const middleLevel = 7;

/** The values of a painted map, with a rim of unpainted blocks: what `--bias map.png` reads. */
export function mapValues({ cells, blocks }: PaintedMap): { x: number; y: number; width: number; height: number; cells: number; levels: Uint8Array } {
    const xs = blocks.filter((_, k) => k % 3 === 0);
    const ys = blocks.filter((_, k) => k % 3 === 1);
    const [x0, y0] = [Math.min(...xs) - 1, Math.min(...ys) - 1];
    const [width, height] = [Math.max(...xs) - x0 + 2, Math.max(...ys) - y0 + 2];
    const levels = new Uint8Array(width * height).fill(middleLevel);
    for (let k = 0; k < blocks.length; k += 3) levels[(blocks[k + 1]! - y0) * width + blocks[k]! - x0] = blocks[k + 2]!;
    return { x: x0 * cells, y: y0 * cells, width, height, cells, levels };
}
export const valueOfLevel = (level: number): number => level * 4369 ; // 15 is white
