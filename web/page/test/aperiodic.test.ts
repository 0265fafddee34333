// The room of ground that never repeats: its state, its pieces, its answers, and that the command makes the same.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { load } from 'pave-maps';
import { native as pave } from '../e2e/native.ts';
import { seaColors, shapeColors } from '../src/rooms/aperiodic/colors.ts';
import { drawCommand, hashCommand, partOf } from '../src/rooms/aperiodic/command.ts';
import { colorsOf, diceOf as diceMade, diceSvg, jsonOf, shapesSvg, worldHash, worldSvg } from '../src/rooms/aperiodic/covers.ts';
import { fields, grids, type State } from '../src/rooms/aperiodic/fields.ts';
import { pieceOf } from '../src/rooms/aperiodic/make.ts';
import {
    cellArea, coverOf, diceOf, familiesOf, groundOf, holds, kindsOf, limitsOf, pieceBox, rhombKind, saysOf, scaleOf, shapeWord, tooLarge, worldOf,
} from '../src/rooms/aperiodic/model.ts';
import { centersOf, finderOf, inRing, ringOf, sidesOf } from '../src/stage/tiles.ts';

const start = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.start])) as unknown as State;
const with_ = (change: Partial<State>): State => ({ ...start, ...change });
const box = { x0: -9, y0: -7, x1: 9, y1: 7 };

beforeAll(() => load());

// ---- The state --------------------------------------------------------------------------------------------------------------------

test('worlds lie on rhombs alone', () => {
    expect(grids.map((grid) => coverOf({ grid, on: 'world' }))).toEqual(grids.map((grid) => (familiesOf(grid) ? 'world' : 'shapes')));
    expect(coverOf({ grid: 'hat', on: 'dice' })).toBe('dice');
    expect(grids.map(familiesOf)).toEqual([5, 4, 6, 7, 8, 9, 10, 11, 12, 0, 0, 0]);
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
        // From its point in the middle a tile is seen whole.
        const [ring, centers] = [ringOf(tiles, cell), tiles.centers ?? centersOf(tiles)];
        const from = { x: centers[2 * cell]!, y: centers[2 * cell + 1]! };
        expect(find(from)).toBe(cell);
        expect(inRing(ring, from)).toBe(true);
        for (let k = 0; k < ring.length; k += 2) {
            const [ax, ay, bx, by] = [ring[k]!, ring[k + 1]!, ring[(k + 2) % ring.length]!, ring[(k + 3) % ring.length]!];
            expect((bx - ax) * (from.y - ay) - (by - ay) * (from.x - ax)).toBeGreaterThan(0);
        }
    }
    for (const dark of [false, true]) {
        const colors = shapeColors(grid, kinds, turns, dark);
        expect(colors).toHaveLength(4 * count);
        expect(new Set(new Uint32Array(colors.buffer)).size).toBeGreaterThan(1);
    }
    expect(seaColors(kinds, turns, true)).toHaveLength(4 * count);
    expect(sidesOf(tiles).length).toBeGreaterThan(4 * count);
    expect(jsonOf(ground, far)).toMatchObject({ grid, seed: '7' });
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
});
