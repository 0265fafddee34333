// The worker of the room: boards, their tiles, edits and what is measured of them.
import { Board, Mesh, MeshEditError, hashText, pictureColor, pictureMesh, type Adjacency, type Fault, type MeshReport, type RelaxDef } from 'pave-maps';
import type { Tiles } from '../../stage/tiles.ts';
import { serve } from '../../workers/serve.ts';
import { aroundSteps, boardKey, meshKey, pairsOf, usualRadius, type BoardOptions, type Look, type Options, type Pairs } from './options.ts';
import { meshJson, meshObj } from './files.ts';
import { bytesOf, colorsOf, spreadOf } from './paint.ts';
import { voronoiOf } from './voronoi.ts';

/** Why something cannot be, and at which nodes. */
export interface Refusal {
    readonly kind: string;
    readonly text: string;
    readonly nodes: number[];
}

/** What stays as long as the size of the board does. */
export interface Ground {
    /** Six neighbours of each tile, clockwise from north. */
    readonly around: Int32Array;
    /** Where each node was meant to be, the border after the tiles. */
    readonly places: Float32Array;
}

export interface Made {
    readonly tiles: Tiles;
    readonly centers: Float32Array;
    /** Six bits for each node: joined to its neighbour k. */
    readonly links: Uint8Array;
    readonly colors: Uint8Array;
    /** Left out where the page has it. */
    readonly ground?: Ground;
    /** Nothing for a board that cannot have tiles: then `tiles` are the hexagons that were meant. */
    readonly hash?: string;
    readonly faults: Refusal[];
    /** Pairs that repair joined again. */
    readonly repaired: Int32Array;
    /** For each pair of cuts whether it joins what the pattern keeps apart. */
    readonly joins: boolean[];
    /** The edits that were made; fewer where one cannot be, for the reason `refused`. */
    readonly edits: Pairs;
    readonly cuts: Pairs;
    readonly refused?: Refusal;
    /** The tiles that the newest edits changed. */
    readonly changed: Int32Array;
    readonly removed: number;
    readonly adjacencies: number;
    readonly ms: number;
}

// ---- What is kept between calls -----------------------------------------------------------------------------------------------

interface Base {
    key: string;
    board: Board;
    mesh?: Mesh;
    faults: Refusal[];
    repaired: Int32Array;
    cuts: number[];
    joins: boolean[];
    removed: number;
}
interface Live {
    key: string;
    board: Board;
    mesh: Mesh;
    edits: number[];
    patches: Int32Array[];
    /** The mesh without edits. */
    rest: Mesh;
}
let base: Base | undefined;
let live: Live | undefined;
let groundOf = '';

const faultOf = ({ kind, text, nodes }: Fault): Refusal => ({ kind, text, nodes: [...nodes].filter((it) => it >= 0) });

/** Which neighbour of a node another one is; -1: none. */
function sideOf(board: Board, a: number, b: number): number {
    if (!(a >= 0 && b >= 0 && a < board.nodeCount && b < board.nodeCount)) return -1;
    for (let k = 0; k < 6; k++) if (board.neighbor(a, k) === b) return k;
    return -1;
}

const joined = (board: Board, a: number, k: number): boolean => !!(board.links()[a]! >> k & 1);

// Pairs that are no neighbours, or both in the border, are left out.
function cutPairs(board: Board, cuts: Pairs): { cuts: number[]; joins: boolean[] } {
    const links = board.links();
    const out = { cuts: [] as number[], joins: [] as boolean[] };
    for (const [a, b] of pairsOf(cuts)) {
        const k = sideOf(board, a, b);
        if (k < 0 || Math.min(a, b) >= board.tileCount) continue;
        const join = !(links[a]! >> k & 1);
        board.set(board.tile(a), k, join);
        out.cuts.push(a, b);
        out.joins.push(join);
    }
    return out;
}

function baseOf(options: BoardOptions): Base {
    const key = boardKey(options);
    if (base?.key === key) return base;
    base?.board.dispose();
    base?.mesh?.dispose();
    const board = Board.create({ width: options.width, height: options.height, pattern: options.pattern, system: 'even-q' });
    const chosen = cutPairs(board, options.cuts);
    const maxDegree = options.degree === 'any' ? -1 : Number(options.degree);
    const { removed } = board.removeRandom({ seed: BigInt(options.seed), share: options.share, maxDegree, minSides: options.sides });
    const repaired = options.repair ? board.repair() : new Int32Array();
    const made: Base = { key, board, repaired, removed, faults: [], ...chosen };
    try {
        made.mesh = Mesh.createFromBoard(board);
    } catch (error) {
        made.faults = board.check().slice(0, 100).map(faultOf);
        if (!made.faults.length) made.faults = [{ kind: 'invalid', text: (error as Error).message, nodes: [] }];
    }
    return base = made;
}

