// Tilings, windows of them, walls, graphs; paths, fields, movement and sight.
import {
    PAVE_TILING_NAMES, type Box, type Contact, type CornerRule, type GraphDefInput, type Layout, type LayoutDefInput, type WindowDefInput,
    type WindowGrid,
} from './abi.gen.ts';
import {
    Handle, PaveError, cellsOf, check, checkedCells, copy, core, data, errorSlot, field, index, indices, listed, made, numberOf, packPoints, pointerTo,
    read, scoped, text, u8, wordOf, type Arena, type CellLike, type Cells, type Points,
} from './core.ts';

// ---- Tilings ------------------------------------------------------------------------------------------------------------------

/** A tiling of polygons, each its corners in order, y down: see pave_tiling_def. */
export interface TilingDef {
    name?: string;
    i: { x: number; y: number };
    j: { x: number; y: number };
    faces: readonly (readonly { x: number; y: number }[])[];
}

/** A periodic pattern of faces: pave_tiling. */
export class Tiling extends Handle<'tiling'> {
    readonly struct = 'tiling';
    readonly name: string;
    readonly faceCount: number;
    readonly sidesMax: number;

    private constructor(pointer: number, owned: boolean) {
        super(pointer, owned ? (it) => core().pave_tiling_destroy(it) : () => {});
        this.name = text(field('tiling', 'name', pointer));
        this.faceCount = field('tiling', 'faceCount', pointer);
        this.sidesMax = field('tiling', 'sidesMax', pointer);
    }

    /** "square", "hex", "tri", or any name of `Tiling.names()`, such as "snub-square" or "3.3.4.3.4". */
    static named(name: string): Tiling {
        if (name === 'square') return new Tiling(core().pave_tiling_square(), false);
        if (name === 'hex') return new Tiling(core().pave_tiling_hex(), false);
        if (name === 'tri') return new Tiling(core().pave_tiling_tri(), false);
        return new Tiling(made((arena, out, error) => {
            const result = core().pave_tiling_create_named(arena.text(name), 0, out, error);
            if (wordOf('result', result) === 'not-found') throw new PaveError('not-found', `unknown tiling "${name}": use one of ${Tiling.names().join(', ')}`);
            return result;
        }), true);
    }

    /** A tiling of your own polygons. */
    static create(def: TilingDef): Tiling {
        const faces = def.faces.map((corners) => ({ cornerCount: corners.length, corners }));
        return new Tiling(made((arena, out, error) =>
            core().pave_tiling_create(arena.struct('tiling_def', { ...def, faceCount: faces.length, faces }), 0, out, error)), true);
    }

    /** The names of all tilings, the three regular grids first. */
    static names(): string[] {
        return Array.from({ length: PAVE_TILING_NAMES }, (_, i) => text(core().pave_tiling_name(i)));
    }

    /** The dual: its faces are around the vertices of this one. */
    dual(name = ''): Tiling {
        return new Tiling(made((arena, out, error) => core().pave_tiling_create_dual(this.pointer, arena.text(name), 0, out, error)), true);
    }

    layout(def: LayoutDefInput = {}): Layout {
        return scoped((arena) => {
            const out = arena.struct('layout');
            check(core().pave_tiling_layout(this.pointer, arena.struct('layout_def', def), out, errorSlot()));
            return read<Layout>('layout', out);
        });
    }

    /** The cell under a point. */
    faceAt(layout: Layout, x: number, y: number): { q: number; r: number; s: number } {
        return scoped((arena) => {
            const out = arena.zeroed(12);
            core().pave_tiling_face_at(out, this.pointer, arena.struct('layout', layout), arena.struct('vec2', { x, y }));
            return cellsOf(copy(Int32Array, out, 3))[0]!;
        });
    }

    faceText(cell: CellLike): string {
        return scoped((arena) => text(core().pave_tiling_face_text(this.pointer, arena.array(Int32Array, checkedCells(cell, this.faceCount)), arena.alloc(64))));
    }

    faceRead(source: string): { q: number; r: number; s: number } {
        return scoped((arena) => {
            const out = arena.zeroed(12);
            errorSlot();
            check(core().pave_tiling_face_read(this.pointer, arena.text(source), out), `"${source}" is not a cell of ${this.name || 'the tiling'}`);
            return cellsOf(copy(Int32Array, out, 3))[0]!;
        });
    }

