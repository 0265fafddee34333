// Which window of a grid a board of size n is, and the options of the command for it.
import type { GridName } from './state.ts';

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
