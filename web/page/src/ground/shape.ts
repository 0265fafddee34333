// The faces of a tiling as plain data: what lies where, who is beside whom. The worker makes it, the page draws and taps with it.
import type { Box, Cell, Point } from '../stage/view.ts';

export type { Cell };

export interface Shape {
    readonly name: string;
    /** The steps of one in q and of one in r. */
    readonly i: Point;
    readonly j: Point;
    /** Of each face of the unit cell 0, 0 the corners x, y, ...; side k leads from corner k to corner k + 1. */
    readonly faces: readonly (readonly number[])[];
    /** Whether faces are L and R in texts. */
    readonly letters: boolean;
}

/** Across side `side` of a face: another, so many unit cells away, by its side `twin`. */
export type Across = Cell & { readonly twin: number };

/** A shape with what follows from it. */
export interface Tiles extends Shape {
    readonly middles: readonly Point[];
    readonly across: readonly (readonly Across[])[];
    /** The mean area of a cell. */
    readonly area: number;
    /** How far a face reaches from its unit cell's origin. */
    readonly reach: Box;
}

export const sidesOf = (shape: Shape, s: number): number => shape.faces[s]!.length / 2;
export const cellKey = ({ q, r, s }: Cell): string => `${q},${r},${s}`;
export const sameCell = (a: Cell, b: Cell): boolean => a.q === b.q && a.r === b.r && a.s === b.s;

/** "3,-2", "3,-2,L" or "3,-2,5", as the command writes cells. */
export const cellText = (shape: Shape, { q, r, s }: Cell): string =>
    shape.faces.length === 1 ? `${q},${r}` : `${q},${r},${shape.letters ? 'LR'[s] : s}`;

export function tilesOf(shape: Shape): Tiles {
    const middles = shape.faces.map(middleOf);
    const all = shape.faces.flat();
    const xs = all.filter((_, k) => k % 2 === 0);
    const ys = all.filter((_, k) => k % 2 === 1);
    return {
        ...shape, middles, across: acrossOf(shape), area: Math.abs(shape.i.x * shape.j.y - shape.i.y * shape.j.x) / shape.faces.length,
        reach: { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) },
    };
}

// The centre of a polygon by its area.
function middleOf(ring: readonly number[]): Point {
    let [x, y, all] = [0, 0, 0];
    for (let k = 0; k < ring.length; k += 2) {
        const [ax, ay, bx, by] = [ring[k]!, ring[k + 1]!, ring[(k + 2) % ring.length]!, ring[(k + 3) % ring.length]!];
        const cross = ax * by - bx * ay;
        all += cross;
        x += (ax + bx) * cross;
        y += (ay + by) * cross;
    }
    return { x: x / (3 * all), y: y / (3 * all) };
}

const sideMiddle = (ring: readonly number[], k: number): Point => {
    const [a, b] = [2 * k, (2 * k + 2) % ring.length];
    return { x: (ring[a]! + ring[b]!) / 2, y: (ring[a + 1]! + ring[b + 1]!) / 2 };
};

// Two sides are twins where their middles are one place, some steps of the lattice apart.
function acrossOf(shape: Shape): Across[][] {
    const { i, j, faces } = shape;
    const det = i.x * j.y - i.y * j.x;
    const sides = faces.flatMap((ring, s) => Array.from({ length: ring.length / 2 }, (_, k) => ({ s, k, at: sideMiddle(ring, k) })));
    const find = (s: number, k: number, at: Point): Across => {
        for (const other of sides) {
            const [x, y] = [at.x - other.at.x, at.y - other.at.y];
            const [u, v] = [(x * j.y - y * j.x) / det, (i.x * y - i.y * x) / det];
            const [q, r] = [Math.round(u), Math.round(v)];
            if (Math.abs(u - q) < 1e-6 && Math.abs(v - r) < 1e-6 && !(other.s === s && other.k === k)) return { q, r, s: other.s, twin: other.k };
        }
        throw new Error(`side ${k} of face ${s} of ${shape.name} has nothing across`);
    };
    return faces.map((ring, s) => Array.from({ length: ring.length / 2 }, (_, k) => find(s, k, sideMiddle(ring, k))));
}

export function neighborOf(tiles: Tiles, { q, r, s }: Cell, side: number): Cell {
    const to = tiles.across[s]![side]!;
    return { q: q + to.q, r: r + to.r, s: to.s };
}

/** The other cells around the corner between side k and side k + 1. */
export function aroundCorner(tiles: Tiles, cell: Cell, k: number): Cell[] {
    const out: Cell[] = [];
    let at = cell;
    let side = (k + 1) % sidesOf(tiles, cell.s);
    for (let turn = 0; turn < 32; turn++) { // across a side that begins in the corner, round and round
        const { twin } = tiles.across[at.s]![side]!;
        at = neighborOf(tiles, at, side);
        if (sameCell(at, cell)) break;
        out.push(at);
        side = (twin + 1) % sidesOf(tiles, at.s);
    }
    return out;
}

/** Where the origin of a unit cell is. */
export const originOf = ({ i, j }: Shape, q: number, r: number): Point => ({ x: q * i.x + r * j.x, y: q * i.y + r * j.y });

export function middleAt(tiles: Tiles, { q, r, s }: Cell): Point {
    const at = originOf(tiles, q, r);
    return { x: at.x + tiles.middles[s]!.x, y: at.y + tiles.middles[s]!.y };
}

