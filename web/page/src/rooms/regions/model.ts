// From the state of the room to what the worker makes: pure functions.
import { fields, stepsMost, type Kind, type State } from './fields.ts';

/** Where a map lies. */
export interface Place {
    readonly grid: State['grid'];
    /** A hexagon by its radius; else a rectangle. */
    readonly radius?: number;
    readonly width?: number;
    readonly height?: number;
    readonly wrap: boolean;
    readonly touch: State['touch'];
}

/** In a cell of a run: its agent is unsatisfied; the other bits are its race. */
export const unhappy = 128;

/** One making of areas: its settings, and which labels of it stay at the next. */
export interface Stage {
    readonly values: Partial<State>;
    readonly keep: readonly number[];
}

/** The game's own board is of one kind. */
export const isOriginal = (state: Pick<State, 'kind' | 'orig'>): boolean => state.kind === 'dicewars' && state.orig;
export const hasRaces = (kind: Kind): boolean => kind === 'schelling' || kind === 'labels';

export function placeOf(state: State): Place {
    const { wrap, touch } = state;
    if (isOriginal(state)) return { grid: 'hex', width: 28, height: 32, wrap: false, touch: 'edge' };
    if (state.kind === 'dicewars') return { grid: state.grid, width: state.w, height: state.h, wrap: wrapsOf(state), touch };
    const radius = state.kind === 'grow' ? state.gr : state.r;
    if (state.grid === 'square') return { grid: 'square', width: 2 * radius + 1, height: 2 * radius + 1, wrap, touch };
    return { grid: state.grid, radius, wrap, touch };
}
// Rows of hexagons alternate, so their number must be even where the last touches the first.
export const wrapsOf = (state: State): boolean => state.wrap && !(state.kind === 'dicewars' && state.grid !== 'square' && (state.h % 2 === 1 || state.w % 2 === 1));

/** Rings of sea along the rim: by default one of Dice Wars, as of the command, where they do not take too much. */
export function marginOf({ m, orig }: Pick<State, 'm' | 'orig'>, kind: Kind, { wrap, width, height }: Place): number {
    if (wrap || (orig && kind === 'dicewars')) return 0;
    return m >= 0 ? m : Number(kind === 'dicewars' && width! * height! >= 300);
}

/** The most neighbours of a cell, one step away. */
export const neighborsMost = ({ grid, touch }: Pick<State, 'grid' | 'touch'>): number => (touch === 'vertex' ? { hex: 6, square: 8, tri: 12 } : { hex: 6, square: 4, tri: 3 })[grid];
const hasTable = (state: State): boolean => state.reach === 1 && state.tab.length === neighborsMost(state) + 1 && state.tab.every((it) => it >= 0 && it < 100);

export type Races = ReturnType<typeof racesOf>;
export const racesOf = (state: State) => ({
    seed: state.seed,
    races: state.n,
    ...(state.v >= 0 && { vacancy: state.v / 100 }),
    /** The least number alike where 0, 1, 2, ... are occupied; instead of ratios: none, one for all, or one for each race. */
    ...(hasTable(state) && { table: state.tab }),
    ratios: hasTable(state) ? [] : (state.t.length === state.n - 1 ? state.t : state.t.slice(0, 1)).map((it) => Math.min(Math.max(it, 0), 100) / 100),
    order: state.order,
    reach: state.reach,
});

/** All that a map depends on. */
export type Def = ReturnType<typeof defOf>;
export function defOf(state: State) {
    const races = hasRaces(state.kind);
    return {
        kind: state.kind,
        place: placeOf(state),
        ...(races && { run: racesOf(state) }),
        steps: state.at < 0 ? stepsMost : state.at,
        merge: races ? { growIntoNone: state.fill, sizeMin: state.min, fillHoles: state.holes } : { growIntoNone: false, sizeMin: 0, fillHoles: false },
        ink: state.kind === 'labels' ? state.ink : [],
        /** Of areas: the makings before, the last one being this map. */
        stages: races ? [] : [...stagesOf(state), { values: state, keep: [] }],
    };
}

/**
 * The seed of another map. Of the fairest of many the one after that which won, so that no map is the fairest twice; where it is not known which won,
 * the one after all that were tried.
 */
export const nextSeed = ({ kind, seed, best }: Pick<State, 'kind' | 'seed' | 'best'>, won?: string): string =>
    String(BigInt.asUintN(64, kind === 'dicewars' ? (won === undefined ? BigInt(seed) + BigInt(best) : BigInt(won) + 1n) : BigInt(seed) + 1n));

/** Whether territories are drawn with smooth borders. */
export const wantsSmooth = ({ show, kind }: Pick<State, 'show' | 'kind'>): boolean => (show === 'auto' ? !hasRaces(kind) : show === 'smooth');

/** How many of the same race an agent wants where k cells around it are occupied: as the core rounds. */
export const wanted = (ratio: number, k: number): number => Math.ceil(ratio * k - 2 ** -30);