const relaxOf = ({ kind, rim, radius }: Options, steps: number): RelaxDef =>
    ({ kind, rim, steps, minRadius: kind === 'push' && radius !== usualRadius ? radius : 0 });

function relaxed(mesh: Mesh, options: Options, steps: number): Mesh {
    const out = mesh.copy();
    if (steps) out.relax(relaxOf(options, steps));
    return out;
}

// ---- Edits --------------------------------------------------------------------------------------------------------------------

function editOne(mesh: Mesh, board: Board, options: Options, a: number, b: number): Int32Array {
    const k = sideOf(board, a, b);
    if (k < 0 || Math.min(a, b) >= board.tileCount) throw new Error(`${a} and ${b} are no neighbours`);
    const patch = mesh.editBoard(board, board.tile(a), k, !joined(board, a, k));
    if (!options.rings) return patch.tiles;
    const more = mesh.relaxAround(mesh.tileOf(Math.min(a, b)), options.rings, { ...relaxOf(options, aroundSteps), rim: 'stay' });
    return Int32Array.from(new Set([...patch.tiles, ...more.tiles]));
}

const refusalOf = (error: unknown, a: number, b: number): Refusal => error instanceof MeshEditError && error.fault
    ? faultOf(error.fault) : { kind: 'edit', text: (error as Error).message, nodes: [a, b] };

/** The mesh with all edits, from where the last call left it if that leads there. */
function liveOf(from: Base, options: Options): { live: Live; changed: Int32Array; refused?: Refusal } {
    const key = meshKey(options) + JSON.stringify([options.steps, options.rings]);
    const known = live?.key === key ? live : undefined;
    const goesOn = known && known.edits.every((it, i) => options.edits[i] === it);
    let undone: Int32Array[] = [];
    if (!goesOn) {
        const rest = known?.rest ?? relaxed(from.mesh!, options, options.steps);
        if (known) undone = known.patches;
        live?.board.dispose();
        live?.mesh.dispose();
        if (!known) live?.rest.dispose();
        live = { key, rest, board: from.board.copy(), mesh: rest.copy(), edits: [], patches: [] };
    }
    const now = live!;
    const first = now.patches.length;
    let refused: Refusal | undefined;
    for (const [a, b] of pairsOf(options.edits).slice(now.edits.length >> 1)) {
        try {
            now.patches.push(editOne(now.mesh, now.board, options, a, b));
            now.edits.push(a, b);
        } catch (error) {
            refused = refusalOf(error, a, b);
            break;
        }
    }
    // Going on: what is new. Going back: what is gone.
    const news = goesOn ? now.patches.slice(first) : undone.slice(now.patches.length);
    return { live: now, changed: Int32Array.from(new Set(news.flatMap((it) => [...it]))), ...(refused && { refused }) };
}

// ---- What is served -----------------------------------------------------------------------------------------------------------

const single = (values: Float64Array): Float32Array => Float32Array.from(values);
const tilesOf = (mesh: Mesh): Tiles => ({ points: single(mesh.points()), ...mesh.rings() });

function newGround(board: Board): { ground?: Ground } {
    const key = `${board.width}x${board.height}`;
    if (groundOf === key) return {};
    groundOf = key;
    const around = new Int32Array(6 * board.tileCount);
    for (let t = 0; t < board.tileCount; t++) for (let k = 0; k < 6; k++) around[6 * t + k] = board.neighbor(t, k);
    return { ground: { around, places: single(board.positions()) } };
}

// A board without tiles: its hexagons, as they were meant.
function refusedBoard(from: Base): Pick<Made, 'tiles' | 'centers' | 'links' | 'colors'> {
    using whole = Board.create({ width: from.board.width, height: from.board.height, system: 'even-q' });
    using mesh = Mesh.createFromBoard(whole);
    const colors = new Uint8Array(4 * mesh.tileCount);
    const paper = bytesOf(0xd8d4c8ff);
    for (let t = 0; t < mesh.tileCount; t++) colors.set(paper, 4 * t);
    return { tiles: tilesOf(mesh), centers: single(mesh.centers()), links: from.board.links(), colors };
}

function make(options: Options, look: Look): Made {
    const start = performance.now();
    const from = baseOf(options);
    const common = {
        ...newGround(from.board), faults: from.faults, repaired: from.repaired.slice(), joins: from.joins, cuts: from.cuts, removed: from.removed,
        adjacencies: from.board.edgeCount(),
    };
    if (!from.mesh) return { ...common, ...refusedBoard(from), edits: options.edits, changed: new Int32Array(), ms: performance.now() - start };
    const { live: { mesh, board, edits }, changed, refused } = liveOf(from, options);
    return {
        ...common, tiles: tilesOf(mesh), centers: single(mesh.centers()), links: board.links(), colors: colorsOf(mesh, look.fill), hash: hashText(mesh.hash()),
        adjacencies: board.edgeCount(), edits: [...edits], changed, ...(refused && { refused }), ms: performance.now() - start,
    };
}

