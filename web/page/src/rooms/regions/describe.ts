// In the worker: a map of labels as what the page draws and tells of it.
import {
    Borders, RegionMap, Territories, hashText, pictureColor, pictureMap, type DicewarsFairness, type DicewarsMeasure, type PictureMapDef, type Territory,
} from 'pave-maps';
import type { Land, Made } from './make.ts';
import type { Def } from './model.ts';

/** The label of each cell, and whose they are. */
export type Labelled = Omit<Made, 'labels' | 'kept' | 'within'> & { readonly labels: Int32Array } & Partial<Pick<Made, 'kept' | 'within'>>;

/** A map as the worker keeps it. */
export interface Kept {
    readonly map: RegionMap;
    readonly territories: Territories;
    readonly land: Land;
    readonly def: Def;
    readonly made: Labelled;
}

/** How a map is drawn. */
export interface Look {
    readonly marks: 'auto' | 'none' | 'id' | 'size' | 'name' | 'owner';
    readonly smooth: number;
    readonly cells: boolean;
    readonly names?: readonly string[];
}

/** What the page knows of a map. Arrays of territories have that of id t at t - 1. */
export interface MapShown {
    readonly hash: string;
    /** The territory of each cell; 0: none. */
    readonly of: Int32Array;
    readonly labels: Int32Array;
    /** How many territories there are. */
    readonly count: number;
    /** None, and no borders, where they are too many to tell apart. */
    readonly items: readonly Territory[];
    readonly start: Int32Array;
    readonly neighbors: Int32Array;
    readonly owners?: Int32Array;
    readonly dice?: Int32Array;
    /** 0xRRGGBBAA */
    readonly colors: Uint32Array;
    /** Where something is written: x, y, radius, ... */
    readonly poles: Float64Array;
    readonly players: number;
    readonly starts?: readonly Record<DicewarsMeasure, number>[];
    readonly fairness?: DicewarsFairness;
    readonly seed?: string;
    readonly within?: boolean;
    readonly kept: readonly (readonly number[])[];
}

/** The borders of territories, smooth. */
export interface RingsShown {
    /** The rings of id t are rings[of[t - 1]] to rings[of[t] - 1]; the points of ring k are x, y at points[2 * rings[k]] to 2 * rings[k + 1]. */
    readonly of: Int32Array;
    readonly rings: Int32Array;
    readonly points: Float64Array;
}

const titles = { schelling: 'segregation', labels: 'segregation', dicewars: 'Dice Wars', grow: 'territories' } as const;
export const kindOf = (def: Def): string => (def.kind === 'labels' ? 'schelling' : def.kind);

export function keep(land: Land, def: Def, made: Labelled): Kept {
    const territory = { ground: land.ground, labels: made.labels, ...def.merge };
    const map = RegionMap.create({ ...territory, kind: kindOf(def), ...(made.players && { players: made.players }) });
    return { map, territories: Territories.create(territory), land, def, made };
}

export function release({ map, territories }: Kept): void {
    map.dispose();
    territories.dispose();
}

export function bordersOf({ map, territories, land }: Kept, passes: number): Borders {
    using polygons = map.polygons();
    const borders = Borders.create(polygons, territories.ofCell(), territories.count);
    return passes > 0 ? borders.smooth({ passes, rim: land.place.grid === 'hex' }) : borders;
}

// Neighbours differ, as in the command's pictures.
function landColors(territories: Territories): Uint32Array {
    using graph = territories.graph();
    const { labels } = graph.colorFew(4, 100000 + 10 * territories.count);
    return Uint32Array.from(labels, (color) => pictureColor('lands', color));
}

function colorsOf({ territories, made, def }: Kept, items: readonly Territory[]): Uint32Array {
    const owners = made.players?.owners;
    if (owners) return Uint32Array.from(items, ({ label }) => (owners[label - 1]! < 0 ? 0xe9ecefff : pictureColor('players', owners[label - 1]!)));
    return def.kind === 'grow' ? landColors(territories) : Uint32Array.from(items, ({ label }) => pictureColor('races', label - 1));
}

// As wide as high, of a stack of dice.
const stackAspect = (dice: number): number => (dice > 4 ? 2.632 / 5.25 : 1.732 / (dice + 1));

const territoriesMost = 3000;
const polesMost = 400; // territories beyond are too small to write on, and each takes its time

export function show(kept: Kept): MapShown {
    const { territories, made, map } = kept;
    const items = territories.count <= territoriesMost ? territories.items() : [];
    const { start, neighbors } = territories.adjacency();
    const poles = new Float64Array(3 * items.length);
    if (items.length <= polesMost) {
        using borders = bordersOf(kept, 0);
        items.forEach(({ mean, label }, i) => {
            const pole = borders.pole(i + 1, made.players ? stackAspect(made.players.dice[label - 1] ?? 1) : 1.4);
            poles.set([pole?.point.x ?? mean.x, pole?.point.y ?? mean.y, pole?.radius ?? 0], 3 * i);
        });
    } else items.forEach(({ mean, depth }, i) => poles.set([mean.x, mean.y, 1.7 * depth - 0.85], 3 * i));
    const ofLabel = (list: Int32Array) => Int32Array.from(items, ({ label }) => list[label - 1] ?? -1);
    return {
        hash: hashText(map.hash()), of: territories.ofCell(), labels: territories.labels(), count: territories.count, items, start, neighbors, colors: colorsOf(kept, items), poles,
        ...(made.players && { owners: ofLabel(made.players.owners), dice: ofLabel(made.players.dice) }), players: made.players?.count ?? 0,
        ...(made.starts && { starts: made.starts }), ...(made.fairness && { fairness: made.fairness }), ...(made.seed !== undefined && { seed: made.seed }),
        ...(made.within !== undefined && { within: made.within }), kept: made.kept ?? [],
    };
}

export function rings(kept: Kept, passes: number): RingsShown {
    const of = [0];
    const starts = [0];
    const parts: Float64Array[] = [];
    const count = kept.territories.count <= territoriesMost ? kept.territories.count : 0;
    using borders = count ? bordersOf(kept, passes) : undefined;
    for (let id = 1; id <= count; id++) {
        for (const { points } of borders!.rings(id)) {
            parts.push(points);
            starts.push(starts.at(-1)! + points.length / 2);
        }
        of.push(parts.length);
    }
    const points = new Float64Array(2 * starts.at(-1)!);
    parts.forEach((part, i) => points.set(part, 2 * starts[i]!));
    return { of: Int32Array.from(of), rings: Int32Array.from(starts), points };
}

const marksOf = { auto: undefined, none: 'nothing', id: 'id', size: 'size', name: 'name', owner: 'owner' } as const;

/** The picture of the command, byte for byte where the marks are not names. */
export function svgOf({ map, land, def }: Kept, look: Look): string {
    const marks = marksOf[look.marks];
    const how: Omit<PictureMapDef, 'map'> = {
        ...(marks && { marks }), ...(marks === 'name' && look.names && { names: look.names }), cells: look.cells, title: titles[def.kind],
        ...(land.mask && { walls: land.mask }), ...((look.smooth !== 6 || look.cells) && { smooth: look.smooth || -1 }),
    };
    using picture = pictureMap({ map, ...how });
    return picture.toSvg();
}
