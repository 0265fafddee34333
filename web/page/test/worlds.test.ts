import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { Tiling, Window, load, readTsx, wangSetOf } from 'pave-maps';
import { cellKey, cellText, originOf, ringAt, wayOf, type Cell } from '../src/ground/shape.ts';
import { biasText, hashCommand, partOf } from '../src/rooms/worlds/command.ts';
import { editsOf, editsText, fields, isLines, planOf } from '../src/rooms/worlds/fields.ts';
import { hashOf, svgOf } from '../src/rooms/worlds/files.ts';
import { biasPixels, levelsOf } from '../src/rooms/worlds/levels.ts';
import { openWorld } from '../src/rooms/worlds/open.ts';
import { sets, type WorldPlan } from '../src/rooms/worlds/plan.ts';
import { dataOf, setJson, tmxOf, tscnOf, tsxOf } from '../src/rooms/worlds/save.ts';
import { reportOf } from '../src/rooms/worlds/report.ts';
import { tilesFor } from '../src/rooms/worlds/tilings.ts';
import { reachOf } from '../src/rooms/worlds/overlay.ts';
import { brushed, placeNear } from '../src/rooms/worlds/touch.ts';
import { wayTo } from '../src/rooms/worlds/trip.ts';
import { beginOf, naiveWalk, pathOf, walkOf, type Decided } from '../src/rooms/worlds/walk.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const pave = [process.env.PAVE_BUILD ?? '', join(root, 'build/dev'), join(root, 'build/ci')].map((it) => join(it, 'bin/pave')).find((it) => existsSync(it));
if (!pave) console.log('skip: worlds beside the native command, since build/dev/bin/pave is not built');
const folder = mkdtempSync(join(tmpdir(), 'pave-'));
const native = (line: string): string => execFileSync('sh', ['-c', line.replace(/\bpave world/g, `"${pave}" world`)], { cwd: folder, encoding: 'utf8' });
const planned = (change: Partial<WorldPlan> = {}): WorldPlan => ({ set: 'country', tiling: 'square', seed: '7', method: 'phase', edits: [], ...change });
const zero: Cell = { q: 0, r: 0, s: 0 };

beforeAll(() => load());

test('a walk ends at the cell that was tapped, and visits no other twice', () => {
    for (const name of ['square', 'hex', 'tri', 'cairo', 'truncated-hexagonal']) {
        const tiles = tilesFor(name);
        const to = { q: 4, r: -3, s: tiles.faces.length - 1 };
        const way = wayOf(tiles, zero, wayTo(tiles, zero, to));
        expect(way[way.length - 1]).toEqual(to);
        expect(new Set(way.map(cellKey)).size).toBe(way.length);
    }
});

test('places near a point, and what a brush covers', () => {
    const tiles = tilesFor('square');
    expect(placeNear(tiles, zero, { x: 0.9, y: 0.1 }, 'corner')).toBe(1);
    expect(placeNear(tiles, zero, { x: 0.5, y: 0.9 }, 'edge')).toBe(4);
    const once = brushed([], { x: 10, y: 10 }, 2, 3);
    expect(once.length).toBeGreaterThan(3);
    expect(brushed(once, { x: 10, y: 10 }, 2, 3)).toEqual(once);
    expect(brushed(once, { x: 10, y: 10 }, 1, 9)).toContain(9);
});

