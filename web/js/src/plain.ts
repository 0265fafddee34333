// pave-maps/grids: single cells of squares, hexagons and triangles in plain TypeScript, for programs that want one distance or one cell under the
// mouse, at once and without WebAssembly. Cells, orders and ties are those of include/pave/square.h, hex.h and tri.h, bit for bit: test/plain.test.ts
// compares them. Lists of many cells, edges, vertices and Euclidean rings are in the package itself.
//
// Cells have |q|, |r| <= 2^29, as everywhere in pave. `at` gives a cell just beyond that for points beyond it; the other functions do not check.
import type { Layout, LayoutDefInput, SquareMetric, TriMetric } from './abi.gen.ts';

export type { Layout } from './abi.gen.ts';
/** A square or a hexagon. y points down, q grows to the east; r grows to the south (squares) or south-east (hexagons). */
export interface Cell {
    q: number;
    r: number;
}
/** A triangle: s is 0 for the left one of its unit cell, which points down, and 1 for the right one, which points up. */
export interface TriCell extends Cell {
    s: number;
}
export interface Point {
    x: number;
    y: number;
}
/** Steps to 4 or to 8 neighbours. */
export type SquareSteps = Exclude<SquareMetric, 'euclid'>;
/** Steps across edges; these with shortcuts across corners; steps to all 12 touching triangles; steps to 9 of them. */
export type TriSteps = Exclude<TriMetric, 'euclid'>;

const { abs, ceil, floor, max, min, sign } = Math;
const cellOf = (q: number, r: number): Cell => ({ q, r });
const triOf = (q: number, r: number, s: number): TriCell => ({ q, r, s });

// ---- Layouts ------------------------------------------------------------------------------------------------------------------

const limit = 2 ** 29 + 1;
// Adding 0 makes a zero of -0.
const whole = (x: number): number => (x > limit ? limit : x < -limit ? -limit : x === x ? floor(x) + 0 : 0);
const lattice = ({ origin, u }: Layout, x: number, y: number): number => u.x * (x - origin.x) + u.y * (y - origin.y);
const across = ({ origin, v }: Layout, x: number, y: number): number => v.x * (x - origin.x) + v.y * (y - origin.y);
const pointOf = ({ origin, i, j }: Layout, u: number, v: number): Point => ({ x: origin.x + (u * i.x + v * j.x), y: origin.y + (u * i.y + v * j.y) });

type Basis = readonly [number, number, number, number];

function layoutOf(pointy: Basis, flat: Basis, { orientation = 'pointy', yUp = false, size = 1, origin = {} }: LayoutDefInput): Layout {
    const basis = { pointy, flat }[orientation];
    const x = size === 0 ? 1 : size, y = yUp ? -x : x, at = { x: origin.x ?? 0, y: origin.y ?? 0 };
    if (!basis) throw new RangeError(`orientation must be 'pointy' or 'flat', not '${orientation}'`);
    if (!Number.isFinite(at.x) || !Number.isFinite(at.y)) throw new RangeError('origin must be finite numbers');
    const i = { x: x * basis[0], y: y * basis[1] }, j = { x: x * basis[2], y: y * basis[3] };
    const determinant = i.x * j.y - i.y * j.x;
    const u = { x: j.y / determinant, y: -j.x / determinant }, v = { x: -i.y / determinant, y: i.x / determinant };
    if (!(x > 0) || determinant === 0 || ![determinant, u.x, u.y, v.x, v.y].every(Number.isFinite))
        throw new RangeError(`size must be 0 (for 1) or 1e-150 to 1e150, not ${size}`);
    return { origin: at, i, j, u, v };
}

// ---- Lists --------------------------------------------------------------------------------------------------------------------

function radius(k: number): number {
    if (!Number.isInteger(k) || k < 0) throw new RangeError(`a radius is an integer from 0, not ${k}`);
    return k;
}

// A line of `steps` steps, `others` of which are (otherQ, otherR) and the rest (mainQ, mainR), evenly mixed: J. Bresenham, 1965. `early`: whether a
// step of the other kind comes early where it may come early or late.
function lineOf(from: Cell, steps: number, others: number, mainQ: number, mainR: number, otherQ: number, otherR: number, early: boolean): Cell[] {
    const out = [cellOf(from.q, from.r)];
    let { q, r } = from, past = early ? -steps : -steps - 1;
    for (let i = 0; i < steps; i++) {
        past += 2 * others;
        const due = past >= 0;
        if (due) past -= 2 * steps;
        q += due ? otherQ : mainQ;
        r += due ? otherR : mainR;
        out.push(cellOf(q, r));
    }
    return out;
}

