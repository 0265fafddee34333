// Multigrids, patches, and what lies on them.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import {
    Borders, Multigrid, Patch, RegionMap, Search, WangSet, World, areaDisk, areaRectangle, cellsOf, hash, hashText, load, makeDicewars, monotileCorners, pictureMap, picturePatch,
    pictureWorld, pointsOf, verifyRhombs, type Area,
} from '../src/index.node.ts';
import { root } from './paths.ts';
import { setOf, type SceneSet } from './sets.ts';

beforeAll(() => load(readFileSync(`${root}/web/js/dist/pave.wasm`)));

const zero = { x: 0, y: 0 };
const disk = areaDisk(zero, 12);

// ---- Golden -------------------------------------------------------------------------------------------------------------------

describe('worlds on multigrids have the hashes of tests/world/golden_multigrid.h', () => {
    const golden = [...readFileSync(`${root}/tests/world/golden_multigrid.h`, 'utf8').matchAll(/UINT64_C\(0x(\w{16})\)/g)].map(([, digits]) => digits!);
    const fixture = readFileSync(`${root}/tests/world/multigrid_fixture.h`, 'utf8');
    const sets = [...fixture.matchAll(/\{PAVE_WANG_(\w+), (\d), (\d), (true|false)\}/g)].map(([, kind, colors, variants, weighted]): SceneSet =>
        ({ kind: kind!.toLowerCase() as SceneSet['kind'], colors: Number(colors), variants: Number(variants), weighted: weighted === 'true' }));
    test.each(Array.from({ length: 9 }, (_, i) => i + 4))('%d families', (families) => {
        expect([golden.length, sets.length]).toEqual([9, 6]);
        using multigrid = Multigrid.create({ families, seed: families + 1000 });
        using set = setOf(sets[families % sets.length]!);
        using world = World.create({ set, seed: families, multigrid });
        const cells = multigrid.cells(areaDisk({ x: 123456.5, y: -98765.25 }, 30));
        const [fingerprint, ids] = [world.hash(), world.fillCells(cells)];
        expect(hashText(hash(ids, hash([Number(fingerprint & 0xffffffffn), Number(fingerprint >> 32n)])))).toBe(`0x${golden[families - 4]}`);
        expect(world.method).toBe('feature');
        expect(verifyRhombs(multigrid, set, cells, ids)).toMatchObject({ edgeMismatches: 0, vertexMismatches: 0, found: false });
        expect(world.at(cellsOf(cells.subarray(0, 3))[0]!)).toBe(ids[0]);
    });
});

// ---- Multigrids -----------------------------------------------------------------------------------------------------------------

test.each(['ammann-beenker', 'penrose', 'multigrid-6', 'multigrid-7', 'multigrid-8', 'multigrid-9', 'multigrid-10', 'multigrid-11', 'multigrid-12'])('%s', (name) => {
    expect(Multigrid.names()).toContain(name);
    using grid = Multigrid.create({ families: name, seed: 3n });
    expect(grid.pairCount).toBe((grid.families * (grid.families - 1)) / 2);
    const cells = grid.cells(disk);
    const { cells: beside, twins } = grid.across(cells);
    const back = grid.neighbors(beside);
    const corners = grid.corners(cells);
    for (let i = 0; i < cells.length / 3; i++) {
        for (let k = 0; k < 4; k++) {
            const at = 4 * i + k;
            expect([...back.subarray(12 * at + 3 * twins[at]!, 12 * at + 3 * twins[at]! + 3)]).toEqual([...cells.subarray(3 * i, 3 * i + 3)]);
            expect(Math.hypot(corners[8 * i + 2 * k]! - corners[8 * i + ((2 * k + 2) % 8)]!, corners[8 * i + 2 * k + 1]! - corners[8 * i + ((2 * k + 3) % 8)]!)).toBeCloseTo(1, 9);
        }
    }
    expect([...grid.cellAt(grid.centers(cells))]).toEqual([...cells]);
    const cell = cellsOf(cells.subarray(0, 3))[0]!;
    const touching = grid.touching(cell);
    const [around, edges] = [grid.around(cell, 2), grid.edges(beside)];
    expect(touching.length).toBeGreaterThanOrEqual(3 * 6);
    expect([...around.subarray(0, 3)]).toEqual([cell.q, cell.r, cell.s]);
    // The name of an edge or a vertex is the same from all its cells.
    expect([...grid.edges(cell).subarray(0, 3)]).toEqual([...edges.subarray(3 * twins[0]!, 3 * twins[0]! + 3)]);
    const vertex = grid.vertex(cell, 2).join();
    for (const other of cellsOf(around)) expect([0, 1, 2, 3].map((k) => grid.vertex(other, k).join())).toContain(vertex);
    using same = Multigrid.create({ families: grid.families, offsets: grid.offsets() });
    expect(same.hash()).toBe(grid.hash());
});