test.each(['square', 'hex', 'tri', 'cairo', 'trihexagonal'])('nothing changes outside the line round what is painted: %s', (tiling) => {
    const tiles = tilesFor(tiling);
    const map = { cells: 4, blocks: [0, 0, 15, 1, 0, 0] };
    using window = Window.create({ tiling: Tiling.named(tiling), shape: 'parallelogram', at: { q: -18, r: -18, s: 0 }, width: tiling === 'tri' ? 72 : 36, height: 36 });
    const cells = window.cells();
    let changed = 0;
    for (const seed of ['1', '2', '3']) for (const method of ['phase', 'feature'] as const) for (const set of ['roads', 'meadow'] as const) {
        const [before, after] = [{}, { map }].map((more) => openWorld(planned({ set, tiling, method, seed, ...more })).world.fillWindow(window));
        before!.forEach((id, k) => {
            if (id === after![k]) return;
            const ring = ringAt(tiles, { q: cells[3 * k]!, r: cells[3 * k + 1]!, s: cells[3 * k + 2]! });
            const beyond = ring.map((at, i) => Math.max(-2 - at, at - (i % 2 ? 2 : 6)));
            expect(Math.max(...beyond)).toBeLessThanOrEqual(reachOf(tiles) + 1e-9);
            changed++;
        });
    }
    expect(changed).toBeGreaterThan(50);
});

test('what is painted survives the address, in runs; older addresses have each block', () => {
    const { map } = fields;
    let blocks: number[] = [];
    for (let k = 0; k < 160; k++) blocks = brushed(blocks, { x: 5 * k, y: 300 * Math.sin(k / 20) }, 8, k % 2 ? 3 : 11);
    expect(map.read(map.write(blocks))?.join()).toBe(blocks.join());
    expect(map.write(blocks).length).toBeLessThan(blocks.join('.').length / 3);
    expect(map.read('0.0.2.1.0.2')).toEqual([0, 0, 2, 1, 0, 2]);
    expect(map.write([0, 0, 2, 1, 0, 2])).toBe('~0.0.2.2');
    expect(map.write([])).toBe('');
    for (const text of ['~zzzzzzzzzz.zzzzzzz.1.1', '~0.0.1.g', '~0.0.1.-1', '~0.0.1.!', '1.2.99', '1.2.-1', '1.536870913.2', '1.x.2']) expect(map.read(text)).toBeUndefined();
    for (const wrong of ['~0.0.1000000.2', '~0.x', '~0.0.NaN.1', '1,2']) expect(map.read(wrong) ?? []).toEqual([]);
});

test('edits survive the address', () => {
    const edits = editsOf([0, 3, -2, 0, 15, 1, 4, 4, 0, 2, 1]);
    expect(edits).toEqual([{ kind: 'pin', cell: { q: 3, r: -2, s: 0 }, tile: 15 }, { kind: 'color', cell: { q: 4, r: 4, s: 0 }, place: 2, color: 1 }]);
    expect(editsOf(editsText(edits))).toEqual(edits);
    expect(editsOf([0, 3])).toEqual([]);
    expect(fields.edits.read(editsText(edits).join('.'))).toEqual(editsText(edits));
    for (const text of ['0.3', '2.3.4.5.6', '0.1e15.0.0.1', '0.536870913.0.0.1']) expect(fields.edits.read(text)).toBeUndefined();
    const start = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.start])) as never;
    expect(planOf(start)).toMatchObject({ set: 'land', tiling: 'square', noise: { scale: 32, octaves: 4, rough: 60 } });
    expect(planOf({ ...(start as object), set: 'maze' } as never).noise).toBeUndefined();
    expect(planOf({ ...(start as object), grid: 'truncated-hexagonal' } as never).set).toBe('lakes');
    const connected = { ...(start as object), connected: true, solid: 40, mesh: 1, edits: [0, 3, -2, 0, 15] };
    expect(planOf({ ...connected, set: 'roads' } as never)).toMatchObject({ method: 'feature', connected: { solid: 40, mesh: 2 }, edits: [] });
    expect(planOf({ ...connected, set: 'roads', solid: 0 } as never)).toMatchObject({ connected: { solid: 0, mesh: 0 }, edits: [{ tile: 15 }] });
    expect(planOf({ ...connected, set: 'cave' } as never)).toMatchObject({ connected: { solid: 0, mesh: 2 } });
    expect(planOf({ ...connected, set: 'garden' } as never).connected).toBeUndefined();
});

