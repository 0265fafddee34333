// Wrong calls, as JavaScript lets them be written: each throws a PaveError that says what to give instead, and none reaches C.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import * as pave from '../src/index.node.ts';
import { root } from './paths.ts';

beforeAll(() => pave.load(readFileSync(`${root}/web/js/dist/pave.wasm`)));

/** The package without its types. */
const P = pave as any;
const area = pave.areaDisk({ x: 0, y: 0 }, 3);
const make = {
    roads: () => P.WangSet.builtin('roads'),
    world: () => P.World.create({ set: P.WangSet.builtin('roads'), seed: 7 }),
    window: () => P.Window.create({ tiling: 'square', width: 4, height: 4 }),
    mask: () => P.Mask.create(make.window()),
    mesh: () => P.Mesh.createFromBoard(P.Board.create({ width: 4, height: 4 })),
};

const calls: [string, () => unknown, RegExp][] = [
    // Arguments
    ['a board that is a text', () => P.Mesh.createFromBoard('x'), /^board must be a Board, not string$/],
    ['a board that is a number', () => P.Mesh.createFromBoard(7), /^board must be a Board, not number$/],
    ['a board that is plain', () => P.Mesh.createFromBoard({ width: 4, height: 4 }), /^board must be a Board, not object$/],
    ['a board that is a world', () => P.Mesh.createFromBoard(make.world()), /^board must be a Board, not a World$/],
    ['an adjacency that is missing', () => P.Mesh.createFromAdjacency(), /^adjacency must be an Adjacency, not undefined$/],
    ['no board', () => P.Mesh.createFromBoard(), /^board must be a Board, not undefined$/],
    ['an adjacency that is a text', () => P.Mesh.createFromAdjacency('x'), /^adjacency must be an Adjacency, not string$/],
    ['a board to edit', () => make.mesh().editBoard('x', { col: 0, row: 0 }, 0, true), /^board must be a Board, not string$/],
    ['an adjacency to edit', () => make.mesh().editAdjacency({}, 0, true), /^adjacency must be an Adjacency, not object$/],
    ['edits of nothing', () => make.mesh().prepareEdits(make.mask()), /^adjacency must be an Adjacency, not a Mask$/],
    ['a board of a window', () => P.Board.createFromMask(make.window()), /^mask must be a Mask, not a Window$/],
    ['a multigrid by its name', () => P.Patch.createFromMultigrid('penrose', area), /^multigrid must be a Multigrid, not string$/],
    ['a multigrid that is a world', () => P.Patch.createFromMultigrid(make.world(), area), /^multigrid must be a Multigrid, not a World$/],
    ['polygons of a world', () => P.Polygons.createFromWindow(make.world()), /^window must be a Window, not a World$/],
    ['a mask of a world', () => P.Mask.create(make.world()), /^window must be a Window, not a World$/],
    ['a mask of a text', () => P.Mask.create('x'), /^window must be a Window, not string$/],
    ['a walk in a set', () => P.Walker.create(make.roads()), /^world must be a World, not a WangSet$/],
    ['a window to fill', () => make.world().fillWindow({ count: 4 }), /^window must be a Window, not object$/],
    ['a scene in a scene', () => P.Scene.create().scene({}), /^part must be a Scene, not object$/],
    ['walls of a formation', () => P.Formation.create({}, make.window()), /^walls must be a Mask, not a Window$/],
    ['walls of a creature', () => P.creatures.clearance('x', 'triangle'), /^walls must be a Mask, not string$/],
    ['polygons of borders', () => P.Borders.create({ cellCount: 1 }, [1], 1), /^polygons must be a Polygons, not object$/],
    // Members
    ['a set that is plain', () => P.World.create({ set: {} }), /^set must be a WangSet, such as WangSet\.builtin\('roads'\), not object$/],
    ['a set that is true', () => P.World.create({ set: true }), /^set must be a WangSet, .*, not boolean$/],
    ['a set that is a list', () => P.World.create({ set: [1] }), /^set must be a WangSet, .*, not object$/],
    ['a set that is a world', () => P.World.create({ set: make.world() }), /^set must be a WangSet, .*, not a World$/],
    ['a set of no such name', () => P.World.create({ set: 'raods' }), /"raods" is none of roads, meadow/],
    ['sets that are names', () => P.World.create({ sets: ['roads'] }), /^each of sets must be a WangSet, .*, not string$/],
    ['no set', () => P.World.create({ seed: 7 }), /such as \{ set: 'roads' \}$/],
    ['nothing of a world', () => P.World.create(), /such as \{ set: 'roads' \}$/],
    ['nothing of edits', () => P.Edits.create(), /such as \{ set: 'roads' \}$/],
    ['a seed below 0', () => P.World.create({ set: 'roads', seed: -1 }), /^seed must be 0 to 2\^64 - 1, not -1$/],
    ['a seed of 65 bits', () => P.World.create({ set: 'roads', seed: 2n ** 64n + 7n }), /^seed must be 0 to 2\^64 - 1, not 18446744073709551623$/],
    ['a seed of 65 bits as a number', () => P.Board.create({ width: 4, height: 4 }).removeRandom({ seed: 2 ** 64, share: 0.1 }), /^seed must be 0 to 2\^64 - 1, not 18446744073709551616$/],
    ['a seed with a fraction', () => P.World.create({ set: 'roads', seed: 1.5 }), /^seed must be an integer or a bigint$/],
    ['a multigrid that is a window', () => P.World.create({ set: make.roads(), multigrid: make.window() }), /^multigrid must be a Multigrid, not a Window$/],
    ['a tiling that is a window', () => P.World.create({ set: make.roads(), tiling: make.window() }), /^tiling must be a Tiling, not a Window$/],
    ['painted tiles without a set', () => P.layPainted({ set: {}, width: 1, height: 1, colors: [1, 1, 1, 1] }), /^set must be a WangSet, /],
    ['a graph of plain walls', () => P.Graph.create({ walls: {} }), /^walls must be a Mask, not object$/],
    ['a graph of a plain window', () => P.Graph.create({ window: { count: 4 } }), /^window must be a Window, not object$/],
    ['a window of a plain tiling', () => P.Window.create({ tiling: {} }), /^tiling must be a Tiling, not object$/],
    ['a map of a text', () => P.RegionMap.create('x'), /^ground must be a Window, a Graph, or a \{ window, contact \}$/],
    ['territories of a text', () => P.Territories.create('x'), /^ground must be a Window/],
    ['nobody to segregate', () => P.Segregation.create({}), /^ground must be a Window/],
    ['a search of a world', () => P.Search.create(make.world()), /^ground must be a Window/],
    ['a picture of a plain map', () => P.pictureMap({ map: {} }), /^map must be a RegionMap, not object$/],
    ['a picture of a plain mesh', () => P.pictureMesh({ mesh: {} }), /^mesh must be a Mesh, not object$/],
    ['a list that is true', () => P.WangSet.builtin('roads').part(true), /^a list of numbers is needed, not boolean$/],
    // What is disposed of
    ['a window that was disposed of', () => { const window = make.window(); window.dispose(); P.Mask.create(window); }, /^this Window was disposed of$/],
    ['a set that was disposed of', () => { const set = make.roads(); set.dispose(); P.World.create({ set }); }, /^this WangSet was disposed of$/],
    // Cells, rectangles, names
    ['a cell as two numbers', () => make.world().at(-3, 2), /^q must be an integer of 32 bits, not undefined; give a cell such as \{ q: -3, r: 2 \}$/],
    ['a cell as a point', () => make.world().at({ x: 1, y: 2 }), /; give a cell such as/],
    ['a cell as a list', () => make.world().at([-3, 2]), /; give a cell such as/],
    ['no cell', () => make.world().at(), /; give a cell such as/],
    ['a rectangle of w', () => make.world().fill({ q: 0, r: 0, w: 3, height: 3 }), /^the rectangle has no width: give one such as \{ q: 0, r: 0, width: 8, height: 6 \}$/],
    ['a rectangle as numbers', () => make.world().fill(0, 0, 3, 3), /^the rectangle has no width/],
    ['a rectangle of h', () => make.world().fill({ q: 0, r: 0, width: 3, h: 3 }), /^the rectangle has no height/],
    ['a tiling of no such name', () => P.Window.create({ tiling: 'hexx', width: 2, height: 2 }), /^unknown tiling "hexx": use one of square, hex, tri, /],
];

test.each(calls)('%s', (_, call, message) => {
    let error: unknown;
    try {
        call();
    } catch (thrown) {
        error = thrown;
    }
    expect(error).toBeInstanceOf(pave.PaveError);
    expect((error as Error).message).toMatch(message);
});

test.each(['square', 'hex', 'tri'])('the name of a built-in set is a set for %s', (tiling) => {
    const sides = { square: undefined, hex: 6, tri: 3 }[tiling];
    const [named, made] = ['roads' as const, pave.WangSet.builtin('roads', sides)].map((set) => pave.World.create({ set, tiling, seed: 7 }));
    expect(named!.hash()).toBe(made!.hash());
    expect(named!.at({ q: -3, r: 2 })).toBe(made!.at({ q: -3, r: 2 }));
});

test('the name of a built-in set is a set for the rhombs of a multigrid, too', () => {
    const multigrid = pave.Multigrid.create();
    expect(pave.World.create({ set: 'roads', multigrid, seed: 7 }).sets[0]!.sides).toBe(4);
});