test('what is not a cell, or no multigrid, is refused', () => {
    using grid = Multigrid.create({ seed: 1 });
    expect(grid.name).toBe('penrose');
    expect(grid.has({ q: 0, r: 0, s: 9 })).toBe(true);
    expect(grid.has({ q: 0, r: 0, s: 10 })).toBe(false);
    expect(() => grid.corners([{ q: 0, r: 0 }, { q: 1, r: 2, s: 10 }])).toThrow(/1,2,10 is not a cell of penrose/);
    expect(() => grid.around({ q: 0, r: 0 }, 4)).toThrow(/k must be/);
    expect(() => grid.pair(10)).toThrow(/s must be/);
    expect(() => Multigrid.create({ families: 'penrose', offsets: [1, 3] })).toThrow(/5 elements/);
    expect(() => Multigrid.create({ families: 13 })).toThrow(/families/);
    expect(() => Multigrid.create({ families: 'hexagons' })).toThrow(/none of ammann-beenker, penrose/);
    expect(() => grid.cells(areaDisk(zero, Infinity))).toThrow();
    expect([...grid.cellAt([{ x: NaN, y: 0 }])]).toEqual([...grid.cellAt(zero)]);
});

// ---- Patches --------------------------------------------------------------------------------------------------------------------

const makers: Readonly<Record<string, (area: Area) => Patch>> = {
    penrose: (area) => { using grid = Multigrid.create({ seed: 7 }); return Patch.createFromMultigrid(grid, area); },
    hat: (area) => Patch.createFromMonotile({ kind: 'hat', seed: 7 }, area),
    spectre: (area) => Patch.createFromMonotile({ kind: 'spectre', seed: 7 }, area),
    quads: (area) => Patch.createFromQuads({ seed: 7 }, area),
};

test.each(Object.entries(makers))('a patch of %s: names, sides, points', (name, make) => {
    using patch = make(areaDisk({ x: 100, y: -40 }, 14));
    expect(patch.name).toBe(name);
    const [cells, { start, corners, neighbors }] = [patch.cells(), patch.polygons.arrays()];
    expect([...patch.indices(cells)]).toEqual(Array.from({ length: patch.cellCount }, (_, i) => i));
    expect(patch.index({ q: 1 << 30, r: 0, s: 0 })).toBe(-1);
    expect([...patch.at(patch.graph.positions)]).toEqual([...patch.indices(cells)]);
    // Across each side there is a cell that has it back.
    for (let cell = 0; cell < patch.cellCount; cell++)
        for (let k = start[cell]!; k < start[cell + 1]!; k++) {
            const other = neighbors[k]!;
            if (other >= 0) expect([...neighbors.subarray(start[other]!, start[other + 1]!)]).toContain(cell);
        }
    expect(corners.length).toBe(start[patch.cellCount]);
    const { min, max } = patch.bounds();
    expect(max.x - min.x).toBeGreaterThan(20);
    // A larger piece has the same cells with the same names.
    using more = make(areaRectangle({ x: 80, y: -60 }, { x: 120, y: -20 }));
    expect([...more.indices(cells)].every((it) => it >= 0)).toBe(true);
    const [a, b] = patch.at([{ x: 95, y: -40 }, { x: 105, y: -38 }]) as unknown as [number, number];
    const blocked = Uint8Array.from({ length: patch.cellCount }, (_, i) => Number(i % 5 === 0 && i !== a && i !== b));
    using graph = patch.createGraph('edge', blocked);
    using search = Search.create(graph);
    const path = search.path(a, b)!;
    expect(path.nodes.every((cell) => !blocked[cell])).toBe(true);
    using keep = patch.part(patch.solid());
    using mesh = keep.toMesh();
    expect(mesh.tileCount).toBe(keep.cellCount);
    expect(mesh.check().tile).toBe(-1);
    expect(() => patch.part([1, 0])).toThrow(/keep must have/);
});

test('hats and spectres follow from their names', () => {
    for (const kind of ['hat', 'spectre'] as const) {
        using patch = makers[kind]!(disk);
        const [corners, points] = [monotileCorners(kind, patch.cells()), patch.polygons.vertices()];
        const { start, corners: rings } = patch.polygons.arrays();
        expect(start[1]).toBe(14);
        for (let k = 0; k < rings.length; k++) expect([corners[2 * k], corners[2 * k + 1]]).toEqual([points[2 * rings[k]!], points[2 * rings[k]! + 1]]);
        expect(() => monotileCorners(kind, { q: 0, r: 0, s: -1 })).toThrow(/is no/);
    }
});

test('chunks of quads fit', () => {
    const of = { seed: 5 };
    using one = Patch.createFromQuadChunks(of, 4, [{ q: 0, r: 0 }]);
    using both = Patch.createFromQuadChunks(of, 4, [{ q: 1, r: 0 }, { q: 0, r: 0 }]);
    expect([...both.indices(one.cells())].every((it) => it >= 0)).toBe(true);
    expect(() => Patch.createFromQuadChunks(of, 4, [{ q: 0, r: 0 }, { q: 0, r: 0 }])).toThrow();
    expect(() => Patch.createFromQuads({ steps: 1000 }, disk)).toThrow();
});

