// In the worker: pictures of worlds as bitmaps.
import { Mask, Window, pictureWorld, type Scene, type Tiling } from 'pave-maps';
import { canPaint, paintScene } from '../../ground/svg.ts';
import { middleAt, ringAt, unitsOf, type Cell, type Tiles } from '../../ground/shape.ts';
import { boxOf, type Box } from '../../stage/view.ts';
import type { Request } from '../../ground/pictures.ts';
import type { OpenWorld } from './open.ts';

/** What a picture of cells is made of. */
export interface Scenery {
    window: Window;
    within?: Mask;
    cellColors?: Uint8Array;
    title?: string;
}

/** The scene of some cells as `pave world draw` draws them. */
export function sceneOf({ plan, world, own, rgbs }: OpenWorld, { window, within, cellColors, title }: Scenery): Scene {
    const colors = own && rgbs.map((rgb) => ((rgb << 8) | 255) >>> 0);
    return pictureWorld({ world: cellColors ? undefined : world, window, within, cellColors, theme: plan.set, colors, seed: BigInt(plan.seed), title });
}

const shadows = 0.45; // of a unit: how far what a cell shows reaches beyond it

/** The cells that a box may show. */
function sceneryOver(tiling: Tiling, tiles: Tiles, box: Box): Scenery {
    const units = unitsOf(tiles, box);
    const triangles = tiling.name === 'tri';
    const window = Window.create({ tiling, shape: 'parallelogram', at: { q: units.q, r: units.r, s: 0 }, width: triangles ? 2 * units.width : units.width, height: units.height });
    const cells = window.cells();
    const near: number[] = [];
    const radius = tiles.faces.map((ring, s) => shadows + Math.max(...ring.map((_, k) => (k % 2 ? 0 : Math.hypot(ring[k]! - tiles.middles[s]!.x, ring[k + 1]! - tiles.middles[s]!.y)))));
    for (let k = 0; k < window.count; k++) {
        const s = cells[3 * k + 2]!;
        const { x, y } = middleAt(tiles, { q: cells[3 * k]!, r: cells[3 * k + 1]!, s });
        if (Math.hypot(Math.max(box.x0 - x, 0, x - box.x1), Math.max(box.y0 - y, 0, y - box.y1)) <= radius[s]!) near.push(k);
    }
    const within = Mask.create(window);
    within.setCells(near);
    return { window, within };
}

/** A square picture of a world. */
export function pictureOf(opened: OpenWorld, tiles: Tiles, { x, y, scale, pixels, rim }: Request): ImageBitmap | undefined {
    if (!canPaint()) return undefined;
    const canvas = new OffscreenCanvas(pixels + 2 * rim, pixels + 2 * rim);
    const scenery = sceneryOver(opened.tiling, tiles, { x0: x, y0: y, x1: x + pixels / scale, y1: y + pixels / scale });
    using _within = scenery.within!;
    using _window = scenery.window;
    using scene = sceneOf(opened, scenery);
    paintScene(canvas.getContext('2d')!, scene, { x: x - rim / scale, y: y - rim / scale, scale });
    return canvas.transferToImageBitmap();
}

/** Cells with given tiles as one picture, and where its upper left corner is. */
export interface Laid {
    readonly bitmap: ImageBitmap;
    readonly x: number;
    readonly y: number;
    readonly scale: number;
}

/** Draws given tiles on cells: q, r, s, ... */
export function laidOf(opened: OpenWorld, tiles: Tiles, cells: Int32Array, ids: Uint32Array, wanted: number): Laid | undefined {
    if (!canPaint() || !ids.length) return undefined;
    const list = Array.from(ids, (_, k) => ({ q: cells[3 * k]!, r: cells[3 * k + 1]!, s: cells[3 * k + 2]! }));
    const box = boxOf(list.flatMap((cell) => ringAt(tiles, cell)));
    const scale = Math.min(wanted, 4000 / Math.max(box.x1 - box.x0, box.y1 - box.y0));
    const size = opened.tiling.name === 'square' ? 2 ** Math.max(2, Math.min(7, Math.ceil(Math.log2(scale)))) : scale;
    const canvas = new OffscreenCanvas(Math.max(1, Math.ceil((box.x1 - box.x0) * size)), Math.max(1, Math.ceil((box.y1 - box.y0) * size)));
    const context = canvas.getContext('2d')!;
    if (opened.tiling.name === 'square') laySquares(context, opened, list, ids, box, size);
    else layOthers(context, opened, list, ids, box, size);
    return { bitmap: canvas.transferToImageBitmap(), x: box.x0, y: box.y0, scale: size };
}

/** Lays the pictures of tiles of squares, the point x0, y0 at the upper left corner. */
export function laySquares(context: OffscreenCanvasRenderingContext2D, opened: OpenWorld, cells: readonly Cell[], ids: Uint32Array, { x0, y0 }: Pick<Box, 'x0' | 'y0'>, size: number): void {
    const made = new Map<number, ImageData>();
    opened.slotsOf(ids).forEach((slot, k) => {
        if (!made.has(slot)) made.set(slot, new ImageData(opened.picture(slot, size) as Uint8ClampedArray<ArrayBuffer>, size, size));
        context.putImageData(made.get(slot)!, (cells[k]!.q - x0) * size, (cells[k]!.r - y0) * size);
    });
}

/** Lays the pictures of tiles of other cells. */
export function layOthers(context: OffscreenCanvasRenderingContext2D, opened: OpenWorld, cells: readonly Cell[], ids: Uint32Array, { x0, y0 }: Pick<Box, 'x0' | 'y0'>, scale: number): void {
    const { tiling, sets } = opened;
    const [qs, rs] = [cells.map(({ q }) => q), cells.map(({ r }) => r)];
    const [q, r] = [Math.min(...qs), Math.min(...rs)];
    const units = Math.max(...qs) - q + 1;
    using window = Window.create({ tiling, shape: 'parallelogram', at: { q, r, s: 0 }, width: tiling.name === 'tri' ? 2 * units : units, height: Math.max(...rs) - r + 1 });
    const indices = window.indices(Int32Array.from(cells.flatMap((cell) => [cell.q, cell.r, cell.s])));
    const cellColors = new Uint8Array(24 * window.count);
    indices.forEach((index, k) => {
        const set = sets[Math.min(cells[k]!.s, sets.length - 1)]!;
        cellColors.set(set.tileColors(set.tileIndex(ids[k]!)), 24 * index);
    });
    using within = Mask.create(window).setCells(indices);
    using scene = sceneOf(opened, { window, within, cellColors });
    paintScene(context, scene, { x: x0, y: y0, scale });
}

/** Small pictures of tiles of a face. */
export function thumbsOf(opened: OpenWorld, tiles: Tiles, s: number, ids: ArrayLike<number>, size: number): ImageBitmap[] {
    const ring = boxOf(tiles.faces[s]!);
    const scale = size / Math.max(ring.x1 - ring.x0, ring.y1 - ring.y0);
    return Array.from(ids, (id) => laidOf(opened, tiles, Int32Array.of(0, 0, s), Uint32Array.of(id), scale)?.bitmap).filter((it) => it !== undefined);
}
