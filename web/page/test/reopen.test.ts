// Maps that are opened again: the room's own JSON. (Maps for Tiled need the browser's reader of XML: e2e/worlds.test.ts.)
import { expect, test } from 'vitest';
import { editsOf, editsText, fields, planOf, type State } from '../src/rooms/worlds/fields.ts';
import { readMap } from '../src/rooms/worlds/reopen.ts';

const start = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.start])) as State;

/** What the worker saves of a plan. */
const saved = (plan: ReturnType<typeof planOf>): string => {
    const { tiling, ...rest } = plan;
    return JSON.stringify({ ...rest, grid: tiling, at: [-3, 4, 0], width: 2, height: 3, tiles: [0, 1, 2, 3, 4, 5] });
};

test.each([
    {}, { set: 'roads', method: 'feature', seed: '18446744073709551615' }, { grid: 'hex', set: 'meadow', noise: 17, rough: false }, { noise: 0 },
    { set: 'maze', connected: true, solid: 30, ends: 40, mesh: 5 }, { set: 'garden' }, { map: [0, 0, 3, 1, 0, 3, -2, 5, 12] },
    { edits: editsText([{ kind: 'pin', cell: { q: 1, r: -2, s: 0 }, tile: 5 }, { kind: 'color', cell: { q: 0, r: 3, s: 0 }, place: 1, color: 2 }]) },
] as Partial<State>[])('%j comes back', (state) => {
    const plan = planOf({ ...start, ...state });
    const { texts, at, width, height, ids } = readMap('world.json', saved(plan));
    const read = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, fields[name as keyof State].read(text)]));
    expect(Object.values(read)).not.toContain(undefined);
    expect(planOf({ ...start, ...read })).toEqual(plan);
    expect([at, width, height, ids]).toEqual([[-3, 4, 0], 2, 3, [0, 1, 2, 3, 4, 5]]);
    expect(editsOf(read.edits as number[])).toEqual(plan.edits);
});

test.each([
    ['{"a": 1', 'a.json: this is not JSON; it may be cut off'], ['{}', 'a.json: this is not a map of this room'], ['[]', 'this is not a map of this room'], ['null', 'this is not a map of this room'],
    ['{"grid":"square","tiles":[1],"at":[0,0,0],"width":2,"height":1}', 'a.json has 1 tiles, but 2 x 1 cells'], ['{"grid":"square","tiles":[],"at":[0,0,0]}', 'does not say which cells'],
])('%s is refused', (text, why) => expect(() => readMap('a.json', text)).toThrow(why));
