// In the worker: hashes and files of what is seen.
import { Window, fillHash, hash, hashText } from 'pave-maps';
import type { Part } from './command.ts';
import { openWorld, type OpenWorld } from './open.ts';
import { laySquares, sceneOf } from './paint.ts';
import type { WorldPlan } from './plan.ts';

const sheetSize = 32;
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

/** At so many pixels a unit; of other cells than squares as `pave world draw` draws it. */
export function svgOf(plan: WorldPlan, part: Part, scale: number): string | Promise<string> {
    const opened = openWorld(plan);
    if (part.width * part.height > mostCells) throw new Error('A drawing has up to 20000 cells: zoom in first');
    if (opened.tiling.name === 'square') return squareSvg(opened, part, scale);
    using window = windowOf(opened, part);
    using scene = sceneOf(opened, { window, title: `${plan.set}, ${plan.tiling}` });
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

// The picture of each tile is there once, as large as on its sheet; turned ones are others.
async function squareSvg(opened: OpenWorld, part: Part, scale: number): Promise<string> {
    const [slots, size] = [opened.slotsOf(idsOf(opened, part)), opened.own?.tileset.tileWidth ?? sheetSize];
    const pictures = await Promise.all([...new Set(slots)].map(async (slot) => {
        const canvas = new OffscreenCanvas(size, size);
        canvas.getContext('2d')!.putImageData(new ImageData(opened.picture(slot, size) as Uint8ClampedArray<ArrayBuffer>, size), 0, 0);
        const png = Array.from(new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer()), (byte) => String.fromCharCode(byte)).join('');
        return `<image id="t${slot}" width="1" height="1" href="data:image/png;base64,${btoa(png)}"/>`;
    }));
    const laid = Array.from(slots, (slot, k) => `<use href="#t${slot}" x="${k % part.width}" y="${Math.floor(k / part.width)}"/>`);
    return `<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="${part.width * scale}" height="${part.height * scale}" viewBox="0 0 ${part.width} ${part.height}" image-rendering="pixelated">
<defs>\n${pictures.join('\n')}\n</defs>\n${laid.join('\n')}\n</svg>\n`;
}

/** How many tiles of a part are not those of a map. */
export const differing = (plan: WorldPlan, part: Part, ids: ArrayLike<number>): number => idsOf(openWorld(plan), part).reduce((count, id, k) => count + Number(id !== ids[k]), 0);
