// The module, its memory, and the objects in it: what every other file here uses, and no user does.
import { enums, layout, structs, type Native, type Packed, type Ref } from './abi.gen.ts';

export type Bytes = ArrayBuffer | ArrayBufferView;
/** Where pave.wasm comes from: its address, a response, its bytes, or the compiled module. */
export type Source = string | URL | Response | Promise<Response> | Bytes | WebAssembly.Module;
export type StructName = keyof typeof structs;
export type EnumName = keyof typeof enums;

let native: Native | undefined;

/** The functions of the module. Throws before `load`. */
export function core(): Native {
    if (!native) throw new PaveError('invalid', 'pave is not loaded: await load() first');
    return native;
}

// ---- Loading ------------------------------------------------------------------------------------------------------------------

// Nothing of it is ever called with a file: the core writes none.
const imports = { wasi_snapshot_preview1: new Proxy({}, { get: () => () => 8 }) };

async function instantiate(source: Source): Promise<WebAssembly.Instance> {
    const given = await source;
    if (given instanceof WebAssembly.Module) return WebAssembly.instantiate(given, imports);
    if (given instanceof ArrayBuffer || ArrayBuffer.isView(given)) return (await WebAssembly.instantiate(given as BufferSource, imports)).instance;
    const response = given instanceof Response ? given : await fetch(given);
    if (!response.ok) throw new PaveError('io', `pave.wasm could not be fetched: ${response.status} ${response.url}`);
    return (await WebAssembly.instantiate(await response.arrayBuffer(), imports)).instance;
}

let loading: Promise<void> | undefined;

/** Loads the module from `source`, once: further calls wait for the first. */
export function loadFrom(source: () => Source | Promise<Source>): Promise<void> {
    loading ??= (async () => use(await instantiate(await source())))().catch((error: unknown) => {
        loading = undefined;
        throw error;
    });
    return loading;
}

function use(instance: WebAssembly.Instance): void {
    const made = instance.exports as unknown as Native;
    made._initialize();
    checkLayout(made);
    native = 'pave_web_whole' in made ? made : new Proxy(made, { get: lacking });
    errorAt = made.malloc(structs.error.size);
}

// Of a module that is a part of pave: what it lacks says so when it is called.
function lacking(part: Native, name: string): unknown {
    if (name in part) return part[name as keyof Native];
    return () => {
        throw new PaveError('unsupported', `${name} is in no module that was loaded: await load() without a part has all of pave`);
    };
}

/**
 * Parts of pave as smaller modules: pave-worlds.wasm, ... "view" has windows, sets and worlds alone, for a first picture; the others have grids,
 * windows, paths, sight, and the pictures of their group.
 */
export const partNames = ['view', 'worlds', 'tessellation', 'regions', 'tactics', 'aperiodic'] as const;
export type Part = (typeof partNames)[number];

// The structs of the module are those that TypeScript was made for.
function checkLayout(made: Native): void {
    let sum = 2166136261;
    const numbers = new Uint32Array(made.memory.buffer, Number(made.pave_web_layout.value), layout.count);
    for (const value of numbers) sum = Math.imul(sum ^ value, 16777619) >>> 0;
    if (sum !== layout.sum) throw new PaveError('invalid', 'pave.wasm and this JavaScript are of different builds: take both from one package');
}

// ---- Memory -------------------------------------------------------------------------------------------------------------------

// A view of the whole memory, made anew after the memory has grown.
function viewer<View extends ArrayBufferView>(make: (buffer: ArrayBuffer) => View): () => View {
    let view: View | undefined;
    return () => {
        const { buffer } = core().memory;
        return view?.buffer === buffer ? view : (view = make(buffer as ArrayBuffer));
    };
}
export const u8: () => Uint8Array = viewer((buffer) => new Uint8Array(buffer));
export const i32: () => Int32Array = viewer((buffer) => new Int32Array(buffer));
export const u32: () => Uint32Array = viewer((buffer) => new Uint32Array(buffer));
export const f64: () => Float64Array = viewer((buffer) => new Float64Array(buffer));
export const data: () => DataView = viewer((buffer) => new DataView(buffer));

type Numbers = Int32Array | Uint32Array | Float64Array | Uint8Array | Uint16Array | Float32Array | BigInt64Array | BigUint64Array;
type Kind<View extends Numbers> = { new (buffer: ArrayBuffer, at: number, count: number): View; BYTES_PER_ELEMENT: number };