    /** A periodic colouring in which cells in contact differ: the colours of cells, in the order given. */
    color(contact: Contact, cells: Cells, colorsMax = 64): { colors: number; of: Uint8Array } {
        const packed = checkedCells(cells, this.faceCount);
        return scoped((arena) => {
            const coloring = arena.struct('coloring');
            errorSlot();
            check(core().pave_tiling_color(this.pointer, numberOf('contact', contact), colorsMax, 0, coloring));
            const { colors, width, height, faceCount } = read<{ colors: number; width: number; height: number; faceCount: number }>('coloring', coloring);
            const table = copy(Uint8Array, field('coloring', 'table', coloring), width * height * faceCount);
            core().pave_coloring_release(coloring, 0);
            const modulo = (a: number, b: number): number => ((a % b) + b) % b;
            const of = new Uint8Array(packed.length / 3).map((_, i) =>
                table[(modulo(packed[3 * i + 1]!, height) * width + modulo(packed[3 * i]!, width)) * faceCount + packed[3 * i + 2]!]!);
            return { colors, of };
        });
    }
}

export type TilingLike = Tiling | string;
export function tilingOf(tiling: TilingLike = 'square'): Tiling {
    if (typeof tiling === 'string') return Tiling.named(tiling);
    pointerTo('tiling', tiling);
    return tiling;
}

// ---- Windows ------------------------------------------------------------------------------------------------------------------

/** As pave_window_def; `tiling` may be a name, and `metric` a word of the grid. */
export interface WindowDef extends Omit<WindowDefInput, 'tiling' | 'metric' | 'at'> {
    tiling?: TilingLike;
    metric?: string;
    at?: CellLike;
}

export function metricOf(grid: WindowGrid, metric: string | undefined): number {
    if (metric === undefined) return 0;
    return scoped((arena) => {
        const out = arena.zeroed(4);
        errorSlot();
        check(core().pave_window_metric_read(numberOf('window_grid', grid), arena.text(metric), out), `the metric "${metric}" on ${grid}`);
        return data().getInt32(out, true);
    });
}
const gridOf = (tiling: Tiling): WindowGrid => (({ square: 'squares', hex: 'hexagons', tri: 'triangles' }) as Record<string, WindowGrid>)[tiling.name] ?? 'other';

/** A piece of a tiling that numbers its cells 0 to count - 1: pave_window. */
export class Window extends Handle<'window'> {
    readonly struct = 'window';
    readonly tiling: Tiling;
    readonly grid: WindowGrid;
    readonly count: number;
    readonly faceCount: number;

    /** @internal */
    constructor(pointer: number, tiling: Tiling, owner?: Handle) {
        super(pointer, owner ? () => {} : (it) => core().pave_window_destroy(it), [tiling, owner]);
        this.tiling = tiling;
        this.grid = wordOf('window_grid', field('window', 'grid', pointer));
        this.count = field('window', 'count', pointer);
        this.faceCount = field('window', 'faceCount', pointer);
    }

    static create(def: WindowDef): Window {
        const tiling = tilingOf(def.tiling);
        const full = { ...def, tiling, metric: metricOf(gridOf(tiling), def.metric) };
        return new Window(made((arena, out, error) => core().pave_window_create(arena.struct('window_def', full), 0, out, error)), tiling);
    }

    /** All cells, in the order of their indices. */
    cells(): Int32Array {
        return scoped((arena) => {
            const out = arena.alloc(12 * this.count);
            core().pave_web_window_cells(this.pointer, out);
            return copy(Int32Array, out, 3 * this.count);
        });
    }

    /** The index of each cell, -1 outside. */
    indices(cells: Cells): Int32Array {
        const packed = checkedCells(cells, this.faceCount);
        return scoped((arena) => {
            const [from, out] = [arena.array(Int32Array, packed), arena.alloc((4 * packed.length) / 3)];
            core().pave_web_window_indices(this.pointer, from, packed.length / 3, out);
            return copy(Int32Array, out, packed.length / 3);
        });
    }

