// Objects and their release, options and errors: what the TypeScript layer adds to C.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { Board, Edits, Mask, Mesh, MeshEditError, Naive, PaveError, Search, WangSet, Window, World, builtins, hex, load, square, tri } from '../src/index.node.ts';
import { core } from '../src/core.ts';
import { root } from './paths.ts';

beforeAll(() => load(readFileSync(`${root}/web/js/dist/pave.wasm`)));

const failure = (call: () => unknown): PaveError => {
    try {
        call();
    } catch (error) {
        if (error instanceof PaveError) return error;
        throw error;
    }
    throw new Error('it did not throw');
};

test('an object lives as long as another needs it', () => {
    const set = WangSet.builtin('roads');
    const edits = Edits.create({ set, seed: 7 });
    const { world } = edits;
    const before = world.at({ q: 3, r: -2 });
    set.dispose();
    expect(set.disposed).toBe(true);
    expect(failure(() => set.tileId(0)).message).toMatch(/disposed/);
    edits.change([{ kind: 'pin', cell: { q: 0, r: 0 }, tile: 5 }]); // looks into the set
    expect(world.at({ q: 0, r: 0 })).toBe(5);
    expect(edits.base.at({ q: 3, r: -2 })).toBe(before);
    edits.dispose();
    edits.dispose();
    expect(failure(() => world.at({ q: 0, r: 0 })).result).toBe('invalid');
});

test('memory that is released is used again', () => {
    const once = (): void => {
        using window = Window.create({ tiling: 'hex', shape: 'hexagon', radius: 300 });
        using search = Search.create(window);
        search.field(0);
    };
    for (let i = 0; i < 3; i++) once();
    const size = core().memory.buffer.byteLength;
    for (let i = 0; i < 20; i++) once();
    expect(core().memory.buffer.byteLength).toBe(size);
});

test('results stay when the memory grows', () => {
    const before = hex.disk({ q: 0, r: 0 }, 2);
    const copied = Array.from(before);
    using _ = Window.create({ tiling: 'square', width: 4000, height: 4000 });
    hex.disk({ q: 0, r: 0 }, 1500);
    expect(Array.from(before)).toEqual(copied);
});

test('unknown options and words name those that exist', () => {
    expect(failure(() => Window.create({ tilng: 'hex' } as never)).message).toMatch(/no "tilng" among tiling, shape/);
    expect(failure(() => Board.create({ width: 3, height: 3, pattern: 'hexes' as never })).message).toMatch(/none of hex, quad, triangle/);
    expect(failure(() => hex.disk({ q: 0, r: 0 }, 1, 'manhattan' as never)).message).toMatch(/none of steps, euclid/);
});

test('what C only asserts is refused', () => {
    using window = Window.create({ tiling: 'hex', width: 5, height: 5 });
    using mask = Mask.create(window);
    using search = Search.create(window);
    using set = WangSet.builtin('meadow');
    using world = World.create({ set, seed: 1 });
    const wrong: (() => unknown)[] = [
        () => mask.setCells([25]), () => mask.setCells([-1]), () => mask.setSides([0, 6]), () => search.path(0, 25), () => search.field([99]),
        () => search.path(0, 1, { enter: [1, 2] }), () => world.at({ q: 1 << 30, r: 0 }), () => world.at({ q: 0, r: 0, s: 1 }),
        () => world.fill({ q: 0, r: 0, width: -1, height: 5 }), () => world.fill({ q: 0, r: 0, width: 5, height: 5 }, new Uint32Array(24)), () => world.at({ q: 0.5, r: 0 }), () => tri.neighbors({ q: 0, r: 0, s: 2 }),
        () => hex.ray({ q: 0, r: 0 }, 12, 3), () => set.tileColors(16), () => WangSet.create({ kind: 'edge', colorCount: 1, colors: [1, 0, 1] }),
        () => mask.fieldOfView(25, 3), () => hex.relate('corners', { q: 0, r: 0, s: 1 }), () => square.distance({ q: 0, r: 0 }, { q: 1, r: 1 }, 'euclid'),
    ];
    for (const call of wrong) expect(['range', 'unsupported'], call.toString()).toContain(failure(call).result);
});

