// World files: what the page writes the command takes, and the other way round.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { DOMParser } from '@xmldom/xmldom';
import { load } from 'pave-maps';
import { readTables, writeTables } from 'pave-maps/files';
import { editsOf, fields, planOf, type State } from '../src/rooms/worlds/fields.ts';
import { fingerprintOf } from '../src/rooms/worlds/files.ts';
import type { Element } from '../src/rooms/worlds/bring.ts';
import { takeFiles } from '../src/rooms/worlds/own.ts';
import type { WorldPlan } from '../src/rooms/worlds/plan.ts';
import { tmxOf, tscnOf } from '../src/rooms/worlds/save.ts';
import { readStore, writeStore } from '../src/rooms/worlds/store.ts';

const pave = [process.env.PAVE_BUILD ?? '', ...['dev', 'ci'].map((it) => join(import.meta.dirname, '../../../build', it))].map((it) => join(it, 'bin/pave')).find((it) => existsSync(it));
const folder = mkdtempSync(join(tmpdir(), 'pave-'));
const native = (line: string): string => execFileSync('sh', ['-c', `${line} 2>&1 || true`.replace(/\bpave world/g, `"${pave}" world`)], { cwd: folder, encoding: 'utf8' });

beforeAll(() => load());

const start = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.start])) as State;
const edits = [0, 3, -4, 0, 5, 1, 8, 9, 0, 2, 2];
const backOf = (bytes: Uint8Array): { plan: WorldPlan; fingerprint?: string } => {
    const { texts, fingerprint } = readStore(bytes);
    const read = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, fields[name as keyof State].read(text)]));
    expect(Object.values(read)).not.toContain(undefined);
    return { plan: planOf({ ...start, ...read }), fingerprint };
};
const written = async (plan: WorldPlan): Promise<Uint8Array> => new Uint8Array(await writeStore(plan).arrayBuffer());
const states: Partial<State>[] = [
    {}, { set: 'country', edits }, { set: 'meadow', grid: 'hex', seed: '18446744073709551615', noise: 17, rough: false, edits: edits.slice(0, 5) }, { set: 'garden' },
    { set: 'maze', connected: true }, { set: 'roads', connected: true, solid: 30, ends: 40, mesh: 5 }, { set: 'cave', grid: 'snub-square', noise: 0 },
    { map: [0, 0, 3, 1, 0, 3, -2, 5, 12], edits: edits.slice(0, 5) }, { set: 'lakes', noise: 0, map: [4, -7, 15] },
];

test.each(states)('%j as a world file and back', async (state) => {
    const plan = planOf({ ...start, ...state });
    const bytes = await written(plan);
    const back = backOf(bytes);
    expect(back.fingerprint).toBe(fingerprintOf(plan));
    expect(fingerprintOf(back.plan)).toBe(back.fingerprint);
    expect(back.plan).toEqual({ ...plan, method: back.plan.method });
    if (!pave) return;
    writeFileSync(join(folder, 'page.pave'), bytes);
    expect(native('pave world verify page.pave')).toContain('0 mismatches');
});

test('a file with thousands of edits has more than one page of them', async () => {
    const many = Array.from({ length: 3000 }, (_, k) => [1, 2 * (k % 60), 2 * Math.floor(k / 60), 0, 1, 1 + (k % 2)]).flat();
    const bytes = await written(planOf({ ...start, set: 'meadow', noise: 0, edits: many }));
    expect(backOf(bytes).plan.edits).toEqual(editsOf(many));
    if (!pave) return;
    writeFileSync(join(folder, 'many.pave'), bytes);
    expect(native('pave world verify many.pave')).toContain('0 mismatches');
}, 20000);

test.runIf(pave)('the command writes more edits into a file of the page, and the page reads them', async () => {
    writeFileSync(join(folder, 'more.pave'), await written(planOf({ ...start, set: 'country', edits })));
    native('pave world edit more.pave 20,20 7');
    expect(backOf(readFileSync(join(folder, 'more.pave'))).plan.edits).toEqual(editsOf([...edits, 0, 20, 20, 0, 7]));
});

test.each([
    ['text', () => new TextEncoder().encode('hello'), /not a whole world file: it is not a database/], ['a database', () => writeTables([{ name: 'a', sql: 'CREATE TABLE a(b)', ids: true, rows: [] }], 1, 1), /not a world file/],
    ['half a file', async () => (await written(planOf(start))).subarray(0, 9000), /not a whole world file: it is cut off/],
])('%s is refused', async (_, make, why) => {
    const bytes = await make();
    expect(() => readStore(bytes)).toThrow(why);
});

test('rows of all kinds come back', () => {
    const rows = Array.from({ length: 300 }, (_, k) => ({ id: BigInt(k * k + 1), values: [null, BigInt(k) - 5n, k / 3, 'x'.repeat(k * 9), Uint8Array.of(k), -(2n ** 63n)] }));
    expect(readTables(writeTables([{ name: 'a', sql: 'CREATE TABLE a(b)', ids: true, rows }], 1, 1)).rows('a')).toEqual(rows);
});

// As bring.ts makes it of a browser's elements.
const plainOf = (element: { nodeName: string; attributes: Iterable<{ name: string; value: string }>; childNodes: Iterable<{ nodeType: number }> }): Element => ({
    name: element.nodeName, attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    children: [...element.childNodes].filter((it) => it.nodeType === 1).map((it) => plainOf(it as never)),
});

test.runIf(pave).each([['lanes', true], ['pond', false]] as const)('a world of somebody\'s own tiles, %s: file, map and scene are those of the command', async (name, turned) => {
    const sets = join(import.meta.dirname, '../../../docs/sets');
    const source = readFileSync(join(sets, `${name}.tsx`), 'utf8').replace('<image', turned ? '<transformations hflip="1" vflip="1" rotate="1" preferuntransformed="0"/><image' : '<image');
    writeFileSync(join(folder, `${name}.tsx`), source);
    writeFileSync(join(folder, `${name}.png`), readFileSync(join(sets, `${name}.png`)));
    const png = readFileSync(join(sets, `${name}.png`));
    const size = { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
    const taken = takeFiles(source, { element: plainOf(new DOMParser().parseFromString(source, 'text/xml').documentElement as never) }, { ...size, rgba: new Uint8ClampedArray(4 * size.width * size.height) });
    if ('needs' in taken) throw new Error(taken.needs);
    const own = { key: name, number: taken.number, name: taken.names[0]! };
    const plan = planOf(start, own);
    const part = { at: { q: -5, r: 3, s: 0 }, width: 12, height: 8 };
    native(`pave world fill ${name}.tsx --seed ${start.seed} --at=-5,3 --size 12x8 -o own.tmx && pave world fill ${name}.tsx --seed ${start.seed} --at=-5,3 --size 12x8 -o own.tscn`);
    expect(tmxOf(plan, part, `${name}.tsx`)).toBe(readFileSync(join(folder, 'own.tmx'), 'utf8'));
    expect(tscnOf(plan, part, `${name}.png`)).toBe(readFileSync(join(folder, 'own.tscn'), 'utf8').replace(/0\.\d{15,}/g, (it) => String(Number(it))));
    const bytes = await written(plan);
    writeFileSync(join(folder, 'own.pave'), bytes);
    expect(native('pave world verify own.pave')).toContain('0 mismatches');
    expect(readStore(bytes)).toMatchObject({ own: true, fingerprint: fingerprintOf(plan), texts: { terrain: own.name } });
});
