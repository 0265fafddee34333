// Boards and graphs of tiles that touch, the polygons made of them, their relaxation, edits and reports.
import {
    type BoardDefInput, type BoardPattern, type BorderRule, type FaultKind, type HexSystem, type Layout, type MeshFaults, type MeshReport,
    type MeshStats, type RelaxDefInput, type Removal, type RemovalDefInput, type VertexRule,
} from './abi.gen.ts';
import {
    Handle, PaveError, check, copy, core, data, errorSlot, field, index, listed, made, offsetOf, packPoints, pointerTo, read, scoped, text, wordOf, numberOf,
    type Arena, type Point, type Points, type ResultWord,
} from './core.ts';
import { Polygons } from './polygons.ts';
import { Graph, Mask, Window } from './windows.ts';

// ---- Faults -------------------------------------------------------------------------------------------------------------------

/** Why tiles cannot become polygons, and where: nodes as the kind says, the others -1. */
export interface Fault {
    kind: FaultKind;
    /** The kind as a sentence. */
    text: string;
    nodes: number[];
}

function readFault(pointer: number): Fault {
    const { kind, nodes } = read<{ kind: FaultKind; nodes: number[] }>('fault', pointer);
    return { kind, text: text(core().pave_fault_text(numberOf('fault_kind', kind))), nodes };
}

// The faults that a check lists: as many as there are.
function faultsOf(call: (out: number, capacity: bigint, count: number) => number): Fault[] {
    const words = listed(Int32Array, 5, 16, call);
    return scoped((arena) => {
        const pointer = arena.array(Int32Array, words);
        return Array.from({ length: words.length / 5 }, (_, i) => readFault(pointer + 20 * i));
    });
}

/** Faults of straight edges between positions, pairs of nodes: crossings, duplicates. */
export function checkEdges(positions: Points, edges: ArrayLike<number>): Fault[] {
    const points = packPoints(positions);
    return scoped((arena) => {
        const def = arena.struct('edges_def', { nodeCount: points.length / 2, positions: points, edgeCount: edges.length >> 1, edges });
        return faultsOf((out, capacity, count) => core().pave_edges_check(def, 0, out, capacity, count, errorSlot()));
    });
}

// ---- Boards -------------------------------------------------------------------------------------------------------------------

export interface BoardTile {
    readonly col: number;
    readonly row: number;
}

/** A window of hexagons on which it is chosen, tile by tile, who is adjacent: pave_board. */
export class Board extends Handle<'board'> {
    readonly struct = 'board';
    readonly width: number;
    readonly height: number;
    readonly system: HexSystem;
    readonly pattern: BoardPattern;
    /** Inner tiles, and those of the border after them. */
    readonly nodeCount: number;

    private constructor(pointer: number) {
        super(pointer, (it) => core().pave_board_destroy(it));
        this.width = field('board', 'width', pointer);
        this.height = field('board', 'height', pointer);
        this.system = wordOf('hex_system', field('board', 'system', pointer));
        this.pattern = wordOf('board_pattern', field('board', 'pattern', pointer));
        this.nodeCount = field('board', 'slotCount', pointer);
    }

    static create(def: BoardDefInput): Board {
        return new Board(made((arena, out, error) => core().pave_board_create(arena.struct('board_def', def), 0, out, error)));
    }

    static createFromMask(mask: Mask): Board {
        return new Board(made((_, out, error) => core().pave_board_create_from_mask(pointerTo('mask', mask), 0, out, error)));
    }

    copy(): Board {
        return new Board(made((_, out, error) => core().pave_board_copy(this.pointer, 0, out, error)));
    }

    /** The mask of the board: its cuts are set sides. */
    toMask(): Mask {
        return new Mask(made((_, out, error) => core().pave_board_to_mask(this.pointer, 0, out, error)));
    }

    get tileCount(): number { return this.width * this.height; }

    /** The node of a tile: row * width + col, then the border clockwise; -1 outside. */
    node(tile: BoardTile): number { return core().pave_web_board_node(this.pointer, tile.col, tile.row); }

