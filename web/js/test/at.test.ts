// The hexagons under many points, which vectors find two at a time, are those of one point after the other.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { hex, load } from '../src/index.node.ts';
import { root } from './paths.ts';

beforeAll(() => load(readFileSync(`${root}/web/js/dist/pave.wasm`)));
const far = 2 ** 29;
const odd = [0, -0, 0.5, -0.5, 1 / 3, 2 / 3, 1, 1.5, Math.sqrt(3), Math.sqrt(0.75), 1e-300, far, -far, 2 * far, 1e300, -1e300, Infinity, -Infinity, NaN];

test.each([['pointy', 1], ['flat', 0.37]] as const)('%s, edges of length %d', (orientation, size) => {
    const layout = hex.layout({ orientation, size, origin: { x: 0.25, y: -3 } });
    const points = odd.flatMap((x) => odd.flatMap((y) => [x, y]));
    let state = 1;
    const random = (): number => ((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32 - 0.5) * 400;
    for (let i = 0; i < 20000; i++) points.push(random(), random());
    for (let i = -60; i < 60; i++) for (let j = -60; j < 60; j++) points.push(i * Math.sqrt(0.75) * size, j * 0.5 * size); // corners, middles of edges
    const all = hex.faceAt(layout, Float64Array.from([...points, 3, 4])); // one more than pairs
    expect(all.length).toBe(3 * (points.length / 2 + 1));
    for (let i = 0; i < points.length / 2; i++) {
        const one = hex.faceAt(layout, { x: points[2 * i]!, y: points[2 * i + 1]! });
        if (one[0] !== all[3 * i] || one[1] !== all[3 * i + 1] || one[2] !== all[3 * i + 2]) throw new Error(`${points[2 * i]}, ${points[2 * i + 1]}: ${one}`);
    }
});

test('an array that is used again', () => {
    const layout = hex.layout(), points = Float64Array.from([0, 0, 10, 3, -4, 8]), into = new Int32Array(12).fill(7);
    expect(hex.faceAt(layout, points, into)).toBe(into);
    expect([...into.subarray(0, 9)]).toEqual([...hex.faceAt(layout, points)]);
    expect([...into.subarray(9)]).toEqual([7, 7, 7]);
    expect(() => hex.vertexAt(layout, points, into.subarray(0, 8))).toThrow(/8 elements, and 9 come/);
});
