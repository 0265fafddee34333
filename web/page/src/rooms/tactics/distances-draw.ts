// How the three boards of distances look.
import { circle, drawn, fill, stroke, type Layer } from '../../stage/layer.ts';
import { seen, type Box } from '../../stage/view.ts';
import { cellOf, middleAt, sizeOf, trace } from './board.ts';
import { css } from '../../ui/look.ts';
import { drawFocus, drawStone, linesOf } from './draw-board.ts';
import { distanceBoard as board, metrics, type Metric } from './fields.ts';
import type { Distances } from './work-distances.ts';

export const titles: Record<Metric, { title: string; says: string }> = {
    edge: { title: 'across edges', says: 'Steps go to the 3 neighbours. The cell opposite, though it touches, is 3 steps away.' },
    shortcut: { title: 'with shortcuts', says: 'The 3 neighbours at 1, and the 3 opposite cells at 2: good for movement.' },
    touch: { title: 'touching', says: 'All 12 cells that touch, at 1: good for ranges and zones.' },
};

const gap = 1.6;
/** From one board to the next. */
export const band = sizeOf(board).x + gap;
export const columns = (count: number): Box => ({ x0: -0.4, y0: -3.9, x1: count * band - gap + 0.4, y1: sizeOf(board).y + 0.6 });

function grouped(field: Int32Array): Map<number, number[]> {
    const groups = new Map<number, number[]>();
    field.forEach((distance, cell) => {
        const group = groups.get(distance);
        if (group) group.push(cell);
        else groups.set(distance, [cell]);
    });
    return groups;
}

function drawHeat(context: CanvasRenderingContext2D, groups: Map<number, number[]>, colors: Uint32Array, line: number): void {
    for (const [distance, cells] of groups) {
        fill(context, distance < 0 ? '#8886' : css(colors[distance]!), () => trace(context, board, cells));
        stroke(context, distance < 0 ? '#8886' : css(colors[distance]!), line);
    }
    context.strokeStyle = 'rgb(40 10 30 / 0.16)';
    context.lineWidth = Math.max(line * 0.75, 0.02);
    context.stroke(linesOf(board));
}

function drawNumbers(context: CanvasRenderingContext2D, field: Int32Array, colors: Uint32Array, box: Box, left: number): void {
    context.font = '0.34px system-ui, sans-serif';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    field.forEach((distance, cell) => {
        if (distance <= 0) return;
        const { x, y } = middleAt(board, cell);
        if (x + left < box.x0 || x + left > box.x1 || y < box.y0 || y > box.y1) return;
        const color = colors[distance]!;
        context.fillStyle = (color >>> 24) + ((color >>> 16) & 255) * 1.6 + ((color >>> 8) & 255) * 0.4 > 400 ? '#2a1522' : '#ffffff';
        context.fillText(String(distance), x, y + (cellOf(board, cell).s ? 0.04 : -0.03));
    });
}

function drawOrigin(context: CanvasRenderingContext2D, cell: number): void {
    const { x, y } = middleAt(board, cell);
    circle(context, x, y, 0.3);
    fill(context, '#2f6db5');
    stroke(context, '#ffffff', 0.1);
}

export function distancesLayer(shown: () => { answer: Distances | undefined; walls: ReadonlySet<number>; chosen: Metric; cursor: number }): Layer {
    return drawn(() => void shown(), (context, view, line) => {
        const { answer, walls, chosen, cursor } = shown();
        if (!answer) return;
        const ink = view.dark ? '#ece8df' : '#23211d';
        const groups = answer.fields.map(grouped);
        metrics.forEach((metric, i) => {
            const colors = answer.colors[i]!;
            context.save();
            context.translate(i * band, 0);
            context.font = `${metric === chosen ? 'bold ' : ''}${Math.max(1.15, 12.5 * line)}px system-ui, sans-serif`;
            context.textAlign = 'left';
            context.textBaseline = 'alphabetic';
            context.fillStyle = ink;
            context.fillText(titles[metric].title, 0.1, -0.65);
            drawHeat(context, groups[i]!, colors, line);
            drawStone(context, board, walls, view.dark);
            if (view.scale > 24) drawNumbers(context, answer.fields[i]!, colors, seen(view), i * band);
            drawOrigin(context, answer.from);
            if (cursor >= 0) drawFocus(context, board, cursor, line);
            if (metric === chosen) {
                context.fillStyle = view.dark ? '#6cc5a1' : '#1f6a52';
                context.fillRect(0, -0.32, sizeOf(board).x, Math.max(0.12, 2 * line));
            }
            context.restore();
        });
    });
}
