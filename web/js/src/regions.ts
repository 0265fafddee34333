// Region maps on any ground: Schelling's segregation, growth, Dice Wars, territories, borders.
import {
    PAVE_DICEWARS_AREAS_MAX, PAVE_DICEWARS_CELLS, enums,
    type Arc, type Box, type DicewarsBoardDefInput, type DicewarsBoardResult, type DicewarsDefInput,
    type DicewarsFairness, type DicewarsResult, type GrowthDefInput, type GrowthResult, type Measures, type Orientation, type SegregationDefInput,
    type SegregationState, type SmoothDefInput, type Territory, type TerritoryDefInput, type ThresholdInput,
} from './abi.gen.ts';
import {
    Handle, PaveError, check, copy, core, data, errorSlot, field, index, listed, made, read, scoped, structSize, type Arena, type Point,
} from './core.ts';
import { countOf, Graph, groundOf, handlesOf, Window, type Ground } from './windows.ts';
import { Polygons } from './polygons.ts';
import type { Patch } from './patches.ts';
import type { Mesh } from './tessellation.ts';

// One array of a definition must have so many elements: C knows no lengths.
function sized(def: object, key: string, count: number): void {
    const value = (def as Record<string, ArrayLike<unknown> | undefined>)[key];
    if (value && value.length !== count) throw new PaveError('range', `${key} must have ${count} elements, not ${value.length}`);
}

function labelsOf(arena: Arena, ground: Ground, labels: ArrayLike<number>): number {
    if (labels.length !== countOf(ground)) throw new PaveError('range', `there must be ${countOf(ground)} labels, one for each cell`);
    return arena.array(Int32Array, labels);
}

const groundAt = (arena: Arena, ground: Ground): number => arena.struct('ground', groundOf(ground));

// ---- Segregation --------------------------------------------------------------------------------------------------------------

/** How many neighbours of the same group an agent needs: a share of the occupied ones, or a table by their number. */
export interface Threshold {
    ratio?: number;
    table?: ArrayLike<number>;
}

/** As pave_segregation_def. */
export interface SegregationDef extends Omit<SegregationDefInput, 'ground' | 'threshold' | 'thresholds'> {
    ground: Ground;
    threshold?: Threshold;
    /** One for each group. */
    thresholds?: readonly Threshold[];
}

const thresholdOf = (threshold: Threshold): ThresholdInput => ({ ...threshold, tableCount: threshold.table?.length ?? 0 });

/** Schelling's segregation: agents with too few neighbours of their group move. pave_segregation. */
export class Segregation extends Handle<'segregation'> {
    readonly struct = 'segregation';
    readonly ground: Ground;
    readonly count: number;

    private constructor(pointer: number, ground: Ground) {
        super(pointer, (it) => core().pave_segregation_destroy(it), handlesOf(ground));
        this.ground = ground;
        this.count = countOf(ground);
    }

    static create(def: SegregationDef): Segregation {
        const races = def.races || 10;
        const count = countOf(def.ground);
        sized(def, 'shares', races - 1);
        sized(def, 'start', count);
        sized(def, 'closed', count);
        sized(def, 'thresholds', races - 1);
        const full = {
            ...def, ground: groundOf(def.ground), threshold: thresholdOf(def.threshold ?? {}), thresholds: def.thresholds?.map(thresholdOf),
        };
        return new Segregation(made((arena, out, error) => core().pave_segregation_create(arena.struct('segregation_def', full), 0, out, error)), def.ground);
    }

    /** The most neighbours that a cell can have within a reach: tables of thresholds have one element more. */
    static neighborsMax(ground: Ground, reach = 1): number {
        return scoped((arena) => {
            const out = arena.zeroed(4);
            errorSlot();
            check(core().pave_segregation_neighbors_max(groundAt(arena, ground), reach, 0, out));
            return data().getInt32(out, true);
        });
    }

    /** One step. */
    step(): SegregationState {
        errorSlot();
        check(core().pave_segregation_step(this.pointer, 0));
        return this.state;
    }

    /** Steps until all are satisfied or nobody can move, or so many are done since the beginning. */
    run(stepsMax: number): SegregationState {
        errorSlot();
        check(core().pave_segregation_run(this.pointer, BigInt(stepsMax), 0));
        return this.state;
    }