    index(cell: CellLike): number {
        return this.indices(cell)[0]!;
    }

    bounds(layout: Layout = this.tiling.layout()): Box {
        return scoped((arena) => {
            const out = arena.struct('box');
            core().pave_window_bounds(out, this.pointer, arena.struct('layout', layout));
            return read<Box>('box', out);
        });
    }
}

/** What a map lies on: a window, a graph, or a window whose cells touch across vertices. */
export type Ground = Window | Graph | { window: Window; contact: Contact };
export function groundOf(ground: Ground): { graph?: Graph; window?: Window; contact?: Contact } {
    countOf(ground);
    if (ground instanceof Window) return { window: ground };
    return ground instanceof Graph ? { graph: ground } : ground;
}
export const handlesOf = (ground: Ground): Handle[] => (ground instanceof Handle ? [ground] : [ground.window]);
export function countOf(ground: Ground): number {
    if (ground instanceof Graph) return ground.nodeCount;
    const window = ground instanceof Window ? ground : ground?.window;
    if (!(window instanceof Window)) throw new PaveError('invalid', 'ground must be a Window, a Graph, or a { window, contact }');
    return window.count;
}

/** The position of each cell of a ground, at the default layout: x, y, x, y, ... */
export function groundPositions(ground: Ground): Float64Array {
    return scoped((arena) => {
        const [at, out, count] = [arena.struct('ground', groundOf(ground)), arena.alloc(16), countOf(ground)];
        const points = new Float64Array(2 * count);
        for (let i = 0; i < count; i++) {
            core().pave_ground_position(out, at, i);
            points[2 * i] = data().getFloat64(out, true);
            points[2 * i + 1] = data().getFloat64(out + 8, true);
        }
        return points;
    });
}

/** How deep each cell lies: 1 at the rim. */
export function groundDepths(ground: Ground): Int32Array {
    return scoped((arena) => {
        const out = arena.alloc(4 * countOf(ground));
        check(core().pave_ground_depths(arena.struct('ground', groundOf(ground)), 0, out, errorSlot()));
        return copy(Int32Array, out, countOf(ground));
    });
}

// ---- Masks --------------------------------------------------------------------------------------------------------------------

/** Walls: bits on the cells and sides of a window: pave_mask. */
export class Mask extends Handle<'mask'> {
    readonly struct = 'mask';
    readonly window: Window;

    /** @internal */
    constructor(pointer: number, window?: Window, owner?: Handle) {
        super(pointer, owner ? () => {} : (it) => core().pave_mask_destroy(it), [window, owner]);
        this.window = window ?? this.#ownWindow(pointer);
    }

