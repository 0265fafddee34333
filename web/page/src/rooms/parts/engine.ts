// What the room asks of pave. Single queries on small boards take microseconds, so they are asked here and not in a worker: hovering answers at once.
import { Graph, Mask, Search, Window, hex, load, pictureWindow, square, tri } from 'pave-maps';
import type { CellLike, PictureQuery, PictureWindowDef } from 'pave-maps';
import { keyOf, nameOf, systemOf, type GridName, type Kind, type Part, type Relation, type State, type System } from './state.ts';
import { boardDef } from './board.ts';
import { once } from '../../workers/cached.ts';

export const ready = (): Promise<void> => load({ part: 'regions' });

const grids = { square, hex, tri };
const partsOf = (kind: Kind, packed: Int32Array): Part[] => {
    const found: Part[] = [];
    for (let i = 0; i < packed.length; i += 3) found.push({ kind, q: packed[i]!, r: packed[i + 1]!, s: packed[i + 2]! });
    return found;
};
const cell = ({ q, r, s }: Part) => ({ q, r, s });

export function relate(grid: GridName, relation: Relation, to: Kind, part: Part): Part[] {
    return partsOf(to, grids[grid].relate(relation, cell(part)));
}

/** The cells of a board: its window, its parts, and which cells they are by name. */
export type Board = ReturnType<typeof boardOf>;
export const boardOf = once((grid: GridName, n: number) => {
    const window = Window.create(boardDef(grid, n));
    const cells = window.cells();
    const face = partsOf('face', cells);
    const unique = (kind: Kind, relation: Relation): Part[] => [...new Map(partsOf(kind, grids[grid].relate(relation, cells)).map((part) => [keyOf(part), part])).values()];
    return {
        grid, n, window, parts: { face, edge: unique('edge', 'borders'), vertex: unique('vertex', 'corners') } as Readonly<Record<Kind, readonly Part[]>>,
        index: new Map(face.map((part, i) => [keyOf(part), i])) as ReadonlyMap<string, number>,
    };
});

/** The walls on a board; those outside are left out. */
export function maskOf(board: Board, walls: readonly Part[]): Mask {
    return Mask.create(board.window).setCells(walls.map((it) => board.index.get(keyOf(it)) ?? -1).filter((it) => it >= 0));
}
export function maskText(board: Board, walls: readonly Part[]): string {
    using mask = maskOf(board, walls);
    return mask.write();
}

export const distance = (grid: GridName, a: Part, b: Part, metric: string): number =>
    (grids[grid].distance as (a: object, b: object, metric: string) => Float64Array)(cell(a), cell(b), metric)[0]!;
/** The squared straight distance. */
export const norm = (grid: GridName, a: Part, b: Part): number => grids[grid].norm(cell(a), cell(b))[0]!;

export const line = (grid: GridName, a: Part, b: Part, metric: string): Part[] =>
    partsOf('face', (grids[grid].line as (a: object, b: object, metric: string) => Int32Array)(cell(a), cell(b), metric));
export const round = (grid: GridName, shape: 'ring' | 'disk', center: Part, k: number, metric: string): Part[] =>
    partsOf('face', (grids[grid][shape] as (center: object, k: number, metric: string) => Int32Array).call(grids[grid], cell(center), k, metric));

/** The cells of a shortest path between walls; none where there is no way. */
export function path(board: Board, walls: readonly Part[], a: Part, b: Part, contact: 'edge' | 'vertex'): Part[] | undefined {
    const [from, to] = [board.index.get(keyOf(a)), board.index.get(keyOf(b))];
    if (from === undefined || to === undefined) return undefined;
    using mask = maskOf(board, walls);
    using graph = Graph.create({ walls: mask, contact });
    using search = Search.create(graph);
    const found = search.path(from, to);
    return found && [...found.nodes].map((node) => board.parts.face[node]!);
}

