// In the worker: pictures of worlds as bitmaps. The scene's SVG, which is ours, is read line by line and drawn; a browser's own reader of SVG works on
// the page alone, and would hold it up.
import { Mask, Window, pictureWorld, type Tiling } from 'pave-maps';
import { middleAt, unitsOf, type Tiles } from '../../ground/shape.ts';
import type { Box } from '../../stage/view.ts';
import type { Request } from '../../ground/pictures.ts';
import type { OpenWorld } from './open.ts';

export const canPaint = (): boolean => typeof OffscreenCanvas !== 'undefined';

const attribute = / ([a-z-]+)="([^"]*)"/g;

/** Draws what stands in an SVG of a scene: polygons, lines, circles, paths and rectangles in plain colours. */
export function drawSvg(context: OffscreenCanvasRenderingContext2D, svg: string): void {
    context.lineJoin = 'round';
    for (const line of svg.split('\n')) {
        const kind = /^<(polygon|polyline|path|circle) /.exec(line)?.[1];
        if (!kind) continue;
        const of: Record<string, string> = {};
        for (const [, name, value] of line.matchAll(attribute)) of[name!] = value!;
        const path = pathOf(kind, of);
        if (of.fill && of.fill !== 'none') {
            context.fillStyle = of.fill;
            context.globalAlpha = Number(of['fill-opacity'] ?? 1);
            context.fill(path, 'evenodd');
        }
        if (of.stroke && of.stroke !== 'none') {
            context.strokeStyle = of.stroke;
            context.globalAlpha = Number(of['stroke-opacity'] ?? 1);
            context.lineWidth = Number(of['stroke-width'] ?? 1);
            context.lineCap = (of['stroke-linecap'] ?? 'round') as CanvasLineCap;
            context.stroke(path);
        }
    }
    context.globalAlpha = 1;
}

function pathOf(kind: string, of: Record<string, string>): Path2D {
    if (kind === 'path') return new Path2D(of.d);
    if (kind !== 'circle') return new Path2D(`M${of.points!}${kind === 'polygon' ? 'Z' : ''}`);
    const path = new Path2D();
    path.arc(Number(of.cx), Number(of.cy), Number(of.r), 0, 2 * Math.PI);
    return path;
}

/** What a picture of cells is made of. */
export interface Scenery {
    window: Window;
    within?: Mask;
    cellColors?: Uint8Array;
}

/** The scene of some cells as `pave world draw` draws them. */
export function sceneOf({ plan, world, own }: OpenWorld, { window, within, cellColors }: Scenery) {
    const colors = own && own.colorRgbs(plan.own!.name).map((rgb) => ((rgb << 8) | 255) >>> 0);
    return pictureWorld({ world: cellColors ? undefined : world, window, within, cellColors, theme: plan.set, colors, seed: BigInt(plan.seed) });
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
    const side = pixels + 2 * rim;
    const canvas = new OffscreenCanvas(side, side);
    const context = canvas.getContext('2d')!;
    const scenery = sceneryOver(opened.tiling, tiles, { x0: x, y0: y, x1: x + pixels / scale, y1: y + pixels / scale });
    using _within = scenery.within!;
    using _window = scenery.window;
    drawScene(context, opened, scenery, { x: x - rim / scale, y: y - rim / scale, scale });
    return canvas.transferToImageBitmap();
}

/** Draws cells so that the point x, y is in the upper left corner. */
export function drawScene(context: OffscreenCanvasRenderingContext2D, opened: OpenWorld, scenery: Scenery, { x, y, scale }: { x: number; y: number; scale: number }): void {
    using scene = sceneOf(opened, scenery);
    const size = { scale };
    const { origin } = scene.measure(size);
    context.setTransform(1, 0, 0, 1, (origin.x - x) * scale, (origin.y - y) * scale);
    drawSvg(context, scene.toSvg(size));
    context.setTransform(1, 0, 0, 1, 0, 0);
}