    #ownWindow(pointer: number): Window {
        const own = field('mask', 'window', pointer);
        return new Window(own, new (Tiling as unknown as { new (at: number, owned: boolean): Tiling })(field('window', 'tiling', own), false), this);
    }

    static create(window: Window): Mask {
        return new Mask(made((_, out, error) => core().pave_mask_create(pointerTo('window', window), 0, out, error)), window);
    }

    /** Reads the text format of docs/files.md, "Masks", with the window in it. */
    static read(source: string): Mask {
        return new Mask(made((arena, out, error) => {
            const pointer = arena.text(source);
            return core().pave_mask_read(pointer, u8().indexOf(0, pointer) - pointer, 0, 0, 0, out, error);
        }));
    }

    /** The same text. */
    write(): string {
        const bytes = listed(Uint8Array, 1, 4096, (out, capacity, count) => core().pave_mask_write(this.pointer, out, capacity, count));
        return new TextDecoder().decode(bytes.subarray(0, -1));
    }

    /** 1 for each cell that is set. */
    cells(): Uint8Array {
        return scoped((arena) => {
            const out = arena.alloc(this.window.count);
            core().pave_each_mask_cell(this.pointer, this.window.count, out);
            return copy(Uint8Array, out, this.window.count);
        });
    }

    /** Of each cell the bits of its sides: bit k for side k. */
    sides(): Uint32Array {
        return scoped((arena) => {
            const out = arena.alloc(4 * this.window.count);
            core().pave_web_mask_sides(this.pointer, out);
            return copy(Uint32Array, out, this.window.count);
        });
    }

    /** Sets or clears cells, by index. */
    setCells(cells: ArrayLike<number>, set = true): this {
        const list = indices(cells, this.window.count, 'a cell');
        scoped((arena) => core().pave_web_mask_set_cells(this.pointer, arena.array(Int32Array, list), list.length, set ? 1 : 0));
        return this;
    }

    /** Sets or clears sides with their twins: an index and a side, an index and a side, ... */
    setSides(sides: ArrayLike<number>, set = true): this {
        const list = Int32Array.from(sides);
        if (list.length % 2) throw new PaveError('range', 'a side is two numbers: the index of a cell, and the side');
        const all = this.window.cells();
        for (let i = 0; i < list.length; i += 2) index(list[i + 1]!, this.#sideCount(all[3 * index(list[i]!, this.window.count, 'a cell') + 2]!), 'a side');
        scoped((arena) => check(core().pave_web_mask_set_sides(this.pointer, arena.array(Int32Array, list), list.length / 2, set ? 1 : 0)));
        return this;
    }

    #sideCount(face: number): number {
        const start = field('tiling', 'sideStart', this.window.tiling.pointer);
        return data().getInt32(start + 4 * face + 4, true) - data().getInt32(start + 4 * face, true);
    }

    /** Connected components of the cells that are not set: -1 for those that are. */
    components(): { labels: Int32Array; count: number } {
        return scoped((arena) => {
            const [labels, count] = [arena.alloc(4 * this.window.count), arena.zeroed(4)];
            errorSlot();
            check(core().pave_mask_components(this.pointer, 0, labels, count));
            return { labels: copy(Int32Array, labels, this.window.count), count: data().getInt32(count, true) };
        });
    }

    /** Whether two cells see each other. */
    lineOfSight(a: CellLike, b: CellLike): boolean {
        return scoped((arena) => {
            const [from, to] = [a, b].map((cell) => arena.array(Int32Array, checkedCells(cell, this.window.faceCount)));
            const out = arena.zeroed(1);
            errorSlot();
            check(core().pave_line_of_sight(this.pointer, from!, to!, out));
            return u8()[out] !== 0;
        });
    }

    /** The indices of the cells within `radius` that the cell of index `from` sees, itself included. */
    fieldOfView(from: number, radius: number, metric?: string): Int32Array {
        const def = { walls: this, from: index(from, this.window.count, 'from'), radius, metric: metricOf(this.window.grid, metric) };
        const seen = listed(BigInt64Array, 1, this.window.count, (out, capacity, count, arena) =>
            core().pave_field_of_view_far(arena.struct('view_def', def), 0, out, capacity, count, errorSlot()));
        return Int32Array.from(seen, Number);
    }
}

/** Fields of view by a table, made once for a tiling and a radius: for many views of a radius up to 48. pave_sight. */
export class Sight extends Handle<'sight'> {
    readonly struct = 'sight';
    readonly tiling: Tiling;

    private constructor(pointer: number, tiling: Tiling) {
        super(pointer, (it) => core().pave_sight_destroy(it), [tiling]);
        this.tiling = tiling;
    }

    static create(tiling: TilingLike, radius: number, metric?: string): Sight {
        const on = tilingOf(tiling);
        return new Sight(made((_, out, error) => core().pave_sight_create(on.pointer, radius, metricOf(gridOf(on), metric), 0, out, error)), on);
    }

    /** The indices of the cells that the cell of index `from` sees. */
    fieldOfView(walls: Mask, from: number): Int32Array {
        const mask = pointerTo('mask', walls, 'walls');
        index(from, walls.window.count, 'from');
        if (walls.window.tiling.name !== this.tiling.name) throw new PaveError('invalid', 'the walls are on another tiling than the table');
        const seen = listed(BigInt64Array, 1, 1024, (out, capacity, count) =>
            core().pave_field_of_view(this.pointer, mask, BigInt(from), out, capacity, count));
        return Int32Array.from(seen, Number);
    }
}

// ---- Graphs -------------------------------------------------------------------------------------------------------------------

