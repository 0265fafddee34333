// Grids: batches against what one part gives, and against the tables of docs/grids.md (tests/golden/grid_parts_*.tsv).
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { cellsOf, hex, load, pointsOf, relationFrom, relationNames, relationTo, square, tri, type Relation } from '../src/index.node.ts';
import { root } from './paths.ts';

beforeAll(() => load(readFileSync(`${root}/web/js/dist/pave.wasm`)));
const grids = { square, hex, tri };

describe.each(Object.keys(grids) as (keyof typeof grids)[])('%s', (name) => {
    const grid = grids[name];

    test('every relation is its own inverse, as far as it has one', () => {
        const backs: Partial<Record<Relation, Relation>> = { neighbors: 'neighbors', borders: 'joins', corners: 'touches', endpoints: 'protrudes', adjacent: 'adjacent', touching: 'touching' };
        for (const [there, back] of Object.entries(backs) as [Relation, Relation][]) {
            const from = { q: 3, r: -2, s: 0 };
            for (const part of cellsOf(grid.relate(there, from))) expect(cellsOf(grid.relate(back, part)), `${there} ${JSON.stringify(part)}`).toContainEqual(from);
        }
        for (const relation of relationNames.filter((each) => grid.relationSize(each))) {
            const one = grid.relate(relation, { q: 5, r: 7, s: 0 });
            const two = grid.relate(relation, [{ q: -1, r: 2, s: 0 }, { q: 5, r: 7, s: 0 }]);
            expect(two.slice(one.length)).toEqual(one);
            for (const part of cellsOf(one)) expect(grid.read(relationTo[relation], grid.text(relationTo[relation], part))).toEqual(part);
            expect(relationFrom[relation]).toMatch(/face|edge|vertex/);
        }
    });

    test('parts lie where they are found', () => {
        const layout = grid.layout({ size: 10, origin: { x: 3, y: -4 } });
        const faces = grid.disk({ q: 2, r: -5, s: 0 }, 3);
        expect(grid.faceAt(layout, grid.facePoint(layout, faces))).toEqual(faces);
        expect(grid.points(layout, 'face', faces)).toEqual(grid.facePoint(layout, faces));
        for (const kind of ['edge', 'vertex'] as const) {
            const parts = grid.relate(kind === 'edge' ? 'borders' : 'corners', faces);
            expect(grid.at(layout, kind, grid.points(layout, kind, parts))).toEqual(parts);
        }
        const corners = pointsOf(grid.faceCornerPoints(layout, { q: 2, r: -5, s: 0 }));
        expect(corners).toEqual(pointsOf(grid.vertexPoint(layout, grid.corners({ q: 2, r: -5, s: 0 }))));
    });

    test('rings are at their distance, and make up disks', () => {
        const center = { q: -4, r: 9, s: 0 };
        const rings = [0, 1, 2, 3].flatMap((k) => {
            const ring = grid.ring(center, k);
            expect(Array.from(grid.distance(center, ring))).toEqual(Array(ring.length / 3).fill(k));
            return Array.from(ring);
        });
        expect(Array.from(grid.spiral(center, 3))).toEqual(rings);
        expect(grid.disk(center, 3)).toHaveLength(rings.length);
        const line = grid.line(center, { q: 5, r: -3, s: 0 });
        expect(line.length / 3).toBe(grid.distance(center, { q: 5, r: -3, s: 0 })[0]! + 1);
    });

    test('six turns come back', () => {
        const faces = grid.disk({ q: 1, r: 1, s: 0 }, 2);
        const turns = name === 'square' ? 4 : 6;
        const about = { q: 2, r: 0, s: 0 };
        let turned = faces;
        for (let i = 0; i < turns; i++) turned = grid.rotate(turned, 1, about, name === 'tri' ? 'vertex' : 'face');
        expect(turned).toEqual(faces);
        const axis = name === 'square' ? 'x' : 'q';
        expect(grid.reflect(grid.reflect(faces, axis, about), axis, about)).toEqual(faces);
        expect(grid.ray(about, 1, 4).slice(0, 3)).toEqual(Int32Array.of(2, 0, 0));
    });
});

test('coordinates lead back', () => {
    const faces = hex.disk({ q: 7, r: -3 }, 4);
    for (const system of ['odd-r', 'even-r', 'odd-q', 'even-q', 'doubled-width', 'doubled-height', 'cube'] as const)
        expect(hex.fromCoordinates(system, hex.toCoordinates(system, faces))).toEqual(faces);
    const triangles = tri.disk({ q: 7, r: -3, s: 1 }, 4);
    for (const system of ['lanes', 'doubled'] as const) expect(tri.fromCoordinates(system, tri.toCoordinates(system, triangles))).toEqual(triangles);
    expect(() => hex.fromCoordinates('cube', { q: 1, r: 1, s: 1 })).toThrow(/not coordinates/);
});
