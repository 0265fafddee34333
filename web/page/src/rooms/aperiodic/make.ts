// In the worker: pieces of grounds, and what is asked of them.
import { Multigrid, Patch, Search, areaDisk, areaRectangle, monotileCorners, type Area, type Monotile } from 'pave-maps';
import type { Tiles } from '../../stage/tiles.ts';
import type { Box, Point } from '../../stage/view.ts';
import { cellArea, familiesOf, rhombKind, type Ground, type Name, type SightPlan, type WayPlan } from './model.ts';

const multigrids = new Map<string, Multigrid>();
/** The multigrid of a ground; undefined where it is none. */
export function multigridOf({ grid, seed }: Ground): Multigrid | undefined {
    if (!familiesOf(grid)) return undefined;
    const key = `${grid}:${seed}`;
    if (!multigrids.has(key)) multigrids.set(key, Multigrid.create({ families: grid, seed: BigInt(seed) }));
    return multigrids.get(key)!;
}

/** The cells whose middles lie in an area. */
export function patchOf(ground: Ground, area: Area): Patch {
    const multigrid = multigridOf(ground);
    if (multigrid) return Patch.createFromMultigrid(multigrid, area);
    const seed = BigInt(ground.seed);
    return ground.grid === 'townscaper' ? Patch.createFromQuads({ seed }, area) : Patch.createFromMonotile({ kind: ground.grid as Monotile, seed }, area);
}
export const boxArea = ({ x0, y0, x1, y1 }: Box): Area => areaRectangle({ x: x0, y: y0 }, { x: x1, y: y1 });

// ---- Pieces -----------------------------------------------------------------------------------------------------------------------

/** The cells of a box, their points as seen from `origin`; their names q, r, s, ..., and the cell across each side, below 0: none. */
export type Piece = ReturnType<typeof pieceOf>;
export function pieceOf(ground: Ground, box: Box) {
    using patch = patchOf(ground, boxArea(box));
    const origin = { x: Math.round((box.x0 + box.x1) / 2), y: Math.round((box.y0 + box.y1) / 2) };
    const vertices = patch.polygons.vertices();
    const { start, corners, neighbors } = patch.polygons.arrays();
    const points = Float32Array.from(vertices, (value, i) => value - (i % 2 ? origin.y : origin.x));
    const names = patch.cells();
    const { kinds, turns } = looksOf(ground, names);
    const tiles: Tiles = { points, start, rings: corners };
    const seats = kernels[ground.grid];
    return { box, origin, tiles: seats ? { ...tiles, centers: kernelsOf(tiles, kinds, seats) } : tiles, names, neighbors, kinds, turns };
}

/** Of each cell its kind, and how it is turned: of 256 parts of what it takes to lie as before. */
export function looksOf(ground: Ground, names: Int32Array): { kinds: Uint8Array; turns: Uint8Array } {
    const count = names.length / 3;
    const [kinds, turns] = [new Uint8Array(count), new Uint8Array(count)];
    const look = lookerOf(ground);
    for (let i = 0; i < count; i++) [kinds[i], turns[i]] = look(names[3 * i]!, names[3 * i + 1]!, names[3 * i + 2]!) as [number, number];
    return { kinds, turns };
}

// The kind of a cell, and its turn.
function lookerOf(ground: Ground): (q: number, r: number, s: number) => readonly [number, number] {
    const multigrid = multigridOf(ground);
    if (multigrid) {
        const { families, pairCount } = multigrid;
        const table = Array.from({ length: pairCount }, (_, s) => {
            const [i, j] = multigrid.pair(s);
            return [rhombKind(families, i, j), longWay(families, i, j)] as const;
        });
        return (_q, _r, s) => table[s]!;
    }
    if (ground.grid === 'hat') return (_q, _r, s) => [s >= 6 ? 1 : 0, Math.round(((s % 6) * 256) / 6)];
    if (ground.grid === 'spectre') return (_q, _r, s) => [0, Math.round(((s % 12) * 256) / 12)];
    return (q, r, s) => {
        const mixed = Math.imul(Math.imul(q, 0x9e3779b1) ^ Math.imul(r, 0x85ebca6b) ^ Math.imul(s + 1, 0xc2b2ae35), 0x27d4eb2f) >>> 16;
        return [mixed & 3, (mixed >> 2) & 255];
    };
}

// The way of the long diagonal of the rhomb of two directions, of 256 parts of half a turn.
function longWay(families: number, i: number, j: number): number {
    const step = (families % 2 ? 2 : 1) * (Math.PI / families);
    const [a, b] = [i * step, j * step];
    const cosine = Math.cos(b - a);
    const way = (a + b) / 2 + (cosine < 0 ? Math.PI / 2 : 0);
    return Math.round((way / Math.PI) * 256) & 255;
}

// Points from which a tile can be seen whole, by kind: so far along its first side and across it, in lengths of that side.
const kernels: Partial<Record<Ground['grid'], readonly (readonly [along: number, across: number])[]>> = { hat: [[-0.375, 0.360844], [-0.166667, 0.673576]], spectre: [[1.875, 0.966507]] };

function kernelsOf({ points, start, rings }: Tiles, kinds: Uint8Array, at: NonNullable<(typeof kernels)['hat']>): Float32Array {
    const out = new Float32Array(2 * kinds.length);
    for (let t = 0; t < kinds.length; t++) {
        const [a, b] = [2 * rings[start[t]!]!, 2 * rings[start[t]! + 1]!];
        const [dx, dy] = [points[b]! - points[a]!, points[b + 1]! - points[a + 1]!];
        const [along, across] = at[kinds[t]!]!;
        out.set([points[a]! + along * dx - across * dy, points[a + 1]! + along * dy + across * dx], 2 * t);
    }
    return out;
}

