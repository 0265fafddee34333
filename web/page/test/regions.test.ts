import { beforeAll, describe, expect, test } from 'vitest';
import { load } from 'pave-maps';
import { commandOf } from '../src/rooms/regions/command.ts';
import { mixed } from '../src/rooms/regions/colors.ts';
import { fields, type State } from '../src/rooms/regions/fields.ts';
import { areasOf, landOf, markedRaces, personAt, runOf } from '../src/rooms/regions/make.ts';
import { cellsOfPaint, defOf, nextSeed, orderOf, paintOf, placeOf, racesOf, renewed, satisfaction, stagesOf, unhappy, writeStages } from '../src/rooms/regions/model.ts';

const start = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.start])) as unknown as State;
const state = (change: Partial<State>): State => ({ ...start, ...change });

beforeAll(() => load()); // all of pave: files of tests share the module

describe('commands', () => {
    test.each<[Partial<State>, string]>([
        [{}, 'pave region schelling --seed 7'],
        [{ at: 10, n: 5, v: 0, t: [30] }, 'pave region schelling --races 5 --vacancy 0 --ratio 0.3 --steps 10 --seed 7'],
        [{ n: 3, t: [30, 50], grid: 'square', touch: 'vertex', r: 10 }, 'pave region schelling --grid square --size 21x21 --contact vertex --races 3 --ratio 0.3,0.5 --seed 7'],
        [{ t: [30], tab: [0, 1, 1, 1, 2, 2, 3] }, 'pave region schelling --table 0,1,1,1,2,2,3 --seed 7'],
        [{ tab: [0, 1] }, 'pave region schelling --seed 7'],
        [{ order: 'sequential', fill: true, min: 4 }, 'pave region schelling --order sequential --seed 7 --fill-empty --min-size 4'],
        [{ kind: 'dicewars' }, 'pave region dicewars --size 31x26 --areas 26 --roughness 0.4 --margin 1 --players 4 --best 20 --seed 7'],
        [{ kind: 'dicewars', orig: true, best: 1 }, 'pave region dicewars --original --players 4 --seed 7'],
        [{ kind: 'grow', sizes: [3, 1], ga: 2 }, 'pave region grow --radius 12 --areas 2 --roughness 0.25 --shares 3,1 --seed 7'],
        [{ kind: 'labels', ink: [3, 2, 1] }, 'pave region show labels.json'],
    ])('%j', (change, line) => expect(commandOf(state(change))).toBe(line));

    test('a chain of growths hands maps on', () => {
        const now = { ...state({ kind: 'grow', lock: [5, 2] }) };
        const next = { ...now, ...renewed(now, { seed: '8' }) };
        expect(next.lock).toEqual([1, 2]);
        expect(commandOf(next, [[2, 5]])).toBe('pave region grow --radius 12 --areas 14 --roughness 0.25 --seed 7 -o - --format json | pave region grow --locked - --keep 2,5 --areas 14 --roughness 0.25 --seed 8');
    });
});

test.each([
    ['t', '-5'], ['t', '1000000000000'], ['tab', '0.1.100'], ['ink', '1.2'], ['ink', '-1.1.1'], ['sizes', '-1.0.1e300'], ['lock', '-1.999999'], ['past', 'abc'], ['past', '7,14,25,10,100,0,0,,'], ['past', '7,14,3-9_'],
] as const)('a damaged link is not understood: %s=%s', (name, text) => expect(fields[name].read(text)).toBeUndefined());

