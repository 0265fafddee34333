// The room of ground that never repeats: its state, its pieces, its answers, and that the command makes the same.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { load } from 'pave-maps';
import { native as pave } from '../e2e/native.ts';
import { seaColors, shapeColors } from '../src/rooms/aperiodic/colors.ts';
import { askCommand, drawCommand, hashCommand, partOf, sameColors } from '../src/rooms/aperiodic/command.ts';
import { colorsOf, diceOf as diceMade, diceSvg, jsonOf, shapesSvg, worldHash, worldSvg } from '../src/rooms/aperiodic/covers.ts';
import { fields, grids, type State } from '../src/rooms/aperiodic/fields.ts';
import { middleOf, outlinesOfNames, pieceOf, sightOf, wayOf } from '../src/rooms/aperiodic/make.ts';
import {
    cellArea, coverOf, diceOf, familiesOf, groundOf, holds, kindsOf, limitsOf, namesOf, packNames, pieceBox, rhombKind, saysOf, scaleOf, shapeWord, tooLarge, toggled, worldOf, type Ground, type Name,
} from '../src/rooms/aperiodic/model.ts';
import { finderOf, inRing, ringOf, sidesOf } from '../src/stage/tiles.ts';

const start = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.start])) as unknown as State;
const with_ = (change: Partial<State>): State => ({ ...start, ...change });
const box = { x0: -9, y0: -7, x1: 9, y1: 7 };

// The name of the cell under a point, in a piece around it.
function cellAt(ground: Ground, { x, y }: { x: number; y: number }): Name | undefined {
    const { tiles, names, origin } = pieceOf(ground, { x0: x - 6, y0: y - 6, x1: x + 6, y1: y + 6 });
    const cell = finderOf(tiles)({ x: x - origin.x, y: y - origin.y });
    return namesOf([...names.subarray(3 * cell, 3 * cell + 3)])[0];
}

beforeAll(() => load());

// ---- The state --------------------------------------------------------------------------------------------------------------------

test('worlds lie on rhombs alone', () => {
    expect(grids.map((grid) => coverOf({ grid, on: 'world' }))).toEqual(grids.map((grid) => (familiesOf(grid) ? 'world' : 'shapes')));
    expect(coverOf({ grid: 'hat', on: 'dice' })).toBe('dice');
    expect(grids.map(familiesOf)).toEqual([5, 4, 6, 7, 8, 9, 10, 11, 12, 0, 0, 0]);
});

test('names of cells survive the address', () => {
    const names = namesOf([3, -2, 7, 0, 0, 1, 5]);
    expect(names).toEqual([{ q: 3, r: -2, s: 7 }, { q: 0, r: 0, s: 1 }]);
    expect(namesOf(fields.rock.read(fields.rock.write(packNames(names)))!)).toEqual(names);
    expect(toggled(packNames(names), { q: 3, r: -2, s: 7 })).toEqual([0, 0, 1]);
    expect(toggled([0, 0, 1], { q: 3, r: -2, s: 7 })).toEqual([0, 0, 1, 3, -2, 7]);
});

test('kinds of rhombs, from the thinnest', () => {
    expect([1, 2, 3, 4].map((j) => rhombKind(5, 0, j))).toEqual([1, 0, 0, 1]);
    expect([1, 2, 3].map((j) => rhombKind(4, 0, j))).toEqual([0, 1, 0]);
    expect([shapeWord('penrose', 0), shapeWord('penrose', 1), shapeWord('ammann-beenker', 1), shapeWord('multigrid-7', 2), shapeWord('hat', 1), shapeWord('townscaper', 0)])
        .toEqual(['thin rhomb', 'thick rhomb', 'square', 'rhomb of 77.1 degrees', 'mirrored hat', 'quad']);
    for (const grid of grids) {
        expect(saysOf(grid)).toMatch(/\.$/);
        const [least, most] = limitsOf(grid);
        expect(scaleOf({ grid, z: 0 })).toBeGreaterThan(least);
        expect(scaleOf({ grid, z: 0 })).toBeLessThan(most);
    }
});

test('a piece holds what is seen, and is not far larger', () => {
    const view = { x: 1000, y: -2000, scale: 40, width: 900, height: 600, ratio: 1, dark: false };
    const piece = pieceBox(view, 'penrose');
    const seen = { x0: view.x - 11.25, y0: view.y - 7.5, x1: view.x + 11.25, y1: view.y + 7.5 };
    expect(holds(piece, seen)).toBe(true);
    expect(holds(seen, piece)).toBe(false);
    expect(tooLarge(piece, seen)).toBe(false);
    expect(tooLarge(piece, { x0: view.x, y0: view.y, x1: view.x + 1, y1: view.y + 1 })).toBe(false); // a cell reaches that far
    const wide = pieceBox({ ...view, scale: 6.5, width: 2560, height: 1400 }, 'penrose');
    expect(((wide.x1 - wide.x0) * (wide.y1 - wide.y0)) / cellArea('penrose')).toBeLessThan(200000);
});

// ---- Pieces -----------------------------------------------------------------------------------------------------------------------