    get state(): SegregationState {
        return scoped((arena) => {
            const out = arena.struct('segregation_state');
            core().pave_segregation_get_state(out, this.pointer);
            return read<SegregationState>('segregation_state', out);
        });
    }

    /** 1 for each cell whose agent is unsatisfied. */
    unsatisfied(): Uint8Array {
        return scoped((arena) => {
            const out = arena.zeroed(this.count);
            errorSlot();
            check(core().pave_segregation_unsatisfied(this.pointer, out));
            return copy(Uint8Array, out, this.count);
        });
    }

    /** The unsatisfied agents before each step, and now. */
    history(): Int32Array {
        return scoped((arena) => {
            const count = arena.zeroed(8);
            const pointer = core().pave_segregation_history(this.pointer, count);
            return copy(Int32Array, pointer, Number(data().getBigInt64(count, true)));
        });
    }

    /** The race of each cell; 0: empty. */
    races(): Uint8Array {
        return scoped((arena) => {
            const out = arena.alloc(this.count);
            core().pave_segregation_races(this.pointer, out);
            return copy(Uint8Array, out, this.count);
        });
    }

    /** The same as labels, for territories and measures. */
    labels(): Int32Array { return Int32Array.from(this.races()); }

    hash(): bigint { return BigInt.asUintN(64, core().pave_segregation_hash(this.pointer)); }
}

/** How segregated a map is. */
export function measure(ground: Ground, labels: ArrayLike<number>): Measures {
    return scoped((arena) => {
        const out = arena.struct('measures');
        errorSlot();
        check(core().pave_measures_make(groundAt(arena, ground), labelsOf(arena, ground, labels), 0, out));
        return read<Measures>('measures', out);
    });
}

// ---- Growth -------------------------------------------------------------------------------------------------------------------

/** As pave_growth_def. */
export interface GrowthDef extends Omit<GrowthDefInput, 'ground' | 'fixed'> {
    ground: Ground;
    areas: number;
    /** Of each area: it has its locked cells and no others. */
    fixed?: ArrayLike<boolean | number>;
}

/** Grows connected areas: the area of each cell, 1.., or 0: sea. */
export function grow(def: GrowthDef): { labels: Int32Array; result: GrowthResult } {
    const count = countOf(def.ground);
    sized(def, 'locked', count);
    sized(def, 'shares', def.areas);
    sized(def, 'fixed', def.areas);
    const fixed = def.fixed && Array.from(def.fixed, Number);
    return scoped((arena) => {
        const [labels, result] = [arena.zeroed(4 * count), arena.struct('growth_result')];
        check(core().pave_growth_make(arena.struct('growth_def', { ...def, fixed, ground: groundOf(def.ground) }), 0, 0, labels, result, errorSlot()));
        return { labels: copy(Int32Array, labels, count), result: read<GrowthResult>('growth_result', result) };
    });
}

// ---- Dice Wars ----------------------------------------------------------------------------------------------------------------

/** A map of Dice Wars: the territory of each cell, 1.. or 0: sea; the owner and the dice of each territory. */
export interface DicewarsMap<Result> {
    labels: Int32Array;
    owners: Int32Array;
    dice: Int32Array;
    result: Result;
}

/** As pave_dicewars_def. */
export interface DicewarsDef extends Omit<DicewarsDefInput, 'ground'> {
    ground: Ground;
}

/** A map of Dice Wars on any ground. */
export function makeDicewars(def: DicewarsDef): DicewarsMap<DicewarsResult> {
    const count = countOf(def.ground);
    sized(def, 'locked', count);
    return scoped((arena) => {
        const full = arena.struct('dicewars_def', { ...def, ground: groundOf(def.ground) });
        const areas = core().pave_dicewars_count_areas(full);
        sized(def, 'lockedOwners', areas);
        const [labels, owners, dice] = [arena.zeroed(4 * count), arena.zeroed(4 * areas), arena.zeroed(4 * areas)];
        const [out, result] = [arena.struct('dicewars_map', { labels, owners, dice }), arena.struct('dicewars_result')];
        check(core().pave_dicewars_make(full, 0, 0, out, result, errorSlot()));
        const made = read<DicewarsResult>('dicewars_result', result);
        return { labels: copy(Int32Array, labels, count), owners: copy(Int32Array, owners, made.areas), dice: copy(Int32Array, dice, made.areas), result: made };
    });
}