    /** The tile of a node. */
    tile(node: number): { col: number; row: number } {
        index(node, this.nodeCount, 'a node');
        return scoped((arena) => {
            const out = arena.zeroed(8);
            core().pave_board_node_tile(out, this.pointer, node);
            return read<{ col: number; row: number }>('board_tile', out);
        });
    }

    /** The node of neighbour k, 0 to 5 clockwise from north, of a node; -1 outside. */
    neighbor(node: number, k: number): number {
        return core().pave_web_board_neighbor(this.pointer, index(node, this.nodeCount, 'a node'), index(k, 6, 'k'));
    }

    /** For each node six bits: bit k says whether it is adjacent to its neighbour k. */
    links(): Uint8Array {
        return scoped((arena) => {
            const out = arena.alloc(this.nodeCount);
            core().pave_web_board_links(this.pointer, out);
            return copy(Uint8Array, out, this.nodeCount);
        });
    }

    /** The world position of each node: the intended centres. */
    positions(): Float64Array {
        return scoped((arena) => {
            const out = arena.alloc(16 * this.nodeCount);
            core().pave_web_board_positions(this.pointer, out);
            return copy(Float64Array, out, 2 * this.nodeCount);
        });
    }

    /** Joins a tile and its neighbour k, or cuts them. */
    set(tile: BoardTile, k: number, adjacent: boolean): this {
        scoped((arena) => {
            errorSlot();
            check(core().pave_board_set(this.pointer, arena.struct('board_tile', tile), k, adjacent ? 1 : 0), `tile ${tile.col},${tile.row} and neighbour ${k}`);
        });
        return this;
    }

    /** Adjacent pairs of inner tiles. */
    edgeCount(): number { return Number(core().pave_board_edge_count(this.pointer)); }

    /** Removes adjacencies at random, by rules that leave no fault. */
    removeRandom(def: RemovalDefInput): Removal {
        return scoped((arena) => {
            const out = arena.struct('removal');
            check(core().pave_board_remove_random(this.pointer, arena.struct('removal_def', def), 0, out, errorSlot()));
            return read<Removal>('removal', out);
        });
    }

    /** What keeps tiles from becoming polygons: nothing, where a mesh can be made. */
    check(): Fault[] {
        return faultsOf((out, capacity, count) => core().pave_board_check(this.pointer, 0, out, capacity, count));
    }

    /** Joins tiles until `check` finds nothing: the pairs of nodes that were joined. */
    repair(): Int32Array {
        // Too little room leaves the board as it is; so the pairs are counted on a copy first.
        using copied = this.copy();
        const pairs = scoped((arena) => {
            const count = arena.zeroed(8);
            errorSlot();
            check(core().pave_board_repair(copied.pointer, 0, 0, 0n, count));
            return Number(data().getBigInt64(count, true));
        });
        return listed(Int32Array, 2, pairs, (out, capacity, count) => core().pave_board_repair(this.pointer, 0, out, capacity, count));
    }

    /** Cuts the adjacencies whose sides are set. */
    cutMask(mask: Mask): this {
        check(core().pave_board_cut_mask(this.pointer, pointerTo('mask', mask), errorSlot()));
        return this;
    }

    toAdjacency(): Adjacency {
        return Adjacency.fromPointer(made((_, out, error) => core().pave_board_to_adjacency(this.pointer, 0, out, error)));
    }
}

// ---- Adjacencies --------------------------------------------------------------------------------------------------------------

/** A planar graph of tiles that touch, some of whose edges are cut: pave_adjacency. */
export class Adjacency extends Handle<'adjacency'> {
    readonly struct = 'adjacency';
    readonly graph: Graph;

    private constructor(pointer: number, needs: readonly (Handle | undefined)[]) {
        super(pointer, (it) => core().pave_adjacency_destroy(it), needs);
        this.graph = new Graph(field('adjacency', 'graph', pointer), [this], false);
    }

