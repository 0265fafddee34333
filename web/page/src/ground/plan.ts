// What a ground shows, as plain data that goes to a worker.
import type { Builtin, WorldMethod } from 'pave-maps';

/** Shares of the colours that follow a smooth noise: hills about twice `scale` cells apart. */
export interface NoisePlan {
    readonly scale: number;
    readonly octaves?: number;
    /** Per cent. */
    readonly rough?: number;
}

/** Its octaves; where it does not say, down to lattices of 16 cells, at most four. */
export function octavesOf({ scale, octaves }: NoisePlan): number {
    let found = 1;
    while (found < 4 && scale >> found >= 16) found++;
    return octaves ?? found;
}

/** A world of a built-in set, as the options of `pave world fill` name it. */
export interface Plan {
    readonly set: Builtin;
    /** The name of a tiling; 'square' without it. */
    readonly tiling?: string;
    /** The digits of a number of 64 bits. */
    readonly seed: string;
    readonly method?: WorldMethod;
    readonly noise?: NoisePlan;
}

/** Whole cells: columns q from `q`, rows r from `r`. */
export interface Cells {
    readonly q: number;
    readonly r: number;
    readonly width: number;
    readonly height: number;
}

/** Some tiles of a set, painted: `slots` says which, `levels` holds all of them at `size` pixels, then all at half the size, down to 1. */
export interface Painted {
    readonly size: number;
    readonly slots: Uint16Array;
    readonly levels: Uint8Array[];
}

/** What a worker must serve for a ground of squares; ground.work.ts does, and the worker of a room may as well. */
export interface GroundApi<Of = Plan> {
    /** The slot of the tile of each cell, row by row. A slot is a number below `slots` that stands for a picture. */
    tiles(plan: Of, cells: Cells): { tiles: Uint16Array; slots: number };
    /** Paints tiles of the list until some milliseconds are over, at least one. */
    paint(plan: Of, slots: Uint16Array, size: number): Painted;
}

/** Worlds end at this distance. */
export const far = 2 ** 29;