/** A map on the game's own board of 28 x 32 hexagons (`dicewarsWindow`), with a hash of all its fields. */
export function makeDicewarsBoard(def: DicewarsBoardDefInput = {}): DicewarsMap<DicewarsBoardResult> & { hash: bigint; supply: number[] } {
    return scoped((arena) => {
        const [board, result] = [arena.struct('dicewars_board'), arena.struct('dicewars_board_result')];
        check(core().pave_dicewars_board_make(arena.struct('dicewars_board_def', def), 0, 0, board, result, errorSlot()));
        const [labels, owners, dice] = [arena.alloc(4 * PAVE_DICEWARS_CELLS), arena.alloc(4 * PAVE_DICEWARS_AREAS_MAX), arena.alloc(4 * PAVE_DICEWARS_AREAS_MAX)];
        core().pave_dicewars_board_labels(board, labels, owners, dice);
        const players = field('dicewars_board', 'players', board);
        return {
            labels: copy(Int32Array, labels, PAVE_DICEWARS_CELLS),
            owners: copy(Int32Array, owners, PAVE_DICEWARS_AREAS_MAX),
            dice: copy(Int32Array, dice, PAVE_DICEWARS_AREAS_MAX),
            result: read<DicewarsBoardResult>('dicewars_board_result', result),
            hash: BigInt.asUintN(64, core().pave_dicewars_board_hash(board)),
            supply: Array.from({ length: players }, (_, player) => core().pave_dicewars_board_supply(board, player)),
        };
    });
}

/** The window of the game's board. */
export function dicewarsWindow(): Window {
    return Window.create({ tiling: 'hex', width: 28, height: 32, system: 'odd-r' });
}

export interface DicewarsStarts {
    ground: Ground;
    labels: ArrayLike<number>;
    areas: number;
    players: number;
    owners: ArrayLike<number>;
    dice?: ArrayLike<number>;
}
/** The words of the measures of a player's start. */
export type DicewarsMeasure = keyof typeof enums.dicewars_measure;

/** How good the start of each player is, and how fair the map. */
export function measureStarts(def: DicewarsStarts): { starts: Record<DicewarsMeasure, number>[]; fairness: DicewarsFairness } {
    sized(def, 'labels', countOf(def.ground));
    sized(def, 'owners', def.areas);
    sized(def, 'dice', def.areas);
    return scoped((arena) => {
        if (!(def.players >= 1 && def.players <= 1 << 20)) throw new PaveError('range', 'there is at least one player');
        const [starts, out] = [arena.structs('dicewars_start', Array.from({ length: def.players }, () => ({}))), arena.struct('dicewars_fairness')];
        check(core().pave_dicewars_measure_starts(arena.struct('dicewars_starts_def', { ...def, ground: groundOf(def.ground) }), 0, starts, out, errorSlot()));
        const names = Object.keys(enums.dicewars_measure) as DicewarsMeasure[];
        const values = copy(Float64Array, starts, names.length * def.players);
        return {
            starts: Array.from({ length: def.players }, (_, player) =>
                Object.fromEntries(names.map((name, i) => [name, values[player * names.length + i]!])) as Record<DicewarsMeasure, number>),
            fairness: read<DicewarsFairness>('dicewars_fairness', out),
        };
    });
}

// ---- Territories --------------------------------------------------------------------------------------------------------------

/** The number of the connected component of equal labels of each cell, from 1; 0 where the label is 0. */
export function labelComponents(ground: Ground, labels: ArrayLike<number>, withNone = false): { labels: Int32Array; count: number } {
    return scoped((arena) => {
        const [out, count] = [arena.alloc(4 * countOf(ground)), arena.zeroed(4)];
        errorSlot();
        check(core().pave_label_components(groundAt(arena, ground), labelsOf(arena, ground, labels), withNone ? 1 : 0, 0, out, count));
        return { labels: copy(Int32Array, out, countOf(ground)), count: data().getInt32(count, true) };
    });
}

/** As pave_territory_def. */
export interface TerritoryDef extends Omit<TerritoryDefInput, 'ground'> {
    ground: Ground;
    labels: ArrayLike<number>;
}

