// The whole cells that are seen.
import { cellAt, type Tiles } from '../../ground/shape.ts';
import { seen, type View } from '../../stage/view.ts';
import type { Part } from './command.ts';

const most = 1 << 22;

/** A rectangle of cells about as large as the picture; of squares those that are wholly seen. */
export function partOf(tiles: Tiles, view: View): Part {
    const { x0, y0, x1, y1 } = seen(view);
    if (tiles.name === 'square') {
        const [q, r] = [Math.ceil(x0), Math.ceil(y0)];
        return bounded({ at: { q, r, s: 0 }, width: Math.floor(x1) - q, height: Math.floor(y1) - r }, 1);
    }
    const { i, j } = tiles;
    const across = tiles.name === 'tri' ? 2 : 1; // cells in a strip
    const [w, h] = [Math.hypot(i.x, i.y), Math.abs(j.y - (j.x * i.y) / i.x)];
    const { q, r } = cellAt(tiles, { x: x0 + w / 2, y: y0 + h / 2 });
    return bounded({ at: { q, r, s: 0 }, width: across * Math.floor((x1 - x0) / w), height: Math.floor((y1 - y0) / h) }, across);
}

function bounded({ at, width, height }: Part, least: number): Part {
    const w = Math.max(least, width);
    return { at, width: w, height: Math.max(1, Math.min(height, Math.floor(most / w))) };
}
