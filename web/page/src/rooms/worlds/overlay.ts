// What is drawn over the world: the veil of a walk, the naive maps, cells that are pointed at. Coordinates are those from the middle of the picture, since
// far away a canvas has too few digits.
import { cellKey, middleAt, ringAt, type Cell, type Tiles } from '../../ground/shape.ts';
import { circle, cross, fill, line, ringPath, stroke, veil, type Pen } from '../../stage/layer.ts';
import { seen, type Box, type Point, type View } from '../../stage/view.ts';
import { lookOf } from '../../ui/look.ts';
import { stepsOf, type Part } from './command.ts';
import type { NaiveSide } from './trip.ts';
import type { Walk } from './walk.ts';

function* cellsIn(view: View, tiles: Tiles, packed: Int32Array): Generator<Cell> {
    const box = seen(view);
    const far = Math.max(tiles.reach.x1 - tiles.reach.x0, tiles.reach.y1 - tiles.reach.y0);
    for (let k = 0; k < packed.length; k += 3) {
        const cell = { q: packed[k]!, r: packed[k + 1]!, s: packed[k + 2]! };
        const { x, y } = middleAt(tiles, cell);
        if (x > box.x0 - far && x < box.x1 + far && y > box.y0 - far && y < box.y1 + far) yield cell;
    }
}

function outline(pen: Pen, view: View, tiles: Tiles, cell: Cell, color: string, width: number, dash = 0): void {
    stroke(pen, color, width / view.scale, () => ringPath(pen, ringAt(tiles, cell), view), { dash: dash ? [dash / view.scale, dash / view.scale] : [] });
}

/** The map that is saved, framed in the middle of the picture. */
export function drawFrame(pen: Pen, view: View, tiles: Tiles, { at, width, height }: Part): void {
    const steps = stepsOf(tiles);
    const [w, h] = [(width / steps.across) * steps.w, height * steps.h];
    const { x, y } = tiles.name === 'square' ? { x: at.q, y: at.r } : { x: view.x - w / 2, y: view.y - h / 2 };
    const ring = [x, y, x + w, y, x + w, y + h, x, y + h];
    stroke(pen, '#000a', 4 / view.scale, () => ringPath(pen, ring, view));
    stroke(pen, '#fff', 2 / view.scale, () => ringPath(pen, ring, view), { dash: [8 / view.scale, 6 / view.scale] });
}

/** Who walks. */
export function drawToken(pen: Pen, view: View, tiles: Tiles, cell: Cell, color: string): void {
    const { x, y } = middleAt(tiles, cell);
    const r = Math.max(6 / view.scale, 0.17 * Math.sqrt(tiles.area));
    const [cx, cy] = [x - view.x, y - view.y];
    const disc = (dx: number, dy: number, radius: number, tint: string): void => fill(pen, tint, () => circle(pen, cx + dx, cy + dy, radius));
    disc(0.12 * r, 0.3 * r, 1.1 * r, '#0006');
    disc(0, 0, r, '#fff');
    disc(0, 0, 0.78 * r, color);
    disc(-0.22 * r, -0.25 * r, 0.26 * r, '#fff9');
}

/** The world under a veil, but for what was visited; what was only decided shows through. In a connected world one sees where to go. */
export function drawWalk(pen: Pen, view: View, tiles: Tiles, walk: Walk, connected: boolean): void {
    veil(pen, view, lookOf().stage, connected ? 0.6 : 0.9);
    pen.globalCompositeOperation = 'destination-out';
    for (const [cells, alpha] of [[walk.hidden, 0.5], [walk.seen, 1]] as const)
        for (const cell of cellsIn(view, tiles, cells)) {
            fill(pen, '#000', () => ringPath(pen, ringAt(tiles, cell), view), { alpha });
            if (alpha === 1) stroke(pen, '#000', 1 / view.scale);
        }
    pen.globalCompositeOperation = 'source-over';
    for (const cell of cellsIn(view, tiles, walk.hidden)) outline(pen, view, tiles, cell, lookOf().faint, 1, 4);
    for (const { cell } of walk.decided) outline(pen, view, tiles, cell, lookOf().accent, 2);
    drawToken(pen, view, tiles, walk.at, lookOf().mark);
}

/** A walk in the dark: what is seen is clear, and what was seen before is dim. */
export function drawDark(pen: Pen, view: View, tiles: Tiles, { dark, at }: Walk): void {
    veil(pen, view, '#0b0d12', 1);
    pen.globalCompositeOperation = 'destination-out';
    for (const [cells, alpha] of [[dark!.lit, 0.45], [dark!.view, 1]] as const)
        fill(pen, '#000', () => { for (const cell of cellsIn(view, tiles, cells)) ringPath(pen, ringAt(tiles, cell), view); }, { alpha });
    pen.globalCompositeOperation = 'source-over';
    drawToken(pen, view, tiles, at, lookOf().mark);
}

