// Of the worker: boards with walls, kept for the next question.
import { Mask, Window, type SceneFrame } from 'pave-maps';
import type { Box } from '../../stage/view.ts';
import { countOf, unpacked, type Board } from './board.ts';

/** The walls of a board, as the address has them. */
export function maskOf(board: Board, walls: string): Mask {
    const mask = Mask.create(Window.create({ tiling: 'tri', shape: 'rectangle', width: board.width, height: board.height }));
    const cells = unpacked(walls, countOf(board));
    return cells?.size ? mask.setCells([...cells]) : mask;
}

/** The place in the world of a picture that is written at its default size. */
export const boxOfFrame = ({ origin, scale, width, height }: SceneFrame): Box => ({ x0: origin.x, y0: origin.y, x1: origin.x + width / scale, y1: origin.y + height / scale });
