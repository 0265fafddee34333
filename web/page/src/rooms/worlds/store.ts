// In the worker, loaded when it is wanted: world files, W.pave, as `pave world new` and `pave world edit` write them.
import { hash, hashText, type Bias } from 'pave-maps';
import { version } from 'pave-maps/package.json';
import { readTables, writeTables, type Row, type Table, type Value } from 'pave-maps/files';
import { blockCells, editsText, fields } from './fields.ts';
import { openWorld } from './open.ts';
import type { EditPlan, WorldPlan } from './plan.ts';
import type { SavedWorld } from './reopen.ts';
import { dataOf, setJson } from './save.ts';

const application = 0x50617665; // "Pave"
const form = 4;
const [pin, clear, color, pins] = [0, 1, 2, 4];
const [solidUnit, openedUnit, hole] = [2 ** 32, 2 ** 16, 0xffff];
const builtinNote = 'builtin:';
const shown = ['size', 'x', 'y', 'k']; // of the page that wrote the file, since edits may have come after it

const schema: readonly Omit<Table, 'rows'>[] = [
    { name: 'cells', ids: false, sql: 'CREATE TABLE cells(number INTEGER, i INTEGER, q INTEGER NOT NULL, r INTEGER NOT NULL, s INTEGER NOT NULL, tile INTEGER NOT NULL, PRIMARY KEY(number, i)) WITHOUT ROWID' },
    { name: 'edits', ids: true, sql: 'CREATE TABLE edits(number INTEGER PRIMARY KEY, kind INTEGER NOT NULL, q INTEGER, r INTEGER, s INTEGER, tile INTEGER, place INTEGER, color INTEGER, width INTEGER, height INTEGER, seed INTEGER, payload BLOB, sum INTEGER)' },
    { name: 'shares', ids: true, sql: 'CREATE TABLE shares(color INTEGER PRIMARY KEY, share REAL NOT NULL)' },
    { name: 'sqlite_sequence', ids: true, sql: 'CREATE TABLE sqlite_sequence(name,seq)' },
    { name: 'undone', ids: true, sql: 'CREATE TABLE undone(step INTEGER PRIMARY KEY AUTOINCREMENT, number INTEGER NOT NULL)' },
    { name: 'world', ids: false, sql: 'CREATE TABLE world(name TEXT PRIMARY KEY, value) WITHOUT ROWID' },
];

// ---- Writing ------------------------------------------------------------------------------------------------------------------

const bytesOf = (words: ArrayLike<number>): Uint8Array => Uint8Array.from({ length: 2 * words.length }, (_, k) => (words[k >> 1]! >> (8 * (k % 2))) & 255);

function biasRows({ kind, spacing = 0, noise = {}, weights, values, width, height, x, y, cells }: Bias): [string, Value][] {
    const numbers = [noise.seed ?? 0n, noise.scale ?? 0, noise.octaves ?? 0, noise.roughness ?? 0].join(' ');
    const text = kind === 'noise' ? `noise ${spacing} ${numbers}` : `map ${spacing} ${[width, height, x, y, cells].join(' ')} holes ${numbers}`;
    return [['bias', text], ['bias_weights', bytesOf(weights!)], ...(values ? [['bias_values', bytesOf(values)] as [string, Value]] : [])];
}

// Columns of an edit before its payload.
const columnsOf = (edit: EditPlan, k: number): number[] => {
    const { q, r, s } = edit.cell;
    return edit.kind === 'pin' ? [k + 1, pin, q, r, s, edit.tile, 0, 0, 0, 0, 0] : [k + 1, color, q, r, s, 0, edit.place, edit.color, 0, 0, 0];
};
const hashOfEdit = (columns: readonly number[]): bigint => hash(Uint32Array.from(columns.flatMap((it) => [it, Math.floor(it / 2 ** 32)])));

/** The world of a plan and its edits. */
export function writeStore(plan: WorldPlan, page = ''): Blob {
    const opened = openWorld({ ...plan, edits: [] });
    const { world, def } = opened;
    const edits = plan.edits.map(columnsOf);
    const sums = edits.map(hashOfEdit);
    const values: [string, Value][] = [
        ['algorithm', 1n], ['base', 0n], ['edits', `${edits.length} 0 ${hashText(BigInt.asUintN(64, sums.reduce((all, it) => all + it, 0n)))}`],
        ['fingerprint', hashText(world.hash())], ['method', world.method], ['note', plan.own ? '' : builtinNote + plan.set], ['origin', '0,0,0'], ['page', page], ['patch', 0n], ['pave', version],
        ['sample', hashText(hash(world.fill({ q: -8, r: -8, width: 16, height: 16 })))], ['seed', plan.seed], ['tiles', setJson(dataOf(opened))], ['tiling', plan.tiling],
        ...(def.bias ? biasRows(def.bias) : []),
    ];
    const { passable, solid = 0, opened: ways = 0, mesh = 0 } = def;
    if (passable) values.push(['passable', passable.slice(1).map(Number).join('')]);
    if (passable && (solid || ways || mesh)) values.push(['rock', [Math.floor(solid * solidUnit), Math.floor(ways * openedUnit), mesh].join()]);
    const rows: Readonly<Record<string, Row[]>> = {
        edits: edits.map((columns, k) => ({ id: BigInt(k + 1), values: [null, ...columns.slice(1).map(BigInt), null, BigInt.asIntN(32, sums[k]! >> 32n)] })),
        world: values.sort(([a], [b]) => (a < b ? -1 : 1)).map((it) => ({ id: 0n, values: it })),
    };
    return new Blob([writeTables(schema.map((table) => ({ ...table, rows: rows[table.name] ?? [] })), application, form) as Uint8Array<ArrayBuffer>]);
}

