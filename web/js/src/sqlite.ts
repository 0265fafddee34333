// Files of SQLite 3, as far as world files need them: all rows of a table are read; tables are written anew, without free pages.
// Based on: "Database File Format", sqlite.org/fileformat2.html.

export type Value = bigint | number | string | Uint8Array | null;
/** The values of a row, and its id, where its table has any; the column of that is null. */
export interface Row {
    readonly id: bigint;
    readonly values: readonly Value[];
}
export interface Table {
    readonly name: string;
    readonly sql: string;
    /** In order of their ids, or of their keys if the table has no ids. */
    readonly rows: readonly Row[];
    readonly ids: boolean;
}

const pageSize = 4096;
const [leafTable, innerTable, leafIndex, innerIndex] = [13, 5, 10, 2];
const magic = 'SQLite format 3\0';

/** How many bytes of a payload are in the page itself; the rest is in a chain of pages. */
function localOf(size: number, ids: boolean, usable: number): number {
    const most = ids ? usable - 35 : Math.floor(((usable - 12) * 64) / 255) - 23;
    if (size <= most) return size;
    const least = Math.floor(((usable - 12) * 32) / 255) - 23;
    const cut = least + ((size - least) % (usable - 4));
    return cut <= most ? cut : least;
}

// ---- Reading ------------------------------------------------------------------------------------------------------------------

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView => new DataView(buffer, byteOffset, byteLength);

/** Reads numbers of varying length. */
class Cursor {
    at: number;
    readonly #view: DataView;
    constructor(view: DataView, at = 0) {
        this.#view = view;
        this.at = at;
    }

    next(): bigint {
        let out = 0n;
        for (let k = 0; k < 9; k++) {
            const byte = this.#view.getUint8(this.at++);
            if (k === 8) return BigInt.asIntN(64, (out << 8n) | BigInt(byte));
            out = (out << 7n) | BigInt(byte & 127);
            if (byte < 128) break;
        }
        return out;
    }
}

function valuesOf(bytes: Uint8Array): Value[] {
    const view = viewOf(bytes);
    const head = new Cursor(view);
    const end = Number(head.next());
    const out: Value[] = [];
    for (let at = end; head.at < end;) {
        const type = Number(head.next());
        const size = type >= 12 ? (type - (type % 2 ? 13 : 12)) / 2 : [0, 1, 2, 3, 4, 6, 8, 8, 0, 0][type]!;
        const part = bytes.subarray(at, at + size);
        if (part.length < size) throw new Error('a row is cut off');
        out.push(type === 0 ? null : type === 7 ? view.getFloat64(at) : type === 8 ? 0n : type === 9 ? 1n : type < 7 ? integerOf(part) : type % 2 ? new TextDecoder().decode(part) : part);
        at += size;
    }
    return out;
}
const integerOf = (bytes: Uint8Array): bigint => BigInt.asIntN(8 * bytes.length, bytes.reduce((all, byte) => (all << 8n) | BigInt(byte), 0n));

/** The tables of a file. */
export function readTables(bytes: Uint8Array): { application: number; rows: (name: string) => Row[] } {
    const view = viewOf(bytes);
    if (new TextDecoder().decode(bytes.subarray(0, 16)) !== magic) throw new Error('it is not a database of SQLite');
    const size = view.getUint16(16) === 1 ? 65536 : view.getUint16(16);
    const usable = size - bytes[20]!;

    function payload(at: number, length: number, ids: boolean): Uint8Array {
        if (!(length >= 0 && length <= bytes.length)) throw new Error('a row is longer than the file');
        const out = new Uint8Array(length);
        let take = localOf(length, ids, usable);
        let next = take < length ? view.getUint32(at + take) : 0;
        for (let done = 0; ; at = (next - 1) * size + 4, next = view.getUint32(at - 4), take = Math.min(length - done, usable - 4)) {
            out.set(bytes.subarray(at, at + take), done);
            done += take;
            if (done >= length) return out;
        }
    }

    function below(page: number, seen: Set<number>): Row[] {
        if (seen.has(page)) throw new Error('a page is in two places');
        seen.add(page);
        const start = (page - 1) * size;
        const head = page === 1 ? 100 : start;
        const [type, count] = [view.getUint8(head), view.getUint16(head + 3)];
        const [ids, inner] = [type === leafTable || type === innerTable, type === innerTable || type === innerIndex];
        if (!ids && type !== leafIndex && !inner) throw new Error('a page is of no known kind');
        const out: Row[] = [];
        for (let k = 0; k < count; k++) {
            const cell = start + view.getUint16(head + (inner ? 12 : 8) + 2 * k);
            if (inner) for (const row of below(view.getUint32(cell), seen)) out.push(row);
            if (type === innerTable) continue;
            const cursor = new Cursor(view, inner ? cell + 4 : cell);
            const length = Number(cursor.next());
            const id = ids ? cursor.next() : 0n;
            out.push({ id, values: valuesOf(payload(cursor.at, length, ids)) });
        }
        if (inner) for (const row of below(view.getUint32(head + 8), seen)) out.push(row);
        return out;
    }

    const roots = new Map(below(1, new Set()).map(({ values: [, name, , root] }) => [name, Number(root)]));
    return {
        application: view.getUint32(68),
        rows: (name) => below(roots.get(name) ?? 0, new Set()),
    };
}

