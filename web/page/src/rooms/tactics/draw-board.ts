// How boards of triangles look: meadow, stone, focus, eyes.
import type { Point } from '../../stage/view.ts';
import { cellOf, cornersOf, countOf, sizeOf, trace, traceLines, type Board } from './board.ts';

const lines = new Map<string, Path2D>();
/** The lines of a board, made once. */
export function linesOf(board: Board): Path2D {
    const key = `${board.width}x${board.height}`;
    let path = lines.get(key);
    if (!path) {
        path = new Path2D();
        traceLines(path, board);
        lines.set(key, path);
    }
    return path;
}

const outlines = new Map<string, Path2D>();
function allOf(board: Board): Path2D {
    const key = `${board.width}x${board.height}`;
    let path = outlines.get(key);
    if (!path) {
        path = new Path2D();
        trace(path, board, Array.from({ length: countOf(board) }, (_, i) => i));
        outlines.set(key, path);
    }
    return path;
}

/** An empty board. */
export function drawMeadow(context: CanvasRenderingContext2D, board: Board, line: number, dark: boolean): void {
    context.fillStyle = dark ? '#3d4a35' : '#dde6c4';
    const all = allOf(board);
    context.fill(all);
    context.strokeStyle = context.fillStyle; // no gaps between cells
    context.lineWidth = line;
    context.stroke(all);
    context.beginPath();
    trace(context, board, Array.from({ length: countOf(board) }, (_, i) => i).filter((i) => cellOf(board, i).s === 1));
    context.fillStyle = dark ? '#435039' : '#d3deb6';
    context.fill();
    context.strokeStyle = dark ? '#2c3627' : '#b7c598';
    context.lineWidth = Math.max(line, 0.03);
    context.stroke(linesOf(board));
}

/** Cells of stone, with a shadow below. */
export function drawStone(context: CanvasRenderingContext2D, board: Board, cells: ReadonlySet<number>, dark: boolean): void {
    if (!cells.size) return;
    context.save();
    context.translate(0, 0.12);
    context.beginPath();
    trace(context, board, cells);
    context.fillStyle = context.strokeStyle = dark ? '#17161c' : '#57545f';
    context.lineWidth = 0.06;
    context.fill();
    context.stroke();
    context.translate(0, -0.12);
    context.beginPath();
    trace(context, board, cells);
    context.fillStyle = dark ? '#77747f' : '#96939d';
    context.strokeStyle = dark ? '#65626d' : '#85828c';
    context.lineWidth = 0.05;
    context.fill();
    context.stroke();
    context.restore();
}

/** The cell that keys move. */
export function drawFocus(context: CanvasRenderingContext2D, board: Board, cell: number, line: number): void {
    context.beginPath();
    const c = cornersOf(cellOf(board, cell));
    for (let i = 0; i < 6; i += 2) context[i ? 'lineTo' : 'moveTo'](c[i]!, c[i + 1]!);
    context.closePath();
    context.lineWidth = 4.5 * line;
    context.strokeStyle = '#ffffff';
    context.stroke();
    context.lineWidth = 2 * line;
    context.strokeStyle = '#123c8c';
    context.stroke();
}

export const boxOfBoard = (board: Board): { x0: number; y0: number; x1: number; y1: number } => ({ x0: 0, y0: 0, x1: sizeOf(board).x, y1: sizeOf(board).y });

/** The eyes of a creature that looks ahead, an angle in radians. */
export function drawEyes(context: CanvasRenderingContext2D, at: Point, ahead: number, size: number): void {
    context.save();
    context.translate(at.x, at.y);
    context.rotate(ahead);
    for (const across of [-1.4, 1.4]) {
        context.beginPath();
        context.arc(1.6 * size, across * size, size, 0, 7);
        context.fillStyle = '#fff6d8';
        context.strokeStyle = '#141018';
        context.lineWidth = 0.04;
        context.fill();
        context.stroke();
        context.beginPath();
        context.arc(1.95 * size, across * size, 0.5 * size, 0, 7);
        context.fillStyle = '#141018';
        context.fill();
    }
    context.restore();
}
