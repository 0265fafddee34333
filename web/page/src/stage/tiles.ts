// Polygons that share vertices, as layers draw them: the numbers behind triangles, paths and clicks.
import { boxOf, overlaps, type Box, type Point } from './view.ts';

/** The ring of tile t is rings[start[t]] to rings[start[t + 1] - 1], indices of points. */
export interface Tiles {
    /** x, y, x, y, ... */
    readonly points: Float32Array | Float64Array;
    readonly start: Int32Array;
    readonly rings: Int32Array;
    /** A point of each tile from which it can be seen whole; without them the mean of its corners is one. */
    readonly centers?: Float32Array;
}

export const tileCount = ({ start }: Tiles): number => start.length - 1;

/** The mean of the corners of each tile: x, y, x, y, ... */
export function centersOf({ points, start, rings }: Tiles): Float32Array {
    const out = new Float32Array(2 * (start.length - 1));
    for (let t = 0; t + 1 < start.length; t++) {
        let [x, y] = [0, 0];
        for (let i = start[t]!; i < start[t + 1]!; i++) {
            x += points[2 * rings[i]!]!;
            y += points[2 * rings[i]! + 1]!;
        }
        const count = start[t + 1]! - start[t]!;
        out[2 * t] = x / count;
        out[2 * t + 1] = y / count;
    }
    return out;
}

/** One list of triangles: two corners and the centre, whose index is the number of points plus that of the tile. */
export function trianglesOf({ points, start, rings }: Tiles): Uint32Array {
    const out = new Uint32Array(3 * rings.length);
    const first = points.length / 2;
    let at = 0;
    for (let t = 0; t + 1 < start.length; t++)
        for (let i = start[t]!, end = start[t + 1]!; i < end; i++) {
            out[at++] = rings[i]!;
            out[at++] = rings[i + 1 < end ? i + 1 : start[t]!]!;
            out[at++] = first + t;
        }
    return out;
}

/** The sides between two tiles, once each: x, y and x, y of its ends. Of those at the rim some are left out. */
export function sidesOf({ points, start, rings }: Tiles): Float32Array {
    const out: number[] = [];
    for (let t = 0; t + 1 < start.length; t++)
        for (let i = start[t]!, end = start[t + 1]!; i < end; i++) {
            const [a, b] = [rings[i]!, rings[i + 1 < end ? i + 1 : start[t]!]!];
            if (a < b) out.push(points[2 * a]!, points[2 * a + 1]!, points[2 * b]!, points[2 * b + 1]!);
        }
    return Float32Array.from(out);
}

/** The corners of a tile: x, y, x, y, ... */
export function ringOf({ points, start, rings }: Tiles, tile: number): number[] {
    const out: number[] = [];
    for (let i = start[tile]!; i < start[tile + 1]!; i++) out.push(points[2 * rings[i]!]!, points[2 * rings[i]! + 1]!);
    return out;
}

/** Whether a point lies in the ring x, y, x, y, ... */
export function inRing(ring: ArrayLike<number>, { x, y }: Point): boolean {
    let within = false;
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
        const [ay, by] = [ring[i + 1]!, ring[j + 1]!];
        if (ay > y !== by > y && x < ring[i]! + ((ring[j]! - ring[i]!) * (y - ay)) / (by - ay)) within = !within;
    }
    return within;
}

/** A run of tiles: rings from and to, and the box round them. */
export interface Block {
    readonly from: number;
    readonly to: number;
    readonly box: Box;
}

/** Tiles in runs of so many, in their order: what is out of sight need not be drawn. */
export function blocksOf(tiles: Tiles, size = 512): Block[] {
    const count = tileCount(tiles);
    return Array.from({ length: Math.ceil(count / size) }, (_, i) => {
        const [first, end] = [i * size, Math.min(count, (i + 1) * size)];
        const box = boxAround(tiles, Array.from({ length: end - first }, (__, k) => first + k));
        return { from: tiles.start[first]!, to: tiles.start[end]!, box };
    });
}

/** The runs of rings that may be seen, next to each other joined. */
export function runsSeen(blocks: readonly Block[], box: Box): [number, number][] {
    const out: [number, number][] = [];
    for (const { from, to, box: b } of blocks) {
        if (!overlaps(b, box)) continue;
        const last = out.at(-1);
        if (last?.[1] === from) last[1] = to;
        else out.push([from, to]);
    }
    return out;
}

export function boxAround({ points, start, rings }: Tiles, list: readonly number[]): Box {
    let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const t of list)
        for (let i = start[t]!; i < start[t + 1]!; i++) {
            const [x, y] = [points[2 * rings[i]!]!, points[2 * rings[i]! + 1]!];
            if (x < x0) x0 = x;
            if (x > x1) x1 = x;
            if (y < y0) y0 = y;
            if (y > y1) y1 = y;
        }
    return { x0, y0, x1, y1 };
}

/** Finds the tile at a point: first among those whose centres are near, then among all. */
export function finderOf(tiles: Tiles, centers: ArrayLike<number> = centersOf(tiles)): (at: Point) => number {
    const count = tileCount(tiles);
    const { x0, y0, x1, y1 } = boxOf(tiles.points);
    const width = Math.max(1, Math.round(Math.sqrt((count * Math.max(x1 - x0, 1e-9)) / Math.max(y1 - y0, 1e-9))));
    const height = Math.max(1, Math.ceil(count / width));
    const [perX, perY] = [width / Math.max(x1 - x0, 1e-9), height / Math.max(y1 - y0, 1e-9)];
    const bucketOf = (x: number, y: number): number =>
        Math.min(height - 1, Math.floor((y - y0) * perY)) * width + Math.min(width - 1, Math.floor((x - x0) * perX));
    const first = new Int32Array(width * height + 1); // counted, then summed, then filled from behind
    for (let t = 0; t < count; t++) first[bucketOf(centers[2 * t]!, centers[2 * t + 1]!)]!++;
    for (let i = 1; i < first.length; i++) first[i]! += first[i - 1]!;
    const list = new Int32Array(count);
    for (let t = 0; t < count; t++) list[--first[bucketOf(centers[2 * t]!, centers[2 * t + 1]!)]!] = t;
    const holds = (tile: number, at: Point): boolean => inRing(ringOf(tiles, tile), at);
    return (at) => {
        if (!(at.x >= x0 && at.x <= x1 && at.y >= y0 && at.y <= y1)) return -1;
        const bucket = bucketOf(at.x, at.y);
        const [column, row] = [bucket % width, Math.floor(bucket / width)];
        for (let r = Math.max(0, row - near); r <= Math.min(height - 1, row + near); r++) {
            const [from, to] = [r * width + Math.max(0, column - near), r * width + Math.min(width - 1, column + near)];
            for (let i = first[from]!; i < first[to + 1]!; i++) if (holds(list[i]!, at)) return list[i]!;
        }
        for (let t = 0; t < count; t++) if (holds(t, at)) return t;
        return -1;
    };
}

const near = 2; // buckets, each with one tile on average
