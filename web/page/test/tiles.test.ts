import { describe, expect, test } from 'vitest';
import { blocksOf, centersOf, finderOf, inRing, runsSeen, trianglesOf, type Tiles } from '../src/stage/tiles.ts';

/** Unit squares, width x height of them. */
function squares(width: number, height: number): Tiles {
    const points = new Float64Array(2 * (width + 1) * (height + 1)).map((_, i) => (i % 2 ? Math.floor((i >> 1) / (width + 1)) : (i >> 1) % (width + 1)));
    const corner = (x: number, y: number): number => y * (width + 1) + x;
    const rings = Array.from({ length: width * height }, (_, t) => [t % width, Math.floor(t / width)] as const)
        .flatMap(([x, y]) => [corner(x, y), corner(x + 1, y), corner(x + 1, y + 1), corner(x, y + 1)]);
    return { points, start: new Int32Array(width * height + 1).map((_, t) => 4 * t), rings: Int32Array.from(rings) };
}

describe('tiles', () => {
    const board = squares(20, 10);

    test('centres are the means of the corners', () => {
        expect([...centersOf(board).slice(0, 4)]).toEqual([0.5, 0.5, 1.5, 0.5]);
    });

    test('each side makes a triangle with the centre of its tile last', () => {
        const triangles = trianglesOf(squares(2, 1));
        expect([...triangles.slice(0, 12)]).toEqual([0, 1, 6, 1, 4, 6, 4, 3, 6, 3, 0, 6]);
        expect(triangles.length).toBe(24);
        expect(triangles.at(-1)).toBe(7);
    });

    test('runs of what is seen hold each tile in sight, and not all', () => {
        const blocks = blocksOf(board, 15);
        expect(runsSeen(blocks, { x0: -1, y0: -1, x1: 30, y1: 30 })).toEqual([[0, 800]]);
        const box = { x0: 2.2, y0: 4.1, x1: 6, y1: 6.4 };
        const runs = runsSeen(blocks, box);
        expect(runs.reduce((sum, [from, to]) => sum + to - from, 0)).toBeLessThan(400);
        for (let t = 0; t < 200; t++) {
            const [x, y] = [t % 20, Math.floor(t / 20)];
            if (x + 1 > box.x0 && x < box.x1 && y + 1 > box.y0 && y < box.y1) expect(runs.some(([from, to]) => 4 * t >= from && 4 * t < to)).toBe(true);
        }
    });

    test('a point is found in its tile, and outside in none', () => {
        const find = finderOf(board);
        for (let t = 0; t < 200; t++) expect(find({ x: (t % 20) + 0.3, y: Math.floor(t / 20) + 0.6 })).toBe(t);
        const far = finderOf({ points: Float64Array.of(0, 0, 90, 0, 90, 1, 0, 1, 91, 0, 91, 1), start: Int32Array.of(0, 4, 8), rings: Int32Array.of(0, 1, 2, 3, 1, 4, 5, 2) });
        expect([far({ x: 2, y: 0.5 }), far({ x: 90.5, y: 0.5 })]).toEqual([0, 1]); // a tile that is much longer than the others
        expect(find({ x: -0.1, y: 1 })).toBe(-1);
        expect(find({ x: 3, y: 10.5 })).toBe(-1);
        expect(find({ x: NaN, y: 1 })).toBe(-1);
    });

    test('a concave ring has an outside between its arms', () => {
        const ring = [0, 0, 4, 0, 4, 4, 2, 1, 0, 4];
        expect(inRing(ring, { x: 0.5, y: 2 })).toBe(true);
        expect(inRing(ring, { x: 2, y: 3 })).toBe(false);
    });
});