export function ringAt(shape: Shape, { q, r, s }: Cell): number[] {
    const at = originOf(shape, q, r);
    return shape.faces[s]!.map((value, k) => value + (k % 2 ? at.y : at.x));
}

/** A point in units of the lattice. */
export function latticeOf({ i, j }: Shape, { x, y }: Point): { u: number; v: number } {
    const det = i.x * j.y - i.y * j.x;
    return { u: (x * j.y - y * j.x) / det, v: (i.x * y - i.y * x) / det };
}

/** Unit cells whose faces may show in a box. */
export function unitsOf(tiles: Tiles, box: Box): { q: number; r: number; width: number; height: number } {
    const { reach } = tiles;
    const corners = [[box.x0 - reach.x1, box.y0 - reach.y1], [box.x1 - reach.x0, box.y0 - reach.y1], [box.x0 - reach.x1, box.y1 - reach.y0], [box.x1 - reach.x0, box.y1 - reach.y0]];
    const uv = corners.map(([x, y]) => latticeOf(tiles, { x: x!, y: y! }));
    const [q, r] = [Math.floor(Math.min(...uv.map(({ u }) => u))), Math.floor(Math.min(...uv.map(({ v }) => v)))];
    return { q, r, width: Math.ceil(Math.max(...uv.map(({ u }) => u))) - q + 1, height: Math.ceil(Math.max(...uv.map(({ v }) => v))) - r + 1 };
}

/** The cell under a point; of points on a side any beside it. */
export function cellAt(tiles: Tiles, at: Point): Cell {
    const { u, v } = latticeOf(tiles, at);
    const [q0, r0] = [Math.floor(u), Math.floor(v)];
    let best: { cell: Cell; out: number } | undefined;
    for (let r = r0 - 2; r <= r0 + 2; r++)
        for (let q = q0 - 2; q <= q0 + 2; q++)
            for (let s = 0; s < tiles.faces.length; s++) {
                const from = originOf(tiles, q, r);
                const out = outside(tiles.faces[s]!, at.x - from.x, at.y - from.y);
                if (!best || out < best.out) best = { cell: { q, r, s }, out };
            }
    return best!.cell;
}

// How far a point is outside of a convex polygon; negative inside.
function outside(ring: readonly number[], x: number, y: number): number {
    let [most, sum] = [-Infinity, 0];
    const n = ring.length;
    for (let k = 0; k < n; k += 2) sum += ring[k]! * ring[(k + 3) % n]! - ring[(k + 2) % n]! * ring[k + 1]!;
    for (let k = 0; k < n; k += 2) {
        const [ax, ay, bx, by] = [ring[k]!, ring[k + 1]!, ring[(k + 2) % n]!, ring[(k + 3) % n]!];
        const away = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / Math.hypot(bx - ax, by - ay);
        most = Math.max(most, sum > 0 ? -away : away);
    }
    return most;
}

// ---- Winds --------------------------------------------------------------------------------------------------------------------

const winds = ['north', 'north-north-east', 'north-east', 'east-north-east', 'east', 'east-south-east', 'south-east', 'south-south-east',
    'south', 'south-south-west', 'south-west', 'west-south-west', 'west', 'west-north-west', 'north-west', 'north-north-west'];

// From the middle of a face: at right angles through a side (place 2k), or to the corner after it (2k + 1).
function directionOf(tiles: Tiles, s: number, place: number): Point {
    const ring = tiles.faces[s]!;
    const k = place >> 1;
    const [ax, ay] = [ring[2 * k]!, ring[2 * k + 1]!];
    const [bx, by] = [ring[(2 * k + 2) % ring.length]!, ring[(2 * k + 3) % ring.length]!];
    const middle = tiles.middles[s]!;
    let [x, y] = [bx - middle.x, by - middle.y];
    if (place % 2 === 0) {
        const out = (by - ay) * (ax - middle.x) - (bx - ax) * (ay - middle.y) < 0 ? -1 : 1;
        [x, y] = [out * (by - ay), out * (ax - bx)];
    }
    const length = Math.hypot(x, y);
    return { x: x / length, y: y / length };
}

function nearestWind({ x, y }: Point, step: number): number {
    let [best, most] = [0, -2];
    for (let wind = 0; wind < 16; wind += step) {
        const angle = (wind * Math.PI) / 8;
        const much = Math.sin(angle) * x - Math.cos(angle) * y;
        if (much > most + 1e-9) [best, most] = [wind, much];
    }
    return best;
}

/** The word of a place of a face, such as "south"; its number where two have the same one. */
export function windOf(tiles: Tiles, s: number, place: number): string {
    const n = sidesOf(tiles, s);
    for (const step of [2, 1]) {
        const all = Array.from({ length: n }, (_, k) => nearestWind(directionOf(tiles, s, 2 * k + (place % 2)), step));
        if (new Set(all).size === n) return winds[all[place >> 1]!]!;
    }
    return String(place >> 1);
}

/** The side of a cell that leads most in a direction. */
export function sideTowards(tiles: Tiles, s: number, { x, y }: Point): number {
    let [best, most] = [0, -Infinity];
    for (let k = 0; k < sidesOf(tiles, s); k++) {
        const way = directionOf(tiles, s, 2 * k);
        if (way.x * x + way.y * y > most + 1e-9) [best, most] = [k, way.x * x + way.y * y];
    }
    return best;
}
