// In the worker: what lies on a ground. Worlds on rhombs, as colours and as pictures; maps of Dice Wars.
import {
    Borders, RegionMap, Territories, Tiling, WangSet, World, areaDisk, hash, hashText, makeDicewars, pictureColor, pictureMap, picturePatch, pictureWorld,
    type Builtin, type Patch, type Scene,
} from 'pave-maps';
import type { Request } from '../../ground/pictures.ts';
import { noiseBias } from '../../ground/serve.ts';
import { canPaint, paintScene } from '../../ground/svg.ts';
import type { Box, Point } from '../../stage/view.ts';
import { ringsOf, shownOf } from '../regions/describe.ts';
import { cached } from '../../workers/cached.ts';
import { meansOf, tileColors } from '../worlds/colors.ts';
import { gridText } from './command.ts';
import { boxArea, multigridOf, patchOf } from './make.ts';
import { unitOf, type DicePlan, type Ground, type WorldPlan } from './model.ts';

// ---- Worlds -----------------------------------------------------------------------------------------------------------------------

const worldOf = cached(({ ground, set, seed, noise }: WorldPlan): World =>
    World.create({ set: WangSet.builtin(set), multigrid: multigridOf(ground)!, seed: BigInt(seed), ...(noise && { bias: noiseBias(set, seed, { scale: noise }) }) }));

/** Of each cell the bytes r, g, b, a of what lies there on average. */
export function colorsOf(plan: WorldPlan, names: Int32Array): Uint8Array {
    const world = worldOf(plan);
    return new Uint8Array(Uint32Array.from(world.fillCells(names), tableOf(plan.set, world.setOf(0))).buffer);
}
const tables = new Map<Builtin, (id: number) => number>();
const tableOf = (name: Builtin, set: WangSet): (id: number) => number =>
    tables.get(name) ?? tables.set(name, tileColors(set, meansOf(name, Tiling.named('square'), 0))).get(name)!;

const sceneOf = (plan: WorldPlan, patch: Patch, title?: string): Scene => pictureWorld({ world: worldOf(plan), patch, theme: plan.set, seed: BigInt(plan.seed), ...(title && { title }) });

const shadows = 1.6; // how far a cell, and what stands on it, reach from its middle

/** A square picture of a world. */
export function pictureOf(plan: WorldPlan, { x, y, scale, pixels, rim }: Request): ImageBitmap | undefined {
    if (!canPaint()) return undefined;
    using patch = patchOf(plan.ground, boxArea({ x0: x - shadows, y0: y - shadows, x1: x + pixels / scale + shadows, y1: y + pixels / scale + shadows }));
    using scene = sceneOf(plan, patch);
    const canvas = new OffscreenCanvas(pixels + 2 * rim, pixels + 2 * rim);
    paintScene(canvas.getContext('2d')!, scene, { x: x - rim / scale, y: y - rim / scale, scale });
    return canvas.transferToImageBitmap();
}

// ---- Dice Wars --------------------------------------------------------------------------------------------------------------------

const boardOf = cached(({ ground, seed, radius, players }: DicePlan) => {
    const patch = patchOf(ground, areaDisk({ x: 0, y: 0 }, radius));
    const { labels, owners, dice } = makeDicewars({ ground: patch.graph, seed: BigInt(seed), players, margin: 1 });
    const territories = Territories.create({ ground: patch.graph, labels });
    const map = RegionMap.create({ ground: patch.graph, patch, labels, kind: 'dicewars', players: { count: players, owners, dice } });
    return { patch, map, territories, players: { count: players, owners, dice }, [Symbol.dispose]() { map.dispose(); territories.dispose(); patch.dispose(); } };
});

const passes = 6;

/** A map as it is drawn: its unit is the side of a square as large as a rhomb on average, so that dice have the size of cells. */
export function diceOf(plan: DicePlan) {
    const { patch, map, territories, players } = boardOf(plan);
    using polygons = map.polygons();
    using borders = Borders.create(polygons, territories.ofCell(), territories.count).smooth({ passes, rim: true });
    const unit = unitOf(plan.ground.grid); // lengths of a side
    const drawnAt = ({ x, y }: Point): Point => ({ x: x / unit, y: y / unit });
    const items = territories.items().map((item) => ({ ...item, mean: drawnAt(item.mean), box: { min: drawnAt(item.box.min), max: drawnAt(item.box.max) } }));
    const poles = items.flatMap(({ mean }, i) => {
        const pole = borders.pole(i + 1, 0.5);
        const { x, y } = pole ? drawnAt(pole.point) : mean;
        return [x, y, (pole?.radius ?? 0) / unit];
    });
    const colors = Uint32Array.from(items, ({ label }) => pictureColor('players', players.owners[label - 1]!));
    return { map: shownOf(map, territories, { players }, items, colors, Float64Array.from(poles)), rings: ringsOf(borders, unit), cells: patch.cellCount, unit };
}

export const playersOf = (): Uint32Array => Uint32Array.from({ length: 8 }, (_, i) => pictureColor('players', i));

// ---- Files ------------------------------------------------------------------------------------------------------------------------

const mostCells = 20000;
const drawScale = 32; // pixels of a side, as of the command's pictures of worlds
function checked(patch: Patch): Patch {
    if (patch.cellCount > mostCells) throw new Error('A drawing has up to 20000 cells: zoom in first');
    return patch;
}

/** The cells of a box. */
export function shapesSvg(ground: Ground, box: Box): string {
    using patch = checked(patchOf(ground, boxArea(box)));
    using scene = picturePatch({ patch, title: `${gridText(ground)} grid` });
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
