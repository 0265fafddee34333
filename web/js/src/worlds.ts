// Wang tile sets, endless worlds of them, edits, exploring, the naive way, noise.
import {
    type BiasInput, type Builtin, type EditKind, type NaiveDefInput, type NoiseInput, type PaintedChanges, type PaintedUnit, type Projection, type WalkState,
    type WangCensus, type WangDefInput, type WangKind, type WangLooks, type WorldDefInput, type WorldMethod, type WorldVerdict,
} from './abi.gen.ts';
import {
    Handle, PaveError, check, checkedCells, copy, core, data, errorSlot, field, index, listed, made, numberOf, pointerTo, read, scoped, text, wordOf,
    type Arena, type CellLike, type Cells,
} from './core.ts';
import type { Multigrid } from './multigrids.ts';
import { Tiling, tilingOf, type TilingLike, type Window } from './windows.ts';

/** The id of an empty cell. */
export const WANG_EMPTY = 0xffffffff;
/** In a constraint: any colour. */
export const WANG_FREE = 0;
/** In a constraint: only unset. */
export const WANG_UNSET = 255;
/** What tiles allow, as bits. */
export const wangSymmetries = { rotate: 1, mirror: 2, flip: 4, halfTurn: 8, preferPlain: 16 } as const;

// ---- Sets ---------------------------------------------------------------------------------------------------------------------

/** As pave_wang_def; the counts follow from the arrays. */
export type WangDef = Omit<WangDefInput, 'tileCount'>;

/** How a tile lies: pave_wang_pose. */
export interface WangPose {
    base: number;
    mirrored: boolean;
    turns: number;
}

/** A set of Wang tiles: pave_wang_set. */
export class WangSet extends Handle<'wang_set'> {
    readonly struct = 'wang_set';
    readonly kind: WangKind;
    readonly sides: number;
    readonly colorCount: number;
    readonly tileCount: number;

    private constructor(pointer: number) {
        super(pointer, (it) => core().pave_wang_destroy(it));
        this.kind = wordOf('wang_kind', core().pave_wang_kind_of(pointer));
        this.sides = core().pave_wang_sides(pointer);
        this.colorCount = core().pave_wang_color_count(pointer);
        this.tileCount = core().pave_wang_tile_count(pointer) >>> 0;
    }

    static create(def: WangDef): WangSet {
        const sides = def.sides || 4;
        const colors = def.colors ?? [];
        if (!(sides >= 3 && sides <= 12)) throw new PaveError('range', 'tiles have 3 to 12 sides');
        const tileCount = Math.floor(colors.length / (2 * sides));
        const wanted = [['ids', tileCount], ['tileWeights', tileCount], ['tileSymmetries', tileCount], ['colorWeights', def.colorCount], ['colorMirrors', def.colorCount]] as const;
        for (const [name, count] of wanted)
            if (def[name] && def[name]!.length !== count) throw new PaveError('range', `${name} must have ${count} elements`);
        if (colors.length !== tileCount * 2 * sides) throw new PaveError('range', `colors must have ${2 * sides} elements for each tile`);
        return new WangSet(made((arena, out, error) => core().pave_wang_create(arena.struct('wang_def', { ...def, tileCount }), 0, out, error)));
    }

    /** A built-in set: "roads", "meadow", "cave", "dungeon", "maze", "river", "country", "lakes", "land". Squares have variants of tiles; with `sides`, also 4, it is the set for faces of a tiling. */
    static builtin(name: Builtin, sides?: number): WangSet {
        const number = numberOf('builtin', name);
        return new WangSet(made((_, out, error) => sides === undefined
            ? core().pave_builtin_create(number, 0, out, error)
            : core().pave_builtin_create_sides(number, sides, 0, out, error)));
    }

    /** The tiles that have only some of the colours. */
    part(colors: ArrayLike<number>): WangSet {
        return new WangSet(made((arena, out, error) => core().pave_wang_create_part(this.pointer, arena.array(Uint8Array, colors), colors.length, 0, out, error)));
    }

    /** The same set with unset as one more colour. */
    withUnset(): WangSet {
        return new WangSet(made((_, out, error) => core().pave_wang_create_unset(this.pointer, 0, out, error)));
    }

