// Which window of a grid a board of size n is, and the options of the command for it.
import type { GridName, Part } from './state.ts';

export type Def =
    | { tiling: string; shape: 'rectangle'; width: number; height: number; at: { q: number; r: number } }
    | { tiling: string; shape: 'hexagon'; radius: number };

/** A rectangle of squares, a hexagon of hexagons or triangles, round the face or vertex 0,0. */
export function boardDef(grid: GridName, n: number): Def {
    if (grid === 'square') return { tiling: grid, shape: 'rectangle', width: 2 * n + 3, height: 2 * n - 1, at: { q: -n - 1, r: 1 - n } };
    return { tiling: grid, shape: 'hexagon', radius: n };
}

/** The same in the words of `pave grid draw`. */
export function boardWords(grid: GridName, n: number): string {
    const def = boardDef(grid, n);
    const shape = def.shape === 'rectangle' ? `--size ${def.width}x${def.height} --at ${def.at.q},${def.at.r}` : `--radius ${def.radius}`;
    return `--grid ${grid} --window ${def.shape} ${shape}`;
}

// The largest of the three coordinates of a hexagon, or of a vertex of triangles: its distance from 0,0.
const far = (q: number, r: number): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

/** The cells of a board, for a first picture while pave is on its way. */
export function firstCells(grid: GridName, n: number): Part[] {
    const cells: Part[] = [];
    const add = (q: number, r: number, s: number): void => { cells.push({ kind: 'face', q, r, s }); };
    for (let r = -n - 1; r <= n; r++) {
        for (let q = -n - 1; q <= n + 1; q++) {
            if (grid === 'square' ? Math.abs(r) < n : grid === 'hex' && far(q, r) <= n) add(q, r, 0);
            if (grid !== 'tri' || far(q + 1, r) > n || far(q, r + 1) > n) continue;
            if (far(q, r) <= n) add(q, r, 0);
            if (far(q + 1, r + 1) <= n) add(q, r, 1);
        }
    }
    return cells;
}