export interface GraphDef extends Omit<GraphDefInput, 'window' | 'walls'> {
    window?: Window;
    walls?: Mask;
    contact?: Contact;
    corners?: CornerRule;
}

/** Neighbour lists over nodes 0 to nodeCount - 1: pave_graph. */
export class Graph extends Handle<'graph'> {
    readonly struct = 'graph';
    readonly nodeCount: number;
    readonly arcCount: number;

    /** @internal */
    constructor(pointer: number, needs: readonly (Handle | undefined)[] = [], owned = true) {
        super(pointer, owned ? (it) => core().pave_graph_destroy(it) : () => {}, needs);
        this.nodeCount = field('graph', 'nodeCount', pointer);
        this.arcCount = field('graph', 'arcCount', pointer);
    }

    /** The graph of a window and its walls. */
    static create(def: GraphDef): Graph {
        if (!def.window && !def.walls) throw new PaveError('invalid', 'a graph is made of a window, or of walls on one');
        if (def.walls) pointerTo('mask', def.walls, 'walls');
        const window = def.window ?? def.walls!.window;
        if (def.walls && def.walls.window.count !== window.count) throw new PaveError('invalid', 'the walls are on another window');
        return new Graph(made((arena, out, error) => core().pave_graph_create(arena.struct('graph_def', def), 0, out, error)), [window, def.walls]);
    }

    /** The graph of straight edges between positions: pairs of nodes. */
    static createFromEdges(positions: Points, edges: ArrayLike<number>): Graph {
        const points = packPoints(positions);
        const def = { nodeCount: points.length / 2, positions: points, edgeCount: edges.length >> 1, edges };
        return new Graph(made((arena, out, error) => core().pave_graph_create_from_edges(arena.struct('edges_def', def), 0, out, error)));
    }