/** The same for 0 to `most`: for all, or for each race from 1. */
export const wantedTables = ({ table, ratios }: Pick<Races, 'table' | 'ratios'>, most: number): Int32Array[] =>
    table ? [Int32Array.from(table)] : (ratios.length ? ratios : [0.4]).map((ratio) => Int32Array.from({ length: most + 1 }, (_, k) => wanted(ratio, k)));

// ---- Locked territories ---------------------------------------------------------------------------------------------------------

/** The settings of a making, beside the ground. */
export const stageKeys = {
    dicewars: ['seed', 'a', 'p', 'd', 'rough', 'tol', 'land', 'm', 'best', 'orig', 'corr'],
    grow: ['seed', 'ga', 'grough', 'gtol', 'gland', 'm', 'isles', 'sizes'],
} as const satisfies Record<'dicewars' | 'grow', readonly (keyof State)[]>;

const keysOf = (kind: Kind): readonly (keyof State)[] => (kind === 'dicewars' || kind === 'grow' ? stageKeys[kind] : []);
const textOf = (key: keyof State, values: Partial<State>): string => fields[key].write(values[key] as never);

/** 7,14,25,...,1-2-5_8,...: settings and what stayed, one making after the other. */
export const writeStages = (kind: Kind, stages: readonly Stage[]): string =>
    stages.map(({ values, keep }) => [...keysOf(kind).map((key) => textOf(key, values)), keep.join('-')].join(',')).join('_');

/** The makings before this one; none where the text is damaged. */
export function stagesOf({ kind, past }: Pick<State, 'kind' | 'past'>): Stage[] {
    const keys = keysOf(kind);
    if (!past || !keys.length) return [];
    const stages = past.split('_').map((text): Stage | undefined => {
        const parts = text.split(',');
        const keep = (parts.pop() ?? '').split('-').map(Number);
        const values = parts.map((part, i) => (keys[i] ? fields[keys[i]].read(part) : undefined));
        if (parts.length !== keys.length || values.some((it) => it === undefined) || !keep.every((it) => Number.isInteger(it) && it > 0)) return undefined;
        return { values: Object.fromEntries(keys.map((key, i) => [key, values[i]])) as Partial<State>, keep };
    });
    return stages.every((it) => it !== undefined) ? stages : [];
}

/**
 * The change of state that applies new settings and leaves the locked territories as they are. What was made becomes a making of the past, unless
 * the same territories were already locked in it.
 */
export function renewed(state: State, change: Partial<State>): Partial<State> {
    const { lock } = state;
    if (!lock.length) return { ...change, past: '', lock: [] };
    const past = stagesOf(state);
    const kept = new Set(past.at(-1)?.keep).size;
    if (kept === lock.length && lock.every((label) => label <= kept)) return change;
    const keep = [...lock].sort((a, b) => a - b);
    return { ...change, past: writeStages(state.kind, [...past, { values: state, keep }]), lock: keep.map((_, i) => i + 1) };
}

/** The labels in the order of their first cells: the first is that of territory 1. */
export function orderOf(labels: ArrayLike<number>): number[] {
    const seen = new Set<number>();
    for (let i = 0; i < labels.length; i++) if (labels[i]! > 0) seen.add(labels[i]!);
    return [...seen];
}

/** The number that each label that stays gets in the next making: 1, 2, ... in the order of first cells. */
export function keptNumbers(labels: ArrayLike<number>, keep: readonly number[]): Map<number, number> {
    const wantedLabels = new Set(keep);
    return new Map(orderOf(labels).filter((label) => wantedLabels.has(label)).map((label, i) => [label, i + 1]));
}

// ---- Cells in runs ----------------------------------------------------------------------------------------------------------------

/** start, count, label, ... of painted cells. */
export function paintOf(cells: ReadonlyMap<number, number>): number[] {
    const out: number[] = [];
    for (const [cell, label] of [...cells].sort(([a], [b]) => a - b)) {
        if (out.length && out.at(-3)! + out.at(-2)! === cell && out.at(-1) === label) out[out.length - 2]!++;
        else out.push(cell, 1, label);
    }
    return out;
}
export function cellsOfPaint(paint: readonly number[], most: number, labels: number): Map<number, number> {
    const out = new Map<number, number>();
    for (let i = 0; i + 2 < paint.length; i += 3) {
        if (paint[i + 2]! < 0 || paint[i + 2]! >= labels) continue;
        for (let cell = Math.max(0, paint[i]!), end = Math.min(most, paint[i]! + paint[i + 1]!); cell < end; cell++) out.set(cell, paint[i + 2]!);
    }
    return out;
}

/** The satisfied of a hundred, as the article and the command print it: hundredths, rounded down. */
export const satisfaction = (satisfied: number, agents: number): number => (agents > 0 ? Math.floor((satisfied / agents) * 10000) / 100 : 100);
