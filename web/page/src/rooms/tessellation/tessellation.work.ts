// The worker of the room: boards, their tiles, edits and what is measured of them.
import { Board, Mesh, MeshEditError, hashText, pictureColor, pictureMesh, type Adjacency, type Fault, type MeshReport, type RelaxDef } from 'pave-maps';
import type { Tiles } from '../../stage/tiles.ts';
import { serve } from '../../workers/serve.ts';
import { aroundSteps, meshKey, pairsOf, type Pairs } from './options.ts';
import { usualRadius, type BoardOptions, type Look, type Options } from './state.ts';
import { bytesOf } from '../../ui/look.ts';
import { cached } from '../../workers/cached.ts';
import { colorsOf } from './paint.ts';

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

// ---- What is kept between calls -----------------------------------------------------------------------------------------------

interface Live {
    key: string;
    board: Board;
    mesh: Mesh;
    edits: number[];
    patches: Int32Array[];
    /** The mesh without edits. */
    rest: Mesh;
}
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

// Pairs that are not neighbours, or both in the border, are left out.
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

const bases = cached((options: BoardOptions) => {
    const board = Board.create({ width: options.w, height: options.h, pattern: options.pattern, system: 'even-q' });
    const chosen = cutPairs(board, options.cuts);
    const maxDegree = options.deg === 'any' ? -1 : Number(options.deg);
    const { removed } = board.removeRandom({ seed: BigInt(options.seed), share: options.p, maxDegree, minSides: options.min });
    const repaired = options.repair ? board.repair() : new Int32Array();
    let mesh: Mesh | undefined;
    let faults: Refusal[] = [];
    try {
        mesh = Mesh.createFromBoard(board);
    } catch (error) {
        faults = board.check().slice(0, 100).map(faultOf);
        if (!faults.length) faults = [{ kind: 'invalid', text: (error as Error).message, nodes: [] }];
    }
    return { board, mesh, faults, repaired, removed, ...chosen, [Symbol.dispose]() { board.dispose(); mesh?.dispose(); } };
});
type Base = ReturnType<typeof bases>;
const baseOf = ({ w, h, pattern, cuts, p, deg, min, seed, repair }: BoardOptions): Base => {
    const board = { w, h, pattern, cuts, p, deg, min, seed, repair };
    return bases(p ? board : { ...board, deg: '6', min: 3, seed: '0' }); // without chance, its rules make no difference
};

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
    if (k < 0 || Math.min(a, b) >= board.tileCount) throw new Error(`${a} and ${b} are not neighbours`);
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
function refusedBoard(from: Base) {
    using whole = Board.create({ width: from.board.width, height: from.board.height, system: 'even-q' });
    using mesh = Mesh.createFromBoard(whole);
    const colors = new Uint8Array(4 * mesh.tileCount);
    const paper = bytesOf(0xd8d4c8ff);
    for (let t = 0; t < mesh.tileCount; t++) colors.set(paper, 4 * t);
    return { tiles: tilesOf(mesh), centers: single(mesh.centers()), links: from.board.links(), colors };
}

/** `tiles` are the hexagons that were meant where a board cannot have tiles: then there is no hash. */
export type Made = ReturnType<typeof make>;
function make(options: Options, look: Look) {
    const start = performance.now();
    const from = baseOf(options);
    const common = {
        ...newGround(from.board), faults: from.faults, repaired: from.repaired.slice(), joins: from.joins, cuts: from.cuts as Pairs, removed: from.removed,
        adjacencies: from.board.edgeCount(), hash: undefined as string | undefined, edits: options.edits, changed: new Int32Array(), refused: undefined as Refusal | undefined,
    };
    if (!from.mesh) return { ...common, ...refusedBoard(from), ms: performance.now() - start };
    const { live: { mesh, board, edits }, changed, refused } = liveOf(from, options);
    return {
        ...common, tiles: tilesOf(mesh), centers: single(mesh.centers()), links: board.links(), colors: colorsOf(mesh, look.fill), hash: hashText(mesh.hash()),
        adjacencies: board.edgeCount(), edits: [...edits], changed, refused, ms: performance.now() - start,
    };
}

function current(options: Options): Live | undefined {
    const from = baseOf(options);
    return from.mesh && liveOf(from, options).live;
}

const report = (options: Options): MeshReport | undefined => current(options)?.mesh.report();

function svg(options: Options, look: Look): string {
    const now = current(options);
    const { fill, graph, meant } = look;
    let adjacency: Adjacency | undefined;
    try {
        if (!now || graph || meant) adjacency = (now ?? baseOf(options)).board.toAdjacency();
        using scene = pictureMesh({
            ...(now ? { mesh: now.mesh, fill: fill === 'none' ? 'plain' : fill } : { faults: baseOf(options).board.check() }),
            ...((graph || !now) && { adjacency: adjacency! }), ...(meant && now && { intended: adjacency! }), title: 'tiles from chosen adjacency',
        });
        return scene.toSvg();
    } finally {
        adjacency?.dispose();
    }
}

// The corners of each tile, and the tiles across its sides, -1 at the rim.
function dataOf(mesh: Mesh) {
    const { start, rings } = mesh.rings();
    const tiles = Array.from({ length: mesh.tileCount }, (_, t) => ({ ring: rings.subarray(start[t]!, start[t + 1]!), neighbors: mesh.neighbors(t) }));
    return { step: mesh.step, points: mesh.points(), centers: mesh.centers(), tiles };
}
type MeshData = ReturnType<typeof dataOf>;
const count = (points: ArrayLike<number>): number[] => Array.from({ length: points.length / 2 }, (_, i) => i);

/** As `pave tess -o tiles.json` writes it, and `pave tess at tiles.json` reads it. */
function meshJson({ step, points, centers, tiles }: MeshData): string {
    const at = (of: ArrayLike<number>, i: number): string => `[${of[2 * i]! || 0},${of[2 * i + 1]! || 0}]`; // no -0
    const vertices = count(points).map((i) => at(points, i));
    const rows = tiles.map(({ ring, neighbors }, i) =>
        `{"id":${i},"center":${at(centers, i)},"ring":[${Array.from(ring).join()}],"neighbors":[${Array.from(neighbors).filter((it) => it >= 0).join()}]}`);
    return `{"step":${step},\n"vertices":[\n${vertices.join(',\n')}],\n"tiles":[\n${rows.join(',\n')}]}\n`;
}

/** As `pave tess -o tiles.obj` writes it. */
function meshObj({ points, tiles }: MeshData): string {
    const vertices = count(points).map((i) => `v ${points[2 * i]! || 0} ${points[2 * i + 1]! || 0} 0\n`);
    const faces = tiles.map(({ ring }) => `f ${Array.from(ring, (it) => it + 1).join(' ')}\n`);
    return `# pave: ${vertices.length} vertices, ${tiles.length} tiles; y points down\n${vertices.join('')}${faces.join('')}`;
}

/** The tiles as a file, number for number that of the command. */
function file(options: Options, format: 'json' | 'obj'): string {
    const mesh = current(options)?.mesh;
    if (!mesh) throw new Error('This board has no tiles to write: repair it first');
    return { json: meshJson, obj: meshObj }[format](dataOf(mesh));
}

/** All cuts of the board as it is, against its pattern: what makes a board that was removed by chance one made by hand. */
function baked(options: Options): number[] {
    const now = current(options)?.board ?? baseOf(options).board;
    using plain = Board.create({ width: options.w, height: options.h, pattern: options.pattern, system: 'even-q' });
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

const api = { make, report, svg, file, baked, graph, palette };
export type Api = typeof api;
serve('tessellation', api);