    /** @internal */
    static fromPointer(pointer: number, needs: readonly (Handle | undefined)[] = []): Adjacency { return new Adjacency(pointer, needs); }

    /** Of a graph: its outer nodes become the border, or a ring of new ones ("ring"). */
    static create(def: { graph: Graph; borderRule?: BorderRule; border?: ArrayLike<number> }): Adjacency {
        const full = { ...def, borderCount: def.border?.length ?? 0 };
        return new Adjacency(made((arena, out, error) => core().pave_adjacency_create(arena.struct('adjacency_def', full), 0, out, error)), [def.graph]);
    }

    /** Of the cells of a window and its walls. */
    static createFromWindow(def: { window?: Window; walls?: Mask; layout?: Layout }): Adjacency {
        if (!def.window && !def.walls) throw new PaveError('invalid', 'an adjacency is made of a window, or of walls on one');
        return new Adjacency(made((arena, out, error) => core().pave_adjacency_create_from_window(arena.struct('adjacency_window_def', def), 0, out, error)),
            [def.window, def.walls]);
    }

    override dispose(): void {
        this.graph.dispose();
        super.dispose();
    }

    get innerCount(): number { return field('adjacency', 'innerCount', this.pointer); }

    /** 1 for each node that is on the border. */
    border(): Uint8Array {
        return scoped((arena) => {
            const out = arena.alloc(this.graph.nodeCount);
            core().pave_each_adjacency_is_border(this.pointer, this.graph.nodeCount, out);
            return copy(Uint8Array, out, this.graph.nodeCount);
        });
    }

    /** 1 for each arc that is cut. */
    cuts(): Uint8Array {
        return scoped((arena) => {
            const out = arena.alloc(this.graph.arcCount);
            core().pave_each_adjacency_is_cut(this.pointer, this.graph.arcCount, out);
            return copy(Uint8Array, out, this.graph.arcCount);
        });
    }

    setCut(arc: number, cut: boolean): this {
        errorSlot();
        check(core().pave_adjacency_set_cut(this.pointer, index(arc, this.graph.arcCount, 'an arc'), cut ? 1 : 0), 'both nodes are on the border');
        return this;
    }

    /** The arc from one node to another; -1 without one. */
    find(a: number, b: number): number {
        return core().pave_adjacency_find(this.pointer, index(a, this.graph.nodeCount, 'a node'), index(b, this.graph.nodeCount, 'a node'));
    }

    removeRandom(def: RemovalDefInput): Removal {
        return scoped((arena) => {
            const out = arena.struct('removal');
            check(core().pave_adjacency_remove_random(this.pointer, arena.struct('removal_def', def), 0, out, errorSlot()));
            return read<Removal>('removal', out);
        });
    }

    check(): Fault[] {
        return faultsOf((out, capacity, count) => core().pave_adjacency_check(this.pointer, 0, out, capacity, count));
    }

    /** Restores cut edges until `check` finds nothing: their lower arcs. */
    repair(): Int32Array {
        return listed(Int32Array, 1, this.graph.arcCount, (out, capacity, count) => core().pave_adjacency_repair(this.pointer, 0, out, capacity, count));
    }
}

// ---- Meshes -------------------------------------------------------------------------------------------------------------------

/** As pave_relax_def: `{ kind: 'even', steps: 10 }`. */
export type RelaxDef = RelaxDefInput;
export interface MeshDef {
    vertexRule?: VertexRule;
    relax?: RelaxDef;
}

/** What an edit did: pave_mesh_patch. */
export interface MeshPatch {
    vertices: number[];
    renumbered: number;
    /** Vertices that repair moved. */
    moved: Int32Array;
    /** The two tiles that are adjacent now, or no longer are. */
    pair: number[];
    /** The tiles that changed: all others are what they were. */
    tiles: Int32Array;
    restored: boolean;
    repairedTiles: number;
    repairRounds: number;
}

/** An edit that cannot be: `fault` says why and at which tiles, where that is the reason. */
export class MeshEditError extends PaveError {
    readonly fault: Fault | undefined;
    constructor(result: ResultWord, message: string, fault: Fault | undefined) {
        super(result, message);
        this.name = 'MeshEditError';
        this.fault = fault;
    }
}

