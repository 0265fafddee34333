// What the room remembers, and the words of it.
import { flag, free, list, ofView, real, whole, word, type Values } from '../../state/room-fields.ts';

export type GridName = 'square' | 'hex' | 'tri';
export type Kind = 'face' | 'edge' | 'vertex';
export type Mode = 'relations' | 'line' | 'ring' | 'disk' | 'path' | 'view';
export type Relation = 'neighbors' | 'borders' | 'corners' | 'joins' | 'continues' | 'endpoints' | 'touches' | 'protrudes' | 'adjacent';
/** A face, edge or vertex. */
export interface Part {
    readonly kind: Kind;
    readonly q: number;
    readonly r: number;
    readonly s: number;
}

export const kinds: readonly Kind[] = ['face', 'edge', 'vertex'];
export const plural: Readonly<Record<Kind, string>> = { face: 'faces', edge: 'edges', vertex: 'vertices' };
/** From a part (rows) to parts (columns). */
export const matrix: Readonly<Record<Kind, Readonly<Record<Kind, Relation>>>> = {
    face: { face: 'neighbors', edge: 'borders', vertex: 'corners' },
    edge: { face: 'joins', edge: 'continues', vertex: 'endpoints' },
    vertex: { face: 'touches', edge: 'protrudes', vertex: 'adjacent' },
};
export const relations: readonly Relation[] = kinds.flatMap((from) => kinds.map((to) => matrix[from][to]));
export const fromOf = (relation: Relation): Kind => kinds.find((from) => kinds.some((to) => matrix[from][to] === relation))!;
export const toOf = (relation: Relation): Kind => kinds.find((to) => matrix[fromOf(relation)][to] === relation)!;

/** The letters of s, by grid and kind; a kind without letters has one part a unit cell. */
export const letters: Readonly<Record<GridName, Readonly<Record<Kind, readonly string[]>>>> = {
    square: { face: [], edge: ['W', 'N'], vertex: [] },
    hex: { face: [], edge: ['NE', 'NW', 'W'], vertex: ['N', 'S'] },
    tri: { face: ['L', 'R'], edge: ['E', 'N', 'W'], vertex: [] },
};
export const countOf = (grid: GridName, kind: Kind): number => Math.max(1, letters[grid][kind].length);

export const systems = ['axial', 'cube', 'odd-r', 'even-r', 'odd-q', 'even-q', 'doubled-width', 'doubled-height', 'lanes', 'doubled'] as const;
export type System = (typeof systems)[number];
export const systemsOf: Readonly<Record<GridName, readonly System[]>> = {
    square: ['axial'],
    hex: ['axial', 'cube', 'odd-r', 'even-r', 'odd-q', 'even-q', 'doubled-width', 'doubled-height'],
    tri: ['axial', 'lanes', 'doubled'],
};
export const metricsOf: Readonly<Record<GridName, readonly string[]>> = {
    square: ['4', '8'], hex: ['steps'], tri: ['edge', 'shortcut', 'touch', 'flank'],
};
/** Those of rings and disks. */
export const withEuclid = (grid: GridName): readonly string[] => [...metricsOf[grid], 'euclid'];

export const modes: readonly (readonly [Mode, string])[] = [
    ['relations', 'Relations'], ['line', 'Line'], ['ring', 'Ring'], ['disk', 'Disk'], ['path', 'Path'], ['view', 'Sight'],
];

