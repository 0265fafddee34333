// How boards of triangles look: meadow, stone, focus, eyes.
import { at, circle, fill, stroke } from '../../stage/layer.ts';
import type { Point } from '../../stage/view.ts';
import { cellOf, countOf, sizeOf, trace, type Board } from './board.ts';

const paths = new Map<string, Path2D>();
// Some cells of a board as a path, made once.
function pathOf(board: Board, name: string, takes: (cell: number) => boolean): Path2D {
    const key = `${board.width}x${board.height} ${name}`;
    const path = paths.get(key) ?? new Path2D();
    if (!paths.has(key)) trace(path, board, Array.from({ length: countOf(board) }, (_, i) => i).filter(takes));
    paths.set(key, path);
    return path;
}
const isUp = (board: Board, cell: number): boolean => cellOf(board, cell).s === 1;

/** An empty board. */
export function drawMeadow(context: CanvasRenderingContext2D, board: Board, line: number, dark: boolean): void {
    const [all, color] = [pathOf(board, 'all', () => true), dark ? '#3d4a35' : '#dde6c4'];
    fill(context, color, all);
    stroke(context, color, line, all); // no gaps between cells
    fill(context, dark ? '#435039' : '#d3deb6', pathOf(board, 'up', (cell) => isUp(board, cell)));
    stroke(context, dark ? '#2c3627' : '#b7c598', Math.max(line, 0.03), pathOf(board, 'down', (cell) => !isUp(board, cell)));
}

/** Cells of stone, with a shadow below. */
export function drawStone(context: CanvasRenderingContext2D, board: Board, cells: ReadonlySet<number>, dark: boolean): void {
    if (!cells.size) return;
    const put = (color: string, rim: string, width: number): void => {
        fill(context, color, () => trace(context, board, cells));
        stroke(context, rim, width);
    };
    at(context, { x: 0, y: 0.12 }, 1, () => put(dark ? '#17161c' : '#57545f', dark ? '#17161c' : '#57545f', 0.06));
    put(dark ? '#77747f' : '#96939d', dark ? '#65626d' : '#85828c', 0.05);
}

/** The cell that keys move. */
export function drawFocus(context: CanvasRenderingContext2D, board: Board, cell: number, line: number): void {
    stroke(context, '#ffffff', 4.5 * line, () => trace(context, board, [cell]));
    stroke(context, '#123c8c', 2 * line);
}

export const boxOfBoard = (board: Board): { x0: number; y0: number; x1: number; y1: number } => ({ x0: 0, y0: 0, x1: sizeOf(board).x, y1: sizeOf(board).y });

/** The eyes of a creature that looks ahead, an angle in radians. */
export function drawEyes(context: CanvasRenderingContext2D, place: Point, ahead: number, size: number): void {
    at(context, place, 1, () => {
        context.rotate(ahead);
        for (const across of [-1.4, 1.4]) {
            circle(context, 1.6 * size, across * size, size);
            fill(context, '#fff6d8');
            stroke(context, '#141018', 0.04);
            circle(context, 1.95 * size, across * size, 0.5 * size);
            fill(context, '#141018');
        }
    });
}
