// How giants look: the board tinted by clearance, the way, what it passes, the body, the goal.
import { at, cross, drawn, fill, ringPath, stroke, through, type Layer } from '../../stage/layer.ts';
import type { Point } from '../../stage/view.ts';
import { cellOf, cornersOf, middleAt, trace, traceOutline, type Board } from './board.ts';
import { drawEyes, drawFocus, drawMeadow, drawStone } from './draw-board.ts';
import type { Giant } from './work-giants.ts';

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
        fill(context, heatOf(size / most, dark ? 0.5 : 0.85), () => trace(context, board, whole ? [...of, ...of.map((cell) => cell + 1).filter((cell) => cell % board.width)] : of));
    }
}

function drawSweeps(context: CanvasRenderingContext2D, board: Board, giant: Giant, dark: boolean): void {
    fill(context, dark ? 'rgb(246 214 130 / 0.4)' : 'rgb(246 220 150 / 0.75)', () => trace(context, board, new Set(giant.sweeps.flat())));
    const middles = giant.bodies.map((cells) => middleOfCells(board, cells));
    const way = dark ? '#f3e2b8' : '#4a4238';
    stroke(context, way, 0.1, () => through(context, middles));
    let last: Point | undefined;
    middles.forEach((at, i) => { // ghosts, some way apart
        if (i === 0 || i === middles.length - 1 || (last && Math.hypot(at.x - last.x, at.y - last.y) < 1.5 * Math.sqrt(giant.bodies[0]!.length / 4))) return;
        last = at;
        stroke(context, way, 0.045, () => traceOutline(context, board, giant.bodies[i]!));
    });
}

// Cells as if their middle were 0, 0.
function traceAround(context: CanvasRenderingContext2D, board: Board, cells: readonly number[], { x, y }: Point): void {
    for (const cell of cells) ringPath(context, cornersOf(cellOf(board, cell)), { x, y });
}

function drawBody(context: CanvasRenderingContext2D, board: Board, cells: readonly number[], place: Point, ahead: number, [hide, rim, scales]: readonly [string, string, string]): void {
    const middle = middleOfCells(board, cells);
    at(context, place, 1 - 0.16 / Math.sqrt(cells.length), () => {
        fill(context, 'rgb(20 16 24 / 0.3)', () => traceAround(context, board, cells, { x: middle.x - 0.08, y: middle.y - 0.14 }));
        fill(context, hide, () => traceAround(context, board, cells, middle));
        stroke(context, hide, 0.03);
        for (const cell of cells) { // a scale on each cell
            const m = middleAt(board, cell);
            at(context, { x: m.x - middle.x, y: m.y - middle.y }, 0.72, () => fill(context, scales, () => traceAround(context, board, [cell], m), { alpha: cellOf(board, cell).s ? 0.5 : 0.85 }));
        }
        context.translate(-middle.x, -middle.y);
        stroke(context, rim, 0.1, () => traceOutline(context, board, cells));
    });
    drawEyes(context, place, ahead, 0.07 + 0.022 * Math.sqrt(cells.length));
}

function drawGoal(context: CanvasRenderingContext2D, board: Board, { goal, found }: Giant, dark: boolean): void {
    if (!goal.length) return;
    const color = found ? (dark ? '#9cc4ff' : '#1d4fa3') : '#c8402f';
    stroke(context, color, 0.14, () => traceOutline(context, board, goal), { dash: [0.3, 0.24] });
    if (found) return;
    stroke(context, color, 0.14, () => cross(context, middleOfCells(board, goal), 0.4));
}

export function giantsLayer(board: Board, shown: () => { giant: Giant | undefined; walls: ReadonlySet<number>; time: number; heat: boolean; kind: keyof typeof hides; cursor: number }): Layer {
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