// ---- Writing ------------------------------------------------------------------------------------------------------------------

function varint(value: number): number[] {
    const out = [value % 128];
    for (let rest = Math.floor(value / 128); rest; rest = Math.floor(rest / 128)) out.unshift((rest % 128) + 128);
    return out;
}
const joined = (...parts: readonly ArrayLike<number>[]): Uint8Array => {
    const out = new Uint8Array(parts.reduce((sum, it) => sum + it.length, 0));
    parts.reduce((at, it) => { out.set(it, at); return at + it.length; }, 0);
    return out;
};
const word = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);

function recordOf(values: readonly Value[]): Uint8Array {
    const parts = values.map((it): [number, Uint8Array] => {
        if (it === null) return [0, new Uint8Array()];
        if (it instanceof Uint8Array) return [12 + 2 * it.length, it];
        if (typeof it === 'string') { const text = new TextEncoder().encode(it); return [13 + 2 * text.length, text]; }
        const bytes = new Uint8Array(8);
        if (typeof it === 'bigint') viewOf(bytes).setBigInt64(0, it);
        else viewOf(bytes).setFloat64(0, it);
        return [typeof it === 'bigint' ? 6 : 7, bytes];
    });
    const types = parts.flatMap(([type]) => varint(type));
    return joined([types.length + 1], types, ...parts.map(([, bytes]) => bytes)); // there are few columns, so one byte says how long their types are
}

/** A file with these tables. */
export function writeTables(tables: readonly Table[], application: number, version: number): Uint8Array {
    const pages: Uint8Array[] = [new Uint8Array(pageSize)];
    const add = (page: Uint8Array): number => pages.push(joined(page, new Uint8Array(pageSize - page.length)));

    // A row as it is in its page, the rest of it in others.
    function cellOf({ id, values }: Row, ids: boolean): Uint8Array {
        const record = recordOf(values);
        const local = localOf(record.length, ids, pageSize);
        let next = 0;
        const rest = record.subarray(local);
        for (let k = Math.ceil(rest.length / (pageSize - 4)) - 1; k >= 0; k--) next = add(joined(word(next), rest.subarray(k * (pageSize - 4), (k + 1) * (pageSize - 4))));
        return joined(varint(record.length), ids ? varint(Number(id)) : [], record.subarray(0, local), next ? word(next) : []);
    }

    function put(page: Uint8Array, type: number, cells: readonly Uint8Array[], right: readonly number[] = []): void {
        const head = page === pages[0] ? 100 : 0;
        let end = pageSize;
        const places = cells.map((cell) => { page.set(cell, (end -= cell.length)); return end; });
        const words = [0, cells.length, end].flatMap((it) => word(it).slice(2));
        page.set([type, ...words, 0, ...right, ...places.flatMap((it) => word(it).slice(2))], head);
    }

    // The pages of rows; if they are several, one above them. Few rows need no more.
    function treeOf({ rows, ids }: Table): number {
        const leaves: { cells: Uint8Array[]; last: bigint; free: number }[] = [];
        for (const row of rows) {
            const cell = cellOf(row, ids);
            let leaf = leaves.at(-1);
            if (!leaf || leaf.free < cell.length + 2) leaves.push(leaf = { cells: [], last: 0n, free: pageSize - 8 });
            leaf.cells.push(cell);
            leaf.last = row.id;
            leaf.free -= cell.length + 2;
        }
        const numbers = (leaves.length ? leaves : [{ cells: [] }]).map(({ cells }) => {
            const number = add(new Uint8Array());
            put(pages[number - 1]!, ids ? leafTable : leafIndex, cells);
            return number;
        });
        if (numbers.length === 1) return numbers[0]!;
        const above = numbers.slice(0, -1).map((number, k) => joined(word(number), varint(Number(leaves[k]!.last))));
        if (!ids || above.reduce((sum, it) => sum + it.length + 2, 12) > pageSize) throw new Error('There is too much for one file');
        const number = add(new Uint8Array());
        put(pages[number - 1]!, innerTable, above, word(numbers.at(-1)!));
        return number;
    }

    const schema = tables.map((table, k): Row => ({ id: BigInt(k + 1), values: ['table', table.name, table.name, BigInt(treeOf(table)), table.sql] }));
    put(pages[0]!, leafTable, schema.map((row) => cellOf(row, true)));
    pages[0]!.set(joined(new TextEncoder().encode(magic), [pageSize >> 8, 0, 1, 1, 0, 64, 32, 32], word(1), word(pages.length), word(0), word(0), word(1), word(4), word(0), word(0), word(1), word(version), word(0), word(application)));
    pages[0]!.set([...word(1), ...word(3040000)], 92);
    return joined(...pages);
}