/** A copy of `count` elements of memory; at the start of `into`, where there is one. */
export function copy<View extends Numbers>(kind: Kind<View>, pointer: number, count: number, into?: View): View {
    const from = new kind(core().memory.buffer as ArrayBuffer, pointer, count);
    if (!into) return from.slice() as View;
    if (into.length < count) throw new PaveError('range', `the array has ${into.length} elements, and ${count} come`);
    (into as { set(values: View): void }).set(from);
    return into;
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** The text with a final zero at a pointer; '' at 0. */
export function text(pointer: number): string {
    return pointer ? decoder.decode(u8().slice(pointer, u8().indexOf(0, pointer))) : '';
}

/** The text of so many bytes. */
export const decode = (pointer: number, size: number): string => decoder.decode(u8().slice(pointer, pointer + size));

/** Memory for the time of one call: everything is freed together. */
export class Arena {
    #blocks: number[] = [];

    alloc(bytes: number): number {
        const pointer = core().malloc(Math.max(bytes, 8));
        if (!pointer) throw new PaveError('no-memory', `not enough memory for ${bytes} bytes`);
        this.#blocks.push(pointer);
        return pointer;
    }

    zeroed(bytes: number): number {
        const pointer = this.alloc(bytes);
        u8().fill(0, pointer, pointer + bytes);
        return pointer;
    }

    text(value: string): number {
        const bytes = encoder.encode(value);
        const pointer = this.zeroed(bytes.length + 1);
        u8().set(bytes, pointer);
        return pointer;
    }

    /** A copy of an array, as elements of `kind`. */
    array<View extends Numbers>(kind: Kind<View>, values: ArrayLike<number> | ArrayLike<bigint>): number {
        if (typeof values !== 'object' || !(values.length >= 0)) throw new PaveError('invalid', `a list of numbers is needed, not ${kindOf(values)}`);
        const pointer = this.alloc(values.length * kind.BYTES_PER_ELEMENT);
        (new kind(core().memory.buffer as ArrayBuffer, pointer, values.length) as { set(from: ArrayLike<unknown>): void }).set(values);
        return pointer;
    }

    struct(name: StructName, value?: object | null): number {
        const pointer = this.zeroed(structs[name].size);
        if (value) write(this, name, pointer, value);
        return pointer;
    }

    structs(name: StructName, values: readonly object[]): number {
        const pointer = this.zeroed(values.length * structs[name].size);
        values.forEach((value, i) => write(this, name, pointer + i * structs[name].size, value));
        return pointer;
    }

    free(): void {
        for (const pointer of this.#blocks) core().free(pointer);
        this.#blocks = [];
    }
}

export function scoped<Result>(use: (arena: Arena) => Result): Result {
    const arena = new Arena();
    try {
        return use(arena);
    } finally {
        arena.free();
    }
}

// ---- Structs ------------------------------------------------------------------------------------------------------------------

type Fields = Record<string, readonly [number, string]>;
const fieldsOf = (name: string): Fields => (structs as unknown as Record<string, { fields: Fields }>)[name]!.fields;
const wordsOf = (name: string): Record<string, number> => (enums as unknown as Record<string, Record<string, number>>)[name]!;
const sizes: Record<string, number> = { char: 1, u8: 1, i8: 1, bool: 1, u16: 2, i16: 2, u32: 4, i32: 4, enum: 4, pointer: 4, u64: 8, i64: 8, f64: 8 };
const sizeOf = (type: string): number => {
    const [kind, first = '', ...more] = type.split(' ');
    if (kind === 'struct') return structs[first as StructName].size;
    return kind === 'array' ? Number(first) * sizeOf(more.join(' ')) : sizes[kind!]!;
};

/** The number of a word of an enumeration of C. A number stays what it is. */
export function numberOf(name: EnumName, word: string | number | undefined): number {
    if (word === undefined) return 0;
    if (typeof word === 'number') return word;
    const value = wordsOf(name)[word];
    if (value === undefined) throw new PaveError('not-found', `"${word}" is none of ${Object.keys(wordsOf(name)).join(', ')}`);
    return value;
}

const backward = new Map<string, Map<number, string>>();
/** The word of a number of an enumeration. */
export function wordOf<Word extends string>(name: EnumName, value: number): Word {
    let words = backward.get(name);
    if (!words) backward.set(name, (words = new Map(Object.entries(wordsOf(name)).map(([word, number]) => [number, word]))));
    return words.get(value) as Word;
}

/** Fills a struct from an object; fields that it lacks stay 0. A field that does not exist is refused: it would be a slip. */
export function write(arena: Arena, name: string, pointer: number, value: object): void {
    const fields = fieldsOf(name);
    for (const [key, given] of Object.entries(value)) {
        if (given === undefined || given === null) continue;
        const field = fields[key];
        if (!field) throw new PaveError('not-found', `there is no "${key}" among ${Object.keys(fields).join(', ')}`);
        writeValue(arena, field[1], pointer + field[0], given, key);
    }
}

function writeValue(arena: Arena, type: string, pointer: number, value: unknown, key: string): void {
    const [kind, first = '', ...more] = type.split(' ');
    const view = data();
    switch (kind) {
        case 'struct': return write(arena, first, pointer, value as object);
        case 'enum': return view.setInt32(pointer, numberOf(first as EnumName, value as string | number), true);
        case 'array': return writeArray(arena, Number(first), more.join(' '), pointer, value, key);
        case 'pointer': {
            const inner = [first, ...more].join(' ');
            const target = pointerOf(arena, inner, value, key); // may grow the memory, and so comes before the view is taken
            return data().setUint32(pointer, target, true);
        }
        case 'bool': return view.setUint8(pointer, value ? 1 : 0);
        case 'u64': return view.setBigUint64(pointer, unsigned(value, key), true);
        case 'i64': return view.setBigInt64(pointer, big(value, key), true);
        default: return writeNumber(kind!, pointer, numberFrom(value, key));
    }
}

function writeNumber(kind: string, pointer: number, value: number): void {
    const view = data();
    if (kind === 'f64') view.setFloat64(pointer, value, true);
    else if (kind === 'u8' || kind === 'i8') view.setUint8(pointer, value);
    else if (kind === 'u16' || kind === 'i16') view.setUint16(pointer, value, true);
    else view.setInt32(pointer, clamp(value, kind), true);
}

// A number that does not fit becomes the nearest that does: then C refuses it, instead of taking another.
const clamp = (value: number, kind: string): number =>
    kind === 'u32' ? Math.min(Math.max(Math.trunc(value), 0), 0xffffffff) : Math.min(Math.max(Math.trunc(value), -0x80000000), 0x7fffffff);

function numberFrom(value: unknown, key: string): number {
    if (typeof value !== 'number' && typeof value !== 'bigint') throw new PaveError('range', `${key} must be a number, not ${typeof value}`);
    if (Number.isNaN(value)) throw new PaveError('range', `${key} is not a number`);
    return Number(value);
}

function big(value: unknown, key: string): bigint {
    if (typeof value === 'bigint') return value;
    if (typeof value !== 'number' || !Number.isInteger(value)) throw new PaveError('range', `${key} must be an integer or a bigint`);
    return BigInt(value);
}

// Seeds, for which wrapping would take another one.
function unsigned(value: unknown, key: string): bigint {
    const number = big(value, key);
    if (number !== BigInt.asUintN(64, number)) throw new PaveError('range', `${key} must be 0 to 2^64 - 1, not ${number}`);
    return number;
}

function writeArray(arena: Arena, count: number, type: string, pointer: number, value: unknown, key: string): void {
    if (type === 'char' && typeof value === 'string') { // a name in the struct itself, with its final zero
        const bytes = encoder.encode(value);
        if (bytes.length >= count) throw new PaveError('range', `${key} must have at most ${count - 1} bytes`);
        return u8().set(bytes, pointer);
    }
    const values = value as ArrayLike<unknown>;
    if (values.length > count) throw new PaveError('range', `${key} must have at most ${count} elements`);
    for (let i = 0; i < values.length; i++) writeValue(arena, type, pointer + i * sizeOf(type), values[i], key);
}

const kinds: Record<string, Kind<Numbers>> = {
    u8: Uint8Array, bool: Uint8Array, u16: Uint16Array, i32: Int32Array, u32: Uint32Array, f64: Float64Array, i64: BigInt64Array, u64: BigUint64Array,
} as Record<string, Kind<Numbers>>;

// Whether a struct is only ever an object of this package: such a one is not made of a plain object.
const isObject = (name: string): boolean => !(name in structs) || 'own' in fieldsOf(name) || name === 'multigrid' || name === 'polygons';

function pointerOf(arena: Arena, type: string, value: unknown, key: string): number {
    const [kind, first = '', second = ''] = type.split(' ');
    if (kind === 'struct' && isObject(first)) return pointerTo(first, value, key);
    if (typeof value === 'number') return value;
    if (value instanceof Handle && value.struct === 'memory') return value.pointer;
    if (kind === 'char' && typeof value === 'string') return arena.text(value);
    if (kind === 'pointer') {
        const pointers = Array.from(value as Iterable<unknown>, (each) => (typeof each === 'string' && first === 'char' ? arena.text(each) : pointerTo(second, each, `each of ${key}`)));
        return arena.array(Uint32Array, pointers);
    }
    if (kind === 'struct') return structPointer(arena, first, value as object);
    const values = value as ArrayLike<number>;
    if (kind === 'i64' || kind === 'u64') return arena.array(BigInt64Array, Array.from(values, BigInt));
    return arena.array(kinds[kind!]!, values);
}

// One struct, a list of them, or numbers as they lie in memory.
function structPointer(arena: Arena, name: string, value: object): number {
    if (ArrayBuffer.isView(value)) {
        const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
        return arena.array(Uint8Array, bytes);
    }
    const list = Array.isArray(value) ? (value as object[]) : [value];
    const { size } = structs[name as StructName];
    const pointer = arena.zeroed(list.length * size);
    list.forEach((each, i) => write(arena, name, pointer + i * size, each));
    return pointer;
}

/** The fields of a struct, without its pointers. */
export function read<Value>(name: StructName, pointer: number): Value {
    const out: Record<string, unknown> = {};
    for (const [key, [offset, type]] of Object.entries(fieldsOf(name)))
        if (!type.startsWith('pointer')) out[key] = readValue(type, pointer + offset);
    return out as Value;
}

/** `count` structs, one after the other. */
export function readList<Value>(name: StructName, pointer: number, count: number): Value[] {
    return Array.from({ length: count }, (_, i) => read<Value>(name, pointer + i * structs[name].size));
}

/** The same, where a call makes the list: see `listed`. */
export function listedStructs<Value>(name: StructName, guess: number, call: (out: number, capacity: bigint, count: number, arena: Arena) => number): Value[] {
    const { size } = structs[name];
    const bytes = listed(Uint8Array, size, guess, call);
    return scoped((arena) => readList<Value>(name, arena.array(Uint8Array, bytes), bytes.length / size));
}

function readValue(type: string, pointer: number): unknown {
    const [kind, first = '', ...more] = type.split(' ');
    const view = data();
    switch (kind) {
        case 'struct': return read(first as StructName, pointer);
        case 'enum': return wordOf(first as EnumName, view.getInt32(pointer, true));
        case 'array': {
            const inner = more.join(' ');
            if (inner === 'char') return text(pointer);
            return Array.from({ length: Number(first) }, (_, i) => readValue(inner, pointer + i * sizeOf(inner)));
        }
        case 'bool': return view.getUint8(pointer) !== 0;
        case 'u64': return view.getBigUint64(pointer, true);
        case 'i64': return Number(view.getBigInt64(pointer, true));
        case 'f64': return view.getFloat64(pointer, true);
        case 'u8': return view.getUint8(pointer);
        case 'i16': return view.getInt16(pointer, true);
        case 'u16': return view.getUint16(pointer, true);
        case 'u32': return view.getUint32(pointer, true);
        default: return view.getInt32(pointer, true);
    }
}

/** A field as a number: of an enumeration, or an address, too. */
export function field(name: StructName, key: string, pointer: number): number {
    const [offset, type] = fieldsOf(name)[key]!;
    if (type.startsWith('pointer')) return data().getUint32(pointer + offset, true);
    return Number(readValue(type.startsWith('enum') ? 'i32' : type, pointer + offset));
}

export const structSize = (name: StructName): number => structs[name].size;
/** Where a field lies in its struct. */
export const offsetOf = (name: StructName, key: string): number => fieldsOf(name)[key]![0];

// ---- Errors -------------------------------------------------------------------------------------------------------------------

/** What went wrong, in one word, and a message that says what to do. */
export type ResultWord = Exclude<keyof typeof enums.result, 'ok'>;

export class PaveError extends Error {
    /** One word: 'range', 'invalid', 'incomplete', 'not-found', ... */
    readonly result: ResultWord;
    /** The line and column of text that was read, from 1; 0: none. */
    readonly line: number;
    readonly column: number;

    constructor(result: ResultWord, message: string, line = 0, column = 0) {
        super(line ? `${line}:${column}: ${message}` : message);
        this.name = 'PaveError';
        this.result = result;
        this.line = line;
        this.column = column;
    }
}

let errorAt = 0;
/** The one pave_error of the module, empty. */
export function errorSlot(): number {
    u8().fill(0, errorAt, errorAt + structs.error.size);
    return errorAt;
}

/** Throws unless the result is "ok"; the message is that of the error slot where a call filled it. */
export function check(result: number, about = ''): void {
    if (result === 0) return;
    const word = wordOf<ResultWord>('result', result);
    const filled = read<{ result: string; line: number; column: number; message: string }>('error', errorAt);
    const plain = text(core().pave_result_text(result));
    if (filled.result === word && filled.message) throw new PaveError(word, filled.message, filled.line, filled.column);
    throw new PaveError(word, about ? `${about}: ${plain}` : plain);
}

/** Calls what writes a pointer to a new object, and returns that pointer. */
export function made(call: (arena: Arena, out: number, error: number) => number): number {
    return scoped((arena) => {
        const out = arena.zeroed(4);
        check(call(arena, out, errorSlot()));
        return data().getUint32(out, true);
    });
}

/**
 * Calls what writes a list and its count, and returns a copy of the list: first with room for `guess` elements of `width` numbers, then, if
 * that was too little, with as much as it takes.
 */
export function listed<View extends Numbers>(kind: Kind<View>, width: number, guess: number, call: (out: number, capacity: bigint, count: number, arena: Arena) => number): View {
    return scoped((arena) => {
        const count = arena.zeroed(8);
        const bytes = width * kind.BYTES_PER_ELEMENT;
        let capacity = Math.max(guess, 1);
        errorSlot();
        let out = arena.alloc(capacity * bytes);
        let result = call(out, BigInt(capacity), count, arena);
        if (result === enums.result.capacity) {
            capacity = Number(data().getBigInt64(count, true));
            out = arena.alloc(capacity * bytes);
            result = call(out, BigInt(capacity), count, arena);
        }
        check(result);
        return copy(kind, out, Number(data().getBigInt64(count, true)) * width);
    });
}

/** An index in 0..count-1, or an exception: C only asserts it. */
export function index(value: number, count: number, name: string): number {
    if (!Number.isInteger(value) || value < 0 || value >= count) throw new PaveError('range', `${name} must be 0 to ${count - 1}, not ${value}`);
    return value;
}

/** A list of indices, each checked. */
export function indices(values: ArrayLike<number>, count: number, name: string): Int32Array {
    const out = Int32Array.from(values);
    for (const value of out) index(value, count, name);
    return out;
}

// ---- Objects ------------------------------------------------------------------------------------------------------------------

// An object in the module, and those that it needs: it is destroyed when its handle is released and nothing needs it any more.
class Resource {
    readonly pointer: number;
    readonly #destroy: (pointer: number) => void;
    readonly #needs: Resource[];
    #holders = 1;

    constructor(pointer: number, destroy: (pointer: number) => void, needs: Resource[]) {
        this.pointer = pointer;
        this.#destroy = destroy;
        this.#needs = needs;
        for (const need of needs) need.#holders++;
    }

    release(): void {
        if (--this.#holders > 0) return;
        this.#destroy(this.pointer);
        for (const need of this.#needs) need.release();
    }
}

// What is forgotten without dispose() is freed when the garbage collector finds it, sooner or later.
const forgotten = new FinalizationRegistry<Resource>((resource) => resource.release());

// TypeScript knows these from 5.2 on, and only with lib "esnext.disposable".
declare global {
    interface SymbolConstructor {
        readonly dispose: unique symbol;
    }
    interface Disposable {
        [Symbol.dispose](): void;
    }
}

/**
 * An object of C. Release it with `dispose()`, or declare it with `using`. One that others need (the set of a world) lives on until they are
 * released too, so the order does not matter. After dispose() every method throws.
 */
export abstract class Handle<Name extends string = string> implements Ref<Name>, Disposable {
    abstract readonly struct: Name;
    #resource: Resource | undefined;

    /** @internal */
    constructor(pointer: number, destroy: (pointer: number) => void, needs: readonly (Handle | null | undefined)[] = []) {
        this.#resource = new Resource(pointer, destroy, needs.filter((need) => need instanceof Handle).map((need) => need.#alive()));
        forgotten.register(this, this.#resource, this);
    }

    #alive(): Resource {
        if (!this.#resource) throw new PaveError('invalid', `this ${this.constructor.name} was disposed of`);
        return this.#resource;
    }

    /** Where it lies in the memory of the module. */
    get pointer(): number {
        return this.#alive().pointer;
    }

    get disposed(): boolean {
        return this.#resource === undefined;
    }

    dispose(): void {
        if (!this.#resource) return;
        forgotten.unregister(this);
        this.#resource.release();
        this.#resource = undefined;
    }

    [Symbol.dispose](): void {
        this.dispose();
    }
}

// "an Adjacency": of an object its class, of all else its type.
function kindOf(value: unknown): string {
    return value instanceof Handle ? classOf(value.struct) : typeof value;
}
function classOf(struct: string): string {
    const name = struct === 'map' ? 'RegionMap' : struct.replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());
    return `${/^[AE]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** The pointer of an object of the class of a struct. Of anything else it throws: C would read what it is not. */
export function pointerTo(struct: string, value: unknown, name = struct): number {
    if (value instanceof Handle && value.struct === struct) return value.pointer;
    const example = struct === 'wang_set' ? ", such as WangSet.builtin('roads')" : '';
    throw new PaveError('invalid', `${name} must be ${classOf(struct)}${example}, not ${kindOf(value)}`);
}

// ---- Cells and points ---------------------------------------------------------------------------------------------------------

export interface CellLike {
    readonly q: number;
    readonly r: number;
    readonly s?: number;
}
/** Cells: one, a list, or numbers q, r, s, q, r, s, ... */
export type Cells = CellLike | readonly CellLike[] | Int32Array;
export interface Point {
    readonly x: number;
    readonly y: number;
}
/** Points: one, a list, or numbers x, y, x, y, ... */
export type Points = Point | readonly Point[] | Float64Array;

export function packCells(cells: Cells): Int32Array {
    if (cells instanceof Int32Array) {
        if (cells.length % 3) throw new PaveError('range', `cells have three numbers each, and ${cells.length} is not a multiple of three`);
        return cells;
    }
    const list = Array.isArray(cells) ? (cells as readonly CellLike[]) : [cells as CellLike];
    const out = new Int32Array(3 * list.length);
    list.forEach((cell, i) => {
        out[3 * i] = whole(cell?.q, 'q');
        out[3 * i + 1] = whole(cell.r, 'r');
        out[3 * i + 2] = whole(cell.s ?? 0, 's');
    });
    return out;
}

function whole(value: number, name: string): number {
    if (!Number.isInteger(value) || Math.abs(value) > 0x7fffffff) throw new PaveError('range', `${name} must be an integer of 32 bits, not ${value}; give a cell such as { q: -3, r: 2 }`);
    return value;
}

export function packPoints(points: Points): Float64Array {
    if (points instanceof Float64Array) {
        if (points.length % 2) throw new PaveError('range', `points have two numbers each, and ${points.length} is odd`);
        return points;
    }
    const list = Array.isArray(points) ? (points as readonly Point[]) : [points as Point];
    return Float64Array.from(list.flatMap(({ x, y }) => [x, y]));
}

/** The cells of packed numbers, as objects: for reading a few, not for a million. */
export function cellsOf(packed: Int32Array): { q: number; r: number; s: number }[] {
    return Array.from({ length: packed.length / 3 }, (_, i) => ({ q: packed[3 * i]!, r: packed[3 * i + 1]!, s: packed[3 * i + 2]! }));
}

/** The points of packed numbers, as objects. */
export function pointsOf(packed: Float64Array): { x: number; y: number }[] {
    return Array.from({ length: packed.length / 2 }, (_, i) => ({ x: packed[2 * i]!, y: packed[2 * i + 1]! }));
}

/** |q|, |r| <= 2^29 for all, and s below `faces`: what C only asserts. */
export function checkedCells(cells: Cells, faces = 256): Int32Array {
    const packed = packCells(cells);
    for (let i = 0; i < packed.length; i += 3)
        if (Math.abs(packed[i]!) > 0x20000000 || Math.abs(packed[i + 1]!) > 0x20000000 || packed[i + 2]! < 0 || packed[i + 2]! >= faces)
            throw new PaveError('range', `the cell ${packed[i]},${packed[i + 1]},${packed[i + 2]} is beyond |q|, |r| <= 2^29, or its s is not a face`);
    return packed;
}

export type { Packed };