test.each(grids)('a piece of %s: cells, kinds, colours, the cell under a point', (grid) => {
    const ground = { grid, seed: '7' };
    const far = { x0: 99991, y0: -70007, x1: 100009, y1: -69993 };
    const { tiles, names, neighbors, kinds, turns, origin } = pieceOf(ground, far);
    expect(origin).toEqual({ x: 100000, y: -70000 });
    expect(Math.max(...tiles.points.map(Math.abs))).toBeLessThan(16);
    const count = tiles.start.length - 1;
    expect([names.length, kinds.length, turns.length]).toEqual([3 * count, count, count]);
    expect(neighbors.length).toBe(tiles.rings.length);
    expect(count * cellArea(grid)).toBeGreaterThan(0.8 * 18 * 14);
    expect(count * cellArea(grid)).toBeLessThan(1.25 * 18 * 14);
    expect(Math.max(...kinds)).toBeLessThan(kindsOf(grid));
    const find = finderOf(tiles);
    for (const cell of [0, Math.floor(count / 2), count - 1]) {
        const name = { q: names[3 * cell]!, r: names[3 * cell + 1]!, s: names[3 * cell + 2]! };
        const middle = middleOf(ground, name)!;
        expect(find({ x: middle.x - origin.x, y: middle.y - origin.y })).toBe(cell);
        expect(cellAt(ground, middle)).toEqual(name);
        const { start, points } = outlinesOfNames(ground, [name, { q: 5, r: 5, s: 9999 }]);
        expect(start.length).toBeGreaterThanOrEqual(2);
        expect(inRing(points.subarray(0, start[1]), middle)).toBe(true);
        // From its point in the middle a tile is seen whole.
        const [ring, { centers }] = [ringOf(tiles, cell), tiles];
        const from = centers ? { x: centers[2 * cell]!, y: centers[2 * cell + 1]! } : { x: middle.x - origin.x, y: middle.y - origin.y };
        for (let k = 0; k < ring.length; k += 2) {
            const [ax, ay, bx, by] = [ring[k]!, ring[k + 1]!, ring[(k + 2) % ring.length]!, ring[(k + 3) % ring.length]!];
            expect((bx - ax) * (from.y - ay) - (by - ay) * (from.x - ax)).toBeGreaterThan(0);
        }
    }
    for (const by of ['shape', 'turn', 'both'] as const)
        for (const dark of [false, true]) {
            const colors = shapeColors(grid, kinds, turns, { colors: 'clay', by, dark });
            expect(colors).toHaveLength(4 * count);
            expect(new Set(new Uint32Array(colors.buffer)).size).toBeGreaterThan(grid === 'spectre' && by === 'shape' ? 2 : 1);
        }
    expect(seaColors(kinds, turns, true)).toHaveLength(4 * count);
    expect(sidesOf(tiles).length).toBeGreaterThan(4 * count);
    expect(jsonOf(ground, far)).toMatchObject({ grid, seed: '7' });
});

// ---- Answers ----------------------------------------------------------------------------------------------------------------------

test.each(['penrose', 'hat', 'spectre', 'townscaper'] as const)('a path on %s goes round rock, and sight ends there', (grid) => {
    const ground = { grid, seed: '7' };
    const a = cellAt(ground, { x: -4, y: 0 })!;
    const b = cellAt(ground, { x: 8, y: 1 })!;
    const free = wayOf({ ground, a, b, rock: [], touch: false });
    const list = namesOf([...free.names]);
    expect([list[0], list.at(-1)]).toEqual([a, b]);
    expect(free.points).toHaveLength(2 * list.length);
    const rock = [list[1]!, list.at(-2)!];
    const round = wayOf({ ground, a, b, rock, touch: false });
    expect(round.names.length).toBeGreaterThanOrEqual(free.names.length);
    expect(namesOf([...round.names]).some((it) => rock.some((other) => other.q === it.q && other.r === it.r && other.s === it.s))).toBe(false);
    expect(wayOf({ ground, a, b, rock: [], touch: true }).names.length).toBeLessThanOrEqual(free.names.length);
    const around = cellsBeside(ground, a);
    expect(wayOf({ ground, a, b, rock: around, touch: false }).names).toHaveLength(0);
    const [open, closed] = [sightOf({ ground, a, rock: [], reach: 9 }), sightOf({ ground, a, rock: around, reach: 9 })];
    expect(closed.count).toBeLessThan(open.count);
    expect(open.seen.start).toHaveLength(open.count + 1);
    expect(() => wayOf({ ground, a, b: { q: 0, r: 0, s: -1 }, rock: [], touch: false })).toThrow(/no such cell/);
    expect(() => sightOf({ ground, a: { q: 0, r: 0, s: -1 }, rock: [], reach: 9 })).toThrow(/no such cell/);
});