// Straight runs around a center: [q, r, dq, dr, length], all in radii but for the steps; the last run has what remains of the first side.
type Side = readonly [number, number, number, number, number];

function ringOf({ q, r }: Cell, k: number, sides: readonly Side[], skipped = 0): Cell[] {
    if (radius(k) === 0) return [cellOf(q, r)];
    const out: Cell[] = [];
    sides.forEach(([fromQ, fromR, stepQ, stepR, length], side) => {
        const first = side === 0 ? skipped : 0, end = side === sides.length - 1 && skipped ? skipped : k * length;
        for (let n = first; n < end; n++) out.push(cellOf(q + k * fromQ + n * stepQ, r + k * fromR + n * stepR));
    });
    return out;
}

function spiralOf<Kind>(k: number, ring: (k: number) => Kind[]): Kind[] {
    const out: Kind[] = [];
    for (let n = 0; n <= radius(k); n++) for (const cell of ring(n)) out.push(cell);
    return out;
}

// ---- Squares ------------------------------------------------------------------------------------------------------------------

const ring4: readonly Side[] = [[0, -1, 1, 1, 1], [1, 0, -1, 1, 1], [0, 1, -1, -1, 1], [-1, 0, 1, -1, 1]];
const ring8: readonly Side[] = [[0, -1, 1, 0, 1], [1, -1, 0, 1, 2], [1, 1, -1, 0, 2], [-1, 1, 0, -1, 2], [-1, -1, 1, 0, 1]];
const squareSteps = (metric: string): boolean => {
    if (metric !== '4' && metric !== '8') throw new RangeError(`a metric of squares is '4' or '8', not '${metric}'`);
    return metric === '4';
};

/** Squares: the cell q, r has the corners (q, r) to (q + 1, r + 1) of the lattice. */
export const square = {
    /** Where squares with edges of length `size` lie: see `at` and `point`. */
    layout: (def: LayoutDefInput = {}): Layout => layoutOf([1, 0, 0, 1], [1, 0, 0, 1], def),
    /** The cell under a point. */
    at: (layout: Layout, x: number, y: number): Cell => cellOf(whole(lattice(layout, x, y)), whole(across(layout, x, y))),
    /** The middle of a cell. */
    point: (layout: Layout, { q, r }: Cell): Point => pointOf(layout, q + 0.5, r + 0.5),
    /** The four corners of a cell, clockwise on screen from north-west. */
    corners: (layout: Layout, { q, r }: Cell): Point[] =>
        [pointOf(layout, q, r), pointOf(layout, q + 1, r), pointOf(layout, q + 1, r + 1), pointOf(layout, q, r + 1)],
    /** The cells to the north, east, south and west. */
    neighbors: ({ q, r }: Cell): Cell[] => [cellOf(q, r - 1), cellOf(q + 1, r), cellOf(q, r + 1), cellOf(q - 1, r)],
    /** The steps from a to b. */
    distance(a: Cell, b: Cell, metric: SquareSteps = '4'): number {
        const x = abs(b.q - a.q), y = abs(b.r - a.r);
        return squareSteps(metric) ? x + y : max(x, y);
    },
    /** The straight line from a to b, both included. */
    line(a: Cell, b: Cell, metric: SquareSteps = '4'): Cell[] {
        const x = b.q - a.q, y = b.r - a.r, [q, r] = [sign(x), sign(y)];
        if (squareSteps(metric)) return lineOf(a, abs(x) + abs(y), abs(x), 0, r, q, 0, x > 0);
        return abs(x) >= abs(y) ? lineOf(a, abs(x), abs(y), q, 0, q, r, y > 0) : lineOf(a, abs(y), abs(x), 0, r, q, r, x > 0);
    },
    /** The cells at distance k, clockwise on screen from north. */
    ring: (center: Cell, k: number, metric: SquareSteps = '4'): Cell[] => ringOf(center, k, squareSteps(metric) ? ring4 : ring8),
    /** The cells up to distance k, row by row. */
    disk({ q, r }: Cell, k: number, metric: SquareSteps = '4'): Cell[] {
        const out: Cell[] = [], four = squareSteps(metric);
        for (let y = -radius(k); y <= k; y++) {
            const reach = four ? k - abs(y) : k;
            for (let x = -reach; x <= reach; x++) out.push(cellOf(q + x, r + y));
        }
        return out;
    },
    /** The cells up to distance k, ring by ring from the middle. */
    spiral: (center: Cell, k: number, metric: SquareSteps = '4'): Cell[] => spiralOf(k, (n) => square.ring(center, n, metric)),
    /** A cell turned about the middle of another by quarters, clockwise on screen. */
    rotate({ q, r }: Cell, quarters: number, about: Cell = { q: 0, r: 0 }): Cell {
        const x = q - about.q, y = r - about.r;
        switch (quarters & 3) {
            case 1: return cellOf(about.q - y, about.r + x);
            case 2: return cellOf(about.q - x, about.r - y);
            case 3: return cellOf(about.q + y, about.r - x);
            default: return cellOf(q, r);
        }
    },
};

