// Where parts lie, also halfway between two grids: squares open at corners and become hexagons, or are sheared and cut into triangles.
import { inRing } from '../../stage/tiles.ts';
import type { Point as Vec } from '../../stage/view.ts';
import type { GridName, Kind, Part, State } from './state.ts';

/** Which grid, and how far it is drawn from squares (0) to itself (1), from pointy (0) to flat (1), from y down (1) to y up (-1). */
export interface Pose {
    readonly grid: GridName;
    readonly m: number;
    readonly turn: number;
    readonly y: number;
}
/** What pose the remembered state asks of the diagram. */
export const poseOf = ({ grid, m, turn, up }: Pick<State, 'grid' | 'm' | 'turn' | 'up'>): Pose =>
    ({ grid, m: grid === 'square' ? 1 : m, turn: grid !== 'square' && turn === 'flat' ? 1 : 0, y: up ? -1 : 1 });

/** The poses between two: through squares, where the grid changes. */
export function legs(from: Pose, to: Pose): Pose[] {
    if (from.grid === to.grid) return [to];
    const squares = (grid: Pose['grid'], of: Pose): Pose => ({ ...of, grid, m: 0 });
    const away = from.grid === 'square' ? [] : [squares(from.grid, from)];
    return to.grid === 'square' ? [...away, to] : [...away, squares(to.grid, to), to];
}

export interface Shape {
    readonly grid: GridName;
    /** The steps in q and in r. */
    readonly i: Vec;
    readonly j: Vec;
    /** Where the lattice point 0,0 lies. */
    readonly o: Vec;
    /** How far corners are opened (hexagons) or squares cut (triangles), 0 to 1. */
    readonly open: number;
}

const between = (a: Vec, b: Vec, t: number): Vec => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
const smooth = (t: number): number => { const k = Math.min(1, Math.max(0, t)); return k * k * (3 - 2 * k); };

/** The length of an edge: a unit cell of each grid has the area 1, so that none jumps in size. */
export const edgeOf: Readonly<Record<GridName, number>> = { square: 1, hex: Math.sqrt(2 / (3 * Math.sqrt(3))), tri: Math.sqrt(2 / Math.sqrt(3)) };

const root = Math.sqrt(3);
const bases: Readonly<Record<GridName, readonly [readonly [Vec, Vec], readonly [Vec, Vec]]>> = {
    square: [[{ x: 1, y: 0 }, { x: 0, y: 1 }], [{ x: 1, y: 0 }, { x: 0, y: 1 }]],
    hex: [[{ x: root, y: 0 }, { x: root / 2, y: 1.5 }], [{ x: 1.5, y: root / 2 }, { x: 0, y: root }]],
    tri: [[{ x: 1, y: 0 }, { x: 0.5, y: root / 2 }], [{ x: root / 2, y: 0.5 }, { x: 0, y: 1 }]],
};

export function shapeOf({ grid, m, turn, y }: Pose): Shape {
    const size = edgeOf[grid];
    const [first, second] = grid === 'hex' ? [smooth(m / 0.65), smooth((m - 0.35) / 0.65)] : [smooth((m - 0.4) / 0.6), smooth(m / 0.65)];
    const step = (which: 0 | 1): Vec => {
        const own = between(bases[grid][0][which], bases[grid][1][which], turn);
        const at = between(bases.square[0][which], { x: own.x * size, y: own.y * size }, second);
        return { x: at.x, y: at.y * y };
    };
    const [i, j] = [step(0), step(1)];
    // The middle of a square is that of a hexagon; a square and a rhombus share corners.
    const half = grid === 'hex' ? 0 : grid === 'square' ? 0.5 : 0.5 * (1 - second);
    return { grid, i, j, o: { x: -half * (i.x + j.x), y: -half * (i.y + j.y) }, open: grid === 'square' ? 0 : first };
}

const placed = ({ i, j, o }: Shape, u: number, v: number): [number, number] => [o.x + u * i.x + v * j.x, o.y + u * i.y + v * j.y];

/** A vertex. Those of hexagons begin at a corner of the squares: N at the north-east one of its face, S at the south-west one. */
function vertexAt(shape: Shape, q: number, r: number, s: number): [number, number] {
    if (shape.grid !== 'hex') return placed(shape, q, r);
    const sign = s ? -1 : 1;
    const t = shape.open;
    return placed(shape, q + sign * (1 / 2 - t / 6), r - sign * (1 / 2 + t / 6));
}