export const fields = {
    grid: word<GridName>('hex', ['square', 'hex', 'tri']),
    turn: word<'pointy' | 'flat'>('pointy', ['pointy', 'flat']),
    up: flag(false),
    as: word<System>('axial', systems),
    /** How far the squares have become the grid: 1 is the grid itself. */
    m: real(1, 0, 1),
    mode: word<Mode>('relations', modes.map(([mode]) => mode)),
    to: word<Kind>('face', kinds),
    /** The chosen part, where lines and the like begin: kind, q, r, s. */
    at: list([0, 0, 0, 0], -99, 99, 4),
    /** Where lines and paths end: q, r, s. */
    end: list([3, 1, 0], -99, 99, 3),
    metric: word('', ['', ...metricsOf.square, ...metricsOf.hex, ...metricsOf.tri, 'euclid']),
    contact: word<'edge' | 'vertex'>('edge', ['edge', 'vertex']),
    k: whole(4, 1, 12),
    n: whole(0, 0, 10),
    labels: word<'faces' | 'all' | 'asked' | 'none'>('faces', ['faces', 'all', 'asked', 'none']),
    numbers: flag(true),
    // Walls of each grid: q, r (and s on triangles), and so on.
    ws: list([-1, -3, -1, -2, -1, -1, -1, 0, -1, 1, 2, 3, 2, 2, 2, 1, 2, 0, 3, 0, 4, 0, -4, 1, -5, 1], -99, 99, 2),
    wh: list([0, -2, 1, -2, -1, -1, -2, 0, -2, 1, -2, 2, 1, 1, 2, 0, 3, -1, 0, 2], -99, 99, 2),
    wt: list([0, -2, 1, 1, -2, 0, 1, -2, 1, 1, -1, 0, 1, -1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 0, -1, 1, 1, -2, -1, 1, -2, 0, 0, -2, 0, 1, -2, 1, 0], -99, 99, 3),
    /** The code where it was edited; empty: that of the room. */
    code: free('', 3000),
    /** What is beside the picture. */
    side: ofView(word<'settings' | 'code'>('settings', ['settings', 'code'])),
    /** The camera where it was moved: x, y, scale in thousandths. */
    see: ofView(list([], -1e9, 1e9, 3)),
};
export type State = Values<typeof fields>;

export const wallField = { square: 'ws', hex: 'wh', tri: 'wt' } as const;
export const width = (grid: GridName): 2 | 3 => (grid === 'tri' ? 3 : 2);

/** The walls of the grid that is shown, as faces. */
export function wallsOf(state: State): Part[] {
    const [packed, step] = [state[wallField[state.grid]], width(state.grid)];
    const found: Part[] = [];
    for (let i = 0; i + step <= packed.length; i += step)
        found.push({ kind: 'face', q: packed[i]!, r: packed[i + 1]!, s: step === 3 ? packed[i + 2]! & 1 : 0 });
    return found;
}
export const packWalls = (grid: GridName, walls: readonly Part[]): number[] =>
    walls.flatMap(({ q, r, s }) => (width(grid) === 3 ? [q, r, s] : [q, r]));

export const partOf = (grid: GridName, [kind = 0, q = 0, r = 0, s = 0]: readonly number[]): Part => {
    const of = kinds[kind] ?? 'face';
    return { kind: of, q, r, s: Math.min(Math.max(0, s), countOf(grid, of) - 1) };
};
export const packPart = ({ kind, q, r, s }: Part): number[] => [kinds.indexOf(kind), q, r, s];
export const faceOf = (grid: GridName, packed: readonly number[]): Part => partOf(grid, [0, ...packed]);
export const same = (a: Part, b: Part): boolean => a.kind === b.kind && a.q === b.q && a.r === b.r && a.s === b.s;
export const keyOf = ({ q, r, s }: { q: number; r: number; s: number }): string => `${q},${r},${s}`;

/** A part as the command writes it: 1,-2,NE */
export function nameOf(grid: GridName, { kind, q, r, s }: Part): string {
    const letter = letters[grid][kind][s];
    return letter ? `${q},${r},${letter}` : `${q},${r}`;
}

/** The metric that counts: the chosen one where the grid has it, else the grid's first. */
export function metricOf({ grid, mode, metric }: Pick<State, 'grid' | 'mode' | 'metric'>): string {
    const known = mode === 'line' ? metricsOf[grid] : withEuclid(grid);
    return known.includes(metric) ? metric : known[0]!;
}
export const systemOf = ({ grid, as }: Pick<State, 'grid' | 'as'>): System => (systemsOf[grid].includes(as) ? as : 'axial');
/** The radius of the board: where all parts have names, there is room for them. */
export const sizeOf = ({ n, mode, labels }: Pick<State, 'n' | 'mode' | 'labels'>): number => n || (mode !== 'relations' ? 4 : labels === 'all' ? 2 : 3);