test('a walk begins where there is something to see', () => {
    const tiles = tilesFor('square');
    const plan = planned({ set: 'land', seed: '2024', noise: { scale: 32, octaves: 4, rough: 60 } });
    const cell = beginOf(plan, zero);
    expect(Math.max(Math.abs(cell.q), Math.abs(cell.r))).toBeLessThanOrEqual(12);
    const { decided } = walkOf(plan, tiles, cell, '');
    expect(decided.length).toBe(5);
    expect(new Set(decided[4]!.wanted.filter((it) => it)).size).toBeGreaterThan(1);
    expect(decided.every((it) => it.tile >= 0)).toBe(true);
});

test('a walk through a connected world goes around walls', () => {
    const tiles = tilesFor('tri');
    const plan = planned({ set: 'dungeon', tiling: 'tri', method: 'feature', connected: { solid: 30, ends: 100, mesh: 0 } });
    const [from, to] = [beginOf(plan, zero), beginOf(plan, { q: 9, r: -4, s: 1 })];
    const sides = pathOf(plan, tiles, from, to);
    const { world, colorName } = openWorld(plan);
    const way = wayOf(tiles, from, sides);
    expect(way[way.length - 1]).toEqual(to);
    way.slice(0, -1).forEach((cell, k) => expect(colorName(world.colorsAt(cell)[2 * parseInt(sides[k]!, 36)]!)).not.toBe('wall'));
});

test('the naive way depends on the order, and a small box has a hole', () => {
    const tiles = tilesFor('square');
    const path = '0112233001122330';
    const [there, back] = [false, true].map((backwards) => naiveWalk(planned(), tiles, zero, path, backwards, 0));
    const of = (walk: typeof there): Map<string, number> => new Map(Array.from(walk!.ids, (id, k) => [`${walk!.cells[3 * k]},${walk!.cells[3 * k + 1]}`, id]));
    const [a, b] = [of(there), of(back)];
    expect([...a.keys()].sort()).toEqual([...b.keys()].sort());
    expect([...a].some(([key, id]) => b.get(key) !== id)).toBe(true);
    const boxed = naiveWalk(planned({ set: 'roads', seed: '73' }), tiles, zero, '0122330', false, 1);
    expect(boxed.hole).toEqual({ q: -1, r: 0, s: 0 });
    expect(boxed.decided[0]).toMatchObject({ constraints: 'east: road, south: road', count: 0 });
});

test('a set with gaps says which tiles to draw', () => {
    expect(reportOf(planned({ set: 'dungeon' }))).toMatchObject({ complete: true, distinct: '81', total: '81' });
    const cut = tsxOf(planned({ set: 'meadow' }), 'meadow.png').replace(/^ *<wangtile tileid="(5|10|7)".*\n/gm, '');
    const set = wangSetOf(readTsx(cut));
    expect(set.census()).toMatchObject({ complete: false, distinct: 13n });
});

const told = ({ cell, shade, constraints, count, chosen }: Decided, tiles = tilesFor('square')): string => {
    const n = chosen + 1;
    const ending = Math.floor((n % 100) / 10) === 1 ? 'th' : ['th', 'st', 'nd', 'rd'][n % 10] ?? 'th';
    return `  ${cellText(tiles, cell)}${shade && `, ${shade}`}: ${constraints || 'no constraint'}; ${count === 1 ? 'the only one that fits' : `the ${n}${ending} of ${count} that fit`}`;
};

