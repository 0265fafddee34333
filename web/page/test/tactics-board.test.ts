// The boards of the room of triangles number their cells as the windows of the package do, and keep sets of them in the address.
import { beforeAll, expect, test } from 'vitest';
import { Window, groundPositions, load, tri } from 'pave-maps';
import { cellAt, cellOf, cornersOf, countOf, indexAt, indexOf, middleAt, packed, setOf, sizeOf, stepped, unpacked } from '../src/rooms/tactics/board.ts';

beforeAll(() => load()); // all of pave: files of tests share the module

test.each([{ width: 7, height: 5 }, { width: 8, height: 6 }])('a board of $width x $height is a window', (board) => {
    using window = Window.create({ tiling: 'tri', shape: 'rectangle', ...board });
    const [cells, middles] = [window.cells(), groundPositions(window)];
    expect(countOf(board)).toBe(window.count);
    for (let i = 0; i < window.count; i++) {
        const cell = { q: cells[3 * i]!, r: cells[3 * i + 1]!, s: cells[3 * i + 2]! };
        expect(cellOf(board, i)).toEqual(cell);
        expect(indexOf(board, cell)).toBe(i);
        expect(middleAt(board, i).x).toBeCloseTo(middles[2 * i]!);
        expect(middleAt(board, i).y).toBeCloseTo(middles[2 * i + 1]!);
        expect(indexAt(board, middleAt(board, i))).toBe(i);
        expect(cornersOf(cell)).toEqual(Array.from(tri.faceCornerPoints(tri.layout(), cell), (it) => expect.closeTo(it)));
    }
    const { max } = window.bounds();
    expect(sizeOf(board).x).toBeCloseTo(max.x);
    expect(sizeOf(board).y).toBeCloseTo(max.y);
    expect(indexOf(board, cellAt({ x: -1, y: -1 }))).toBe(-1);
});

test('arrow keys stay on the board', () => {
    const board = { width: 4, height: 3 };
    expect(stepped(board, 5, 'ArrowRight')).toBe(6);
    expect(stepped(board, 5, 'ArrowUp')).toBe(1);
    expect(stepped(board, 3, 'ArrowRight')).toBe(3);
    expect(stepped(board, 9, 'ArrowDown')).toBe(9);
    expect(stepped(board, 9, 'x')).toBe(-1);
});

test('sets of cells become short texts, and come back', () => {
    const board = { width: 31, height: 30 };
    for (const cells of [[], [0], [929], [5, 6, 7, 300, 301, 900], Array.from({ length: 930 }, (_, i) => i)]) {
        const text = packed(new Set(cells));
        expect(text).toMatch(/^[\w.-]*$/);
        expect([...unpacked(text, 930)!].sort((a, b) => a - b)).toEqual(cells);
    }
    expect(packed(new Set([900]))).toMatch(/^.{1,12}$/);
    for (const wrong of ['!', '.', '.9999.', '.155.B', 'AAAA?']) expect(setOf(board).read(wrong)).toBeUndefined();
});
