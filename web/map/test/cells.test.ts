import { describe, expect, test } from 'vitest';
import { CellFinder } from '../src/cells.ts';
import type { Cells, Point } from '../src/contract.ts';

const px = 32;
const high = (px * Math.sqrt(3)) / 2;

/** A regular polygon with sides of length `side`, its first corner at `turn` degrees. */
function regular(count: number, side: number, turn: number, [x, y]: Point = [0, 0]): Point[] {
    const radius = side / 2 / Math.sin(Math.PI / count);
    return Array.from({ length: count }, (_, i): Point => {
        const angle = ((turn + (360 * i) / count) * Math.PI) / 180;
        return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    });
}

const squares: Cells = { basis: [[px, 0], [0, px]], origin: [0, 0], faces: [[[0, 0], [px, 0], [px, px], [0, px]]] };
// Pointy-top, the lattice point in the middle.
const hexagons: Cells = { basis: [[2 * high, 0], [high, 1.5 * px]], origin: [7.25, -3.5], faces: [regular(6, px, 30)] };
const triangles: Cells = {
    basis: [[px, 0], [-px / 2, high]], origin: [100, 50], letters: ['L', 'R'],
    faces: [[[0, 0], [px / 2, high], [-px / 2, high]], [[0, 0], [px, 0], [px / 2, high]]],
};

/** The tiling 4.6.12: a dodecagon, two hexagons and three squares, which reach beyond the parallelogram of the basis. */
function great(side: number): Cells {
    const apart = side * (3 + Math.sqrt(3)); // from dodecagon to dodecagon
    const to = (far: number, degrees: number): Point => [far * Math.cos((degrees * Math.PI) / 180), far * Math.sin((degrees * Math.PI) / 180)];
    const squareAt = (degrees: number): Point[] => regular(4, side, degrees + 45, to(apart / 2, degrees));
    const hexagonAt = (degrees: number): Point[] => regular(6, side, degrees + 30, to(apart / Math.sqrt(3), degrees));
    return { basis: [to(apart, 0), to(apart, 60)], origin: [-12.5, 900], faces: [regular(12, side, 15), hexagonAt(30), hexagonAt(-30), squareAt(0), squareAt(60), squareAt(120)] };
}
const tilings: readonly [string, Cells][] = [['squares', squares], ['hexagons', hexagons], ['triangles', triangles], ['4.6.12', great(20)]];

/** Numbers 0 to 1 that look drawn and are the same in every run. */
function* numbers(): Generator<number, never> {
    for (let state = 12345; ;) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        yield state / 2 ** 32;
    }
}

/** A point inside of a face: a mix of its corners, for these are convex. */
function inside(corners: readonly Point[], draw: () => number): Point {
    const parts = corners.map(() => draw() + 0.02);
    const sum = parts.reduce((a, b) => a + b);
    return [0, 1].map((i) => corners.reduce((at, it, k) => at + (it[i]! * parts[k]!) / sum, 0)) as [number, number];
}

