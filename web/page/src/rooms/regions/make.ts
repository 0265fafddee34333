// In the worker: grounds, runs and areas, from definitions.
import {
    Graph, Polygons, Segregation, Window, dicewarsWindow, grow, groundPositions, makeDicewars, makeDicewarsBoard, measureStarts,
    type DicewarsFairness, type Ground,
} from 'pave-maps';
import { keptNumbers, marginOf, orderOf, unhappy, wantedTables, type Def, type Place, type Races } from './model.ts';
import { fields, type State } from './fields.ts';

/** A place with what calls ask of it again and again. */
export type Land = ReturnType<typeof landOf>;
export function landOf(place: Place) {
    const { grid, radius, width, height, wrap, touch } = place;
    const window = place.width === 28 && place.height === 32 && grid === 'hex' && !wrap ? dicewarsWindow()
        : Window.create({ tiling: grid, wrap, ...(radius === undefined ? { width: width!, height: height! } : { shape: 'hexagon', radius }) });
    using graph = Graph.create({ window, contact: touch });
    return {
        place, window, ground: (touch === 'edge' ? window : { window, contact: touch }) as Ground,
        near: { start: graph.start, to: graph.to },
    };
}

/** The cells as polygons, and their middles. */
export function cellsOf({ window }: Land) {
    using polygons = Polygons.createFromWindow(window);
    const { start, corners } = polygons.arrays();
    return { count: window.count, tiles: { points: polygons.vertices(), start, rings: corners }, centers: groundPositions(window) };
}

// ---- Segregation ------------------------------------------------------------------------------------------------------------------

export const thresholdOf = (ratio: number): { ratio: number } => ({ ratio: ratio > 0 ? ratio : 1e-12 }); // 0 would be the default

/** A run from its beginning, or from given races. */
export function runOf(land: Land, def: Races): Segregation {
    const { seed, vacancy, ratios, table, ...rest } = def;
    return Segregation.create({
        ground: land.ground, ...rest, seed: BigInt(seed), ...(vacancy !== undefined && { vacancy: vacancy > 0 ? vacancy : -1 }),
        ...(table && { threshold: { table } }), ...(ratios.length === 1 && { threshold: thresholdOf(ratios[0]!) }), ...(ratios.length > 1 && { thresholds: ratios.map(thresholdOf) }),
    });
}

/** The race of each cell, with `unhappy` where its agent is unsatisfied. */
export const markedRaces = (run: Segregation): Uint8Array => {
    const unsatisfied = run.unsatisfied();
    return run.races().map((race, cell) => (unsatisfied[cell] ? race | unhappy : race));
};

/** What the agent of a cell has around it, and how many alike it wants; nothing where the cell is empty. */
export function personAt(cells: Uint8Array, { near: { start, to } }: Land, races: Races, cell: number) {
    const raceOf = (at: number): number => cells[at]! & (unhappy - 1);
    const race = raceOf(cell);
    if (!race) return undefined;
    const found = new Set([cell]);
    for (let step = 0; step < races.reach; step++) for (const at of [...found]) for (const next of to.subarray(start[at], start[at + 1])) found.add(next);
    const around = [...found].filter((at) => at !== cell && raceOf(at));
    const tables = wantedTables(races, around.length);
    return { race, alike: around.filter((at) => raceOf(at) === race).length, neighbors: around.length, wants: (tables[race - 1] ?? tables[0]!)[around.length]! };
}

// ---- Areas ------------------------------------------------------------------------------------------------------------------------

/** Labels with what was said of them. */
export interface Made {
    readonly labels: Int32Array;
    readonly players?: { readonly count: number; readonly owners: Int32Array; readonly dice: Int32Array };
    readonly fairness?: DicewarsFairness;
    /** The seed of the map that was kept. */
    readonly seed?: string;
    /** Sizes are within the tolerance. */
    readonly within: boolean;
    /** The ids of the territories that stayed, of each making but the last. */
    readonly kept: readonly (readonly number[])[];
}

const orLess = (value: number): number => (value > 0 ? value / 100 : -1); // 0 would be the default

function growStage(land: Land, values: State, locked: Int32Array | undefined, kept: number): Made {
    const { labels, result } = grow({
        ground: land.ground, seed: BigInt(values.seed), areas: values.ga, tolerance: orLess(values.gtol), land: values.gland / 100, roughness: values.grough / 100, margin: marginOf(values, 'grow', land.place),
        islands: values.isles, ...(locked && { locked }), ...(values.sizes.length === values.ga && { shares: values.sizes }),
        ...(kept && { fixed: Array.from({ length: values.ga }, (_, i) => i < kept) }),
    });
    return { labels, within: result.within, kept: [] };
}

function diceStage(land: Land, values: State, locked: Int32Array | undefined, lockedOwners: Int32Array | undefined): Made {
    if (values.orig && !lockedOwners) {
        const { labels, owners, dice, result } = makeDicewarsBoard({ seed: BigInt(values.seed), players: values.p, corrected: values.corr, tries: values.best });
        return { labels, players: { count: values.p, owners, dice }, seed: String(result.seed), within: true, kept: [] };
    }
    const { labels, owners, dice, result } = makeDicewars({
        ground: land.ground, seed: BigInt(values.seed), players: values.p, areas: lockedOwners?.length ?? values.a, land: values.land / 100, tolerance: orLess(values.tol),
        roughness: orLess(values.rough), margin: marginOf(values, 'dicewars', land.place), diceMean: values.d, diceMax: 8, tries: values.best, ...(locked && { locked }), ...(lockedOwners && { lockedOwners }),
    });
    return { labels, players: { count: result.players, owners, dice }, seed: String(result.seed), within: result.within, kept: [] };
}

/** Areas, making after making. */
export function areasOf(land: Land, def: Def): Made {
    let made: Made | undefined;
    let keep: readonly number[] = [];
    const kept: number[][] = [];
    for (const stage of def.stages) {
        const values = { ...startValues, ...stage.values };
        const numbers = made ? keptNumbers(made.labels, keep) : new Map<number, number>();
        if (made) kept.push(orderOf(made.labels).flatMap((label, i) => (numbers.has(label) ? [i + 1] : [])));
        const locked = made?.labels.map((label) => numbers.get(label) ?? 0);
        made = def.kind === 'grow' ? growStage(land, values, locked, numbers.size) : diceStage(land, values, locked, made && ownersOf(land, values, made, numbers));
        keep = stage.keep;
    }
    if (!made) throw new Error('there is no making');
    const { labels, players } = made;
    if (!players) return { ...made, kept };
    const { fairness } = measureStarts({ ground: land.ground, labels, areas: players.owners.length, players: players.count, owners: players.owners, dice: players.dice });
    return { ...made, fairness, kept };
}

const startValues = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.start])) as unknown as State;

// Whose the territories are that stay; the others are drawn. Without a wish there are as many territories as the core would make.
function ownersOf(land: Land, values: State, before: Made, numbers: ReadonlyMap<number, number>): Int32Array {
    const areas = values.a || Math.max(values.p, numbers.size, Math.round((land.window.count * values.land) / 100 / 20));
    const owners = new Int32Array(areas).fill(-1);
    for (const [label, number] of numbers) if (number <= areas) owners[number - 1] = Math.min(before.players!.owners[label - 1]!, values.p - 1);
    return owners;
}