/** Polygons that share vertices: pave_mesh. */
export class Mesh extends Handle<'mesh'> {
    readonly struct = 'mesh';
    #locator = 0;

    private constructor(pointer: number) {
        super(pointer, (it) => core().pave_mesh_destroy(it));
    }

    /** @internal */
    static fromPointer(pointer: number): Mesh { return new Mesh(pointer); }

    static createFromBoard(board: Board, def: MeshDef = {}): Mesh {
        const from = pointerTo('board', board);
        checkWeights(def.relax, board.tileCount);
        return new Mesh(made((arena, out, error) => core().pave_mesh_create_from_board(from, arena.struct('mesh_def', def), 0, 0, out, error)));
    }

    static createFromAdjacency(adjacency: Adjacency, def: MeshDef = {}): Mesh {
        const from = pointerTo('adjacency', adjacency);
        checkWeights(def.relax, adjacency.innerCount);
        return new Mesh(made((arena, out, error) => core().pave_mesh_create_from_adjacency(from, arena.struct('mesh_def', def), 0, 0, out, error)));
    }

    /** Of polygons: the ring of tile t is rings[start[t]] to rings[start[t + 1] - 1], indices of vertices. */
    static createFromRings(from: { vertices: Points; start: ArrayLike<number>; rings: ArrayLike<number>; step?: number; origin?: Point }): Mesh {
        const vertices = packPoints(from.vertices);
        const tileCount = from.start.length - 1;
        if (tileCount < 0 || from.start[0] !== 0 || from.start[tileCount] !== from.rings.length) throw new PaveError('range', 'start must go from 0 to the length of rings');
        for (let t = 0; t < tileCount; t++) if (from.start[t]! > from.start[t + 1]!) throw new PaveError('range', 'start must not go down');
        const def = { ...from, vertexCount: vertices.length / 2, tileCount, vertices };
        return new Mesh(made((arena, out, error) => core().pave_mesh_create_from_rings(arena.struct('mesh_rings', def), 0, out, error)));
    }

    copy(): Mesh {
        return new Mesh(made((_, out) => core().pave_mesh_copy(this.pointer, 0, out, errorSlot())));
    }

    override dispose(): void {
        this.#dropLocator();
        super.dispose();
    }

    #dropLocator(): void {
        if (this.#locator) core().pave_locator_destroy(this.#locator);
        this.#locator = 0;
    }

    get tileCount(): number { return field('mesh', 'tileCount', this.pointer); }
    get vertexCount(): number { return field('mesh', 'vertexCount', this.pointer); }
    get cornerCount(): number { return field('mesh', 'cornerCount', this.pointer); }
    /** World units of a fixed-point unit: coordinates are whole multiples of it. */
    get step(): number { return field('mesh', 'step', this.pointer); }
    /** How it was made: repairs, steps, what the last one moved. */
    get made(): MeshStats { return read<{ made: MeshStats }>('mesh', this.pointer).made; }

    // ---- Arrays ----