// ---- Hexagons -----------------------------------------------------------------------------------------------------------------

const root3 = 1.7320508075688772, half3 = 0.8660254037844386, third = 1 / 3;
const hexSides: readonly Side[] = [
    [0, -1, 1, 0, 1], [1, -1, 0, 1, 1], [1, 0, -1, 1, 1], [0, 1, -1, 0, 1], [-1, 1, 0, -1, 1], [-1, 0, 1, -1, 1], [0, -1, 1, 0, 1],
];

/** Hexagons in axial coordinates: q grows to the east, r to the south-east. */
export const hex = {
    /** Where hexagons with edges of length `size` lie: see `at` and `point`. */
    layout: (def: LayoutDefInput = {}): Layout => layoutOf([root3, 0, half3, 1.5], [1.5, half3, 0, root3], def),
    /** The cell under a point. */
    at(layout: Layout, x: number, y: number): Cell {
        // The point is in a rhombus of four centers; its short diagonal joins (1, 0) and (0, 1).
        const u = lattice(layout, x, y), v = across(layout, x, y), q = whole(u), r = whole(v);
        const a = u - q >= 0 && u - q <= 1 ? u - q : 0, b = v - r >= 0 && v - r <= 1 ? v - r : 0;
        const last = 2 * a + b >= 2 && a + 2 * b >= 2;
        return cellOf((last || (a >= b && 2 * a + b >= 1)) && q < limit ? q + 1 : q, (last || (a < b && a + 2 * b >= 1)) && r < limit ? r + 1 : r);
    },
    /** The middle of a cell. */
    point: (layout: Layout, { q, r }: Cell): Point => pointOf(layout, q, r),
    /** The six corners of a cell, clockwise on screen from north (pointy) or 30 degrees after it (flat). */
    corners: (layout: Layout, { q, r }: Cell): Point[] => [
        pointOf(layout, q + third, r - 2 * third), pointOf(layout, q + 1 - third, r - 1 + 2 * third), pointOf(layout, q + third, r + 1 - 2 * third),
        pointOf(layout, q - third, r + 2 * third), pointOf(layout, q - 1 + third, r + 1 - 2 * third), pointOf(layout, q - third, r - 1 + 2 * third),
    ],
    /** The cells to the north-east, east, south-east, south-west, west and north-west. */
    neighbors: ({ q, r }: Cell): Cell[] =>
        [cellOf(q + 1, r - 1), cellOf(q + 1, r), cellOf(q, r + 1), cellOf(q - 1, r + 1), cellOf(q - 1, r), cellOf(q, r - 1)],
    /** The steps from a to b. */
    distance(a: Cell, b: Cell): number {
        const q = b.q - a.q, r = b.r - a.r;
        return max(abs(q), abs(r), abs(q + r));
    },
    /** The straight line from a to b, both included. */
    line(a: Cell, b: Cell): Cell[] {
        const q = b.q - a.q, r = b.r - a.r, steps = hex.distance(a, b);
        if (q >= 0 && r >= 0) return lineOf(a, steps, r, 1, 0, 0, 1, false);
        if (q <= 0 && r <= 0) return lineOf(a, steps, -r, -1, 0, 0, -1, true);
        if (q > 0) return q + r >= 0 ? lineOf(a, steps, q + r, 1, -1, 1, 0, true) : lineOf(a, steps, q, 0, -1, 1, -1, true);
        return q + r >= 0 ? lineOf(a, steps, -q, 0, 1, -1, 1, false) : lineOf(a, steps, -q - r, -1, 1, -1, 0, false);
    },
    /** The cells at distance k, clockwise on screen from north. */
    ring: (center: Cell, k: number): Cell[] => ringOf(center, k, hexSides, ceil(k / 2)),
    /** The cells up to distance k, row by row. */
    disk({ q, r }: Cell, k: number): Cell[] {
        const out: Cell[] = [];
        for (let y = -radius(k); y <= k; y++) for (let x = max(-k, -k - y); x <= min(k, k - y); x++) out.push(cellOf(q + x, r + y));
        return out;
    },
    /** The cells up to distance k, ring by ring from the middle. */
    spiral: (center: Cell, k: number): Cell[] => spiralOf(k, (n) => hex.ring(center, n)),
    /** A cell turned about the middle of another by sixths, clockwise on screen. */
    rotate({ q, r }: Cell, sixths: number, about: Cell = { q: 0, r: 0 }): Cell {
        const x = q - about.q, y = r - about.r, z = -x - y;
        switch (((sixths % 6) + 6) % 6) {
            case 1: return cellOf(about.q - y, about.r - z);
            case 2: return cellOf(about.q + z, about.r + x);
            case 3: return cellOf(about.q - x, about.r - y);
            case 4: return cellOf(about.q + y, about.r + z);
            case 5: return cellOf(about.q - z, about.r - x);
            default: return cellOf(q, r);
        }
    },
};