describe('locks', () => {
    test('stages survive the address', () => {
        const stages = [{ values: { ...start, seed: '18446744073709551615', ga: 9, sizes: [1, 2] }, keep: [3, 1] }, { values: start, keep: [2] }];
        const past = writeStages('grow', stages);
        expect(fields.past.read(past)).toBe(past);
        const read = stagesOf({ kind: 'grow', past });
        expect(read.map(({ keep }) => keep)).toEqual([[3, 1], [2]]);
        expect(read[0]!.values).toMatchObject({ seed: '18446744073709551615', ga: 9, sizes: [1, 2] });
        expect(stagesOf({ kind: 'grow', past: 'nonsense' })).toEqual([]);
    });

    test('the same locks make no new stage, no locks forget all', () => {
        const now = state({ kind: 'grow', lock: [4] });
        const second = { ...now, ...renewed(now, { seed: '8' }) };
        const third = { ...second, ...renewed(second, { seed: '9' }) };
        expect(third.past).toBe(second.past);
        expect(renewed({ ...third, lock: [] }, { seed: '10' })).toEqual({ seed: '10', past: '', lock: [] });
    });

    test.each(['grow', 'dicewars'] as const)('%s: what is locked stays, the rest changes', (kind) => {
        const now = state({ kind, lock: [3, 9], best: 2 });
        const land = landOf(placeOf(now));
        const before = areasOf(land, defOf(now));
        const next = { ...now, ...renewed(now, { seed: '8', rough: 90, grough: 90 }) };
        const after = areasOf(land, defOf(next));
        const cells = (labels: Int32Array, label: number): number[] => [...labels.keys()].filter((cell) => labels[cell] === label);
        const [first, second] = orderOf(before.labels).filter((label) => [3, 9].includes(label));
        expect(cells(after.labels, 1)).toEqual(cells(before.labels, first!));
        expect(cells(after.labels, 2)).toEqual(cells(before.labels, second!));
        expect(after.labels).not.toEqual(before.labels);
        if (kind === 'dicewars') expect(after.players!.owners[0]).toBe(before.players!.owners[first! - 1]);
    });
});

test('another map is another map, however many are tried', () => {
    let now = state({ kind: 'dicewars', w: 16, h: 14, a: 8 });
    const land = landOf(placeOf(now));
    const seen = new Set<string>();
    for (let i = 0; i < 6; i++) {
        const made = areasOf(land, defOf(now));
        seen.add(made.labels.join());
        now = { ...now, seed: nextSeed(now, made.seed) };
    }
    expect(seen.size).toBe(6);
    expect(nextSeed({ kind: 'dicewars', seed: '7', best: 20 })).toBe('27');
    expect(nextSeed({ kind: 'grow', seed: String(2n ** 64n - 1n), best: 20 })).toBe('0');
});

test.each<Partial<State>>([
    {}, { grid: 'square', touch: 'vertex', n: 4 }, { grid: 'tri', t: [50] }, { reach: 2, n: 5 }, { reach: 3, grid: 'square', n: 4 }, { n: 4, t: [20, 50, 70] },
    { r: 5, wrap: true }, { t: [0] }, { t: [100], n: 3 }, { tab: [0, 1, 2, 3, 1, 2, 0] }, { grid: 'tri', tab: [1, 1, 9, 0] },
])('who wants to move is who the core says: %j', (change) => {
    const now = state(change);
    const land = landOf(placeOf(now));
    const races = racesOf(now);
    using run = runOf(land, races);
    for (const steps of [0, 1, 7]) {
        const { unsatisfied } = run.run(steps);
        const cells = markedRaces(run);
        const people = Array.from(cells.keys(), (cell) => personAt(cells, land, races, cell));
        expect(people.map((it) => !!it && it.alike < it.wants)).toEqual(Array.from(cells, (it) => it >= unhappy));
        expect(people.filter((it) => it && it.alike < it.wants)).toHaveLength(unsatisfied);
    }
});

test('runs of paint', () => {
    const paint = new Map([[4, 1], [3, 1], [5, 2]]);
    expect(paintOf(paint)).toEqual([3, 2, 1, 5, 1, 2]);
    expect(cellsOfPaint(paintOf(paint), 5, 2)).toEqual(new Map([[3, 1], [4, 1]]));
});

test('per cent as the article prints it', () => {
    expect([satisfaction(25, 194), satisfaction(194, 194), satisfaction(199, 200), satisfaction(0, 0)]).toEqual([12.88, 100, 99.5, 100]);
});

test('colours mix', () => {
    expect(mixed(0x000000ff, 0xffffffff, 0.5).toString(16)).toBe('808080ff');
});
