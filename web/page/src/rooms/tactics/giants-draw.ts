// How giants look: the board tinted by clearance, the way, what it passes, the body, the goal.
import { drawn, type Layer } from '../../stage/layer.ts';
import type { Point } from '../../stage/view.ts';
import { cellOf, middleAt, trace, traceOutline, type Board } from './board.ts';
import { drawEyes, drawFocus, drawMeadow, drawStone } from './draw-board.ts';
import type { Giant } from './work-giants.ts';

export interface ShownGiant {
    readonly giant: Giant | undefined;
    readonly walls: ReadonlySet<number>;
    /** In moves. */
    readonly time: number;
    readonly heat: boolean;
    readonly kind: 'rhombus' | 'hexagon' | 'triangle';
    readonly cursor: number;
}

const hides = { rhombus: ['#4a6fa8', '#243a63', '#7fa3d4'], hexagon: ['#8a6f9f', '#473760', '#b096c4'], triangle: ['#c0693f', '#6d3319', '#df9060'] } as const;

export function middleOfCells(board: Board, cells: readonly number[]): Point {
    const points = cells.map((cell) => middleAt(board, cell));
    return { x: points.reduce((sum, { x }) => sum + x, 0) / points.length, y: points.reduce((sum, { y }) => sum + y, 0) / points.length };
}

/** From pale to teal, as the command's picture has it. */
export const heatOf = (k: number, alpha = 1): string => `rgb(${[243 + (63 - 243) * k, 236 + (143 - 236) * k, 217 + (139 - 217) * k].map(Math.round).join(' ')} / ${alpha})`;

// Of rhombi and hexagons whole unit cells, since every anchor points down.
function drawHeat(context: CanvasRenderingContext2D, board: Board, clearance: Int32Array, whole: boolean, dark: boolean): void {
    const most = clearance.reduce((a, b) => Math.max(a, b), 1);
    for (let size = 1; size <= most; size++) {
        const of = Array.from(clearance.keys()).filter((cell) => clearance[cell] === size);
        context.beginPath();
        trace(context, board, of);
        if (whole) trace(context, board, of.map((cell) => cell + 1).filter((cell) => cell % board.width));
        context.fillStyle = heatOf(size / most, dark ? 0.5 : 0.85);
        context.fill();
    }
}

function drawSweeps(context: CanvasRenderingContext2D, board: Board, giant: Giant, dark: boolean): void {
    context.beginPath();
    trace(context, board, new Set(giant.sweeps.flat()));
    context.fillStyle = dark ? 'rgb(246 214 130 / 0.4)' : 'rgb(246 220 150 / 0.75)';
    context.fill();
    const middles = giant.bodies.map((cells) => middleOfCells(board, cells));
    context.beginPath();
    for (const { x, y } of middles) context.lineTo(x, y);
    context.strokeStyle = dark ? '#f3e2b8' : '#4a4238';
    context.lineWidth = 0.1;
    context.stroke();
    let last: Point | undefined;
    middles.forEach((at, i) => { // ghosts, some way apart
        if (i === 0 || i === middles.length - 1 || (last && Math.hypot(at.x - last.x, at.y - last.y) < 1.5 * Math.sqrt(giant.bodies[0]!.length / 4))) return;
        last = at;
        context.beginPath();
        traceOutline(context, board, giant.bodies[i]!);
        context.lineWidth = 0.045;
        context.stroke();
    });
}

function drawBody(context: CanvasRenderingContext2D, board: Board, cells: readonly number[], at: Point, ahead: number, [hide, rim, scales]: readonly [string, string, string]): void {
    const middle = middleOfCells(board, cells);
    const k = 1 - 0.16 / Math.sqrt(cells.length);
    context.save();
    context.translate(at.x, at.y);
    context.scale(k, k);
    context.translate(-middle.x, -middle.y);
    for (const shadow of [true, false]) {
        context.save();
        if (shadow) context.translate(0.08, 0.14);
        context.beginPath();
        trace(context, board, cells);
        context.fillStyle = context.strokeStyle = shadow ? 'rgb(20 16 24 / 0.3)' : hide;
        context.lineWidth = 0.03;
        context.fill();
        if (!shadow) context.stroke();
        context.restore();
    }
    for (const cell of cells) { // a scale on each cell
        const m = middleAt(board, cell);
        context.save();
        context.translate(m.x, m.y);
        context.scale(0.72, 0.72);
        context.translate(-m.x, -m.y);
        context.beginPath();
        trace(context, board, [cell]);
        context.fillStyle = scales;
        context.globalAlpha = cellOf(board, cell).s ? 0.5 : 0.85;
        context.fill();
        context.restore();
    }
    context.beginPath();
    traceOutline(context, board, cells);
    context.strokeStyle = rim;
    context.lineWidth = 0.1;
    context.stroke();
    context.restore();
    drawEyes(context, at, ahead, 0.07 + 0.022 * Math.sqrt(cells.length));
}

function drawGoal(context: CanvasRenderingContext2D, board: Board, { goal, found }: Giant, dark: boolean): void {
    if (!goal.length) return;
    context.beginPath();
    traceOutline(context, board, goal);
    context.strokeStyle = found ? (dark ? '#9cc4ff' : '#1d4fa3') : '#c8402f';
    context.lineWidth = 0.14;
    context.setLineDash([0.3, 0.24]);
    context.stroke();
    context.setLineDash([]);
    if (found) return;
    const { x, y } = middleOfCells(board, goal);
    context.beginPath();
    for (const turn of [-1, 1]) {
        context.moveTo(x - 0.4, y - 0.4 * turn);
        context.lineTo(x + 0.4, y + 0.4 * turn);
    }
    context.stroke();
}

export function giantsLayer(board: Board, shown: () => ShownGiant): Layer {
    return drawn(() => void shown(), (context, { dark }, line) => {
        const { giant, walls, time, heat, kind, cursor } = shown();
        drawMeadow(context, board, line, dark);
        if (heat && giant) drawHeat(context, board, giant.clearance, kind !== 'triangle', dark);
        if (giant) drawSweeps(context, board, giant, dark);
        drawStone(context, board, walls, dark);
        if (!giant) return;
        drawGoal(context, board, giant, dark);
        const last = giant.bodies.length - 1;
        const place = Math.min(Math.max(time, 0), last);
        const step = Math.min(Math.floor(place), Math.max(last - 1, 0));
        const [from, to] = [giant.bodies[step]!, giant.bodies[Math.min(step + 1, last)]!];
        const [a, b] = [middleOfCells(board, from), middleOfCells(board, to)];
        const part = place - step;
        const ahead = a.x === b.x && a.y === b.y ? 0 : Math.atan2(b.y - a.y, b.x - a.x);
        drawBody(context, board, part < 0.5 ? from : to, { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }, ahead, hides[kind]);
        if (cursor >= 0) drawFocus(context, board, cursor, line);
    });
}