// ---- Triangles ----------------------------------------------------------------------------------------------------------------

// The first and the last q of row y, both from a center, that is at most k steps away: of the triangles whose s is t more than that of the center.
function triRow(k: number, y: number, t: number, metric: TriSteps): [number, number] {
    const steps = metric === 'flank' ? 2 * k : k, wide = metric === 'shortcut' ? k : Infinity;
    let first = -floor((steps + t) / 2), last = floor((steps - t) / 2), thirdFirst = -last, thirdLast = -first;
    if (metric === 'touch') [first, last, thirdFirst, thirdLast] = [-k, k, -k, k];
    if (metric === 'shortcut') [first, last, thirdFirst, thirdLast] = [-k - t, k - t, -k + t, k + t];
    if (k < 0 || y < first || y > last) return [0, -1];
    const low = max(first, thirdFirst - y - t, y - wide, ceil((-wide - y - t) / 2), -wide - 2 * y - t);
    return [low, min(last, thirdLast - y - t, y + wide, floor((wide - y - t) / 2), wide - 2 * y - t)];
}

const triMetrics: Record<TriSteps, (a: number, b: number, c: number) => number> = {
    edge: (a, b, c) => a + b + c,
    shortcut: (a, b, c) => a + b + c - min(a, b, c),
    touch: (a, b, c) => max(a, b, c),
    flank: (a, b, c) => ceil((a + b + c) / 2),
};
function triMetric(metric: TriSteps): (a: number, b: number, c: number) => number {
    const steps = triMetrics[metric];
    if (!steps) throw new RangeError(`a metric of triangles is 'edge', 'shortcut', 'touch' or 'flank', not '${metric}'`);
    return steps;
}

