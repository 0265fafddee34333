// Tactics and pictures: objects of several parts, and what is released with them.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import {
    Citadel, CreatureMoves, FAR, Formation, Mask, Moves, Nest, RegionMap, Scene, Search, Terrain, Window, attackLines, citadelZones, creatures, load,
    makeDicewars, pictureCitadel, pictureMap, pictureTactics, pictureWindow, terrainZones, tri, waters, zoneCells,
} from '../src/index.node.ts';
import { root } from './paths.ts';

beforeAll(() => load(readFileSync(`${root}/web/js/dist/pave.wasm`)));

const meadow = (): Mask => Mask.create(Window.create({ tiling: 'tri', width: 60, height: 30 })).setCells([100, 101, 102, 500]);

test('moves, zones and lines keep to walls', () => {
    using walls = meadow();
    using moves = Moves.create({ walls, metric: 'shortcut', points: 6 });
    using search = moves.search();
    const path = search.path(0, 1000, moves.costs)!;
    expect(path.cost).toBe(search.field(0, moves.costs).distances[1000]);
    expect(Array.from(path.nodes).some((cell) => walls.cells()[cell])).toBe(false);
    const zone = zoneCells({ walls, sources: [600], most: 4, metric: 'touch' });
    const distances = tri.distance({ q: 0, r: 0, s: 0 }, walls.window.cells(), 'touch');
    expect(zone.length).toBeGreaterThan(50);
    expect(distances.length).toBe(walls.window.count);
    expect(attackLines({ walls, from: 600, range: 5 })).toHaveLength(12);
});

test('costs of cells live as long as the moves', () => {
    using window = Window.create({ tiling: 'tri', width: 40, height: 20 });
    using moves = Moves.create({ window, metric: 'edge', costs: new Int32Array(window.count).fill(3) });
    for (let i = 0; i < 50; i++) Window.create({ tiling: 'tri', width: 40, height: 20 }).dispose();
    using search = moves.search();
    const { distances } = search.field(0, moves.costs);
    expect(Array.from(distances).every((distance) => distance % 3 === 0 && distance < FAR)).toBe(true);
});

test('a formation marches', () => {
    using walls = meadow();
    using formation = Formation.create({ grid: 'triangles', kind: 'line', ranks: 2, files: 6, at: { q: 20, r: 10, s: 0 } }, walls);
    formation.give({ kind: 'march', paces: 3 });
    expect(formation.track()).toHaveLength(3 * 12 * (formation.turnCount + 1));
    expect(formation.soldiers().map(({ state }) => state)).toEqual(Array(12).fill('in place'));
    expect(formation.attacks({ targets: formation.front(), range: 1 }).every(({ distance }) => distance === 1)).toBe(true);
});

test('a creature fits where its clearance says', () => {
    using walls = meadow();
    const creature = { kind: 'hexagon', size: 2 } as const;
    const clearance = creatures.clearance(walls, 'hexagon');
    using moves = CreatureMoves.create({ walls, creature });
    const cells = walls.window.cells();
    for (let i = 0; i < walls.window.count; i += 7) {
        if (cells[3 * i + 2]) continue;
        const pose = { anchor: { q: cells[3 * i]!, r: cells[3 * i + 1]!, s: 0 } };
        expect(creatures.fits(walls, creature, pose)).toBe(clearance[i]! >= 2);
        expect(moves.node(pose) >= 0).toBe(clearance[i]! >= 2);
    }
    expect(creatures.cells(creature, { anchor: { q: 9, r: 9, s: 0 } })).toHaveLength(3 * 24);
    // Each move costs five times as much where each cell does.
    using slow = CreatureMoves.create({ walls, creature, costs: new Int32Array(walls.window.count).fill(5) });
    const node = moves.node({ anchor: { q: 9, r: 9, s: 0 } });
    const [plain, dear] = [moves, slow].map((it) => { using search = Search.create(it.graph); return search.field(node, it.costs).distances; });
    expect(plain!.some((it) => it > 0 && it !== FAR)).toBe(true);
    expect(dear!.map((it) => it === FAR ? it : it / 5)).toEqual(plain);
    expect(() => CreatureMoves.create({ walls, creature, costs: [1] })).toThrow('one for each cell');
});