/** Connected components of a map, measured and merged: pave_territories. Ids are 1 to count. */
export class Territories extends Handle<'territories'> {
    readonly struct = 'territories';
    readonly count: number;
    readonly cellCount: number;

    private constructor(pointer: number) {
        super(pointer, (it) => core().pave_territories_destroy(it));
        this.count = field('territories', 'count', pointer);
        this.cellCount = field('territories', 'cellCount', pointer);
    }

    static create(def: TerritoryDef): Territories {
        sized(def, 'labels', countOf(def.ground));
        return new Territories(made((arena, out, error) =>
            core().pave_territories_create(arena.struct('territory_def', { ...def, ground: groundOf(def.ground) }), 0, 0, out, error)));
    }

    #cells(name: string): Int32Array { return copy(Int32Array, field('territories', name, this.pointer), this.cellCount); }
    /** The label of each cell after merging. */
    labels(): Int32Array { return this.#cells('labels'); }
    /** The id of the territory of each cell; 0: none. */
    ofCell(): Int32Array { return this.#cells('ofCell'); }

    /** The measures of all territories: that of id t is at t - 1. */
    items(): Territory[] {
        const [first, size] = [field('territories', 'items', this.pointer), structSize('territory')];
        return Array.from({ length: this.count }, (_, i) => read<Territory>('territory', first + i * size));
    }

    /** The neighbours of each id: neighbors[start[t - 1]] to neighbors[start[t] - 1]; lengths are the edges that they share. */
    adjacency(): { start: Int32Array; neighbors: Int32Array; lengths: Int32Array } {
        const start = copy(Int32Array, field('territories', 'start', this.pointer), this.count + 1);
        const count = start[this.count]!;
        return {
            start, neighbors: copy(Int32Array, field('territories', 'neighbors', this.pointer), count),
            lengths: copy(Int32Array, field('territories', 'lengths', this.pointer), count),
        };
    }

    /** The graph of territories: node t - 1 is id t. */
    graph(): Graph {
        return new Graph(made((_, out, error) => core().pave_territories_graph(this.pointer, 0, out, error)));
    }

    /** The territories without which a component falls apart. */
    articulationPoints(): Int32Array {
        return listed(Int32Array, 1, 64, (out, capacity, count) => core().pave_territories_articulation_points(this.pointer, 0, out, capacity, count));
    }

    /** The borders without which a component falls apart: a, b, width, ... */
    bridges(): Int32Array {
        return listed(Int32Array, 3, 64, (out, capacity, count) => core().pave_territories_bridges(this.pointer, 0, out, capacity, count));
    }

    hash(): bigint { return BigInt.asUintN(64, core().pave_territories_hash(this.pointer)); }
}

// ---- Borders ------------------------------------------------------------------------------------------------------------------

export type SmoothDef = SmoothDefInput;

/** The borders of territories as arcs that neighbours share, smooth if wanted: pave_borders. */
export class Borders extends Handle<'borders'> {
    readonly struct = 'borders';
    readonly count: number;

    private constructor(pointer: number, polygons: Polygons) {
        super(pointer, (it) => core().pave_borders_destroy(it), [polygons]);
        this.count = field('borders', 'count', pointer);
    }

    /** `ofCell`: territories 0 to count of the cells of `polygons`. */
    static create(polygons: Polygons, ofCell: ArrayLike<number>, count: number): Borders {
        if (ofCell.length !== polygons.cellCount) throw new PaveError('range', `there must be ${polygons.cellCount} territories, one for each cell`);
        return new Borders(made((arena, out, error) => core().pave_borders_create(arena.struct('borders_def', { polygons, ofCell: arena.array(Int32Array, ofCell), count }), 0, out, error)), polygons);
    }

    smooth(def: SmoothDef = {}): this {
        scoped((arena) => check(core().pave_borders_smooth(this.pointer, arena.struct('smooth_def', def), errorSlot())));
        return this;
    }

    #territory(territory: number): number { return index(territory - 1, this.count, 'territory - 1') + 1; }

    /** The rings of a territory, points x, y, ...: an outer ring, its holes, the next outer ring. */
    rings(territory: number): { hole: boolean; points: Float64Array }[] {
        const start = field('borders', 'ringStart', this.pointer) + 4 * (this.#territory(territory) - 1);
        const [first, end] = [data().getInt32(start, true), data().getInt32(start + 4, true)];
        return Array.from({ length: end - first }, (_, k) => ({
            hole: read<{ hole: boolean }>('ring', field('borders', 'rings', this.pointer) + (first + k) * structSize('ring')).hole,
            points: listed(Float64Array, 2, 256, (out, capacity, count) => core().pave_borders_ring(this.pointer, territory, k, out, capacity, count)),
        }));
    }

    /** The arcs of all borders, each once: what is on their sides, 0: nothing, and their points x, y, ... */
    arcs(): (Arc & { points: Float64Array })[] {
        const [first, points] = [field('borders', 'arcs', this.pointer), field('borders', 'points', this.pointer)];
        return Array.from({ length: field('borders', 'arcCount', this.pointer) }, (_, i) => {
            const arc = read<Arc>('arc', first + i * structSize('arc'));
            return { ...arc, points: copy(Float64Array, points + 16 * arc.start, 2 * arc.count) };
        });
    }

    area(territory: number): number { return core().pave_borders_area(this.pointer, this.#territory(territory)); }
    box(territory: number): Box | undefined {
        this.#territory(territory);
        return scoped((arena) => {
            const out = arena.struct('box');
            return core().pave_borders_box(this.pointer, territory, out) ? read<Box>('box', out) : undefined;
        });
    }
    /** Where a label has most room: the middle of the largest ellipse inside the territory, `aspect` times as wide as high. */
    pole(territory: number, aspect = 1): { point: Point; radius: number } | undefined {
        this.#territory(territory);
        return scoped((arena) => {
            const [point, radius] = [arena.struct('vec2'), arena.zeroed(8)];
            check(core().pave_borders_pole(this.pointer, territory, aspect, 0, point, radius, errorSlot()));
            return { point: read<Point>('vec2', point), radius: data().getFloat64(radius, true) };
        });
    }

    hash(): bigint { return BigInt.asUintN(64, core().pave_borders_hash(this.pointer)); }
}

// ---- Maps ---------------------------------------------------------------------------------------------------------------------

export interface MapDef extends TerritoryDef {
    /** Whose tiles are the cells, where the ground is its graph. */
    mesh?: Mesh;
    /** Whose cells are the cells, where the ground is its graph. */
    patch?: Patch;
    orientation?: Orientation;
    /** What made it: "schelling", "dicewars", "grow" or any short text. Pictures of "schelling" show races. */
    kind?: string;
    players?: { count: number; owners: ArrayLike<number>; dice?: ArrayLike<number> };
}

/** Labels, territories, owners and dice bound to their ground: what is drawn. pave_map. */
export class RegionMap extends Handle<'map'> {
    readonly struct = 'map';
    readonly cellCount: number;

    private constructor(pointer: number, def: MapDef) {
        super(pointer, (it) => core().pave_map_destroy(it), [...handlesOf(def.ground), def.mesh, def.patch]);
        this.cellCount = countOf(def.ground);
    }

    /** Owners and dice are those of labels: label l has those at l - 1. */
    static create(def: MapDef): RegionMap {
        const { mesh, patch, orientation, kind, players, ground, ...territory } = def;
        sized(def, 'labels', countOf(ground));
        const full = { territory: { ...territory, ground: groundOf(ground) }, mesh, patch, orientation, kind };
        const map = new RegionMap(made((arena, out, error) => core().pave_map_create(arena.struct('map_def', full), 0, 0, out, error)), def);
        if (players) map.setPlayers(players);
        return map;
    }

    get territoryCount(): number { return field('territories', 'count', field('map', 'territories', this.pointer)); }

    setPlayers(players: { count: number; owners: ArrayLike<number>; dice?: ArrayLike<number> }): this {
        sized(players, 'dice', players.owners.length);
        scoped((arena) => check(core().pave_map_set_players_of_labels(this.pointer, players.count, players.owners.length, arena.array(Int32Array, players.owners),
            players.dice ? arena.array(Int32Array, players.dice) : 0, errorSlot())));
        return this;
    }

    polygons(): Polygons {
        return Polygons.fromPointer(made((_, out, error) => core().pave_map_polygons(this.pointer, 0, out, error)), [this]);
    }

    hash(): bigint { return BigInt.asUintN(64, core().pave_map_hash(this.pointer)); }
}