/** The corners after so many steps, and the spread of the areas. */
function frame(options: Options, steps: number): { points: Float32Array; spread: number } | undefined {
    const from = baseOf(options);
    if (!from.mesh) return undefined;
    using mesh = relaxed(from.mesh, options, steps);
    if (options.edits.length) {
        using board = from.board.copy();
        for (const [a, b] of pairsOf(options.edits)) {
            try {
                editOne(mesh, board, options, a, b);
            } catch {
                return undefined; // what can be joined after twenty steps need not be so after one
            }
        }
    }
    const points = mesh.points();
    return { points: single(points), spread: spreadOf(points, mesh.rings()) };
}

function current(options: Options): Live | undefined {
    const from = baseOf(options);
    return from.mesh && liveOf(from, options).live;
}

const report = (options: Options): MeshReport | undefined => current(options)?.mesh.report();

async function voronoi(options: Options): Promise<{ tiles: Tiles; colors: Uint8Array; report: MeshReport } | undefined> {
    const { Delaunay } = await import('d3-delaunay');
    const now = current(options);
    if (!now) return undefined;
    const rings = voronoiOf(Delaunay, now.mesh.centers(), now.board.positions());
    try {
        using mesh = Mesh.createFromRings(rings);
        return { tiles: tilesOf(mesh), colors: colorsOf(mesh, 'sides'), report: mesh.report() };
    } catch {
        throw new Error('The Voronoi cells of these centres do not hang together, so there is no diagram beside these tiles');
    }
}

function svg(options: Options, look: Look): string {
    const now = current(options);
    const { fill, graph, intended } = look;
    let adjacency: Adjacency | undefined;
    try {
        if (!now || graph || intended) adjacency = (now ?? baseOf(options)).board.toAdjacency();
        using scene = pictureMesh({
            ...(now ? { mesh: now.mesh, fill: fill === 'none' ? 'plain' : fill } : { faults: baseOf(options).board.check() }),
            ...((graph || !now) && { adjacency: adjacency! }), ...(intended && now && { intended: adjacency! }), title: 'tiles from chosen adjacency',
        });
        return scene.toSvg();
    } finally {
        adjacency?.dispose();
    }
}

/** The tiles as a file. */
function file(options: Options, format: 'json' | 'obj'): string {
    const mesh = current(options)?.mesh;
    if (!mesh) throw new Error('This board has no tiles to write: repair it first');
    const { start, rings } = mesh.rings();
    const tiles = Array.from({ length: mesh.tileCount }, (_, t) => ({ ring: rings.subarray(start[t]!, start[t + 1]!), neighbors: mesh.neighbors(t) }));
    return { json: meshJson, obj: meshObj }[format]({ step: mesh.step, points: mesh.points(), centers: mesh.centers(), tiles });
}

/** All cuts of the board as it is, against its pattern: what makes a board that was removed by chance one made by hand. */
function baked(options: Options): number[] {
    const now = current(options)?.board ?? baseOf(options).board;
    using plain = Board.create({ width: options.width, height: options.height, pattern: options.pattern, system: 'even-q' });
    const [is, was] = [now.links(), plain.links()];
    const out: number[] = [];
    for (let t = 0; t < now.tileCount; t++)
        for (let k = 0; k < 6; k++) if ((is[t]! ^ was[t]!) >> k & 1) {
            const b = now.neighbor(t, k);
            if (b > t) out.push(t, b);
        }
    return out;
}

/** A small board for the story of the first attempt: positions and neighbours of each node, clockwise from north, inner ones first. */
function graph(pattern: 'hex' | 'triangle', width: number, height: number): { points: Float64Array; neighbors: number[][]; inner: number } {
    using board = Board.create({ width, height, pattern, system: 'even-q' });
    const links = board.links();
    const neighbors = Array.from({ length: board.nodeCount }, (_, node) =>
        [0, 1, 2, 3, 4, 5].filter((k) => links[node]! >> k & 1).map((k) => board.neighbor(node, k)));
    return { points: board.positions(), neighbors, inner: board.tileCount };
}

const palette = (): number[] => [3, 4, 5, 6, 7, 8, 9].map((sides) => pictureColor('sides', sides - 3));

const api = { make, frame, report, voronoi, svg, file, baked, graph, palette };
export type Api = typeof api;
serve('tessellation', api);