test('a citadel with a moat has cells of it', () => {
    using citadel = Citadel.create({ seed: 7, moat: true });
    expect(new Set(Array.from(citadel.zones(), (zone) => citadelZones[zone]))).toContain('moat');
});

test('terrain has water that never flows uphill', () => {
    using terrain = Terrain.create({ window: Window.create({ tiling: 'tri', width: 120, height: 60 }), seed: 3 });
    const [levels, down] = [terrain.levels(), terrain.down()];
    down.forEach((to, from) => expect(to < 0 || levels[to]! <= levels[from]!).toBe(true));
    expect(Array.from(terrain.waters(), (water) => waters[water])).toContain('river');
    expect(Array.from(terrain.zones(), (zone) => terrainZones[zone])).toContain('grass');
    using solid = terrain.prisms();
    expect(solid.check().open).toBe(0);
    expect(solid.positions()).toHaveLength(3 * solid.pointCount);
    const flat = { values: new Uint16Array(12).fill(500), width: 4, height: 3, low: 100, high: 200 };
    using level = Terrain.create({ window: terrain.window, picture: flat });
    expect(level.lowest).toBe(level.highest);
});

test('a nest lets kinds stand where they may', () => {
    using nest = Nest.create({ window: { shape: 'parallelogram', width: 8, height: 4 }, factor: 3, kinds: [{ name: 'town', least: 3 }, { name: 'mill', upgrades: 1 }] });
    expect(nest.kinds().map(({ name }) => name)).toEqual(['town', 'mill']);
    expect(() => nest.put(1, false, 3)).toThrow(/may not stand/);
    nest.put(1, true, 5);
    expect(nest.on(true)[5]).toBe(1);
    expect(nest.big.window.count).toBe(32);
});

test('pictures are scenes, and scenes SVG', () => {
    using walls = meadow();
    using picture = pictureWindow({ walls, labels: ['edges'], query: { cells: tri.disk({ q: 10, r: 10, s: 0 }, 3) }, title: 'Nähe' });
    const svg = picture.toSvg({ width: 600 });
    expect(svg).toMatch(/^<\?xml.*<svg .*<title>Nähe<\/title>.*<\/svg>\s*$/s);
    expect(picture.measure({ width: 600 }).width).toBe(600);
    const board = pictureTactics({ walls, names: { cells: tri.disk({ q: 10, r: 10, s: 0 }, 1), texts: ['a1', 'a2', '', 'a4'] } }).toSvg();
    expect(board.match(/>a\d</g)).toHaveLength(3);
    using ground = Window.create({ tiling: 'hex', shape: 'hexagon', radius: 12 });
    const { labels, owners, dice } = makeDicewars({ ground, seed: 1, areas: 20, players: 4 });
    using map = RegionMap.create({ ground, labels, players: { count: 4, owners, dice } });
    using named = pictureMap({ map, marks: 'name', names: Array.from({ length: 20 }, (_, i) => `Land ${i}`) });
    expect(named.toSvg()).toContain('>Land 19<');
    using town = pictureCitadel({ citadel: Citadel.create({ seed: 1 }) });
    using sheet = Scene.create({ title: 'both' }).scene(named).group('town', (scene) => scene.scene(town, { x: 50, y: 0 }, 0.5));
    expect(sheet.count).toBeGreaterThan(named.count + town.count);
    expect(() => sheet.line([{ x: 0, y: 0 }, { x: Infinity, y: 0 }], { stroke: 0xff, width: 1 })).toThrow(/finite|beyond/);
});

test('words of enumerations come out of windows and boards', () => {
    using window = Window.create({ tiling: 'hex', width: 3, height: 3, shape: 'rectangle' });
    expect([window.grid, window.tiling.name, window.count]).toEqual(['hexagons', 'hex', 9]);
});

test('of the attacks of a soldier the straightest is shown', () => {
    using walls = Mask.create(Window.create({ tiling: 'square', width: 20, height: 20 }));
    using formation = Formation.create({ grid: 'squares', kind: 'line', ranks: 1, files: 4, facing: 0, at: { q: 10, r: 10 } }, walls);
    const targets = formation.front();
    const shown = formation.shown(targets, formation.attacks({ targets, range: 1 }));
    formation.soldiers().forEach(({ cell }, i) => {
        const { target, soldier } = shown[i]!;
        expect([soldier, targets[3 * target], targets[3 * target + 1]]).toEqual([i, cell.q, cell.r - 1]);
    });
});