    #array(name: string, count: number): Int32Array {
        const pointer = field('graph', name, this.pointer);
        return pointer ? copy(Int32Array, pointer, count) : new Int32Array(0);
    }

    /** nodeCount + 1: the arcs of node n are start[n] to start[n + 1] - 1. */
    get start(): Int32Array { return this.#array('start', this.nodeCount + 1); }
    /** arcCount: where an arc leads. */
    get to(): Int32Array { return this.#array('to', this.arcCount); }
    /** arcCount: the arc back. */
    get twin(): Int32Array { return this.#array('twin', this.arcCount); }
    /** nodeCount points. */
    get positions(): Float64Array {
        const pointer = field('graph', 'positions', this.pointer);
        return pointer ? copy(Float64Array, pointer, 2 * this.nodeCount) : new Float64Array(0);
    }

    #labelled(call: (labels: number, count: number) => number): { labels: Int32Array; count: number } {
        return scoped((arena) => {
            const [labels, count] = [arena.alloc(4 * this.nodeCount), arena.zeroed(4)];
            errorSlot();
            check(call(labels, count));
            return { labels: copy(Int32Array, labels, this.nodeCount), count: data().getInt32(count, true) };
        });
    }

    /** The connected component of each node, from 0. */
    components(): { labels: Int32Array; count: number } {
        return this.#labelled((labels, count) => core().pave_graph_components(this.pointer, labels, count));
    }
    /** A colour for each node, so that neighbours differ. */
    colorGreedy(): { labels: Int32Array; count: number } {
        return this.#labelled((labels, count) => core().pave_graph_color_greedy(this.pointer, 0, labels, count));
    }
    /** The same with few colours: four on most planar graphs. */
    colorFew(wanted = 0, stepsMax = 0): { labels: Int32Array; count: number } {
        return this.#labelled((labels, count) => core().pave_graph_color_few(this.pointer, wanted, BigInt(stepsMax), 0, labels, count));
    }
    /** The edges without which a component falls apart: arcs. */
    bridges(): Int32Array {
        return listed(Int32Array, 1, 256, (out, capacity, count) => core().pave_graph_bridges(this.pointer, 0, out, capacity, count));
    }
    /** The nodes without which a component falls apart. */
    articulationPoints(): Int32Array {
        return listed(Int32Array, 1, 256, (out, capacity, count) => core().pave_graph_articulation_points(this.pointer, 0, out, capacity, count));
    }
    /** The arcs of a spanning forest, of least weight where each arc has one: random weights make mazes. */
    spanningForest(weights?: ArrayLike<number>): Int32Array {
        if (weights && weights.length !== this.arcCount) throw new PaveError('range', `there must be ${this.arcCount} weights, one for each arc`);
        return listed(Int32Array, 1, this.nodeCount, (out, capacity, count, arena) =>
            core().pave_graph_spanning_forest(this.pointer, weights ? arena.array(Int32Array, weights) : 0, 0, out, capacity, count));
    }
}

// ---- Paths --------------------------------------------------------------------------------------------------------------------

/** What steps cost: 1 each unless something is given. */
export interface Costs {
    /** Of entering each cell; below 0: closed. Moves give an address. */
    enter?: ArrayLike<number> | number;
    /** Of each arc of a graph, added to it. */
    cross?: ArrayLike<number> | number;
    least?: number;
    metric?: number;
    points?: number;
}

/** The distance of what is not reached. */
export const FAR = 0x7fffffff;

/** Paths, fields of distance and movement on a ground: pave_search. */
export class Search extends Handle<'search'> {
    readonly struct = 'search';
    readonly count: number;
    readonly #arcs: number;

    private constructor(pointer: number, ground: Ground) {
        super(pointer, (it) => core().pave_search_destroy(it), handlesOf(ground));
        this.count = countOf(ground);
        this.#arcs = ground instanceof Graph ? ground.arcCount : 0;
    }

    static create(ground: Ground): Search {
        return new Search(made((arena, out, error) => core().pave_search_create(arena.struct('ground', groundOf(ground)), 0, out, error)), ground);
    }

    #costs(arena: Arena, costs: Costs): number {
        if (typeof costs.enter === 'object' && costs.enter.length !== this.count) throw new PaveError('range', `enter must have ${this.count} costs, one for each cell`);
        if (typeof costs.cross === 'object' && costs.cross.length !== this.#arcs) throw new PaveError('range', `cross must have ${this.#arcs} costs, one for each arc of a graph`);
        return arena.struct('costs', costs);
    }

    /** The least cost from a source to each cell, FAR where none leads, and the cell before it, -1 at sources. */
    field(sources: number | ArrayLike<number>, costs: Costs = {}): { distances: Int32Array; from: Int32Array } {
        const list = indices(typeof sources === 'number' ? [sources] : sources, this.count, 'a source');
        return scoped((arena) => {
            const [distances, from] = [arena.alloc(4 * this.count), arena.alloc(4 * this.count)];
            errorSlot();
            check(core().pave_search_field(this.pointer, arena.array(Int32Array, list), BigInt(list.length), this.#costs(arena, costs), distances, from));
            return { distances: copy(Int32Array, distances, this.count), from: copy(Int32Array, from, this.count) };
        });
    }

    /** A cheapest path from a to b by A*, both included, and its cost; undefined where there is none. */
    path(a: number, b: number, costs: Costs = {}): { nodes: Int32Array; cost: number } | undefined {
        index(a, this.count, 'a');
        index(b, this.count, 'b');
        return scoped((arena) => {
            const [of, path] = [this.#costs(arena, costs), arena.struct('path')];
            let capacity = 256;
            let out = arena.alloc(4 * capacity);
            errorSlot();
            let result = core().pave_search_path(this.pointer, a, b, of, out, BigInt(capacity), path);
            if (wordOf('result', result) === 'capacity') {
                capacity = field('path', 'count', path);
                out = arena.alloc(4 * capacity);
                result = core().pave_search_path(this.pointer, a, b, of, out, BigInt(capacity), path);
            }
            if (wordOf('result', result) === 'not-found') return undefined;
            check(result);
            return { nodes: copy(Int32Array, out, field('path', 'count', path)), cost: field('path', 'cost', path) };
        });
    }

    /** The cells within a budget of a, by cost: node, cost, node, cost, ... */
    reach(a: number, budget: number, costs: Costs = {}): Int32Array {
        index(a, this.count, 'a');
        return listed(Int32Array, 2, 1024, (out, capacity, count, arena) =>
            core().pave_search_reach(this.pointer, a, budget, this.#costs(arena, costs), out, capacity, count));
    }
}