/** A map made in the naive way. */
export function drawNaive(pen: Pen, view: View, tiles: Tiles, side: NaiveSide, differing: ReadonlySet<string>): void {
    veil(pen, view, lookOf().stage, 1);
    const { laid } = side;
    if (laid) pen.drawImage(laid.bitmap, laid.x - view.x, laid.y - view.y, laid.bitmap.width / laid.scale, laid.bitmap.height / laid.scale);
    for (const cell of cellsIn(view, tiles, side.cells)) {
        const other = differing.has(cellKey(cell));
        outline(pen, view, tiles, cell, other ? lookOf().wrong : '#0003', other ? 3 : 1);
    }
    if (side.hole) drawHole(pen, view, tiles, side.hole);
    drawToken(pen, view, tiles, side.at, lookOf().mark);
}

function drawHole(pen: Pen, view: View, tiles: Tiles, cell: Cell): void {
    const { x, y } = middleAt(tiles, cell);
    const r = 0.3 * Math.sqrt(tiles.area);
    outline(pen, view, tiles, cell, lookOf().wrong, 3);
    stroke(pen, lookOf().wrong, 5 / view.scale, () => cross(pen, { x: x - view.x, y: y - view.y }, r));
}

/** A cell that is pointed at. */
export const drawCursor = (pen: Pen, view: View, tiles: Tiles, cell: Cell): void => {
    outline(pen, view, tiles, cell, lookOf().sheet, 5);
    outline(pen, view, tiles, cell, lookOf().mark, 2.5);
};

/** Cells that are pinned, and colours that are changed. */
export function drawEdits(pen: Pen, view: View, tiles: Tiles, cells: readonly Cell[]): void {
    for (const cell of cellsIn(view, tiles, Int32Array.from(cells.flatMap(({ q, r, s }) => [q, r, s])))) outline(pen, view, tiles, cell, '#fff', 2, 3);
}

/** The place of a cell whose colour is meant: a corner, or a side. */
export function drawSpot(pen: Pen, view: View, tiles: Tiles, cell: Cell, place: number): void {
    const ring = ringAt(tiles, cell);
    const corner = (k: number): Point => { const at = (2 * k) % ring.length; return { x: ring[at]! - view.x, y: ring[at + 1]! - view.y }; };
    const [a, b] = [corner(place >> 1), corner((place >> 1) + 1)];
    for (const [color, width] of [[lookOf().sheet, 4], [lookOf().mark, 0]] as const) {
        if (place % 2) fill(pen, color, () => circle(pen, b.x, b.y, (6 + width / 2) / view.scale));
        else stroke(pen, color, (6 + width) / view.scale, () => line(pen, a, b));
    }
}

/** How far from what is painted tiles can change, where no tile waits for others: those beside it, and on other grids than squares those beside these. */
export const reachOf = ({ name, reach }: Tiles): number => (name === 'square' ? 1 : 2 * Math.max(reach.x1 - reach.x0, reach.y1 - reach.y0));

/** A line round all that painted blocks can change, so far beyond them; each lies round the place that it names. */
export function drawBlocks(pen: Pen, view: View, blocks: readonly number[], side: number, reach: number): void {
    for (const [color, width] of [['#000', 3], ['#fff', 1.5], ['', 0]] as const) { // seen on any ground; the last one clears the inside
        const more = reach + width / view.scale;
        pen.globalCompositeOperation = color ? 'source-over' : 'destination-out';
        fill(pen, color || '#000', () => {
            for (let k = 0; k + 2 < blocks.length; k += 3) pen.rect((blocks[k]! - 0.5) * side - more - view.x, (blocks[k + 1]! - 0.5) * side - more - view.y, side + 2 * more, side + 2 * more);
        });
    }
    pen.globalCompositeOperation = 'source-over';
}

/** What the brush would paint. */
export function drawBrush(pen: Pen, view: View, { x0, y0, x1, y1 }: Box, side: number): void {
    const [w, h] = [(x1 - x0 + 1) * side, (y1 - y0 + 1) * side];
    for (const [color, width] of [[lookOf().sheet, 5], [lookOf().mark, 2.5]] as const)
        stroke(pen, color, width / view.scale, () => pen.rect((x0 - 0.5) * side - view.x, (y0 - 0.5) * side - view.y, w, h));
}
