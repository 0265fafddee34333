// The state of the room, as it stands in the address.
import { flag, free, list, ofView, only, real, seed, whole, word, type Field, type Values } from '../../state/room-fields.ts';
import type { Store } from '../../state/store.ts';
import type { Builtin } from 'pave-maps';
import { far, type NoisePlan } from '../../ground/plan.ts';
import { sets, type EditPlan, type Method } from './plan.ts';

export const tilings = ['square', 'hex', 'tri', 'trihexagonal', 'truncated-square', 'truncated-hexagonal', 'truncated-trihexagonal', 'rhombitrihexagonal', 'snub-square',
    'elongated-triangular', 'snub-trihexagonal', 'rhombille', 'tetrakis-square', 'triakis-triangular', 'kisrhombille', 'deltoidal-trihexagonal', 'cairo', 'prismatic-pentagonal',
    'floret-pentagonal'] as const;
export type TilingName = (typeof tilings)[number];
export const modes = ['look', 'walk', 'paint', 'edit'] as const;

export const blocksMost = 20000;

/** In the address runs of a row: rows and columns from the run before, lengths, levels, in base 36. Older addresses have a list of all blocks. */
const painted: Field<readonly number[]> = {
    start: [],
    read(text) {
        if (!text.startsWith('~')) return list().read(text);
        const runs = text.slice(1).split('.').map((it) => parseInt(it, 36));
        const out: number[] = [];
        for (let [k, x, y] = [0, 0, 0]; k + 3 < runs.length; k += 4) {
            y += runs[k]!;
            x += runs[k + 1]!;
            if (!(out.length / 3 + runs[k + 2]! <= blocksMost)) return undefined;
            for (let i = 0; i < runs[k + 2]!; i++) out.push(x + i, y, runs[k + 3]!);
        }
        return out;
    },
    write(blocks) {
        const out: number[] = [];
        let last = { x: 0, y: 0, end: 0, level: -1 };
        for (let k = 0; k + 2 < blocks.length; k += 3) {
            const [x, y, level] = [blocks[k]!, blocks[k + 1]!, blocks[k + 2]!];
            if (out.length && y === last.y && x === last.end && level === last.level) out[out.length - 2]!++;
            else {
                out.push(y - last.y, x - last.x, 1, level);
                last = { x, y, end: x, level };
            }
            last.end++;
        }
        return out.length ? `~${out.map((it) => it.toString(36)).join('.')}` : '';
    },
};

/** Columns and rows of the map; none: what is seen. */
export const mostCells = 1 << 22;
export const isSize = ([width, height, ...more]: readonly number[]): boolean => !more.length && [width, height].every((it) => Number.isInteger(it) && it! > 0) && width! * height! <= mostCells;

export const fields = {
    set: word<Builtin>('land', sets),
    grid: word<TilingName>('square', tilings),
    method: word<Method>('feature', ['auto', 'feature', 'phase', 'blocks']),
    seed: seed('2024'),
    /** A world to walk through; per cent of cells that are rock, of dead ends that stay, and units between rocks, 0: as suits the tiles. */
    connected: flag(false),
    solid: whole(0, 0, 100),
    ends: whole(100, 0, 100),
    mesh: whole(0, 0, 64),
    /** Scale of the noise that shares follow; 0: none, -1: as suits the tiles. */
    noise: whole(-1, -1, 4096),
    /** Fine octaves in the noise, so that coasts are ragged. */
    rough: flag(true),
    mode: word('look', modes),
    x: ofView(real(0, -(2 ** 31), 2 ** 31)),
    y: ofView(real(0, -(2 ** 31), 2 ** 31)),
    k: ofView(real(24, 0.3, 400)),
    /** A walk: where it begins, and the side of each step as a digit in base 36. */
    from: list([], -far, far, 3),
    path: free('', 2000),
    /** The naive way, and how many copies of each tile its box has; 0: without end. */
    naive: flag(false),
    stock: whole(0, 0, 9),
    brush: whole(2, 1, 8),
    level: whole(2, 0, 15),
    /** Painted blocks: column, row, level, ... */
    map: only(painted, (blocks) => blocks.every((it, k) => (k % 3 < 2 ? Math.abs(it) <= far : it >= 0 && it <= 15))),
    /** Edits: 0, q, r, s, tile or 1, q, r, s, place, color. */
    edits: only(list(), (numbers) => editsText(editsOf(numbers)).length === numbers.length),
    tile: whole(0, 0, 1 << 20),
    size: only(list(), (size) => !size.length || isSize(size)),
    /** The key of the tile set that somebody brought, and the name of its Terrain Set where that is not the first. The address cannot hold its files. */
    own: free('', 300),
    terrain: free('', 200),
};
export type Fields = typeof fields;
export type Worlds = Store<Fields>;
export type State = Values<Fields>;

