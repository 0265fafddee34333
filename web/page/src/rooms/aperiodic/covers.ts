// In the worker: what lies on a ground. Worlds on rhombs, as colours and as pictures; maps of Dice Wars.
import {
    Borders, RegionMap, Territories, Tiling, WangSet, Window, World, areaDisk, builtins, hash, hashText, makeDicewars, pictureColor, pictureMap, picturePatch, pictureWorld,
    type Builtin, type Patch, type Scene,
} from 'pave-maps';
import type { Request } from '../../ground/pictures.ts';
import { noiseBias } from '../../ground/serve.ts';
import { canPaint, drawSvg } from '../../ground/svg.ts';
import type { Box, Point } from '../../stage/view.ts';
import type { MapShown, RingsShown } from '../regions/describe.ts';
import { gridText } from './command.ts';
import { boxArea, multigridOf, patchOf } from './make.ts';
import { unitOf, type DicePlan, type Ground, type WorldPlan } from './model.ts';

// The newest thing for a key; the one before is let go.
function cached<Plan, Value extends Disposable>(make: (plan: Plan) => Value): (plan: Plan) => Value {
    let last: { key: string; value: Value } | undefined;
    return (plan) => {
        const key = JSON.stringify(plan);
        if (last?.key !== key) {
            const value = make(plan);
            last?.value[Symbol.dispose]();
            last = { key, value };
        }
        return last.value;
    };
}

// ---- Worlds -----------------------------------------------------------------------------------------------------------------------

const worldOf = cached(({ ground, set, seed, noise }: WorldPlan): World =>
    World.create({ set: WangSet.builtin(set, 4), multigrid: multigridOf(ground)!, seed: BigInt(seed), ...(noise && { bias: noiseBias(set, seed, { scale: noise }) }) }));

/** Of each cell the bytes r, g, b, a of what lies there in the mean. */
export function colorsOf(plan: WorldPlan, names: Int32Array): Uint8Array {
    const world = worldOf(plan);
    const table = tableOf(plan.set, world.setOf(0));
    const out = Uint32Array.from(world.fillCells(names), table);
    return new Uint8Array(out.buffer);
}

const tables = new Map<Builtin, (id: number) => number>();
function tableOf(name: Builtin, set: WangSet): (id: number) => number {
    let found = tables.get(name);
    if (found) return found;
    const means = Array.from({ length: set.colorCount }, (_, i) => meanOf(name, i + 1));
    const known = new Map<number, number>();
    found = (id) => {
        let color = known.get(id);
        if (color === undefined) known.set(id, color = mixed([...set.tileColors(set.tileIndex(id))].filter((it) => it > 0).map((it) => means[it - 1]!)));
        return color;
    };
    tables.set(name, found);
    return found;
}

// 0xAABBGGRR, as the bytes r, g, b, a lie in memory.
function mixed(colors: readonly (readonly number[])[]): number {
    const channel = (k: number): number => Math.round(colors.reduce((sum, it) => sum + it[k]!, 0) / (colors.length || 1));
    return (0xff000000 | (channel(2) << 16) | (channel(1) << 8) | channel(0)) >>> 0;
}

// The mean colour of ground that has one colour everywhere.
function meanOf(theme: Builtin, color: number): readonly number[] {
    const rgb = builtins.colorRgb(theme, color);
    if (!canPaint()) return [rgb >> 16, (rgb >> 8) & 255, rgb & 255];
    using window = Window.create({ tiling: Tiling.named('square'), width: 3, height: 3 });
    using scene = pictureWorld({ window, cellColors: new Uint8Array(24 * window.count).fill(color), theme, seed: 1 });
    const side = 24;
    const context = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true })!;
    const { origin } = scene.measure({ scale: side });
    context.setTransform(1, 0, 0, 1, (origin.x - 1) * side, (origin.y - 1) * side);
    drawSvg(context, scene.toSvg({ scale: side }));
    const { data } = context.getImageData(0, 0, side, side);
    const sum = [0, 0, 0];
    for (let k = 0; k < data.length; k += 4) for (let c = 0; c < 3; c++) sum[c]! += data[k + c]!;
    return sum.map((it) => Math.round(it / side ** 2));
}

const sceneOf = (plan: WorldPlan, patch: Patch, title?: string): Scene => pictureWorld({ world: worldOf(plan), patch, theme: plan.set, seed: BigInt(plan.seed), ...(title && { title }) });

const shadows = 1.6; // how far a cell, and what stands on it, reach from its middle

/** A square picture of a world. */
export function pictureOf(plan: WorldPlan, { x, y, scale, pixels, rim }: Request): ImageBitmap | undefined {
    if (!canPaint()) return undefined;
    const side = pixels + 2 * rim;
    const canvas = new OffscreenCanvas(side, side);
    const context = canvas.getContext('2d')!;
    using patch = patchOf(plan.ground, boxArea({ x0: x - shadows, y0: y - shadows, x1: x + pixels / scale + shadows, y1: y + pixels / scale + shadows }));
    using scene = sceneOf(plan, patch);
    const { origin } = scene.measure({ scale });
    context.setTransform(1, 0, 0, 1, (origin.x - x) * scale + rim, (origin.y - y) * scale + rim);
    drawSvg(context, scene.toSvg({ scale }));
    return canvas.transferToImageBitmap();
}

// ---- Dice Wars --------------------------------------------------------------------------------------------------------------------

