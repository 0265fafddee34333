// In the worker: a map of labels as what the page draws and tells of it.
import {
    Borders, RegionMap, Territories, hashText, makeDicewars, pictureColor, pictureMap, type PictureMapDef, type Territory,
} from 'pave-maps';
import type { Land, Made } from './make.ts';
import type { Def } from './model.ts';

/** The label of each cell, and whose they are. */
export type Labelled = Omit<Made, 'labels' | 'kept' | 'within'> & { readonly labels: Int32Array } & Partial<Pick<Made, 'kept' | 'within'>>;

/** How a map is drawn. */
export interface Look {
    readonly marks: 'auto' | 'none' | 'id' | 'size' | 'owner';
    readonly smooth: number;
}

const titles = { schelling: 'segregation', labels: 'segregation', dicewars: 'Dice Wars', grow: 'territories' } as const;
export const kindOf = (def: Def): string => (def.kind === 'labels' ? 'schelling' : def.kind);

/** A map as the worker keeps it. */
export type Kept = ReturnType<typeof keep>;
export function keep(land: Land, def: Def, made: Labelled) {
    const territory = { ground: land.ground, labels: made.labels, ...def.merge };
    const map = RegionMap.create({ ...territory, kind: kindOf(def), ...(made.players && { players: made.players }) });
    const territories = Territories.create(territory);
    return { map, territories, land, def, made, [Symbol.dispose]() { map.dispose(); territories.dispose(); } };
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

/** What the page knows of a map. Arrays of territories have that of id t at t - 1. */
export type MapShown = ReturnType<typeof shownOf>;
/** With the colours of territories, 0xRRGGBBAA, and where something is written: x, y, radius, ... */
export function shownOf(map: RegionMap, territories: Territories, made: Omit<Labelled, 'labels'>, items: readonly Territory[], colors: Uint32Array, poles: Float64Array) {
    const { start, neighbors } = territories.adjacency();
    const ofLabel = (list: Int32Array): Int32Array => Int32Array.from(items, ({ label }) => list[label - 1] ?? -1);
    const { players, fairness, seed, within, kept = [] } = made;
    return {
        hash: hashText(map.hash()), of: territories.ofCell(), labels: territories.labels(), count: territories.count, items, start, neighbors, colors, poles, players: players?.count ?? 0,
        ...(players && { owners: ofLabel(players.owners), dice: ofLabel(players.dice) }), fairness, seed, within, kept,
    };
}

export function show(kept: Kept): MapShown {
    const { territories, made, map } = kept;
    const items = territories.count <= territoriesMost ? territories.items() : []; // too many to tell apart
    const poles = new Float64Array(3 * items.length);
    if (items.length <= polesMost) {
        using borders = bordersOf(kept, 0);
        items.forEach(({ mean, label }, i) => {
            const pole = borders.pole(i + 1, made.players ? stackAspect(made.players.dice[label - 1] ?? 1) : 1.4);
            poles.set([pole?.point.x ?? mean.x, pole?.point.y ?? mean.y, pole?.radius ?? 0], 3 * i);
        });
    } else items.forEach(({ mean, depth }, i) => poles.set([mean.x, mean.y, 1.7 * depth - 0.85], 3 * i));
    return shownOf(map, territories, made, items, colorsOf(kept, items), poles);
}

/** Players and dice for a map without: of each territory. */
export function dealt({ territories, land: { ground } }: Kept, players: number, seed: string): { owners: Int32Array; dice: Int32Array } {
    const { owners, dice } = makeDicewars({ ground, seed: BigInt(seed), players, areas: territories.count, locked: territories.ofCell().map((id) => id || -1), diceMax: 8 });
    return { owners, dice };
}

/** Smooth borders: the rings of id t are rings[of[t - 1]] to rings[of[t] - 1]; the points of ring k are x, y at points[2 * rings[k]] to 2 * rings[k + 1]. */
export type RingsShown = ReturnType<typeof ringsOf>;
/** The rings of borders, in units of so many lengths. */
export function ringsOf(borders: Borders | undefined, unit = 1) {
    const [of, starts, parts]: [number[], number[], Float64Array[]] = [[0], [0], []];
    for (let id = 1; id <= (borders?.count ?? 0); id++) {
        for (const { points } of borders!.rings(id)) {
            parts.push(points);
            starts.push(starts.at(-1)! + points.length / 2);
        }
        of.push(parts.length);
    }
    const points = new Float64Array(2 * starts.at(-1)!);
    parts.forEach((part, i) => points.set(part.map((it) => it / unit), 2 * starts[i]!));
    return { of: Int32Array.from(of), rings: Int32Array.from(starts), points };
}

export function rings(kept: Kept, passes: number): RingsShown {
    using borders = kept.territories.count && kept.territories.count <= territoriesMost ? bordersOf(kept, passes) : undefined;
    return ringsOf(borders);
}

const marksOf = { auto: undefined, none: 'nothing', id: 'id', size: 'size', owner: 'owner' } as const;

/** The picture of the command, byte for byte. */
export function svgOf({ map, def }: Kept, look: Look): string {
    const marks = marksOf[look.marks];
    const how: Omit<PictureMapDef, 'map'> = {
        ...(marks && { marks }), title: titles[def.kind], ...(look.smooth !== 6 && { smooth: look.smooth || -1 }),
    };
    using picture = pictureMap({ map, ...how });
    return picture.toSvg();
}