export const blockCells = 4;

/** The file of a key of somebody's own tiles. */
export const fileOf = (key: string): string => key.replace(/~[^~]*$/, '');

/** Edits from numbers; what is cut off is left out. */
export function editsOf(numbers: readonly number[]): EditPlan[] {
    const out: EditPlan[] = [];
    for (let at = 0; at < numbers.length;) {
        const length = numbers[at] === 0 ? 5 : numbers[at] === 1 ? 6 : 0;
        if (!length || at + length > numbers.length) break;
        const [, q, r, s, a, b] = numbers.slice(at, at + length) as [number, number, number, number, number, number];
        out.push(length === 5 ? { kind: 'pin', cell: { q, r, s }, tile: a } : { kind: 'color', cell: { q, r, s }, place: a, color: b });
        at += length;
    }
    return out;
}
export const editsText = (edits: readonly EditPlan[]): number[] =>
    edits.flatMap((it) => (it.kind === 'pin' ? [0, it.cell.q, it.cell.r, it.cell.s, it.tile] : [1, it.cell.q, it.cell.r, it.cell.s, it.place, it.color]));

/** The tiles of Jeandel and Rao, which never repeat: squares alone, whose shares are fixed. */
export const isFixed = (set: Builtin): boolean => set === 'garden';

/** The sets that a tiling cannot have: faces of 11 and 12 sides in four colours are too many. */
export const allowed = (set: Builtin, grid: TilingName): boolean =>
    !(set === 'land' && ['truncated-hexagonal', 'truncated-trihexagonal'].includes(grid)) && !(isFixed(set) && grid !== 'square');

/** The set of a state: one that its grid can have. */
export const setOf = ({ set, grid }: Pick<State, 'set' | 'grid'>): Builtin => (allowed(set, grid) ? set : 'lakes');

const lines: readonly string[] = ['roads', 'dungeon', 'maze', 'country'];
/** Whether the colours of a set are along its edges, not in its corners. */
export const isLines = (set: Builtin): boolean => lines.includes(set);
/** The scale of the noise of a state: hills and lakes suit areas, and lines are best alike everywhere. */
export const noiseOf = (state: Pick<State, 'set' | 'grid' | 'noise'>): number => (isFixed(setOf(state)) ? 0 : state.noise >= 0 ? state.noise : isLines(setOf(state)) ? 0 : 32);

const planNames = ['set', 'grid', 'method', 'seed', 'connected', 'solid', 'ends', 'mesh', 'noise', 'rough', 'map', 'edits'] as const;
/** The world that a state names. */
export type WorldPlan = Omit<ReturnType<typeof planOf>, 'set' | 'method'> & { readonly set: Builtin; readonly method: Method };
/** `own`: the tile set that somebody brought, by its key, its number in the worker and the name of its Terrain Set, instead of `set`. */
export function planOf(state: Pick<State, (typeof planNames)[number]>, own?: { readonly key: string; readonly number: number; readonly name: string }) {
    const { grid, seed: digits, rough, map, edits } = state;
    const [set, noise] = [own ? state.set : setOf(state), noiseOf(state)];
    const fixed = !own && isFixed(set);
    // Per cent of cells that wish to be solid and of dead ends that stay, and units between rocks, 0 as the command has it.
    const connected = !own && !fixed && state.connected && { solid: isLines(set) ? state.solid : 0, ends: isLines(set) ? state.ends : 100, mesh: state.mesh && Math.max(2, state.mesh) };
    const rock = connected && (connected.solid > 0 || !isLines(set)); // such worlds have no edits
    const plan: { noise?: NoisePlan; map?: { readonly cells: number; readonly blocks: readonly number[] }; connected?: Exclude<typeof connected, false>; own?: typeof own } = {};
    if (connected) plan.connected = rock ? connected : { ...connected, mesh: 0 };
    if (own) plan.own = own;
    if (noise && !own) plan.noise = { scale: Math.max(2, noise), ...(rough && { octaves: 4, rough: 60 }) };
    if (!fixed && map.length >= 3 && map.length % 3 === 0) plan.map = { cells: blockCells, blocks: map };
    const method: Method = own || fixed || state.method === 'blocks' ? 'auto' : connected ? 'feature' : state.method;
    return { set, tiling: own ? 'square' : grid as string, seed: digits, method, edits: rock ? [] : editsOf(edits), ...plan };
}