export function view(board: Board, walls: readonly Part[], from: Part, radius: number, metric: string): Part[] {
    const index = board.index.get(keyOf(from));
    if (index === undefined) return [];
    using mask = maskOf(board, walls);
    return [...mask.fieldOfView(index, radius, metric)].map((it) => board.parts.face[it]!);
}

/** A face in other coordinates: "2,-1,-1". */
export function labelOf(grid: GridName, system: System, part: Part): string {
    if (part.kind !== 'face' || system === 'axial' || grid === 'square') return nameOf(grid, part);
    const numbers = grid === 'hex' ? hex.toCoordinates(system as 'cube', cell(part)) : tri.toCoordinates(system as 'lanes', cell(part));
    return [...numbers].slice(0, system === 'cube' || system === 'lanes' ? 3 : 2).join(',');
}

// ---- The picture ----------------------------------------------------------------------------------------------------------------

/** What the diagram shows as SVG, byte for byte that of `pave grid draw`; `words` are the query in the words of the command, and `no` is whether the answer is no. */
export function pictureOf(state: State, { board, walls, query, words, no }: { board: Board; walls: readonly Part[] | undefined; query: PictureQuery; words: string; no: boolean }): string {
    const system = systemOf(state);
    const labels: NonNullable<PictureWindowDef['labels']> = [
        ...(state.labels === 'asked' ? ['query' as const] : state.labels === 'none' ? ['bare' as const] : ['faces' as const]),
        ...(state.labels === 'all' ? ['edges' as const, 'vertices' as const] : []),
    ];
    using mask = walls && maskOf(board, walls);
    using scene = pictureWindow({
        ...(mask ? { walls: mask } : { window: board.window }), layout: grids[state.grid].layout({ orientation: state.turn, yUp: state.up }), labels,
        ...(system !== 'axial' && { names: namesIn(state.grid, system, board, query) }),
        query: { ...query, numbered: state.numbers }, caption: no ? `${words}: no` : words, title: `${state.grid} grid: ${words}`,
    });
    return scene.toSvg();
}

// The faces of the board and those of the query, which may lie beyond it, in other coordinates.
function namesIn(grid: GridName, system: System, { parts }: Board, { subject, kind, cells }: PictureQuery): { cells: Part[]; texts: string[] } {
    const about = (subject ?? []).filter((it) => it.kind === 'face').map(({ at }) => at);
    const asked = [...about, ...(kind === 'face' ? (cells as readonly CellLike[] | undefined) ?? [] : [])];
    const faces = [...parts.face, ...asked.map(({ q, r, s = 0 }): Part => ({ kind: 'face', q, r, s }))];
    const unique = [...new Map(faces.map((it) => [keyOf(it), it])).values()];
    return { cells: unique, texts: unique.map((it) => labelOf(grid, system, it)) };
}

// ---- Between two grids ------------------------------------------------------------------------------------------------------------

/** A face or an edge, and whether it is on the board of squares too: "own" parts fade in as squares become the grid, "lost" ones fade out. */
export interface Passing {
    readonly part: Part;
    readonly stays: 'both' | 'own' | 'lost';
}
/** The parts of a board and of the board of squares that it is made of, as parts of the grid. */
export const passageOf = once((grid: GridName, n: number) => {
    const [own, squares] = [boardOf(grid, n), boardOf('square', n)];
    const [width, before] = [grid === 'tri' ? 2 : 1, (part: Part) => squares.index.has(keyOf({ ...part, s: 0 }))];
    const face: Passing[] = own.parts.face.map((part) => ({ part, stays: before(part) ? 'both' : 'own' }));
    for (const part of squares.parts.face)
        for (let s = 0; s < width; s++) if (!own.index.has(keyOf({ ...part, s }))) face.push({ part: { ...part, s }, stays: 'lost' });
    const edge = new Map<string, Passing>();
    for (const { part, stays } of face) {
        for (const it of relate(grid, 'borders', 'edge', part)) {
            const there = edge.get(keyOf(it));
            edge.set(keyOf(it), { part: it, stays: there && there.stays !== stays ? 'both' : stays });
        }
    }
    return { face, edge: [...edge.values()] };
});