test('a world fills an array again', () => {
    using set = WangSet.builtin('meadow');
    using world = World.create({ set, seed: 1 });
    const rect = { q: -3, r: 7, width: 5, height: 4 };
    const kept = new Uint32Array(21).fill(99);
    expect(world.fill(rect, kept)).toBe(kept);
    expect([...kept]).toEqual([...world.fill(rect), 99]);
});

test('errors of C come with their message', () => {
    const { result, message } = failure(() => {
        using set = WangSet.create({ kind: 'edge', colorCount: 2, colors: [1, 0, 1, 0, 1, 0, 2, 0] });
        return World.create({ set, seed: 1, method: 'feature' });
    });
    expect([result, message]).toEqual(['incomplete', expect.stringContaining('lacks 15 of 16 combinations')]);
    const bad = failure(() => Mask.read('grid hex\nwindow rectangle 2x2\nrows\n. x\n. .\n'));
    expect([bad.result, bad.line]).toEqual(['invalid', 4]);
});

test('an edit that cannot be says why at the tile', () => {
    using board = Board.create({ width: 3, height: 3 });
    using mesh = Mesh.createFromBoard(board);
    const before = mesh.hash();
    const error = failure(() => {
        for (const k of [0, 1, 2, 3]) mesh.editBoard(board, { col: 1, row: 1 }, k, false);
    });
    expect(error).toBeInstanceOf(MeshEditError);
    expect((error as MeshEditError).fault).toMatchObject({ kind: 'few-neighbors', nodes: [4, expect.any(Number), expect.any(Number), -1] });
    for (const k of [2, 1, 0]) mesh.editBoard(board, { col: 1, row: 1 }, k, true);
    expect(mesh.hash()).toBe(before); // undone, bit for bit
});

test('the locator follows edits and relaxation', () => {
    using board = Board.create({ width: 12, height: 10 });
    using mesh = Mesh.createFromBoard(board);
    const found = (): number[] => Array.from(mesh.locate(mesh.centers()));
    const each = Array.from({ length: mesh.tileCount }, (_, i) => i);
    expect(found()).toEqual(each);
    mesh.editBoard(board, { col: 5, row: 5 }, 1, false);
    expect(found()).toEqual(each);
    mesh.relaxAround(65, 3, { kind: 'even', steps: 20 });
    expect(found()).toEqual(each);
    mesh.relax({ kind: 'even', steps: 5, rim: 'frame' });
    expect(found()).toEqual(each);
    expect(Array.from(mesh.locate({ x: -1e6, y: 0 }))).toEqual([-1]);
});

test('weights of a built-in set', () => {
    expect([1, 2, 3, 4].map((color) => builtins.colorWeight('land', color))).toEqual([4, 1, 4, 3]);
    expect([0, 256, 512].map((id) => builtins.tileWeight('land', id))).toEqual([8, 8, 1]);
    expect(failure(() => builtins.colorWeight('land', 5)).result).toBe('range');
});

test('the points of a mesh are whole multiples of its step', () => {
    using board = Board.create({ width: 5, height: 4 });
    using mesh = Mesh.createFromBoard(board, { relax: { steps: 3 } });
    expect(mesh.step).toBe(2 ** -16);
    expect(mesh.points().every((it) => Number.isInteger(it / mesh.step))).toBe(true);
});

test('a naive map keeps the list of its sets', () => {
    for (let k = 0; k < 8; k++) {
        using naive = Naive.create({ sets: [WangSet.builtin('roads')], seed: 73 });
        expect(WangSet.builtin('roads').tileCount).toBe(16); // takes the memory that is free
        expect(naive.candidates({ q: 0, r: 0 }).length).toBe(16);
        for (let q = 0; q < 5; q++) naive.visit({ q, r: 0 });
        expect(naive.candidates({ q: 0, r: 1 }).length).toBe(8);
    }
});
