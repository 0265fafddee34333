// Upright rectangles of triangles, as the windows of the package number them: row by row, pointing down (L) and up (R) in turn.
import type { Field } from '../../state/fields.ts';
import { ringPath } from '../../stage/layer.ts';
import { arrows, type Cell, type Point } from '../../stage/view.ts';

export type { Cell };

export const high = Math.sqrt(0.75);

/** So many cells in a row, and so many rows, from 0,0,L on; an edge is 1. */
export interface Board {
    readonly width: number;
    readonly height: number;
}
export const countOf = ({ width, height }: Board): number => width * height;

export function cellOf({ width }: Board, index: number): Cell {
    const r = Math.floor(index / width);
    const column = index % width;
    return { q: Math.floor((column - r) / 2), r, s: (((column - r) % 2) + 2) % 2 };
}

/** The index of a cell; -1 outside. */
export function indexOf({ width, height }: Board, { q, r, s }: Cell): number {
    const column = 2 * q + s + r;
    return column < 0 || column >= width || r < 0 || r >= height ? -1 : r * width + column;
}

/** The cell under a point. */
export function cellAt({ x, y }: Point): Cell {
    const v = y / high;
    const u = x - v / 2;
    const [q, r] = [Math.floor(u), Math.floor(v)];
    return { q, r, s: u - q + v - r > 1 ? 1 : 0 };
}
export const indexAt = (board: Board, at: Point): number => indexOf(board, cellAt(at));

const vertex = (q: number, r: number): [number, number] => [q + r / 2, r * high];

/** The corners of a cell: x, y, x, y, x, y. */
export function cornersOf({ q, r, s }: Cell): number[] {
    return s ? [...vertex(q + 1, r), ...vertex(q + 1, r + 1), ...vertex(q, r + 1)] : [...vertex(q, r), ...vertex(q + 1, r), ...vertex(q, r + 1)];
}
export function middleOf({ q, r, s }: Cell): Point {
    const [x, y] = vertex(q, r);
    return s ? { x: x + 1, y: y + (2 / 3) * high } : { x: x + 0.5, y: y + high / 3 };
}
export const middleAt = (board: Board, index: number): Point => middleOf(cellOf(board, index));

export const sizeOf = ({ width, height }: Board): { x: number; y: number } => ({ x: (width + 1) / 2, y: height * high });

export const textOf = ({ q, r, s }: Cell): string => `${q},${r},${'LR'[s]}`;
export const textAt = (board: Board, index: number): string => textOf(cellOf(board, index));

/** The cell that an arrow key leads to: the next in the row, or across a side up or down, else the nearest in that row. */
export function stepped(board: Board, index: number, key: string): number {
    const way = arrows[key];
    if (!way) return -1;
    const [row, column] = [Math.floor(index / board.width) + way.y, (index % board.width) + way.x];
    return row < 0 || row >= board.height || column < 0 || column >= board.width ? index : row * board.width + column;
}

/** All cells of a board as one path, those that `takes` takes. */
export function trace(context: CanvasRenderingContext2D | Path2D, board: Board, cells: Iterable<number>): void {
    for (const index of cells) ringPath(context, cornersOf(cellOf(board, index)));
}

/** The sides between these cells and all others. */
export function traceOutline(context: CanvasRenderingContext2D | Path2D, board: Board, cells: Iterable<number>): void {
    const sides = new Map<string, [number, number, number, number]>();
    for (const index of cells) {
        const c = cornersOf(cellOf(board, index));
        for (let k = 0; k < 6; k += 2) {
            const [x0, y0, x1, y1] = [c[k]!, c[k + 1]!, c[(k + 2) % 6]!, c[(k + 3) % 6]!];
            const key = `${Math.round(2 * (x0 + x1))},${Math.round((y0 + y1) / high)}`; // of the middle
            if (!sides.delete(key)) sides.set(key, [x0, y0, x1, y1]);
        }
    }
    for (const [x0, y0, x1, y1] of sides.values()) {
        context.moveTo(x0, y0);
        context.lineTo(x1, y1);
    }
}

// ---- Sets of cells in the address -------------------------------------------------------------------------------------------

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A set of cells as text: six to a letter, without the empty end. */
export function packed(cells: ReadonlySet<number>): string {
    const letters: number[] = [];
    for (const cell of cells) {
        const at = Math.floor(cell / 6);
        while (letters.length <= at) letters.push(0);
        letters[at]! |= 1 << (cell % 6);
    }
    // runs of empty letters are frequent: .n stands for n of them
    return letters.map((it) => digits[it]!).join('').replace(/A{4,}/g, (run) => `.${run.length}.`);
}

/** The set of a text; undefined where it is none, or beyond so many cells. */
export function unpacked(text: string, count: number): Set<number> | undefined {
    const cells = new Set<number>();
    let at = 0;
    for (const part of text.match(/\.\d{1,4}\.|[\w-]|./gs) ?? []) {
        if (part.length > 1) at += Number(part.slice(1, -1));
        else {
            const value = digits.indexOf(part);
            if (value < 0) return undefined;
            for (let bit = 0; bit < 6; bit++) if (value & (1 << bit)) cells.add(6 * at + bit);
            at++;
        }
        if (6 * at > count + 6) return undefined;
    }
    for (const cell of cells) if (cell >= count) return undefined;
    return cells;
}

/** A set of cells of a board, as a field. */
export const setOf = (board: Board, start = ''): Field<string> => ({
    start,
    read: (text) => (unpacked(text, countOf(board)) ? text : undefined),
    write: (value) => value,
});