test('a patch of polygons of one’s own', () => {
    const square = (x: number): { x: number; y: number }[] => [{ x, y: 0 }, { x, y: 1 }];
    const def = { name: 'two', vertices: [...square(0), ...square(1), ...square(2)], start: [0, 4, 8], corners: [0, 2, 3, 1, 2, 4, 5, 3] };
    using patch = Patch.create(def);
    expect([patch.name, patch.cellCount, patch.graph.arcCount]).toEqual(['two', 2, 2]);
    expect(pointsOf(patch.graph.positions)).toEqual([{ x: 0.5, y: 0.5 }, { x: 1.5, y: 0.5 }]);
    using named = Patch.create({ ...def, cells: [{ q: 5, r: 6, s: 7 }, { q: 5, r: 6, s: 8 }] });
    expect(named.index({ q: 5, r: 6, s: 8 })).toBe(1);
    expect(named.hash()).not.toBe(patch.hash());
    expect(() => Patch.create({ ...def, corners: [0, 1, 3, 2, 2, 4, 5, 3] })).toThrow();
    expect(() => Patch.create({ ...def, start: [0, 4, 7] })).toThrow(/start/);
    expect(() => Patch.create({ ...def, cells: [{ q: 0, r: 0 }] })).toThrow(/2 names/);
});

// ---- What lies on them ------------------------------------------------------------------------------------------------------------

test('Dice Wars on Penrose: a map, its borders, its picture', () => {
    using patch = makers.penrose!(areaDisk(zero, 16));
    const { labels, owners, dice } = makeDicewars({ ground: patch.graph, seed: 2, players: 4 });
    using map = RegionMap.create({ ground: patch.graph, patch, labels, kind: 'dicewars', players: { count: 4, owners, dice } });
    expect(map.territoryCount).toBeGreaterThan(10);
    using polygons = map.polygons();
    using borders = Borders.create(polygons, labels, owners.length);
    // Each arc is stored once, and the rings of a territory are made of its arcs.
    const arcs = borders.arcs();
    const corners = (one: { points: Float64Array }[]): Set<string> =>
        new Set(one.flatMap(({ points }) => Array.from({ length: points.length / 2 }, (_, k) => `${points[2 * k]},${points[2 * k + 1]}`)));
    expect(corners(borders.rings(1))).toEqual(corners(arcs.filter(({ left, right }) => left === 1 || right === 1)));
    expect(arcs.every(({ left, right, points }) => left < right && points.length >= 4)).toBe(true);
    expect(borders.area(1)).toBeGreaterThan(1);
    using picture = pictureMap({ map });
    expect(picture.toSvg()).toMatch(/^<\?xml/);
});

test('pictures of patches and of worlds on them', () => {
    using patch = makers.spectre!(disk);
    using scene = picturePatch({ patch, labels: true, title: 'spectres' });
    expect(scene.toSvg()).toContain('<title>spectres</title>');
    const red = picturePatch({ patch, colors: new Uint32Array(patch.cellCount).fill(0xff0000ff) }).toSvg();
    expect(red.match(/fill="#ff0000"/g)).not.toBeNull();
    expect(() => picturePatch({ patch, colors: [1] })).toThrow(/colors must have/);
    using multigrid = Multigrid.create({ seed: 7 });
    using rhombs = Patch.createFromMultigrid(multigrid, disk);
    using world = World.create({ set: WangSet.builtin('river'), seed: 3, multigrid });
    using land = pictureWorld({ world, patch: rhombs, theme: 'river' });
    expect(land.count).toBeGreaterThan(rhombs.cellCount);
});

test('worlds on multigrids refuse what they do not have', () => {
    using multigrid = Multigrid.create({ seed: 7 });
    using set = WangSet.builtin('roads');
    using world = World.create({ set, multigrid });
    expect(world.on).toBe(multigrid);
    expect(() => world.tiling).toThrow(/on a multigrid/);
    expect(() => world.fill({ q: 0, r: 0, width: 2, height: 2 })).toThrow(/multigrid/);
    expect(() => world.at({ q: 0, r: 0, s: 10 })).toThrow(/not a cell/);
    expect(world.colorsAt({ q: 0, r: 0, s: 3 })).toHaveLength(8);
    expect(() => World.create({ set, multigrid, tiling: 'hex' })).toThrow();
    expect(() => World.create({ set, multigrid, method: 'phase' })).toThrow();
    expect(() => World.create({ sets: [set], multigrid })).toThrow(/10 elements, one for each pair/);
});

test('the garden never repeats, and is made by no other method', () => {
    using set = WangSet.builtin('garden');
    using world = World.create({ set, seed: 7 });
    expect(world.method).toBe('aperiodic');
    const tiles = world.fill({ q: -100, r: -150, width: 60, height: 40 });
    expect(new Set(tiles).size).toBe(11);
    expect(tiles[60 * 7 + 5]).toBe(world.at({ q: -95, r: -143 }));
    expect(() => World.create({ set, method: 'feature' })).toThrow();
});