function cellsBeside(ground: Parameters<typeof cellAt>[0], name: Name): Name[] {
    const { x, y } = middleOf(ground, name)!;
    const { names, neighbors, tiles: { start } } = pieceOf(ground, { x0: x - 12, y0: y - 12, x1: x + 12, y1: y + 12 });
    const all = namesOf([...names]);
    const cell = all.findIndex((it) => it.q === name.q && it.r === name.r && it.s === name.s);
    return [...neighbors.subarray(start[cell], start[cell + 1])].map((it) => all[it]!);
}

test('ends of paths may lie too far apart', () => {
    const ground = groundOf(start);
    expect(() => wayOf({ ground, a: cellAt(ground, { x: 0, y: 0 })!, b: cellAt(ground, { x: 500, y: 0 })!, rock: [], touch: false })).toThrow(/too far apart/);
});

test('a world has a colour for each cell, a map its borders', () => {
    const state = with_({ on: 'world' });
    const { names } = pieceOf(groundOf(state), box);
    expect(colorsOf(worldOf(state), names)).toHaveLength((4 * names.length) / 3);
    expect(jsonOf(groundOf(state), box, worldOf(state))).toMatchObject({ set: 'land', hash: worldHash(worldOf(state), box) });
    for (const grid of ['penrose', 'hat', 'spectre', 'townscaper'] as const) {
        const plan = diceOf(with_({ on: 'dice', grid }));
        const { map, rings, unit } = diceMade(plan);
        expect(map.items).toHaveLength(map.count);
        expect(rings.of).toHaveLength(map.count + 1);
        expect(unit * Math.max(...rings.points.map(Math.abs))).toBeLessThan(plan.radius + 6);
    }
});

// ---- The command --------------------------------------------------------------------------------------------------------------------

const part = { x: 3, y: -2, width: 18, height: 14 };
const partBox = { x0: -6, y0: -9, x1: 12, y1: 5 };

test('lines of the command', () => {
    expect(partOf({ x0: -6.4, y0: -8.8, x1: 11.4, y1: 4.8 })).toEqual(part);
    expect(drawCommand(start, part)).toBe('pave grid draw --grid penrose:7 --size 18x14 --at=3,-2 -o penrose.svg');
    expect(drawCommand(with_({ seed: '0', grid: 'hat' }), { ...part, x: 0, y: 0 })).toBe('pave grid draw --grid hat --size 18x14 -o hat.svg');
    expect(hashCommand(start, part)).toBeUndefined();
    expect(hashCommand(with_({ on: 'world', set: 'river' }), part)).toBe('pave world fill --set river --grid penrose:7 --seed 3 --size 18x14 --at=3,-2 --hash');
    expect(hashCommand(with_({ on: 'dice' }), part)).toBe('pave region dicewars --grid penrose:7 --radius 16 --players 6 --margin 1 --seed 1 --hash');
    expect(askCommand(with_({ tool: 'path', a: [0, -1, 3], b: [5, 2, 7] }))).toBe('pave grid penrose:7 path 0,-1,3 5,2,7');
    expect(askCommand(with_({ tool: 'path', a: [0, -1, 3] }))).toBeUndefined();
    expect([sameColors(start), sameColors({ colors: 'dusk', by: 'shape' })]).toEqual([true, false]);
});

describe.skipIf(!pave)('as the command', () => {
    const folder = mkdtempSync(join(tmpdir(), 'aperiodic-'));
    afterAll(() => rmSync(folder, { recursive: true }));
    const run = (line: string): string => execFileSync(pave!, line.split(' ').slice(1), { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    const drawn = (line: string): string => { run(line); return readFileSync(join(folder, line.split(' ').at(-1)!), 'utf8'); };
    const hashOf = (line: string): string => /^(0x[0-9a-f]{16})$/m.exec(run(line))![1]!;

    test.each(grids)('the SVG of %s', (grid) => {
        const state = with_({ grid });
        expect(shapesSvg(groundOf(state), partBox) === drawn(drawCommand(state, part))).toBe(true);
    });

    test.each(['land', 'river', 'roads', 'meadow', 'lakes', 'cave'] as const)('the hash and the SVG of %s', (set) => {
        const state = with_({ on: 'world', set, grid: set === 'river' ? 'multigrid-7' : 'penrose' });
        expect(worldHash(worldOf(state), partBox)).toBe(hashOf(hashCommand(state, part)!));
        expect(worldSvg(worldOf(state), partBox) === drawn(drawCommand(state, part))).toBe(true);
    });

    test.each(['penrose', 'hat', 'spectre', 'townscaper'] as const)('the map of Dice Wars on %s', (grid) => {
        const state = with_({ on: 'dice', grid });
        expect(diceMade(diceOf(state)).map.hash).toBe(hashOf(hashCommand(state, part)!));
        expect(diceSvg(diceOf(state)) === drawn(drawCommand(state, part))).toBe(true);
    });

    test('the steps of a path', () => {
        const state = with_({ tool: 'path', a: [0, -1, 3], b: [5, 2, 7] });
        const [a, b] = [namesOf(state.a)[0]!, namesOf(state.b)[0]!];
        expect(wayOf({ ground: groundOf(state), a, b, rock: [], touch: false }).names).toHaveLength(3 * run(askCommand(state)!).trim().split(' ').length);
    });
});
