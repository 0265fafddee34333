// The faces of a tiling as plain data: what lies where, who is beside whom. The worker makes it, the page draws and taps with it.
import { seen, type Box, type Cell, type Point, type View } from '../stage/view.ts';
import { far, type Cells } from './plan.ts';

export type { Cell };

/** The steps of one in q and of one in r, and how far the faces of a unit cell reach from its origin. */
export interface Lattice {
    readonly i: Point;
    readonly j: Point;
    readonly reach: Box;
}

export interface Tiles extends Lattice {
    readonly name: string;
    /** Of each face of the unit cell 0, 0 the corners x, y, ...; side k leads from corner k to corner k + 1. */
    readonly faces: readonly (readonly number[])[];
    readonly middles: readonly Point[];
    /** Across each side of a face: another, so many unit cells away, by its side `twin`. */
    readonly across: readonly (readonly (Cell & { readonly twin: number })[])[];
    /** The mean area of a cell. */
    readonly area: number;
}

export const sidesOf = (tiles: Tiles, s: number): number => tiles.faces[s]!.length / 2;
export const cellKey = ({ q, r, s }: Cell): string => `${q},${r},${s}`;

/** "3,-2", "3,-2,L" or "3,-2,5", as the command writes cells. */
export const cellText = ({ name, faces }: Tiles, { q, r, s }: Cell): string => (faces.length === 1 ? `${q},${r}` : `${q},${r},${name === 'tri' ? 'LR'[s] : s}`);

export function neighborOf(tiles: Tiles, { q, r, s }: Cell, side: number): Cell {
    const to = tiles.across[s]![side]!;
    return { q: q + to.q, r: r + to.r, s: to.s };
}

/** The cells of a walk, one after the other. */
export function wayOf(tiles: Tiles, from: Cell, path: string): Cell[] {
    const out = [from];
    for (const digit of path) {
        const at = out.at(-1)!;
        const side = parseInt(digit, 36);
        if (!(side < sidesOf(tiles, at.s))) break;
        out.push(neighborOf(tiles, at, side));
    }
    return out;
}

/** The other cells around the corner between side k and side k + 1. */
export function aroundCorner(tiles: Tiles, cell: Cell, k: number): Cell[] {
    const out: Cell[] = [];
    let at = cell;
    let side = (k + 1) % sidesOf(tiles, cell.s);
    for (let turn = 0; turn < 32; turn++) { // across a side that begins in the corner, round and round
        const { twin } = tiles.across[at.s]![side]!;
        at = neighborOf(tiles, at, side);
        if (cellKey(at) === cellKey(cell)) break;
        out.push(at);
        side = (twin + 1) % sidesOf(tiles, at.s);
    }
    return out;
}

/** Where the origin of a unit cell is. */
export const originOf = ({ i, j }: Lattice, q: number, r: number): Point => ({ x: q * i.x + r * j.x, y: q * i.y + r * j.y });

export function middleAt(tiles: Tiles, { q, r, s }: Cell): Point {
    const at = originOf(tiles, q, r);
    return { x: at.x + tiles.middles[s]!.x, y: at.y + tiles.middles[s]!.y };
}

export function ringAt(tiles: Tiles, { q, r, s }: Cell): number[] {
    const at = originOf(tiles, q, r);
    return tiles.faces[s]!.map((value, k) => value + (k % 2 ? at.y : at.x));
}

/** A point in units of the lattice. */
export function latticeOf({ i, j }: Lattice, { x, y }: Point): { u: number; v: number } {
    const det = i.x * j.y - i.y * j.x;
    return { u: (x * j.y - y * j.x) / det, v: (i.x * y - i.y * x) / det };
}

// ---- Unit cells of a picture --------------------------------------------------------------------------------------------------

/** Unit cells whose faces may show in a box. */
export function unitsOf(tiles: Lattice, box: Box): Cells {
    const { reach } = tiles;
    const corners = [[box.x0 - reach.x1, box.y0 - reach.y1], [box.x1 - reach.x0, box.y0 - reach.y1], [box.x0 - reach.x1, box.y1 - reach.y0], [box.x1 - reach.x0, box.y1 - reach.y0]];
    const uv = corners.map(([x, y]) => latticeOf(tiles, { x: x!, y: y! }));
    const [q, r] = [Math.floor(Math.min(...uv.map(({ u }) => u))), Math.floor(Math.min(...uv.map(({ v }) => v)))];
    return { q, r, width: Math.ceil(Math.max(...uv.map(({ u }) => u))) - q + 1, height: Math.ceil(Math.max(...uv.map(({ v }) => v))) - r + 1 };
}

const most = 4096; // along a side, which every WebGL2 has room for

/** Those of a picture, with a share of it or so many units more on each side, as far as there is world. */
export function unitsAround(tiles: Lattice, view: View, share: number, least = 0): Cells {
    const { x0, y0, x1, y1 } = seen(view);
    const [dx, dy] = [Math.max(least, (x1 - x0) * share), Math.max(least, (y1 - y0) * share)];
    const { q, r, width, height } = unitsOf(tiles, { x0: x0 - dx, y0: y0 - dy, x1: x1 + dx, y1: y1 + dy });
    const side = (from: number, count: number): [number, number] => {
        const low = Math.max(-far, Math.min(far - 1, from + Math.max(0, Math.floor((count - most) / 2))));
        return [low, Math.max(1, Math.min(most, Math.min(far, from + count) - low))];
    };
    const [[q0, w], [r0, h]] = [side(q, width), side(r, height)];
    return { q: q0, r: r0, width: w, height: h };
}

/** Whether a picture that needs some unit cells can be made of others, and these are not far more. */
export const suits = (need: Cells, there: Cells): boolean => isWithin(need, there) && there.width * there.height < 24 * need.width * need.height + 4096;
export const isWithin = (a: Cells, b: Cells): boolean => a.q >= b.q && a.r >= b.r && a.q + a.width <= b.q + b.width && a.r + a.height <= b.r + b.height;

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
