// In the worker: pieces of grounds.
import { Multigrid, Patch, areaRectangle, type Area, type Monotile } from 'pave-maps';
import type { Tiles } from '../../stage/tiles.ts';
import type { Box } from '../../stage/view.ts';
import { familiesOf, rhombKind, type Ground } from './model.ts';

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
            return [rhombKind(families, i, j), (97 * s) & 255] as const;
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