// ---- Reading ------------------------------------------------------------------------------------------------------------------

/** What a world file says, as the address of the room has it. What this page has no place for is an error. */
export function readStore(bytes: Uint8Array): SavedWorld {
    const { world, edits, cells } = tablesOf(bytes);
    const values = new Map(world.map(({ values: [name, value] }) => [name, value]));
    const text = (name: string): string => String(values.get(name) ?? '');
    const [standing] = text('edits').split(' ');
    if (standing && Number(standing) !== edits.length) throw new Error('edits are missing: if W.pave-wal is beside the file, let `pave world verify W.pave` put it in');
    const note = text('note');
    const [, solid, ways, mesh] = /^(\d+),(\d+),(\d+)$/.exec(text('rock'))?.map(Number) ?? [0, 0, 0, 0];
    const page = new URLSearchParams(text('page').slice(1));
    const set = note.startsWith(builtinNote) ? note.slice(builtinNote.length) : undefined;
    return {
        texts: {
            ...(set ? { set } : { terrain: (JSON.parse(text('tiles')) as { name?: string }).name ?? '' }), grid: text('tiling'), seed: text('seed'), method: fields.method.read(text('method')) ?? 'auto',
            ...Object.fromEntries([...page].filter(([name]) => shown.includes(name))), ...biasTexts(text('bias'), values.get('bias_values')), edits: editsText(edits.reduce((before: EditPlan[], row) => edited(before, row, cells), [])).join('.'),
            ...(values.has('passable') && { connected: '1', solid: String(Math.round((100 * solid!) / solidUnit)), ends: String(100 - Math.round((100 * ways!) / openedUnit)), mesh: String(mesh) }),
        },
        fingerprint: text('fingerprint'), ...(!set && { own: true }),
    };
}

function tablesOf(bytes: Uint8Array): Record<'world' | 'edits' | 'cells', Row[]> {
    let found: ReturnType<typeof readTables>;
    try {
        found = readTables(bytes);
        if (found.application === application) return { world: found.rows('world'), edits: found.rows('edits'), cells: found.rows('cells') };
    } catch (error) {
        throw new Error(`this is not a whole world file: ${error instanceof RangeError ? 'it is cut off' : (error as Error).message}`);
    }
    throw new Error('this is a database, but not a world file of pave');
}

function biasTexts(text: string, values: Value | undefined): { noise: string; rough: string; map?: string } {
    const [kind, , ...rest] = text.split(' ');
    if (kind === 'world' || (kind === 'map' && rest[5] !== 'holes')) throw new Error('its bias is another world, or a picture without holes, which this page cannot make');
    const [, scale = 0, octaves, roughness] = (kind === 'map' ? rest.slice(6) : rest).map(Number);
    const noise = { noise: String(scale), rough: octaves === 4 && roughness === 153 ? '1' : '0' };
    if (kind !== 'map') return noise;
    const [width, , x, y, cells] = rest.map(Number) as [number, number, number, number, number];
    if (cells !== blockCells || !(values instanceof Uint8Array)) throw new Error(`its bias has pixels of ${cells} cells, and this page paints blocks of ${blockCells}`);
    const blocks: number[] = [];
    for (let k = 0; 2 * k < values.length; k++) {
        const value = values[2 * k]! | (values[2 * k + 1]! << 8);
        if (value !== hole) blocks.push(x / cells + 0.5 + (k % width), y / cells + 0.5 + Math.floor(k / width), Math.round(value / 0x1111));
    }
    return { ...noise, map: blocks.join('.') };
}

const isAt = (edit: EditPlan, { q, r, s }: EditPlan['cell']): boolean => edit.cell.q === q && edit.cell.r === r && edit.cell.s === s;

// What stands of an edit, after those before it: what is taken back takes those away.
function edited(before: readonly EditPlan[], { id, values }: Row, cells: readonly Row[]): EditPlan[] {
    const [, kind, q, r, s, tile, place, of] = values.map(Number) as [number, number, number, number, number, number, number, number];
    const cell = { q, r, s };
    if (kind === pin) return [...before, { kind: 'pin', cell, tile }];
    if (kind === clear) return before.filter((it) => it.kind !== 'pin' || !isAt(it, cell));
    if (kind === color && of) return [...before, { kind: 'color', cell, place, color: of }];
    if (kind === color) return before.filter((it) => it.kind !== 'color' || it.place !== place || !isAt(it, cell));
    if (kind !== pins) throw new Error(`its edit ${id} gives an area a seed of its own, which this page cannot`);
    const all = cells.map((row) => row.values.map(Number) as [number, number, number, number, number, number]);
    return [...before, ...all.filter(([number]) => number === Number(id)).map(([, , q, r, s, tile]): EditPlan => ({ kind: 'pin', cell: { q, r, s }, tile }))];
}
