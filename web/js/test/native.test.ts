// What the command of the native build prints as --hash, and its SVG, against the same work here. Skipped where there is no such build.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import {
    Board, Citadel, Edits, Mesh, Multigrid, Patch, RegionMap, Segregation, Terrain, Tiling, WangSet, Window, World, areaDisk, areaRectangle, builtins, fillHash, grow, hash, hashText, load,
    makeDicewars, makeDicewarsBoard, dicewarsWindow, hex, pictureCitadel, pictureMap, picturePatch, pictureWindow, type Ground, type Rect,
} from '../src/index.node.ts';
import { root } from './paths.ts';

const command = `${process.env.PAVE_BUILD ?? `${root}/build/dev`}/bin/pave`;
const pave = (words: string): string => execFileSync(command, words.split(' '), { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
// The hash is the last line, where no other follows it.
const hashOf = (words: string): string => /^(0x[0-9a-f]{16})$/m.exec(pave(`${words} --hash`))![1]!;
const map = (ground: Ground, labels: ArrayLike<number>, more = {}): RegionMap => RegionMap.create({ ground, labels, ...more });

beforeAll(() => load(readFileSync(`${root}/web/js/dist/pave.wasm`)));

const hexagon = (radius: number): Window => Window.create({ tiling: 'hex', shape: 'hexagon', radius });
const meshOf = (pattern: 'hex' | 'quad', steps: number): Mesh => {
    using board = Board.create({ width: 40, height: 30, pattern, system: 'even-q' });
    board.removeRandom({ seed: 7, share: 0.2 });
    board.repair();
    return Mesh.createFromBoard(board, { relax: { kind: 'even', steps } });
};

const filled = (world: World, rect: Rect): bigint => fillHash(rect.width, rect.height, world.fill(rect));

const works: [string, () => bigint][] = [
    ['world fill --set meadow --seed 7 --size 64x48', () => filled(World.create({ set: WangSet.builtin('meadow'), seed: 7 }), { q: 0, r: 0, width: 64, height: 48 })],
    ['world fill --set land --seed 9 --method phase --at=-900,77 --size 64x48', () =>
        filled(World.create({ set: WangSet.builtin('land'), seed: 9, method: 'phase' }), { q: -900, r: 77, width: 64, height: 48 })],
    ['world fill --set river --grid hex --seed 3 --window hexagon --radius 9', () =>
        hash(World.create({ set: WangSet.builtin('river', 6), seed: 3, tiling: 'hex' }).fillWindow(hexagon(9)))],
    ['world fill --set roads --grid cairo --seed 3 --size 8x6', () => {
        const tiling = Tiling.named('cairo');
        return hash(World.create({ set: WangSet.builtin('roads', 5), seed: 3, tiling }).fill({ q: 0, r: 0, width: 8, height: 6 }));
    }],
    ['world fill --set maze --grid rhombille --seed 3 --window parallelogram --size 8x6', () =>
        hash(World.create({ set: WangSet.builtin('maze', 4), seed: 3, tiling: 'rhombille' }).fill({ q: 0, r: 0, width: 8, height: 6 }))],
    ['world fill --set land --grid penrose:7 --seed 3 --size 12x8', () => {
        const multigrid = Multigrid.create({ families: 'penrose', seed: 7 });
        const cells = multigrid.cells(areaRectangle({ x: -6, y: -4 }, { x: 6, y: 4 }));
        return hash(World.create({ set: WangSet.builtin('land'), seed: 3, multigrid }).fillCells(cells));
    }],
    ['world fill --set roads --grid hex --connected --solid 80 --mesh 8 --seed 3 --window hexagon --radius 9', () =>
        hash(World.create({ set: WangSet.builtin('roads', 6), seed: 3, tiling: 'hex', passable: builtins.passable('roads'), solid: 0.8, mesh: 8 }).fillWindow(hexagon(9)))],
    ['world fill --set garden --seed 7 --at=-900,77 --size 64x48', () => filled(World.create({ set: WangSet.builtin('garden'), seed: 7 }), { q: -900, r: 77, width: 64, height: 48 })],
    ['region dicewars --grid hat:5 --radius 60 --players 5 --seed 2', () => {
        const patch = Patch.createFromMonotile({ kind: 'hat', seed: 5 }, areaDisk({ x: 0, y: 0 }, 60));
        const { labels, owners, dice } = makeDicewars({ ground: patch.graph, seed: 2, players: 5, margin: 1 });
        return map(patch.graph, labels, { patch, players: { count: 5, owners, dice } }).hash();
    }],
    ['tess --size 40x30 --seed 7 --remove 0.2 --repair --relax 10', () => meshOf('hex', 10).hash()],
    ['tess --size 40x30 --pattern quad --seed 7 --remove 0.2 --repair', () => meshOf('quad', 0).hash()],
    ['region schelling --grid hex --radius 20 --seed 3', () => {
        const ground = hexagon(20);
        const segregation = Segregation.create({ ground, seed: 3 });
        segregation.run(1e6);
        return map(ground, segregation.labels()).hash();
    }],
    ['region grow --grid hex --radius 20 --areas 12 --seed 2', () => {
        const ground = hexagon(20);
        return map(ground, grow({ ground, areas: 12, seed: 2 }).labels).hash();
    }],
    ['region dicewars --original --seed 5', () => {
        const { labels, owners, dice } = makeDicewarsBoard({ seed: 5 });
        return map(dicewarsWindow(), labels, { players: { count: 7, owners, dice } }).hash();
    }],
    ['tactics citadel --seed 7 --moat', () => Citadel.create({ seed: 7, moat: true }).hash()],
    ['tactics citadel --seed 12 --size 30 --ravelins --outline hexagon', () => Citadel.create({ seed: 12, size: 30, ravelins: true, outline: 'hexagon' }).hash()],
    ['tactics terrain --seed 3 --size 120x60', () => Terrain.create({ window: Window.create({ tiling: 'tri', width: 120, height: 60 }), seed: 3, erosion: 10 }).hash()],
];

describe.skipIf(!existsSync(command))('as the command', () => {
    test('names of faces in another system, of a window and beyond it', () => {
        using window = hexagon(2);
        const cells = hex.disk({ q: 0, r: 0 }, 4);
        const numbers = hex.toCoordinates('odd-q', cells);
        const texts = Array.from({ length: cells.length / 3 }, (_, i) => `${numbers[3 * i]},${numbers[3 * i + 1]}`);
        const at = { q: 2, r: 0 };
        using scene = pictureWindow({
            window, layout: hex.layout(), labels: ['faces', 'edges', 'vertices'], names: { cells, texts }, caption: 'neighbors 2,0', title: 'hex grid: neighbors 2,0',
            query: { subject: [{ kind: 'face', at }], cells: hex.neighbors(at) },
        });
        expect(scene.toSvg()).toBe(execFileSync(command, ['grid', 'draw', '--grid', 'hex', '--radius', '2', '--labels', 'offset-odd-q', '--parts', 'faces,edges,vertices',
            '--show', 'neighbors 2,0', '-o', '-', '--format', 'svg'], { encoding: 'utf8' }));
    });

    test.each(works)('%s', (words, work) => {
        expect(hashText(work())).toBe(hashOf(words));
    });

    test.each(['square', 'hex', 'tri'] as const)('a path through a maze of %s is that of the command, and begins at the start', (tiling) => {
        using set = WangSet.builtin('maze', { square: undefined, hex: 6, tri: 3 }[tiling]);
        using world = World.create({ set, seed: 7, tiling, passable: builtins.passable('maze') });
        const names = tiling === 'tri' ? ['0,0,L', '9,-7,R'] : ['0,0', '9,-7'];
        const cells = world.path({ q: 0, r: 0 }, { q: 9, r: -7, s: tiling === 'tri' ? 1 : 0 });
        const texts = Array.from({ length: cells.length / 3 }, (_, k) => `${cells[3 * k]},${cells[3 * k + 1]}${tiling === 'tri' ? `,${'LR'[cells[3 * k + 2]!]}` : ''}`);
        expect(texts.join('\n')).toBe(pave(`world path --set maze --grid ${tiling} --connected --seed 7 -- ${names.join(' ')}`).trim());
        expect(world.start({ q: 5, r: 5 })).toEqual({ q: 5, r: 5, s: 0 });
    });

    test('an SVG of a map, which shows what its kind has, byte for byte', () => {
        const ground = hexagon(8);
        const segregation = Segregation.create({ ground, seed: 7 });
        segregation.run(20000);
        using picture = pictureMap({ map: map(ground, segregation.labels(), { kind: 'schelling' }), title: 'segregation' });
        expect(picture.toSvg()).toBe(pave('region schelling --seed 7 -o - --format svg'));
    });

    test('an SVG of a patch, byte for byte', () => {
        const patch = Patch.createFromQuads({ seed: 3 }, areaDisk({ x: 0, y: 0 }, 8));
        using picture = picturePatch({ patch, title: 'townscaper:3 grid' });
        expect(picture.toSvg()).toBe(pave('grid draw --grid townscaper:3 --radius 8 -o - --format svg'));
    });

    test('an SVG, byte for byte', () => {
        using picture = pictureCitadel({ citadel: Citadel.create({ seed: 7 }), title: 'a citadel' });
        expect(picture.toSvg()).toBe(pave('tactics citadel --seed 7 -o - --format svg'));
    });
});

test('edits of a connected world keep what can be passed', () => {
    const passable = builtins.passable('maze');
    expect(passable).toEqual([false, false, true]);
    using edits = Edits.create({ set: WangSet.builtin('maze'), seed: 7, passable });
    edits.change([{ kind: 'pin', cell: { q: 0, r: 0 }, tile: 0 }]); // closed all around
    expect(() => edits.world.path({ q: 0, r: 0 }, { q: 5, r: 0 })).toThrow('0,0 is blocked');
    expect(edits.world.start({ q: 0, r: 0 })).not.toEqual({ q: 0, r: 0, s: 0 });
    using plain = World.create({ set: WangSet.builtin('maze') });
    expect(() => plain.start({ q: 0, r: 0 })).toThrow(/passable must have 3 elements/);
    expect(() => World.create({ set: WangSet.builtin('maze'), passable: [true] })).toThrow(/passable must have 3 elements/);
});

test('edits do not depend on the order of release', () => {
    const edits = Edits.create({ set: WangSet.builtin('cave'), seed: 1 });
    edits.change([{ kind: 'area', rect: { q: 0, r: 0, width: 9, height: 9 }, seed: 5 }]);
    const first = hash(edits.world.fill({ q: -5, r: -5, width: 20, height: 20 }));
    edits.dispose();
    using again = Edits.create({ set: WangSet.builtin('cave'), seed: 1 });
    again.change([{ kind: 'area', rect: { q: 0, r: 0, width: 9, height: 9 }, seed: 5 }]);
    expect(hash(again.world.fill({ q: -5, r: -5, width: 20, height: 20 }))).toBe(first);
});