test.runIf(pave).each([
    ['square', 'country', 'phase', '0011'], ['square', 'land', 'phase', '0112'], ['hex', 'meadow', 'phase', '0112'], ['hex', 'roads', 'phase', '012'],
    ['tri', 'cave', 'phase', '0120'], ['cairo', 'river', 'phase', '0123'], ['square', 'river', 'feature', '01'],
])('a walk on %s in %s by %s is told as the command tells it', (tiling, set, method, path) => {
    const tiles = tilesFor(tiling);
    const plan = planned({ tiling, set: set as WorldPlan['set'], method: method as WorldPlan['method'] });
    for (let length = 0; length <= path.length; length++) {
        const moves = [...path.slice(0, length)].join();
        const lines = native(`pave world explore --set ${set} --grid ${tiling} --method ${method} --seed 7 ${moves && `--moves ${moves}`} 2>&1`).split('\n');
        const walk = walkOf(plan, tiles, zero, path.slice(0, length));
        const from = lines.findLastIndex((line) => /^\S/.test(line) && !/^\d+ tiles?,/.test(line));
        const expected = lines.slice(from + 1).filter((line) => line.startsWith('  ')).map((line) => line.replace(/; .*?: (the )/, '; $1').replace(/, tile \d+$/, '').replace(/; [\d ]+$/, ''));
        expect(walk.decided.map((it) => told(it, tiles))).toEqual(expected);
        expect(lines.find((line) => /^\d+ tiles?,/.test(line))).toMatch(`${(walk.seen.length + walk.hidden.length) / 3} tile${walk.seen.length + walk.hidden.length > 3 ? 's' : ''}, ${walk.seen.length / 3} seen and ${walk.hidden.length / 3} hidden`);
    }
}, 30000);

test.each(['square', 'hex', 'tri', 'snub-square'])('on %s the light of a walk goes through passages alone, and what was seen stays known', (tiling) => {
    const [plan, tiles] = [planned({ set: 'dungeon', tiling, method: 'feature', connected: { solid: 0, ends: 100, mesh: 0 } }), tilesFor(tiling)];
    const from = beginOf(plan, { q: 3, r: -2, s: 0 });
    const cells = (packed: Int32Array): Cell[] => Array.from({ length: packed.length / 3 }, (_, k) => ({ q: packed[3 * k]!, r: packed[3 * k + 1]!, s: packed[3 * k + 2]! }));
    const first = cells(walkOf(plan, tiles, from, '').dark!.view);
    expect(first.length).toBeGreaterThan(1);
    for (const cell of first) expect(pathOf(plan, tiles, from, cell).length).toBeLessThan(24); // straight, so never far
    const path = pathOf(plan, tiles, from, first.at(-1)!);
    const { view, lit } = walkOf(plan, tiles, from, path).dark!;
    const known = new Set(cells(lit).map(cellKey));
    for (const cell of [...first, ...cells(view)]) expect(known.has(cellKey(cell))).toBe(true);
    expect(known.size).toBe(lit.length / 3);
    expect(walkOf(planned({ set: 'dungeon', tiling, method: 'feature' }), tiles, from, '').dark).toBeUndefined();
});

test('on squares the light sees straight along a passage to the wall at its end', () => {
    const [plan, tiles] = [planned({ set: 'maze', method: 'feature', connected: { solid: 0, ends: 100, mesh: 0 } }), tilesFor('square')];
    const from = beginOf(plan, { q: 0, r: 0, s: 0 });
    const seen = new Set(Array.from({ length: 1 }, () => walkOf(plan, tiles, from, '').dark!.view).flatMap((view) => Array.from({ length: view.length / 3 }, (_, k) => `${view[3 * k]},${view[3 * k + 1]}`)));
    for (const [dq, dr, side] of [[0, -1, '0'], [1, 0, '1'], [0, 1, '2'], [-1, 0, '3']] as const) {
        let free = true;
        for (let k = 1; k <= 6; k++) {
            const cell = { q: from.q + k * dq, r: from.r + k * dr, s: 0 };
            free &&= pathOf(plan, tiles, from, cell) === side.repeat(k);
            expect(seen.has(`${cell.q},${cell.r}`), `${side} ${k}`).toBe(free);
        }
    }
});

