// What `pave world bake` writes into the page: what is shown, and how pixels and cells belong together.

/** Pixels at the level `native`; y points down. */
export type Point = readonly [number, number];

export interface Cells {
    /** How far a step of q leads, and a step of r. */
    readonly basis: readonly [Point, Point];
    /** Where the lattice point of the unit cell 0,0 is in the whole picture; it may be far outside. */
    readonly origin: Point;
    /** The polygon of each face of a unit cell, relative to its lattice point. */
    readonly faces: readonly (readonly Point[])[];
    /** The names of the faces in places, such as L and R; else they are numbers. */
    readonly letters?: readonly string[];
}

export interface Baked {
    readonly title: string;
    /** A text, for it has 64 bits. */
    readonly seed: string;
    readonly set: string;
    readonly method: string;
    readonly grid: string;
    /** The hash of the world, 0x and 16 digits. */
    readonly world: string;
    /** The command that made it: `pave world bake`, and words as a shell reads them. */
    readonly command: string;
    readonly pictures: 'pmtiles' | 'folder';
    /** A path as seen from the page: world.pmtiles, or {z}/{x}/{y}.png. */
    readonly source: string;
    /** The least level and the greatest that have pictures. */
    readonly zoom: readonly [number, number];
    /** The level at which width and height are in pixels. */
    readonly native: number;
    /** Pixels of a picture, each way. */
    readonly picture: number;
    readonly width: number;
    readonly height: number;
    /** The first cell of what was baked. */
    readonly at: readonly [number, number];
    readonly cell: Cells;
}

/** The address of a path, whose names may hold what an address must not. */
export const addressOf = (path: string): string => path.replace(/[%#?]/g, encodeURIComponent);

/** The text of the page's data; undefined where nothing was put there. */
export function readBaked(text: string): Baked | undefined {
    const data = JSON.parse(text) as Baked | null;
    return data ?? undefined;
}