/** Triangles: q grows to the east, r to the south-east, and each unit cell has two. */
export const tri = {
    /** Where triangles with edges of length `size` lie: see `at` and `point`. */
    layout: (def: LayoutDefInput = {}): Layout => layoutOf([1, 0, 0.5, half3], [half3, 0.5, 0, 1], def),
    /** The cell under a point. */
    at(layout: Layout, x: number, y: number): TriCell {
        // Each comparison has a fraction below 1/2 and 1 less a fraction of at least 1/2, which are exact.
        const u = lattice(layout, x, y), v = across(layout, x, y), q = whole(u), r = whole(v);
        const half = v - r >= 0.5;
        const right = u - q >= 0.5 ? half || v - r >= q + 1 - u : half && u - q >= r + 1 - v;
        return triOf(q, r, right ? 1 : 0);
    },
    /** The middle of a cell. */
    point: (layout: Layout, { q, r, s }: TriCell): Point => pointOf(layout, q + (1 + s) / 3, r + (1 + s) / 3),
    /** The three corners of a cell, clockwise on screen from the upper left (s = 0) or the top (s = 1). */
    corners: (layout: Layout, { q, r, s }: TriCell): Point[] => [pointOf(layout, q + s, r), pointOf(layout, q + 1, r + s), pointOf(layout, q, r + 1)],
    /** The cells across the three edges, clockwise on screen. */
    neighbors: ({ q, r, s }: TriCell): TriCell[] =>
        s ? [triOf(q + 1, r, 0), triOf(q, r + 1, 0), triOf(q, r, 0)] : [triOf(q, r - 1, 1), triOf(q, r, 1), triOf(q - 1, r, 1)],
    /** The steps from a to b. */
    distance(a: TriCell, b: TriCell, metric: TriSteps = 'edge'): number {
        const x = b.q - a.q, y = b.r - a.r;
        return triMetric(metric)(abs(x), abs(y), abs(x + y + b.s - a.s));
    },
    /** The cells that the straight line from a to b crosses, in steps across edges. */
    line(a: TriCell, b: TriCell): TriCell[] {
        const ordered = a.s !== b.s ? a.s === 0 : a.q < b.q || (a.q === b.q && a.r <= b.r);
        if (!ordered) return tri.line(b, a).reverse();
        // The segment alternately crosses a line of the family of lanes in which it is longest, and one of the two others. `late` compares the times
        // at which the next lines of these two come.
        const t = b.s - a.s, x = b.q - a.q, y = b.r - a.r;
        const way = [3 * x + t, 3 * y + t, 3 * (x + y) + 2 * t];
        const away = way.map((each, lane) => ((each > 0) === (lane < 2) ? 2 - a.s : 1 + a.s));
        const step = way.map((each, lane) => triOf(lane === 0 ? sign(each) : 0, lane === 1 ? sign(each) : 0, lane === 2 ? sign(each) : -sign(each)));
        const longest = [0, 1].reduce((best, lane) => (abs(way[lane]!) > abs(way[best]!) ? lane : best), 2);
        const first = longest === 0 ? 1 : 0, second = longest === 2 ? 1 : 2, later = abs(way[second]!), earlier = abs(way[first]!);
        let late = away[first]! * later - away[second]! * earlier, choice = a.s + step[longest]!.s !== 1 - a.s, { q, r, s } = a;
        const out = [triOf(q, r, s)];
        for (let left = tri.distance(a, b); left > 0; left--, choice = !choice) {
            const taken = step[choice ? (late <= 0 ? first : second) : longest]!;
            if (choice) late += late <= 0 ? 3 * later : -3 * earlier;
            out.push(triOf(q += taken.q, r += taken.r, s += taken.s));
        }
        return out;
    },
    /** The cells at distance k, clockwise on screen from north. */
    ring(center: TriCell, k: number, metric: TriSteps = 'edge'): TriCell[] {
        triMetric(metric);
        const found: { u: number; v: number; cell: TriCell }[] = [];
        for (let y = -radius(k); y <= k; y++)
            for (let s = 0; s < 2; s++) {
                const t = s - center.s, [outer, end] = triRow(k, y, t, metric), [inner, back] = triRow(k - 1, y, t, metric);
                for (let x = outer; x <= end; x++) {
                    if (x === inner && inner <= back) x = back + 1;
                    if (x <= end) found.push({ u: 3 * x + t, v: 3 * y + t, cell: triOf(center.q + x, center.r + y, s) });
                }
            }
        // By half, then by angle, then the nearer first.
        const west = ({ u, v }: { u: number; v: number }): number => (2 * u + v > 0 || (2 * u + v === 0 && v < 0) ? 0 : 1);
        found.sort((a, b) => west(a) - west(b) || b.u * a.v - b.v * a.u || abs(a.u) + abs(a.v) - abs(b.u) - abs(b.v));
        return found.map(({ cell }) => cell);
    },
    /** The cells up to distance k, row by row. */
    disk(center: TriCell, k: number, metric: TriSteps = 'edge'): TriCell[] {
        triMetric(metric);
        const out: TriCell[] = [];
        for (let y = -radius(k); y <= k; y++) {
            const [left, right] = [triRow(k, y, -center.s, metric), triRow(k, y, 1 - center.s, metric)];
            for (let x = min(left[0], right[0]); x <= max(left[1], right[1]); x++) {
                if (x >= left[0] && x <= left[1]) out.push(triOf(center.q + x, center.r + y, 0));
                if (x >= right[0] && x <= right[1]) out.push(triOf(center.q + x, center.r + y, 1));
            }
        }
        return out;
    },
    /** The cells up to distance k, ring by ring from the middle. */
    spiral: (center: TriCell, k: number, metric: TriSteps = 'edge'): TriCell[] => spiralOf(k, (n) => tri.ring(center, n, metric)),
    /** A cell turned about the corner (q, r) of the lattice, the upper left one of the cell q, r, 0, by sixths, clockwise on screen. */
    rotate({ q, r, s }: TriCell, sixths: number, about: Cell = { q: 0, r: 0 }): TriCell {
        let x = q - about.q, y = r - about.r;
        for (let n = ((sixths % 6) + 6) % 6; n > 0; n--) [x, y, s] = [-y - 1, x + y + s, 1 - s];
        return triOf(about.q + x, about.r + y, s);
    },
};