    #index(tile: number): number {
        return index(tile, this.tileCount, 'the index of a tile');
    }

    /** The id of a tile by its index. */
    tileId(tile: number): number { return core().pave_wang_tile_id(this.pointer, this.#index(tile)) >>> 0; }
    /** The index of the tile with an id; -1 without one. */
    tileIndex(id: number): number { return core().pave_wang_tile_index(this.pointer, id) | 0; }
    /** The 2 * sides colours of a tile by its index: the edge of side 0, the corner after it, ... */
    tileColors(tile: number): Uint8Array { return copy(Uint8Array, core().pave_wang_tile_colors(this.pointer, this.#index(tile)), 2 * this.sides); }
    /** How the tile of an id lies. */
    pose(id: number): WangPose {
        return scoped((arena) => {
            const out = arena.struct('wang_pose');
            core().pave_wang_pose_of(out, this.sides, id);
            return read<WangPose>('wang_pose', out);
        });
    }

    /** How complete the set is. */
    census(): WangCensus {
        return scoped((arena) => {
            const out = arena.struct('wang_census');
            core().pave_wang_take_census(out, this.pointer);
            return read<WangCensus>('wang_census', out);
        });
    }

    /** The first combinations that no tile has, at most `most`: colours at the places of the kind. */
    missing(most = 100): Uint8Array[] {
        const { places } = this.census();
        return scoped((arena) => {
            const at = arena.zeroed(24);
            const out: Uint8Array[] = [];
            while (out.length < most && core().pave_wang_next_missing(this.pointer, at)) out.push(copy(Uint8Array, at, places));
            return out;
        });
    }

    /** What the set looks like it is for. */
    look(): WangLooks {
        return scoped((arena) => {
            const out = arena.struct('wang_looks');
            check(core().pave_wang_look(this.pointer, 0, out, errorSlot()));
            return read<WangLooks>('wang_looks', out);
        });
    }

    /** The tiles to draw next: eight colours each, 0 where unset. */
    lacks(): Uint8Array[] {
        const flat = listed(Uint8Array, 8, 256, (out, capacity, count) => core().pave_wang_list_lacks(this.pointer, 0, out, capacity, count, errorSlot()));
        return Array.from({ length: flat.length / 8 }, (_, i) => flat.subarray(8 * i, 8 * i + 8));
    }

    /** The indices of the tiles that satisfy constraints: a colour, WANG_FREE or WANG_UNSET for each of the 2 * sides places. */
    match(constraints: ArrayLike<number>): Uint32Array {
        if (constraints.length !== 2 * this.sides) throw new PaveError('range', `there are ${2 * this.sides} places`);
        return listed(Uint32Array, 1, 256, (out, capacity, count, arena) =>
            core().pave_wang_match(this.pointer, arena.array(Uint8Array, constraints), out, capacity, count));
    }

    hash(): bigint { return BigInt.asUintN(64, core().pave_wang_hash(this.pointer)); }
}

/** What a built-in set is made of. */
export const builtins = {
    colorCount: (name: Builtin): number => core().pave_builtin_color_count(numberOf('builtin', name)),
    colorName: (name: Builtin, color: number): string => text(core().pave_builtin_color_name(numberOf('builtin', name), index(color - 1, builtins.colorCount(name), 'color - 1') + 1)),
    /** 0xRRGGBB. */
    colorRgb: (name: Builtin, color: number): number => core().pave_builtin_color_rgb(numberOf('builtin', name), index(color - 1, builtins.colorCount(name), 'color - 1') + 1),
    /** Of each colour whether one can walk there, as worlds take it; [0] stands for none. */
    passable: (name: Builtin): boolean[] => Array.from({ length: builtins.colorCount(name) + 1 }, (_, color) => color > 0 && !!core().pave_builtin_color_passable(numberOf('builtin', name), color)),
    /** How often a colour comes beside the others. */
    colorWeight: (name: Builtin, color: number): number => core().pave_builtin_color_weight(numberOf('builtin', name), index(color - 1, builtins.colorCount(name), 'color - 1') + 1),
    tileCount: (name: Builtin): number => core().pave_builtin_tile_count(numberOf('builtin', name)),
    /** How often a tile comes beside others of its combination. */
    tileWeight: (name: Builtin, id: number): number => core().pave_builtin_tile_weight(numberOf('builtin', name), index(id, builtins.tileCount(name), 'a tile')),
    /** A tile as RGBA, size x size pixels (isometric: half as high). */
    paint(name: Builtin, id: number, size: number, projection: Projection = 'orthogonal'): Uint8ClampedArray {
        index(id, builtins.tileCount(name), 'a tile');
        if (!(Number.isInteger(size) && size >= 4 && size <= 1024 && (projection === 'orthogonal' || size % 2 === 0))) throw new PaveError('range', 'a size is 4 to 1024, and even if isometric');
        const height = projection === 'isometric' ? size / 2 : size;
        return scoped((arena) => {
            const out = arena.zeroed(4 * size * height);
            core().pave_builtin_paint(numberOf('builtin', name), id, numberOf('projection', projection), size, out, 4 * size);
            return new Uint8ClampedArray(copy(Uint8Array, out, 4 * size * height).buffer);
        });
    },
};

// ---- Worlds -------------------------------------------------------------------------------------------------------------------

/** As pave_bias without what C alone can give. Build `weights` with `biasBands`. */
export type Bias = Omit<BiasInput, 'function' | 'context' | 'functionId' | 'world' | 'noise'> & { noise?: Partial<NoiseInput>; world?: World };

/** As pave_world_def; `tiling` may be a name. */
export interface WorldDef extends Omit<WorldDefInput, 'tiling' | 'multigrid' | 'set' | 'sets' | 'bias' | 'origin' | 'passable' | 'keep' | 'keepContext' | 'keepId'> {
    /** A set, or the name of a built-in one. */
    set?: WangSet | Builtin;
    /** One for each face of the tiling, or each pair of families of the multigrid, instead of `set`. */
    sets?: readonly WangSet[];
    tiling?: TilingLike;
    /** Whose rhombs are the cells, instead of a tiling. */
    multigrid?: Multigrid;
    origin?: CellLike;
    bias?: Bias;
    /** A connected world: of each colour whether it can be passed, [0] of none; `builtins.passable` has it for a built-in set. */
    passable?: readonly boolean[];
}
export interface Rect {
    q: number;
    r: number;
    width: number;
    height: number;
}

/** What a walk goes by: `passable` as in WorldDef, those of a connected world by default; it gives up beyond `limit` cells. */
export interface WalkOptions {
    passable?: readonly boolean[];
    limit?: number;
}

interface Prepared {
    def: object;
    on: Tiling | Multigrid;
    sets: WangSet[];
    colors: number;
    passable?: readonly boolean[];
    needs: Handle[];
}

// Sets, tiling and colours of a definition, looked at before C does: it asserts their counts alone.
function prepare(def: Pick<WorldDef, 'set' | 'sets' | 'tiling' | 'multigrid' | 'passable'> = {}): Prepared {
    const [on, what] = def.multigrid ? [def.multigrid, 'pair of families of the multigrid'] : [tilingOf(def.tiling), 'face of the tiling'];
    if (def.multigrid) pointerTo('multigrid', def.multigrid);
    const set = typeof def.set === 'string' ? builtinOn(on, def.set) : def.set;
    const sets = def.sets ? [...def.sets] : set ? [set] : [];
    if (!sets.length) throw new PaveError('invalid', "a world needs a set of tiles, such as { set: 'roads' }");
    for (const each of sets) pointerTo('wang_set', each, def.sets ? 'each of sets' : 'set');
    if (def.sets && sets.length !== facesOf(on)) throw new PaveError('range', `sets must have ${facesOf(on)} elements, one for each ${what}`);
    const tiling = on instanceof Tiling ? on : def.tiling === undefined ? undefined : tilingOf(def.tiling); // both are refused by C
    if (def.passable) checkPassable(def.passable, sets[0]!);
    return { def: { ...def, set: sets[0], tiling }, on, sets, colors: sets[0]!.colorCount, passable: def.passable, needs: [...sets, on] };
}

const builtinOn = (on: Tiling | Multigrid, name: Builtin): WangSet =>
    WangSet.builtin(name, on instanceof Tiling ? (on.name === 'square' ? undefined : on.sidesMax) : 4);

function checkPassable(passable: readonly boolean[] | undefined, { colorCount }: WangSet): void {
    if (passable?.length !== colorCount + 1) throw new PaveError('range', `passable must have ${colorCount + 1} elements: of none, then of each colour`);
}

const facesOf = (on: Tiling | Multigrid): number => (on instanceof Tiling ? on.faceCount : on.pairCount);

// What C points into and does not copy lives as long as the object: the values of a map of a bias, the list of sets of a naive map.
class Kept extends Handle<'memory'> {
    readonly struct = 'memory';
    constructor(values: ArrayLike<number>, of: Uint16ArrayConstructor | Uint32ArrayConstructor = Uint16Array) {
        const pointer = core().malloc(Math.max(8, of.BYTES_PER_ELEMENT * values.length));
        if (!pointer) throw new PaveError('no-memory', `not enough memory for a list of ${values.length} numbers`);
        new of(core().memory.buffer, pointer, values.length).set(values);
        super(pointer, (it) => core().free(it));
    }
}

function prepareBias(bias: Bias, colors: number, needs: Handle[]): object {
    if (bias.weights?.length !== 16 * (colors + 1)) throw new PaveError('range', `the weights of a bias are 16 * (colours + 1) numbers: ${16 * (colors + 1)}`);
    if (bias.values && bias.values.length !== (bias.width ?? 0) * (bias.height ?? 0)) throw new PaveError('range', 'the values of a bias are width * height numbers');
    if (bias.world && bias.colorValues?.length !== (bias.worldColors ?? 0) + 1) throw new PaveError('range', 'colorValues are worldColors + 1 numbers');
    const out: Record<string, unknown> = { ...bias };
    if (bias.world) needs.push(bias.world);
    for (const key of ['values', 'colorValues'] as const) {
        if (!bias[key]) continue;
        const kept = new Kept(bias[key]!);
        needs.push(kept);
        out[key] = kept;
    }
    return out;
}

/** The weights of bands: from the lowest level to the highest prevail the colours of `order`. */
export function biasBands(colorCount: number, order: ArrayLike<number>, blend = 90): Uint16Array {
    if (!(colorCount >= 1 && colorCount <= 254)) throw new PaveError('range', 'there are 1 to 254 colours');
    return scoped((arena) => {
        const out = arena.zeroed(32 * (colorCount + 1));
        errorSlot();
        check(core().pave_bias_bands(colorCount, arena.array(Uint8Array, order), order.length, blend, out));
        return copy(Uint16Array, out, 16 * (colorCount + 1));
    });
}

/** A smooth noise over the plane, in whole numbers: 0 to 65535 for each place of a row. */
export function noiseRow(noise: NoiseInput, x: number, y: number, step: number, count: number): Uint16Array {
    return scoped((arena) => {
        const at = arena.struct('noise', noise);
        const { scale = 0, octaves = 0, roughness = 0 } = noise;
        if (!(scale >= 2 && scale <= 65536 && octaves >= 1 && octaves <= 8 && roughness >= 0 && roughness <= 256)) throw new PaveError('range', 'a noise has a scale of 2 to 65536, 1 to 8 octaves, and a roughness of 0 to 256');
        if (!(Math.abs(x) < 2 ** 41 && Math.abs(y) < 2 ** 41 && step >= 0 && step <= 1 << 24 && count >= 0)) throw new PaveError('range', 'the row is out of range');
        const out = arena.alloc(2 * count);
        core().pave_noise_row(at, BigInt(x), BigInt(y), BigInt(step), count, out);
        return copy(Uint16Array, out, count);
    });
}

/** An endless world of tiles, the same in any order of exploration: pave_world. */
export class World extends Handle<'world'> {
    readonly struct = 'world';
    /** What its cells are faces or rhombs of. */
    readonly on: Tiling | Multigrid;
    readonly sets: readonly WangSet[];
    /** Of a connected world which colours can be passed. */
    readonly passable?: readonly boolean[];

    /** @internal */
    constructor(pointer: number, { on, sets, passable }: Prepared, needs: readonly Handle[], owned = true) {
        super(pointer, owned ? (it) => core().pave_world_destroy(it) : () => {}, needs);
        this.on = on;
        this.sets = sets;
        this.passable = passable;
    }

    /** The tiling of a world that is not on a multigrid. */
    get tiling(): Tiling {
        if (this.on instanceof Tiling) return this.on;
        throw new PaveError('unsupported', 'this world is on a multigrid, and has no tiling');
    }

    static create(def: WorldDef): World {
        const prepared = prepare(def);
        const { def: full, colors, needs } = prepared;
        const bias = def.bias ? prepareBias(def.bias, colors, needs) : undefined;
        if (def.shares && def.shares.length !== colors + 1) throw new PaveError('range', `shares must have ${colors + 1} elements: of unset, then of each colour`);
        return new World(made((arena, out, error) => core().pave_world_create(arena.struct('world_def', { ...full, bias }), 0, out, error)), prepared, needs);
    }

    get method(): WorldMethod { return wordOf('world_method', core().pave_world_method_of(this.pointer)); }

    #cells(cells: Cells): Int32Array { return this.on instanceof Tiling ? checkedCells(cells, this.on.faceCount) : this.on.checked(cells); }

    #one<Result>(cell: CellLike, use: (pointer: number, arena: Arena) => Result): Result {
        const packed = this.#cells(cell);
        return scoped((arena) => use(arena.array(Int32Array, packed), arena));
    }

    /** The id of the tile at a cell. */
    at(cell: CellLike): number { return this.#one(cell, (pointer) => core().pave_world_at(this.pointer, pointer) >>> 0); }

    /** The colours of the tile at a cell: two for each side of its face. */
    colorsAt(cell: CellLike): Uint8Array {
        return this.#one(cell, (pointer, arena) => {
            const out = arena.zeroed(24);
            core().pave_world_colors_at(this.pointer, pointer, out);
            return copy(Uint8Array, out, 2 * this.setOf(cell.s ?? 0).sides);
        });
    }

    /** The level of the bias at a cell, 0 to 15. */
    levelAt(cell: CellLike): number { return this.#one(cell, (pointer) => core().pave_world_level_at(this.pointer, pointer)); }
    /** The class of a cell under the method "phase". */
    classAt(cell: CellLike): number { return this.#one(cell, (pointer) => core().pave_world_class_at(this.pointer, pointer)); }

    /** The cells that are decided for a cell, in order. */
    closure(cell: CellLike): Int32Array {
        const packed = this.#cells(cell);
        return listed(Int32Array, 3, 16, (out, capacity, count, arena) =>
            core().pave_world_closure(this.pointer, arena.array(Int32Array, packed), out, capacity, count));
    }

    /** The set of a face of the tiling, or of a pair of families. */
    setOf(face: number): WangSet { return this.sets.length > 1 ? this.sets[face]! : this.sets[0]!; }

    /**
     * The ids of the tiles of a rectangle of unit cells, row by row; a row has width * faceCount of them. `into`: an array to use again,
     * which saves a fifth of the time.
     */
    fill(rect: Rect, into?: Uint32Array): Uint32Array {
        const { width, height } = rect;
        const lacks = width === undefined ? 'width' : height === undefined ? 'height' : '';
        if (lacks) throw new PaveError('range', `the rectangle has no ${lacks}: give one such as { q: 0, r: 0, width: 8, height: 6 }`);
        if (!(width >= 0 && height >= 0 && width * height <= 1 << 28)) throw new PaveError('range', 'a rectangle has 0 to 2^28 cells');
        const row = width * this.tiling.faceCount;
        return scoped((arena) => {
            const out = arena.alloc(4 * row * height);
            errorSlot();
            check(core().pave_world_fill(this.pointer, arena.struct('rect', rect), 0, out, row));
            return copy(Uint32Array, out, row * height, into);
        });
    }

    /** The ids of the tiles of the cells of a window, by index. */
    fillWindow(window: Window): Uint32Array {
        const at = pointerTo('window', window);
        return scoped((arena) => {
            const out = arena.alloc(4 * window.count);
            errorSlot();
            check(core().pave_world_fill_window(this.pointer, at, 0, out), 'the window is of another tiling');
            return copy(Uint32Array, out, window.count);
        });
    }

    /** The ids of the tiles of a list of cells. */
    fillCells(cells: Cells): Uint32Array {
        const packed = this.#cells(cells);
        return scoped((arena) => {
            const [from, out] = [arena.array(Int32Array, packed), arena.alloc((4 * packed.length) / 3)];
            errorSlot();
            check(core().pave_world_fill_cells(this.pointer, from, BigInt(packed.length / 3), 0, out));
            return copy(Uint32Array, out, packed.length / 3);
        });
    }

    #walk(arena: Arena, { passable = this.passable, limit }: WalkOptions, from: CellLike, to = from): number {
        checkPassable(passable, this.sets[0]!);
        const tiling = this.on instanceof Tiling ? this.on : undefined;
        const sets = Array.from({ length: facesOf(this.on) }, (_, face) => this.setOf(face));
        for (const end of [from, to]) this.#cells(end);
        return arena.struct('world_path_def', { world: this, tiling, sets, passable, from, to, limit });
    }

    /** The cells of a shortest path through the endless world, both ends included. Throws "not-found" where an end is walled in. */
    path(from: CellLike, to: CellLike, options: WalkOptions = {}): Int32Array {
        return listed(Int32Array, 3, 4096, (out, capacity, count, arena) =>
            core().pave_world_path(this.#walk(arena, options, from, to), 0, 0, out, capacity, count, errorSlot()));
    }

    /** The nearest cell that one can walk from. */
    start(near: CellLike, options: WalkOptions = {}): { q: number; r: number; s: number } {
        return scoped((arena) => {
            const out = arena.struct('cell');
            check(core().pave_world_start(this.#walk(arena, options, near), 0, 0, out, errorSlot()));
            return read<{ q: number; r: number; s: number }>('cell', out);
        });
    }

    hash(): bigint { return BigInt.asUintN(64, core().pave_world_hash(this.pointer)); }
}

/** Whether the colours of neighbouring tiles of a window agree. `sets`: one for each face of its tiling. */
export function verifyWorld(window: Window, sets: readonly WangSet[], ids: ArrayLike<number>): WorldVerdict {
    const at = pointerTo('window', window);
    if (sets.length !== window.faceCount) throw new PaveError('range', `sets must have ${window.faceCount} elements`);
    if (ids.length !== window.count) throw new PaveError('range', `ids must have ${window.count} elements`);
    return scoped((arena) => {
        const out = arena.struct('world_verdict');
        const list = arena.array(Uint32Array, sets.map((set) => pointerTo('wang_set', set, 'each of sets')));
        check(core().pave_world_verify(at, 0, list, arena.array(Uint32Array, ids), out, errorSlot()));
        return read<WorldVerdict>('world_verdict', out);
    });
}

/** Whether the colours of rhombs of a multigrid agree where they share edges and vertices. `sets`: one, or one for each pair of families. */
export function verifyRhombs(multigrid: Multigrid, sets: WangSet | readonly WangSet[], cells: Cells, ids: ArrayLike<number>): WorldVerdict {
    pointerTo('multigrid', multigrid);
    const all = sets instanceof WangSet ? Array.from({ length: multigrid.pairCount }, () => sets) : sets;
    const packed = multigrid.checked(cells);
    if (all.length !== multigrid.pairCount) throw new PaveError('range', `sets must have ${multigrid.pairCount} elements`);
    if (3 * ids.length !== packed.length) throw new PaveError('range', `ids must have ${packed.length / 3} elements, one for each cell`);
    return scoped((arena) => {
        const [rhombs, out] = [arena.struct('world_rhombs', { multigrid, sets: all, cells: packed, ids, count: ids.length }), arena.struct('world_verdict')];
        check(core().pave_world_verify_rhombs(rhombs, 0, out, errorSlot()));
        return read<WorldVerdict>('world_verdict', out);
    });
}

// ---- Edits --------------------------------------------------------------------------------------------------------------------

/** An edit to be made: pave_edit. */
export type EditDef =
    | { kind: 'pin'; cell: CellLike; tile: number; payload?: Uint8Array }
    | { kind: 'clear'; cell: CellLike; payload?: Uint8Array }
    | { kind: 'color'; cell: CellLike; place: number; color: number; payload?: Uint8Array }
    | { kind: 'area'; rect: Rect; seed: number | bigint; payload?: Uint8Array }
    | { kind: 'pins'; cells: Cells; tiles: ArrayLike<number>; payload?: Uint8Array };
/** An edit that stands. */
export interface Edit {
    number: number;
    kind: EditKind;
    cell: { q: number; r: number; s: number };
    tile: number;
    place: number;
    color: number;
    rect: Rect;
    seed: bigint;
    cells: Int32Array;
    tiles: Uint32Array;
    payload: Uint8Array;
}

/** Lasting changes over a world: pave_edits. */
export class Edits extends Handle<'edits'> {
    readonly struct = 'edits';
    /** The world as it is edited: it changes whenever the edits do. */
    readonly world: World;
    /** The world of the seed, without edits. */
    readonly base: World;

    private constructor(pointer: number, prepared: Prepared) {
        super(pointer, (it) => core().pave_edits_destroy(it), prepared.needs);
        this.world = new World(core().pave_edits_world(pointer), prepared, [this], false);
        this.base = new World(core().pave_edits_base(pointer), prepared, [this], false);
    }

    static create(def: WorldDef): Edits {
        const prepared = prepare(def);
        const bias = def.bias ? prepareBias(def.bias, prepared.colors, prepared.needs) : undefined;
        return new Edits(made((arena, out, error) => core().pave_edits_create(arena.struct('world_def', { ...prepared.def, bias }), 0, out, error)), prepared);
    }

    override dispose(): void {
        this.world.dispose();
        this.base.dispose();
        super.dispose();
    }

    /** Makes edits and undoes others, by number, as one step: all of it or nothing. Returns the number of the last edit. */
    change(add: readonly EditDef[], undo: readonly number[] = []): number {
        scoped((arena) => {
            const list = add.map((edit) => {
                const out: Record<string, unknown> = { ...edit };
                if ('cell' in edit) checkedCells(edit.cell, this.world.tiling.faceCount);
                if (edit.kind === 'pins') {
                    out.cells = checkedCells(edit.cells, this.world.tiling.faceCount);
                    out.count = edit.tiles.length;
                    if (edit.tiles.length * 3 !== (out.cells as Int32Array).length) throw new PaveError('range', 'pins have a tile for each cell');
                }
                if (edit.payload) {
                    out.payload = arena.array(Uint8Array, edit.payload);
                    out.payloadSize = edit.payload.length;
                }
                return out;
            });
            const pointer = arena.structs('edit', list);
            const numbers = arena.array(BigInt64Array, undo.map(BigInt));
            check(core().pave_edits_change(this.pointer, pointer, BigInt(list.length), numbers, BigInt(undo.length), errorSlot()));
        });
        return this.last;
    }

    /** The greatest number that an edit has had. */
    get last(): number { return Number(core().pave_edits_last(this.pointer)); }

    /** The edits that stand, oldest first. */
    list(): Edit[] {
        return scoped((arena) => {
            const [at, out] = [arena.struct('edit'), [] as Edit[]];
            let after = 0n;
            while (core().pave_edits_next(this.pointer, after, at)) {
                out.push(readEdit(at));
                after = BigInt(out[out.length - 1]!.number);
            }
            return out;
        });
    }

    /** The edit that pins a cell. */
    pinAt(cell: CellLike): Edit | undefined {
        const packed = checkedCells(cell, this.world.tiling.faceCount);
        return scoped((arena) => {
            const at = arena.struct('edit');
            return core().pave_edits_pin_at(this.pointer, arena.array(Int32Array, packed), at) ? readEdit(at) : undefined;
        });
    }
}

function readEdit(pointer: number): Edit {
    const plain = read<Edit & { count: number; payloadSize: number }>('edit', pointer);
    const { count, payloadSize, ...edit } = plain;
    const many = edit.kind === 'pins' ? count : 0;
    edit.cells = copy(Int32Array, many ? field('edit', 'cells', pointer) : 0, 3 * many);
    edit.tiles = copy(Uint32Array, many ? field('edit', 'tiles', pointer) : 0, many);
    edit.payload = copy(Uint8Array, payloadSize ? field('edit', 'payload', pointer) : 0, payloadSize);
    return edit;
}

// ---- Exploring ----------------------------------------------------------------------------------------------------------------

/** A player's walk through a world: pave_walker. */
export class Walker extends Handle<'walker'> {
    readonly struct = 'walker';
    readonly world: World;

    private constructor(pointer: number, world: World) {
        super(pointer, (it) => core().pave_walker_destroy(it), [world]);
        this.world = world;
    }

    static create(world: World): Walker {
        return new Walker(made((_, out, error) => core().pave_walker_create(pointerTo('world', world), 0, out, error)), world);
    }

    /** Visits a cell: whether it was not seen before, and the cells that were decided for it, in order. */
    visit(cell: CellLike): { revealed: boolean; decided: Int32Array } {
        const packed = checkedCells(cell, this.world.tiling.faceCount);
        return scoped((arena) => {
            const out = arena.struct('walk_visit');
            errorSlot();
            check(core().pave_walker_visit(this.pointer, arena.array(Int32Array, packed), out));
            const { revealed, first, count } = read<{ revealed: boolean; first: number; count: number }>('walk_visit', out);
            return { revealed, decided: copy(Int32Array, field('walker', 'cells', this.pointer) + 12 * first, 3 * count) };
        });
    }

    state(cell: CellLike): WalkState {
        const packed = checkedCells(cell, this.world.tiling.faceCount);
        return scoped((arena) => wordOf('walk_state', core().pave_walker_state(this.pointer, arena.array(Int32Array, packed))));
    }

    /** The cells that were decided, in order. */
    cells(): Int32Array { return copy(Int32Array, field('walker', 'cells', this.pointer), 3 * field('walker', 'count', this.pointer)); }
    get seenCount(): number { return field('walker', 'seenCount', this.pointer); }
}

/** As pave_naive_def; `tiling` may be a name. */
export interface NaiveDef extends Omit<NaiveDefInput, 'tiling' | 'set' | 'sets'> {
    set?: WangSet | Builtin;
    sets?: readonly WangSet[];
    tiling?: TilingLike;
}

/** A map made in the naive way, which the order of visits makes: pave_naive. */
export class Naive extends Handle<'naive'> {
    readonly struct = 'naive';
    readonly tiling: Tiling;
    readonly sets: readonly WangSet[];

    private constructor(pointer: number, { on, sets, needs }: Prepared) {
        super(pointer, (it) => core().pave_naive_destroy(it), needs);
        this.tiling = on as Tiling;
        this.sets = sets;
    }

    static create(def: NaiveDef): Naive {
        const prepared = prepare(def);
        if (def.stocks && def.stocks.length !== prepared.sets[0]!.tileCount) throw new PaveError('range', 'stocks must have an element for each tile');
        const sets = def.sets && new Kept(prepared.sets.map((set) => set.pointer), Uint32Array);
        if (sets) prepared.needs.push(sets);
        return new Naive(made((arena, out, error) => core().pave_naive_create(arena.struct('naive_def', { ...prepared.def, ...(sets && { sets }) }), 0, out, error)), prepared);
    }

    #one<Result>(cell: CellLike, use: (pointer: number, arena: Arena) => Result): Result {
        const packed = checkedCells(cell, this.tiling.faceCount);
        return scoped((arena) => use(arena.array(Int32Array, packed), arena));
    }

    #set(cell: CellLike): WangSet { return this.sets.length > 1 ? this.sets[cell.s ?? 0]! : this.sets[0]!; }

    /** The index of the tile of a cell; -1 without one. */
    at(cell: CellLike): number { return this.#one(cell, (pointer) => core().pave_naive_at(this.pointer, pointer) | 0); }

    /** What the tiles around require of a cell: as `WangSet.match` takes it. */
    constraints(cell: CellLike): Uint8Array {
        return this.#one(cell, (pointer, arena) => {
            const out = arena.zeroed(24);
            core().pave_naive_constraints(this.pointer, pointer, out);
            return copy(Uint8Array, out, 2 * this.#set(cell).sides);
        });
    }

    /** The indices of the tiles from which a cell would be drawn. */
    candidates(cell: CellLike): Uint32Array {
        return this.#one(cell, (pointer) => listed(Uint32Array, 1, 256, (out, capacity, count) => core().pave_naive_candidates(this.pointer, pointer, out, capacity, count)));
    }

    /** Draws a tile for a cell that has none. Throws "incomplete" at a hole, where no tile fits. */
    visit(cell: CellLike): void { this.#one(cell, (pointer) => check(core().pave_naive_visit(this.pointer, pointer, errorSlot()))); }

    /** Lays a chosen tile, by its index. */
    put(cell: CellLike, tile: number): void {
        index(tile, this.#set(cell).tileCount, 'a tile');
        this.#one(cell, (pointer) => check(core().pave_naive_put(this.pointer, pointer, tile, errorSlot())));
    }

    /** The cells that have a tile, in order, and the index of each one's tile. */
    cells(): { cells: Int32Array; tiles: Uint32Array } {
        const count = field('naive', 'count', this.pointer);
        return { cells: copy(Int32Array, field('naive', 'cells', this.pointer), 3 * count), tiles: copy(Uint32Array, field('naive', 'tiles', this.pointer), count) };
    }
}

// ---- Painted terrain ----------------------------------------------------------------------------------------------------------

export interface PaintedDef {
    set: WangSet;
    unit?: PaintedUnit;
    width: number;
    height: number;
    colors: ArrayLike<number>;
    base?: number;
    seed?: number | bigint;
}

/** Lays tiles on painted colours of corners, cells or edges: pave_painted_lay. */
export function layPainted(def: PaintedDef): { tiles: Uint32Array; changes: PaintedChanges } {
    return scoped((arena) => {
        const [wide, high] = [arena.zeroed(4), arena.zeroed(4)];
        core().pave_painted_size(numberOf('painted_unit', def.unit), def.width, def.height, wide, high);
        const units = data().getInt32(wide, true) * data().getInt32(high, true);
        if (!(def.width > 0 && def.height > 0) || def.colors.length !== units) throw new PaveError('range', `colors must have ${units} elements`);
        const [out, changes] = [arena.alloc(4 * def.width * def.height), arena.struct('painted_changes')];
        check(core().pave_painted_lay(arena.struct('painted_def', def), 0, 0, out, changes, errorSlot()));
        return { tiles: copy(Uint32Array, out, def.width * def.height), changes: read<PaintedChanges>('painted_changes', changes) };
    });
}