// The corners of a face and the ends of an edge, as q, r, s from the part's own q, r: the tables of docs/grids.md.
type Offsets = readonly (readonly [number, number, number])[];
const cornersOf: Readonly<Record<GridName, readonly Offsets[]>> = {
    square: [[[0, 0, 0], [1, 0, 0], [1, 1, 0], [0, 1, 0]]],
    hex: [[[0, 0, 0], [1, -1, 1], [0, 1, 0], [0, 0, 1], [-1, 1, 0], [0, -1, 1]]],
    tri: [[[0, 0, 0], [1, 0, 0], [0, 1, 0]], [[1, 0, 0], [1, 1, 0], [0, 1, 0]]],
};
const endsOf: Readonly<Record<GridName, readonly Offsets[]>> = {
    square: [[[0, 0, 0], [0, 1, 0]], [[1, 0, 0], [0, 0, 0]]],
    hex: [[[1, -1, 1], [0, 0, 0]], [[0, 0, 0], [0, -1, 1]], [[0, -1, 1], [-1, 1, 0]]],
    tri: [[[1, 0, 0], [0, 1, 0]], [[1, 0, 0], [0, 0, 0]], [[0, 1, 0], [0, 0, 0]]],
};

/** The points of a part, x, y, x, y: the outline of a face, the ends of an edge, a vertex. */
export function outline(shape: Shape, { kind, q, r, s }: Part): number[] {
    if (kind === 'vertex') return vertexAt(shape, q, r, s);
    const offsets = (kind === 'face' ? cornersOf : endsOf)[shape.grid][s]!;
    const points = offsets.flatMap(([a, b, c]) => vertexAt(shape, q + a, r + b, c));
    return kind === 'edge' && isCut(shape, s) ? shortened(points, shape.open) : points;
}
/** Points of a list x, y, x, y, ... */
export const pointsOf = (flat: readonly number[]): Vec[] => Array.from({ length: flat.length / 2 }, (_, i) => ({ x: flat[2 * i]!, y: flat[2 * i + 1]! }));

/** Whether such edges are the cuts of squares into triangles. */
export const isCut = (shape: Shape, s: number): boolean => shape.grid === 'tri' && s === 0;

function shortened([x0, y0, x1, y1]: number[], by: number): number[] {
    const [x, y] = [(x0! + x1!) / 2, (y0! + y1!) / 2];
    return [x + (x0! - x) * by, y + (y0! - y) * by, x + (x1! - x) * by, y + (y1! - y) * by];
}

/** The middle of a part. */
export function middle(shape: Shape, part: Part): Vec {
    const points = pointsOf(outline(shape, part));
    return { x: points.reduce((sum, { x }) => sum + x, 0) / points.length, y: points.reduce((sum, { y }) => sum + y, 0) / points.length };
}

function toSegment([ax, ay, bx, by]: readonly number[], x: number, y: number): number {
    const [dx, dy] = [bx! - ax!, by! - ay!];
    const t = Math.min(1, Math.max(0, ((x - ax!) * dx + (y - ay!) * dy) / (dx * dx + dy * dy || 1)));
    return Math.hypot(x - ax! - t * dx, y - ay! - t * dy);
}

// How near a point must be to a vertex or an edge: in small pictures farther, for fingers.
const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const reaches = (pixel: number): { vertex: number; edge: number } => ({ vertex: within(14 * pixel, 0.16, 0.24), edge: within(9 * pixel, 0.11, 0.16) });

/** The part under a point: a vertex or an edge close by, else the face there; of `only` one kind, the nearest. `pixel`: how wide one is. */
export function partAt(shape: Shape, parts: Readonly<Record<Kind, readonly Part[]>>, x: number, y: number, only?: Kind, pixel = 0.01): Part | undefined {
    const nearest = (kind: Kind, reach: number, far: (points: number[]) => number): Part | undefined => {
        let [found, least]: [Part | undefined, number] = [undefined, reach];
        for (const part of parts[kind]) {
            const d = far(outline(shape, part));
            if (d < least) [found, least] = [part, d];
        }
        return found;
    };
    const vertex = (reach: number) => nearest('vertex', reach, ([a, b]) => Math.hypot(a! - x, b! - y));
    const edge = (reach: number) => nearest('edge', reach, (points) => toSegment(points, x, y));
    const face = (): Part | undefined => parts.face.find((part) => inRing(outline(shape, part), { x, y }));
    if (only) return only === 'face' ? face() : only === 'edge' ? edge(0.6) : vertex(0.6);
    const reach = reaches(pixel);
    return vertex(reach.vertex) ?? edge(reach.edge) ?? face();
}
