// A world of the room as plain data: what the address says, and what the worker opens.
import type { Builtin } from 'pave-maps';
import type { Cell } from '../../ground/shape.ts';
import type { WorldPlan } from './fields.ts';

export type { WorldPlan };

export const sets = ['roads', 'meadow', 'cave', 'dungeon', 'maze', 'river', 'country', 'lakes', 'land', 'garden'] as const satisfies readonly Builtin[];
export type Method = 'auto' | 'feature' | 'phase' | 'blocks';

export type EditPlan =
    | { readonly kind: 'pin'; readonly cell: Cell; readonly tile: number }
    | { readonly kind: 'color'; readonly cell: Cell; readonly place: number; readonly color: number };

/** The picture of a painted world: where it begins, in units, how many values it has, and how many units each is wide. */
export interface Frame {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly cells: number;
}

/** The frame of painted blocks, each of which lies round the place that it names. */
export function frameOf({ cells, blocks }: NonNullable<WorldPlan['map']>): Frame {
    const [[x, width], [y, height]] = [0, 1].map((axis) => {
        const all = blocks.filter((_, k) => k % 3 === axis);
        return [Math.min(...all), Math.max(...all) - Math.min(...all) + 1];
    }) as [[number, number], [number, number]];
    return { x: (x - 0.5) * cells, y: (y - 0.5) * cells, width, height, cells };
}

/** What is said of blocks that are too far apart for one picture; '' where they are not. */
export const tooWide = ({ width, height }: Frame): string => (width * height > 1 << 24 ? 'What is painted lies too far apart for one picture: paint nearer to the rest' : '');