test.runIf(pave).each([
    [planned({ set: 'land', noise: { scale: 32, octaves: 4, rough: 60 } })], [planned({ tiling: 'hex', set: 'dungeon', method: 'feature', noise: { scale: 24 } })], [planned({ tiling: 'tri', set: 'cave' })],
    [planned({ tiling: 'floret-pentagonal', set: 'maze' })], [planned({ tiling: 'snub-square', set: 'cave' })], [planned({ edits: editsOf([0, 3, 2, 0, 15, 1, 5, 5, 0, 2, 2]) })],
    [planned({ set: 'maze', tiling: 'tri', method: 'feature', connected: { solid: 0, ends: 100, mesh: 0 }, edits: editsOf([1, 2, 2, 0, 2, 1]) })],
    [planned({ set: 'roads', tiling: 'hex', method: 'feature', connected: { solid: 80, ends: 30, mesh: 9 } })],
    [planned({ set: 'cave', method: 'feature', connected: { solid: 0, ends: 100, mesh: 0 }, noise: { scale: 12 } })],
    [planned({ set: 'lakes', tiling: 'hex', edits: editsOf([1, 2, 2, 0, 3, 2]) })], [planned({ set: 'maze', tiling: 'snub-square' })],
])('the hash is that of the printed command: %j', (plan) => {
    const part = { at: { q: -7, r: 3, s: 0 }, width: 12, height: 9 };
    const lines = native(`rm -f w.pave && ${hashCommand(plan, tilesFor(plan.tiling), part)}`).trim().split('\n');
    expect(lines[lines.length - 1]).toBe(hashOf(plan, part));
});

test.runIf(pave).each(['square', 'hex', 'tri', 'cairo', 'snub-trihexagonal'])('the printed command of a view at an edge of the world, or beyond: %s', (tiling) => {
    const [plan, tiles] = [planned({ tiling }), tilesFor(tiling)];
    for (const size of [[], [64, 33]])
        for (const [q, r] of [[-(2 ** 29), 0], [2 ** 29, 0], [0, -(2 ** 29)], [0, 2 ** 29], [2 ** 31, -(2 ** 31)]] as const) {
            const part = partOf(tiles, { ...originOf(tiles, q, r), scale: 24, width: 700, height: 300 }, size);
            expect(native(hashCommand(plan, tiles, part)).trim()).toBe(hashOf(plan, part));
        }
});

test.each(['square', 'hex', 'tri', 'cairo', 'snub-trihexagonal'])('painting changes what is under it on %s, and all else stays, with every set', (tiling) => {
    const ways: Partial<WorldPlan>[] = [{}, { method: 'feature' }, { noise: { scale: 32, octaves: 4, rough: 60 } }, { noise: { scale: 96 }, method: 'feature' }, { method: 'feature', connected: { solid: 30, ends: 60, mesh: 9 } }];
    for (const set of sets.filter((it) => it !== 'garden'))
        for (const way of ways) {
            const plain = planned({ set, tiling, ...way, ...(way.connected && { connected: { ...way.connected, ...(!isLines(set) && { solid: 0, ends: 100 }) } }) });
            const painted: WorldPlan = { ...plain, map: { cells: 4, blocks: [0, 0, 0, 1, 0, 15, -2, 3, 12] } };
            for (const at of [{ q: 40, r: 25, s: 0 }, { q: -100000, r: 3, s: 0 }]) {
                const far = { at, width: 12, height: 12 };
                expect(hashOf(painted, far), JSON.stringify(plain)).toBe(hashOf(plain, far));
            }
            const near = { at: { q: -9, r: -9, s: 0 }, width: 40, height: 24 };
            expect(hashOf(painted, near), JSON.stringify(plain)).not.toBe(hashOf(plain, near));
        }
}, 60000);

