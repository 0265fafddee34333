// The grids in plain TypeScript give what C gives: every pair of cells of a small range, cells and points at random, and points on edges and corners.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { cellsOf, hex, load, pointsOf, square, tri } from '../src/index.node.ts';
import * as plain from '../src/plain.ts';
import { root } from './paths.ts';

beforeAll(() => load(readFileSync(`${root}/web/js/dist/pave.wasm`)));

interface Place { q: number; r: number; s: number }
// One shape for all grids, which have parameters of different types.
interface Plain {
    layout(def: object): plain.Layout;
    at(layout: plain.Layout, x: number, y: number): plain.Cell;
    point(layout: plain.Layout, cell: Place): plain.Point;
    corners(layout: plain.Layout, cell: Place): plain.Point[];
    neighbors(cell: Place): plain.Cell[];
    distance(a: Place, b: Place, metric?: string): number;
    line(a: Place, b: Place, metric?: string): plain.Cell[];
    ring(center: Place, k: number, metric?: string): plain.Cell[];
    disk(center: Place, k: number, metric?: string): plain.Cell[];
    spiral(center: Place, k: number, metric?: string): plain.Cell[];
    rotate(cell: Place, turns: number, about: Place): plain.Cell;
}
const kinds = {
    square: { full: square, own: plain.square as Plain, metrics: ['4', '8'], lines: ['4', '8'], faces: 1, turns: 4, about: 'face' },
    hex: { full: hex, own: plain.hex as Plain, metrics: ['steps'], lines: ['steps'], faces: 1, turns: 6, about: 'face' },
    tri: { full: tri, own: plain.tri as Plain, metrics: ['edge', 'shortcut', 'touch', 'flank'], lines: ['edge'], faces: 2, turns: 6, about: 'vertex' },
} as const;

