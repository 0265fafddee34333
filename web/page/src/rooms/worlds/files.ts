// In the worker: hashes and files of what is seen.
import { Scene, Window, builtins, fillHash, hash, hashText, pictureWorld } from 'pave-maps';
import type { Part } from './command.ts';
import { openWorld, type OpenWorld } from './open.ts';
import { laySquares, sceneOf } from './paint.ts';
import type { WorldPlan } from './plan.ts';

const sheetSize = 32;
const mostPixels = 1 << 24;
const mostCells = 20000;
const [mostPicture, mostSide] = [1 << 26, 1 << 14]; // pixels of a PNG

const windowOf = ({ tiling }: OpenWorld, { at, width, height }: Part): Window => Window.create({ tiling, shape: 'rectangle', at, width, height });

/** The tiles of a part, row by row. */
export function idsOf(opened: OpenWorld, part: Part): Uint32Array {
    if (opened.tiling.name === 'square') return opened.world.fill({ q: part.at.q, r: part.at.r, width: part.width, height: part.height });
    using window = windowOf(opened, part);
    return opened.world.fillWindow(window);
}

/** As `pave world fill --hash` prints it. */
export function hashOf(plan: WorldPlan, part: Part): string {
    const opened = openWorld(plan);
    const ids = idsOf(opened, part);
    return hashText(opened.tiling.name === 'square' ? fillHash(part.width, part.height, ids) : hash(ids));
}

/** Of the whole world, whatever is seen of it; edits do not count. */
export const fingerprintOf = (plan: WorldPlan): string => hashText(openWorld(plan).world.hash());

export function jsonOf(plan: WorldPlan, part: Part): unknown {
    const { set, own, tiling, seed, method, connected, noise, map, edits } = plan;
    const tiles = [...idsOf(openWorld(plan), part)];
    return { set: own ? own.name : set, own: own?.key, grid: tiling, seed, method, connected, noise, map, edits, at: [part.at.q, part.at.r, part.at.s], width: part.width, height: part.height, tiles, hash: hashOf(plan, part) };
}

/** As `pave world draw` draws it, at so many pixels a unit. */
export function svgOf(plan: WorldPlan, part: Part, scale: number): string {
    const opened = openWorld(plan);
    if (opened.tiling.name === 'square') return squareSvg(opened, part, scale);
    if (part.width * part.height > mostCells) throw new Error('A drawing has up to 20000 cells: zoom in first');
    using window = windowOf(opened, part);
    using scene = sceneOf(opened, { window, title: `${plan.own?.name ?? plan.set}, ${plan.tiling}` });
    return scene.toSvg({ scale });
}

/** A part of squares as a PNG, its tiles as large as on their sheet, or half as large as often as the picture needs it. */
export async function pngOf(plan: WorldPlan, part: Part): Promise<Blob> {
    const opened = openWorld(plan);
    const { width, height, at } = part;
    let size = opened.own?.tileset.tileWidth ?? sheetSize;
    while (size > 1 && (width * height * size * size > mostPicture || Math.max(width, height) * size > mostSide)) size >>= 1;
    const canvas = new OffscreenCanvas(width * size, height * size);
    const ids = idsOf(opened, part);
    laySquares(canvas.getContext('2d')!, opened, Array.from(ids, (_, k) => ({ q: at.q + (k % width), r: at.r + Math.floor(k / width), s: 0 })), ids, { x0: at.q, y0: at.r }, size);
    return canvas.convertToBlob();
}

// Of the sheet only what is seen is painted.
function squareSvg(opened: OpenWorld, part: Part, scale: number): string {
    const { plan, world, slots } = opened;
    if (part.width * part.height * scale * scale > mostPixels) throw new Error('The picture would be too large: zoom in first');
    const rect = { q: part.at.q, r: part.at.r, width: part.width, height: part.height };
    const ids = world.fill(rect);
    if (plan.own) return ownSvg(opened, part, ids, scale);
    const sheet = { rgba: new Uint8Array(4 * scale * scale * slots), width: scale, height: scale * slots, tileWidth: scale, tileHeight: scale };
    for (const id of new Set(ids)) sheet.rgba.set(builtins.paint(plan.set, id, scale), 4 * scale * scale * id);
    using scene = pictureWorld({ world, rect, sheet, title: `${plan.set}, square` });
    return scene.toSvg();
}

// Tiles of somebody's own may lie turned: each is laid as it lies.
function ownSvg(opened: OpenWorld, part: Part, ids: Uint32Array, scale: number): string {
    const [width, height] = [part.width * scale, part.height * scale];
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d')!;
    const cells = Array.from(ids, (_, k) => ({ q: k % part.width, r: Math.floor(k / part.width), s: 0 }));
    laySquares(context, opened, cells, ids, { x0: 0, y0: 0 }, scale);
    using scene = Scene.create();
    scene.image({ min: { x: 0, y: 0 }, max: { x: width, y: height } }, context.getImageData(0, 0, width, height).data, width, height);
    return scene.toSvg({ scale: 1 });
}

/** How many tiles of a part are not those of a map. */
export const differing = (plan: WorldPlan, part: Part, ids: ArrayLike<number>): number => idsOf(openWorld(plan), part).reduce((count, id, k) => count + Number(id !== ids[k]), 0);