// ---- Names ------------------------------------------------------------------------------------------------------------------------

const packed = (names: readonly Name[]): Int32Array => Int32Array.from(names.flatMap(({ q, r, s }) => [q, r, s]));

// The cell of a name in a patch around it; undefined where no cell has it.
function cellOf(ground: Ground, name: Name): { patch: Patch; index: number } | undefined {
    const near = nearTo(ground, name);
    const patch = near && patchOf(ground, areaDisk(near, 4 + 2 * Math.sqrt(cellArea(ground.grid))));
    const index = patch ? patch.index(name) : -1;
    if (patch && index >= 0) return { patch, index };
    patch?.dispose();
    return undefined;
}

// About where a cell lies.
function nearTo(ground: Ground, name: Name): Point | undefined {
    if (ground.grid === 'townscaper') return { x: 2 * name.q + name.r, y: Math.sqrt(3) * name.r };
    try {
        const multigrid = multigridOf(ground);
        const [x, y] = multigrid ? multigrid.centers(name) : monotileCorners(ground.grid as Monotile, packed([name]));
        return { x: x!, y: y! };
    } catch {
        return undefined; // no such cell
    }
}

/** The middle of a cell of that name; undefined where no cell has it. */
export function middleOf(ground: Ground, name: Name): Point | undefined {
    const found = cellOf(ground, name);
    if (!found) return undefined;
    using patch = found.patch;
    const at = patch.graph.positions;
    return { x: at[2 * found.index]!, y: at[2 * found.index + 1]! };
}

/** Outlines of cells: those of cell i are x, y, ... from start[i] to start[i + 1]. */
export interface Outlines {
    readonly start: Int32Array;
    readonly points: Float64Array;
}

function outlinesOf(patch: Patch, cells: ArrayLike<number>): Outlines {
    const vertices = patch.polygons.vertices();
    const { start, corners } = patch.polygons.arrays();
    const [starts, points]: [number[], number[]] = [[0], []];
    for (const cell of Array.from(cells)) {
        for (let k = start[cell]!; k < start[cell + 1]!; k++) points.push(vertices[2 * corners[k]!]!, vertices[2 * corners[k]! + 1]!);
        starts.push(points.length);
    }
    return { start: Int32Array.from(starts), points: Float64Array.from(points) };
}

/** The outlines of cells by their names; those that do not exist are left out. */
export function outlinesOfNames(ground: Ground, names: readonly Name[]): Outlines {
    const found = names.flatMap((name): Float64Array[] => {
        const cell = cellOf(ground, name);
        using patch = cell?.patch;
        return patch ? [outlinesOf(patch, [cell!.index]).points] : [];
    });
    const start = [0];
    for (const ring of found) start.push(start.at(-1)! + ring.length);
    return { start: Int32Array.from(start), points: Float64Array.from(found.flatMap((ring) => [...ring])) };
}

// ---- Paths and sight ----------------------------------------------------------------------------------------------------------------

const farthest = 400; // between the ends of a path, in lengths of a side

/** A path by the names of its cells and their middles; without steps: none leads there. */
export type Way = ReturnType<typeof wayOf>;
/** A shortest path: in the rectangle around its ends and half their distance more. */
export function wayOf({ ground, a, b, rock, touch }: WayPlan) {
    const [from, to] = [middleOf(ground, a), middleOf(ground, b)];
    if (!from || !to) throw new Error('There is no such cell on this ground');
    const distance = Math.hypot(to.x - from.x, to.y - from.y);
    if (distance > farthest) throw new Error('The ends are too far apart for a path here: at most 400 lengths of a side');
    const around = 16 + distance / 2;
    const box = { x0: Math.min(from.x, to.x) - around, y0: Math.min(from.y, to.y) - around, x1: Math.max(from.x, to.x) + around, y1: Math.max(from.y, to.y) + around };
    using patch = patchOf(ground, boxArea(box));
    const [start, end] = patch.indices(packed([a, b]));
    const blocked = marksOf(patch, rock, [start!, end!]);
    using graph = patch.createGraph(touch ? 'vertex' : 'edge', blocked);
    using search = Search.create(graph);
    const found = search.path(start!, end!);
    const cells = found ? found.nodes : new Int32Array(0);
    const [all, positions] = [patch.cells(), graph.positions];
    return {
        names: Int32Array.from([...cells].flatMap((cell) => [...all.subarray(3 * cell, 3 * cell + 3)])),
        points: Float64Array.from([...cells].flatMap((cell) => [positions[2 * cell]!, positions[2 * cell + 1]!])), ends: outlinesOf(patch, [start!, end!]),
    };
}

// 1 for each cell of rock, but for those that are asked about.
function marksOf(patch: Patch, rock: readonly Name[], free: readonly number[]): Uint8Array {
    const marks = new Uint8Array(patch.cellCount);
    for (const index of patch.indices(packed(rock))) if (index >= 0) marks[index] = 1;
    for (const cell of free) marks[cell] = 0;
    return marks;
}

/** What a cell sees. */
export type Sight = ReturnType<typeof sightOf>;
export function sightOf({ ground, a, rock, reach }: SightPlan) {
    const middle = middleOf(ground, a);
    if (!middle) throw new Error('There is no such cell on this ground');
    using patch = patchOf(ground, areaDisk(middle, reach + 4));
    const from = patch.index(a);
    const marks = marksOf(patch, rock, [from]);
    const seen = patch.view(from, reach, marks);
    const cells = Array.from({ length: patch.cellCount }, (_, cell) => cell).filter((cell) => seen[cell] && !marks[cell]);
    return { count: cells.length, seen: outlinesOf(patch, cells), from: outlinesOf(patch, [from]), middle };
}