    #points(count: number, call: (out: number) => void): Float64Array {
        return scoped((arena) => {
            const out = arena.alloc(16 * count);
            call(out);
            return copy(Float64Array, out, 2 * count);
        });
    }

    /** The vertices: x, y, x, y, ... */
    points(): Float64Array { return this.#points(this.vertexCount, (out) => core().pave_each_mesh_point(this.pointer, this.vertexCount, out)); }
    /** The centres of the tiles. */
    centers(): Float64Array { return this.#points(this.tileCount, (out) => core().pave_each_mesh_center(this.pointer, this.tileCount, out)); }

    /** The ring of tile t is rings[start[t]] to rings[start[t + 1] - 1], clockwise on screen. */
    rings(): { start: Int32Array; rings: Int32Array } {
        return scoped((arena) => {
            const [start, rings] = [arena.alloc(4 * (this.tileCount + 1)), arena.alloc(4 * this.cornerCount)];
            core().pave_web_mesh_rings(this.pointer, start, rings);
            return { start: copy(Int32Array, start, this.tileCount + 1), rings: copy(Int32Array, rings, this.cornerCount) };
        });
    }

    /** A triangle list, x and y of three corners each, and the tile of each corner: what WebGL draws. */
    triangles(): { points: Float32Array; tiles: Int32Array } {
        return scoped((arena) => {
            const [points, tiles] = [arena.alloc(24 * this.cornerCount), arena.alloc(12 * this.cornerCount)];
            core().pave_web_mesh_triangles(this.pointer, points, tiles);
            return { points: copy(Float32Array, points, 6 * this.cornerCount), tiles: copy(Int32Array, tiles, 3 * this.cornerCount) };
        });
    }

    /** The outer rim, vertices clockwise on screen. */
    rim(): Int32Array { return copy(Int32Array, field('mesh', 'rim', this.pointer), field('mesh', 'rimCount', this.pointer)); }

    // ---- Tiles ----

    #tile(tile: number): number { return index(tile, this.tileCount, 'a tile'); }

    /** The tile across each side of a tile; -1 at the rim. */
    neighbors(tile: number): Int32Array {
        this.#tile(tile);
        return scoped((arena) => {
            const count = core().pave_mesh_side_count(this.pointer, tile);
            const out = arena.alloc(4 * count);
            core().pave_mesh_neighbors(this.pointer, tile, out);
            return copy(Int32Array, out, count);
        });
    }

    /** The tiles at a vertex. */
    tilesAt(vertex: number): Int32Array {
        index(vertex, this.vertexCount, 'a vertex');
        return scoped((arena) => {
            const count = core().pave_web_mesh_tiles_at(this.pointer, vertex, 0, 0);
            const out = arena.alloc(4 * count);
            core().pave_web_mesh_tiles_at(this.pointer, vertex, out, count);
            return copy(Int32Array, out, count);
        });
    }

    area(tile: number): number { return core().pave_mesh_area(this.pointer, this.#tile(tile)); }
    perimeter(tile: number): number { return core().pave_mesh_perimeter(this.pointer, this.#tile(tile)); }
    /** The largest circle in a tile: the room for a piece or a label. */
    largestCircle(tile: number): { radius: number; center: Point } {
        this.#tile(tile);
        return scoped((arena) => {
            const center = arena.struct('vec2');
            const radius = core().pave_mesh_largest_circle(this.pointer, tile, center);
            return { radius, center: read<Point>('vec2', center) };
        });
    }
    /** The tile of a node of the board or adjacency; -1 for one on the border. */
    tileOf(node: number): number { return core().pave_mesh_tile_of(this.pointer, node); }

    /** The tile at each position; -1 outside. The first call makes a grid of buckets, which edits keep up to date. */
    locate(positions: Points): Int32Array {
        const packed = packPoints(positions);
        if (!this.#locator) this.#locator = made((_, out) => core().pave_locator_create(this.pointer, 0, out, errorSlot()));
        return scoped((arena) => {
            const out = arena.alloc(packed.length * 2);
            core().pave_each_locator_find(this.#locator, arena.array(Float64Array, packed), packed.length / 2, out);
            return copy(Int32Array, out, packed.length / 2);
        });
    }

    /** The dual graph: nodes are tiles at their centres. */
    toGraph(): Graph {
        return new Graph(made((_, out) => core().pave_mesh_to_graph(this.pointer, 0, out, errorSlot())));
    }

    toPolygons(): Polygons {
        return Polygons.fromPointer(made((_, out) => core().pave_polygons_create_from_mesh(this.pointer, 0, out, errorSlot())), [this]);
    }

    // ---- Changes ----

    /** Evens the tiles out: `relax({ kind: 'even', steps: 1 })` each frame plays it. */
    relax(def: RelaxDef): MeshStats {
        checkWeights(def, this.tileCount);
        this.#dropLocator();
        scoped((arena) => check(core().pave_mesh_relax(this.pointer, arena.struct('relax_def', def), 0, errorSlot())));
        return this.made;
    }

    /** The same for the surroundings of a tile alone, so many rings of tiles around it. */
    relaxAround(tile: number, rings: number, def: RelaxDef): MeshPatch {
        checkWeights(def, this.tileCount);
        this.#tile(tile);
        return this.#edited((arena, patch) => core().pave_mesh_relax_around(this.pointer, tile, rings, arena.struct('relax_def', def), patch, errorSlot()));
    }

    /** Joins a tile of the board and its neighbour k, or cuts them apart, in the board and in this mesh of it. */
    editBoard(board: Board, tile: BoardTile, k: number, adjacent: boolean): MeshPatch {
        return this.#edited((arena, patch) =>
            core().pave_mesh_edit_board(this.pointer, pointerTo('board', board), arena.struct('board_tile', tile), k, adjacent ? 1 : 0, patch, errorSlot()));
    }

    /** The same for an edge of an adjacency, by its arc. */
    editAdjacency(adjacency: Adjacency, arc: number, cut: boolean): MeshPatch {
        const of = pointerTo('adjacency', adjacency);
        index(arc, adjacency.graph.arcCount, 'an arc');
        return this.#edited((_, patch) => core().pave_mesh_edit_adjacency(this.pointer, of, arc, cut ? 1 : 0, patch, errorSlot()));
    }

    /** Does beforehand what the first edit does once. */
    prepareEdits(of: Board | Adjacency): void {
        const [board, adjacency] = of instanceof Board ? [of.pointer, 0] : [0, pointerTo('adjacency', of)];
        check(core().pave_mesh_prepare_edits(this.pointer, board, adjacency, errorSlot()));
    }

    #edited(call: (arena: Arena, patch: number) => number): MeshPatch {
        return scoped((arena) => {
            const patch = arena.struct('mesh_patch');
            const result = call(arena, patch);
            if (result) throw editError(result, patch);
            if (this.#locator && core().pave_locator_update(this.#locator, patch)) this.#dropLocator();
            return readPatch(patch);
        });
    }

    // ---- Reports ----

    /** The quality of the tiles. */
    report(): MeshReport {
        return scoped((arena) => {
            const out = arena.struct('mesh_report');
            errorSlot();
            check(core().pave_mesh_report_make(this.pointer, 0, out));
            return read<MeshReport>('mesh_report', out);
        });
    }

    /** Faults, by exact arithmetic on the polygons alone: all 0 and false in every mesh made here. */
    check(): MeshFaults {
        return scoped((arena) => {
            const out = arena.struct('mesh_faults');
            errorSlot();
            const result = core().pave_mesh_check(this.pointer, 0, out);
            if (wordOf('result', result) !== 'invalid') check(result);
            return read<MeshFaults>('mesh_faults', out);
        });
    }

    hash(): bigint { return BigInt.asUintN(64, core().pave_mesh_hash(this.pointer)); }
}

function checkWeights(relax: RelaxDef | undefined, count: number): void {
    if (relax?.weights && relax.weights.length !== count) throw new PaveError('range', `weights must have ${count} elements, one for each tile`);
}

function readPatch(pointer: number): MeshPatch {
    const { movedCount, tileCount, fault: _, ...patch } = read<MeshPatch & { movedCount: number; tileCount: number; fault: unknown }>('mesh_patch', pointer);
    patch.moved = copy(Int32Array, field('mesh_patch', 'moved', pointer), movedCount);
    patch.tiles = copy(Int32Array, field('mesh_patch', 'tiles', pointer), tileCount);
    return patch;
}

function editError(result: number, patch: number): Error {
    const fault = readFault(patch + offsetOf('mesh_patch', 'fault'));
    try {
        check(result, 'the edit');
    } catch (error) {
        if (error instanceof PaveError) return new MeshEditError(error.result, error.message, numberOf('fault_kind', fault.kind) ? fault : undefined);
        throw error;
    }
    return new PaveError('invalid', 'the edit was refused');
}
