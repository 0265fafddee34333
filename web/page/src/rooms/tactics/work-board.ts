// Of the worker: boards with walls, kept for the next question.
import { Mask, Window } from 'pave-maps';
import { countOf, unpacked, type Board } from './board.ts';

/** The walls of a board, as the address has them. */
export function maskOf(board: Board, walls: string): Mask {
    const mask = Mask.create(Window.create({ tiling: 'tri', shape: 'rectangle', width: board.width, height: board.height }));
    const cells = unpacked(walls, countOf(board));
    return cells?.size ? mask.setCells([...cells]) : mask;
}

/** The last thing made from a key; what it was before is released. */
export function kept<Value extends { dispose(): void }>(): (key: string, make: () => Value) => Value {
    let last: { key: string; value: Value } | undefined;
    return (key, make) => {
        if (last?.key === key) return last.value;
        last?.value.dispose();
        last = undefined;
        return (last = { key, value: make() }).value;
    };
}

/** The place in the world of a picture that is written at its default size. */
export function boxOfFrame(frame: { origin: { x: number; y: number }; scale: number; width: number; height: number }): { x0: number; y0: number; x1: number; y1: number } {
    const { origin, scale, width, height } = frame;
    return { x0: origin.x, y0: origin.y, x1: origin.x + width / scale, y1: origin.y + height / scale };
}