test('the picture of what is painted says what the world reads, as the command reads pixels', () => {
    const plan = planned({ set: 'land', noise: { scale: 32, octaves: 4, rough: 60 }, map: { cells: 4, blocks: [0, 0, 0, 1, 0, 15, -2, 3, 12] } });
    const { values } = levelsOf(plan);
    const { rgba } = biasPixels(plan);
    const seen = Array.from(values, (_, k) => (rgba[4 * k + 3] ? Math.min(65534, Math.floor(((299 * rgba[4 * k]! + 587 * rgba[4 * k + 1]! + 114 * rgba[4 * k + 2]!) * 255 * 65535) / (255000 * 255))) : 65535));
    expect(seen).toEqual([...values]);
    expect(hashCommand(plan, tilesFor('square'), { at: zero, width: 4, height: 4 })).toContain('--bias bias.png,cells=4,at=-10:-2,holes=32,octaves=4,rough=60');
    expect(biasText({ ...plan, noise: undefined })).toBe('bias.png,cells=4,at=-10:-2,holes=none');
});

test.runIf(pave)('SVG and TMX are byte for byte those of the command', () => {
    const part = { at: { q: -3, r: 5, s: 0 }, width: 6, height: 4 };
    for (const plan of [planned({ set: 'meadow', tiling: 'hex' }), planned({ set: 'cave', tiling: 'snub-square', method: 'feature' })]) {
        const grid = `--grid ${plan.tiling} --set ${plan.set} --method ${plan.method} --seed 7 --window rectangle --at=-3,5 --size 6x4`;
        expect(svgOf(plan, part, 32)).toBe(native(`pave world draw ${grid} --scale 32 --format svg -o -`));
    }
}, 30000);

// Numbers as JavaScript writes them; a scene of the page does not name a file of pave.
const scene = (): string => native('cat world.tscn').replace(/0\.\d{15,}/g, (it) => String(Number(it))).replace(/metadata\/tiles = .*\n/, '');

test.runIf(pave).each([
    [planned({ noise: { scale: 24 } }), '--method phase --bias noise:24'], [planned({ set: 'garden', method: 'auto' }), ''],
    [planned({ set: 'roads', method: 'feature', connected: { solid: 30, ends: 7, mesh: 8 } }), '--connected --solid 30 --dead-ends 7 --mesh 8'],
] as const)('maps for Tiled and scenes of Godot are those of the command: %j', (plan, options) => {
    const part = { at: { q: -3, r: 5, s: 0 }, width: 6, height: 4 };
    native(`pave world fill --set ${plan.set} ${options} --seed 7 --at=-3,5 --size 6x4 -o world.tmx && pave world fill --set ${plan.set} ${options} --seed 7 --at=-3,5 --size 6x4 -o world.tscn`);
    expect(tmxOf(plan, part, `world-${plan.set}.tsx`)).toBe(native('cat world.tmx'));
    expect(tsxOf(plan, `world-${plan.set}.png`)).toBe(native(`cat world-${plan.set}.tsx`));
    expect(tscnOf(plan, part, `world-${plan.set}.png`)).toBe(scene());
});

test.runIf(pave).each([['roads', 4], ['land', 5], ['meadow', -7]] as const)('hexagons of %s from row %i: the command finds the world in the map, and writes the same scene', (set, r) => {
    const plan = planned({ set, tiling: 'hex', method: 'feature', ...(set === 'land' && { noise: { scale: 32, octaves: 4, rough: 60 } }) });
    const part = { at: { q: -3, r, s: 0 }, width: 9, height: 7 };
    writeFileSync(join(folder, `${set}.json`), setJson(dataOf(openWorld(plan)), { image: `${set}.png`, tile: [32, 37], columns: set === 'land' ? 64 : 8 }));
    writeFileSync(join(folder, `${set}.tsx`), tsxOf(plan, `${set}.png`));
    writeFileSync(join(folder, 'world.tmx'), tmxOf(plan, part, `${set}.tsx`));
    expect(native('pave world verify world.tmx --own')).toMatch(/: 0 mismatches, .*\n.*these are its tiles, all 63/);
    native(`pave world fill ${set}.json --method feature --seed 7 ${set === 'land' ? '--bias noise:32,octaves=4,rough=60' : ''} --at=${-3 + Math.floor(r / 2)},${r} --size 9x7 -o world.tscn`);
    expect(tscnOf(plan, part, `${set}.png`)).toBe(scene());
});