describe.each(tilings)('%s', (_name, cells) => {
    const finder = new CellFinder(cells);
    const source = numbers();
    const draw = (): number => source.next().value;

    test.each([0, 1000, -1000, 2 ** 29, -(2 ** 29)])('a point inside of any face around %i leads back to it', (far) => {
        for (let i = 0; i < 500; i++) {
            const cell = { q: far + Math.floor(draw() * 9) - 4, r: -far + Math.floor(draw() * 9) - 4, s: Math.floor(draw() * cells.faces.length) };
            expect(finder.at(inside(finder.outline(cell), draw))).toEqual(cell);
            expect(finder.at(finder.middle(cell))).toEqual(cell);
        }
    });

    test('the faces of a unit cell have its area, and every point is on a face', () => {
        const counts = new Array<number>(cells.faces.length).fill(0);
        const [[ax, ay], [bx, by]] = cells.basis;
        for (let i = 0; i < 20000; i++) {
            const cell = finder.at(finder.point([draw() * 10 - 5, draw() * 10 - 5]));
            expect(cell).toBeDefined();
            counts[cell!.s]!++;
        }
        const area = (polygon: readonly Point[]): number => Math.abs(polygon.reduce((sum, [x, y], i) => sum + x * polygon.at(i - 1)![1] - y * polygon.at(i - 1)![0], 0)) / 2;
        const unit = Math.abs(ax * by - ay * bx);
        expect(cells.faces.reduce((sum, it) => sum + area(it), 0) / unit).toBeCloseTo(1, 9);
        for (const [s, it] of cells.faces.entries()) expect(counts[s]! / 20000).toBeCloseTo(area(it) / unit, 1.5);
    });

    test('corners and points on borders have a cell, which is beside them', () => {
        for (const far of [0, 2 ** 29]) {
            const corners = finder.outline({ q: far, r: far, s: 0 });
            for (const [i, at] of corners.entries()) {
                const next = corners.at(i - corners.length + 1)!;
                for (const point of [at, [(at[0] + next[0]) / 2, (at[1] + next[1]) / 2] as Point]) {
                    const cell = finder.at(point);
                    expect(cell).toBeDefined();
                    expect(Math.max(Math.abs(cell!.q - far), Math.abs(cell!.r - far))).toBeLessThanOrEqual(2);
                }
            }
        }
    });

    test('the lattice leads there and back', () => {
        for (const at of [[0, 0], [3.5, -2.25], [2 ** 29, -(2 ** 29)]] as const) {
            const [q, r] = finder.lattice(finder.point(at));
            expect(q).toBeCloseTo(at[0], 5);
            expect(r).toBeCloseTo(at[1], 5);
        }
    });

    test('names are read as they are written', () => {
        for (let s = 0; s < cells.faces.length; s++) {
            const cell = { q: -536870912, r: 7, s };
            expect(finder.read(finder.name(cell))).toEqual(cell);
        }
    });
});

test('squares by arithmetic, pixels up to 2^40', () => {
    const at = 2 ** 35;
    const finder = new CellFinder({ ...squares, origin: [at * px, -at * px] });
    expect(finder.at([31.9, 0])).toEqual({ q: -at, r: at, s: 0 });
    expect(finder.at([32, -0.5])).toEqual({ q: 1 - at, r: at - 1, s: 0 });
    expect(new CellFinder(squares).at([2 ** 40 + 0.5, 2 ** 40 - 0.5])).toEqual({ q: at, r: at - 1, s: 0 });
    expect(new CellFinder(squares).at([-0.0, 0])).toEqual({ q: 0, r: 0, s: 0 });
});

test('triangles have letters, other tilings numbers', () => {
    const two = new CellFinder(triangles);
    expect(two.name({ q: 1, r: -2, s: 1 })).toBe('1,-2,R');
    expect(two.read(' 1, -2 ,r ')).toEqual({ q: 1, r: -2, s: 1 });
    expect(two.read('1 -2')).toEqual({ q: 1, r: -2, s: 0 });
    expect(two.read('1,-2,X')).toBeUndefined();
    const many = new CellFinder(great(20));
    expect(many.name({ q: 1, r: 2, s: 5 })).toBe('1,2,5');
    expect(many.read('1,2,6')).toBeUndefined();
    for (const text of ['', '1', '1,', 'a,b', '1.5,2', '1,2,3,4']) expect(new CellFinder(squares).read(text)).toBeUndefined();
});

test('a lattice without two directions is refused; beside the faces there is nothing', () => {
    expect(() => new CellFinder({ ...squares, basis: [[1, 2], [2, 4]] })).toThrow(RangeError);
    expect(() => new CellFinder({ ...squares, faces: [] })).toThrow(RangeError);
    const apart = new CellFinder({ ...squares, faces: [[[0, 0], [8, 0], [8, 8], [0, 8]]] });
    expect(apart.at([4, 4])).toEqual({ q: 0, r: 0, s: 0 });
    expect(apart.at([20, 20])).toBeUndefined();
});