let state = 7;
const random = (low: number, high: number): number => low + ((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32) * (high - low);
const integer = (size: number): number => Math.floor(random(-size, size + 1)) + 0;
// Packed numbers, since toEqual on many objects is slow. Negative zeros are refused.
const packed = (cells: readonly plain.Cell[]): number[] => cells.flatMap((cell) => [cell.q, cell.r, (cell as Partial<Place>).s ?? 0]);
function same(own: readonly number[], full: ArrayLike<number>, what: string): void {
    if (own.length === full.length && own.every((number, n) => Object.is(number, full[n]))) return;
    throw new Error(`${what}: ${own.slice(0, 30)} but in C ${Array.from(full).slice(0, 30)}`);
}
const said = (...places: (Place | number | string)[]): string => JSON.stringify(places);

describe.each(Object.entries(kinds))('%s', (_, { full: grid, own, metrics, lines, faces, turns, about }) => {
    const full = grid as typeof square; // the metrics are those of each grid
    const small: Place[] = [];
    for (let q = -5; q <= 5; q++) for (let r = -5; r <= 5; r++) for (let s = 0; s < faces; s++) small.push({ q, r, s });
    const place = (size: number): Place => ({ q: integer(size), r: integer(size), s: random(0, faces) | 0 });
    const large = Array.from({ length: 400 }, (__, n) => place(n % 2 ? 2 ** 28 : 1000));

    test('distances', () => {
        for (const metric of metrics)
            for (const cells of [small, large])
                for (const a of cells) same(cells.map((b) => own.distance(a, b, metric)), full.distance(a, cells, metric as '4'), said(a, metric));
    });

    test('neighbours', () => {
        for (const cells of [small, large]) same(cells.flatMap((cell) => packed(own.neighbors(cell))), full.neighbors(cells), 'neighbors');
    });

    test('lines', () => {
        const far = Array.from({ length: 300 }, (__, n): [Place, Place] => [place(n % 2 ? 300 : 2000), place(300)]);
        for (const metric of lines) {
            for (const a of small.filter(({ q, r }) => Math.abs(q) < 2 && Math.abs(r) < 2))
                for (const b of small) same(packed(own.line(a, b, metric)), full.line(a, b, metric as '4'), said(a, b, metric));
            for (const [a, b] of far) same(packed(own.line(a, b, metric)), full.line(a, b, metric as '4'), said(a, b, metric));
        }
    });

    test('rings, disks, spirals', () => {
        const radii: [Place, number][] = large.slice(0, 20).map((center, n) => [center, 13 + 2 * n]);
        for (let s = 0; s < faces; s++) for (let k = 0; k <= 12; k++) radii.push([{ q: 3, r: -2, s }, k]);
        for (const metric of metrics)
            for (const kind of ['ring', 'disk', 'spiral'] as const)
                for (const [center, k] of radii) same(packed(own[kind](center, k, metric)), full[kind](center, k, metric as '4'), said(kind, center, k, metric));
        for (const k of [-1, 0.5, NaN]) expect(() => own.disk(small[0]!, k)).toThrow(/a radius is an integer/);
    });

    test('turns', () => {
        for (const cells of [small, large])
            for (let n = -turns; n <= 2 * turns; n++)
                for (const center of [cells[0]!, cells[37]!].map(({ q, r }) => ({ q, r, s: 0 })))
                    same(cells.flatMap((cell) => packed([own.rotate(cell, n, center)])), full.rotate(cells, n, center, about), said(n, center));
    });

    test('layouts, points and corners', () => {
        for (const def of [{}, { size: 0.37, yUp: true }, { orientation: 'flat', size: 3, origin: { x: 5, y: -2.5 } }] as const) {
            const layout = own.layout(def);
            expect(layout).toEqual(full.layout(def));
            for (const cells of [small, large]) {
                expect(cells.map((cell) => own.point(layout, cell))).toEqual(pointsOf(full.facePoint(layout, cells)));
                expect(cells.flatMap((cell) => own.corners(layout, cell))).toEqual(pointsOf(full.faceCornerPoints(layout, cells)));
            }
        }
        expect(() => own.layout({ size: -1 })).toThrow(/size must be/);
        expect(() => own.layout({ origin: { x: Infinity } })).toThrow(/origin/);
        expect(() => own.layout({ orientation: 'round' })).toThrow(/'pointy' or 'flat'/);
    });

    test('the cell under a point', () => {
        const far = 2 ** 29, odd = [0, -0, 0.5, -0.5, 1 / 3, 2 / 3, 1, 1.5, Math.sqrt(3), Math.sqrt(0.75), 1e-300, far, -far, 2 * far, 1e300, -1e300, Infinity, NaN];
        const points = odd.flatMap((x) => odd.map((y) => ({ x, y })));
        for (let n = 0; n < 12000; n++) points.push({ x: random(-200, 200), y: random(-200, 200) });
        for (let i = -40; i < 40; i++) for (let j = -40; j < 40; j++) points.push({ x: (i * Math.sqrt(0.75)) / 2, y: j / 4 }, { x: i / 4, y: (j * Math.sqrt(0.75)) / 2 });
        for (const def of [{}, { size: 0.25, yUp: true }, { orientation: 'flat', size: 0.37, origin: { x: 0.25, y: -3 } }] as const) {
            const layout = own.layout(def), found = full.faceAt(layout, points);
            points.forEach(({ x, y }, n) => same(packed([own.at(layout, x, y)]), found.subarray(3 * n, 3 * n + 3), `${x}, ${y}`));
        }
    });
});

test('metrics that do not exist', () => {
    const cell = { q: 0, r: 0, s: 0 };
    expect(() => plain.square.disk(cell, 1, 'euclid' as '4')).toThrow(/'4' or '8', not 'euclid'/);
    expect(() => plain.tri.ring(cell, 1, 'euclid' as 'edge')).toThrow(/not 'euclid'/);
    expect(cellsOf(square.disk(cell, 0))).toEqual([cell]);
});