/** A map as it is drawn: its unit is the side of a square as large as a rhomb in the mean, so that dice have the size of cells. */
export interface Dice {
    readonly map: MapShown;
    readonly rings: RingsShown;
    readonly cells: number;
    /** Lengths of a side in a unit. */
    readonly unit: number;
}

interface Board extends Disposable {
    readonly patch: Patch;
    readonly map: RegionMap;
    readonly territories: Territories;
    readonly owners: Int32Array;
    readonly dice: Int32Array;
    readonly labels: Int32Array;
}
const boardOf = cached(({ ground, seed, radius, players }: DicePlan): Board => {
    const patch = patchOf(ground, areaDisk({ x: 0, y: 0 }, radius));
    const { labels, owners, dice } = makeDicewars({ ground: patch.graph, seed: BigInt(seed), players });
    const territories = Territories.create({ ground: patch.graph, labels });
    const map = RegionMap.create({ ground: patch.graph, patch, labels, kind: 'dicewars', players: { count: players, owners, dice } });
    return { patch, map, territories, owners, dice, labels, [Symbol.dispose]() { map.dispose(); territories.dispose(); patch.dispose(); } };
});

const passes = 6;

export function diceOf(plan: DicePlan): Dice {
    const { patch, map, territories, owners, dice } = boardOf(plan);
    const items = territories.items();
    const { start, neighbors } = territories.adjacency();
    const ofLabel = (list: Int32Array): Int32Array => Int32Array.from(items, ({ label }) => list[label - 1] ?? -1);
    using polygons = map.polygons();
    using borders = Borders.create(polygons, territories.ofCell(), territories.count).smooth({ passes, rim: true });
    const poles = new Float64Array(3 * items.length);
    const unit = unitOf(plan.ground.grid);
    const drawnAt = ({ x, y }: Point): Point => ({ x: x / unit, y: y / unit });
    items.forEach(({ mean }, i) => {
        const pole = borders.pole(i + 1, 0.5);
        const { x, y } = drawnAt(pole?.point ?? mean);
        poles.set([x, y, (pole?.radius ?? 0) / unit], 3 * i);
    });
    const shown: MapShown = {
        hash: hashText(map.hash()), of: territories.ofCell(), labels: territories.labels(), count: territories.count, start, neighbors, poles, players: plan.players, kept: [],
        items: items.map((item) => ({ ...item, mean: drawnAt(item.mean), box: { min: drawnAt(item.box.min), max: drawnAt(item.box.max) } })),
        owners: ofLabel(owners), dice: ofLabel(dice), colors: Uint32Array.from(items, ({ label }) => pictureColor('players', owners[label - 1]!)),
    };
    return { map: shown, rings: ringsOf(borders, unit), cells: patch.cellCount, unit };
}

function ringsOf(borders: Borders, unit: number): RingsShown {
    const [of, starts, points]: [number[], number[], number[]] = [[0], [0], []];
    for (let id = 1; id <= borders.count; id++) {
        for (const ring of borders.rings(id)) {
            for (const value of ring.points) points.push(value / unit);
            starts.push(points.length / 2);
        }
        of.push(starts.length - 1);
    }
    return { of: Int32Array.from(of), rings: Int32Array.from(starts), points: Float64Array.from(points) };
}

export const playersOf = (): Uint32Array => Uint32Array.from({ length: 8 }, (_, i) => pictureColor('players', i));

// ---- Files ------------------------------------------------------------------------------------------------------------------------

const mostCells = 20000;
const drawScale = 32; // pixels of a side, as of the command's pictures of worlds
function checked(patch: Patch): Patch {
    if (patch.cellCount > mostCells) throw new Error('A drawing has up to 20000 cells: zoom in first');
    return patch;
}

/** The cells of a box, in the command's colours or in others, 0xRRGGBBAA for each. */
export function shapesSvg(ground: Ground, box: Box, colorOf?: (names: Int32Array) => Uint32Array): string {
    using patch = checked(patchOf(ground, boxArea(box)));
    using scene = picturePatch({ patch, ...(colorOf && { colors: colorOf(patch.cells()) }), title: `${gridText(ground)} grid` });
    return scene.toSvg();
}

export function worldSvg(plan: WorldPlan, box: Box): string {
    using patch = checked(patchOf(plan.ground, boxArea(box)));
    using scene = sceneOf(plan, patch, `${plan.set}, ${gridText(plan.ground)}`);
    return scene.toSvg({ scale: drawScale });
}

export function diceSvg(plan: DicePlan): string {
    using scene = pictureMap({ map: boardOf(plan).map, title: 'Dice Wars' });
    return scene.toSvg();
}

/** The hash of the tiles of a box, as the command prints it. */
export function worldHash(plan: WorldPlan, box: Box): string {
    using patch = patchOf(plan.ground, boxArea(box));
    return hashText(hash(worldOf(plan).fillCells(patch.cells())));
}

/** The names of the cells of a box, and of a world their tiles and the hash of these. */
export function jsonOf(ground: Ground, box: Box, world?: WorldPlan): object {
    using patch = checked(patchOf(ground, boxArea(box)));
    const names = patch.cells();
    const cells = Array.from({ length: patch.cellCount }, (_, i) => [...names.subarray(3 * i, 3 * i + 3)]);
    const tiles = world && worldOf(world).fillCells(names);
    return { grid: ground.grid, seed: ground.seed, box, cells, ...(world && tiles && { set: world.set, worldSeed: world.seed, noise: world.noise, tiles: [...tiles], hash: hashText(hash(tiles)) }) };
}
