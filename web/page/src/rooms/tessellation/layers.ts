// What is drawn over the tiles: graph, intended centres, cuts, and what the pointer, a key or an edit is at.
import type { ReadonlySignal } from '@preact/signals';
import { calm } from '../../ui/theme.ts';
import { drawn, ringPath, type Layer } from '../../stage/layer.ts';
import { ringOf } from '../../stage/tiles.ts';
import { seen, type Point, type View } from '../../stage/view.ts';
import { middleOf, nodesOf, placeOf, sideAt, tileTotal, type Board, type Side } from './pick.ts';
import type { Refusal } from './tessellation.work.ts';

const graphInk = '#2f6f9f';
const intendedInk = '#a3195b';
const cutInk = '#c2571a';
const ink = '#23211d';

export interface Marks {
    readonly board: ReadonlySignal<Board | undefined>;
    readonly show: ReadonlySignal<{ graph: boolean; intended: boolean; cuts: boolean }>;
    readonly hover: ReadonlySignal<Side | undefined>;
    readonly focus: ReadonlySignal<number>;
    readonly flash: ReadonlySignal<{ tiles: Int32Array; share: number }>;
    readonly wrong: ReadonlySignal<readonly Refusal[]>;
}

// The tiles in sight; none where they are too small to tell anything.
function tilesSeen(board: Board, view: View, margin = 2): number[] {
    if (view.scale < 5) return [];
    const box = seen(view);
    const out: number[] = [];
    for (let t = 0; t < tileTotal(board); t++) {
        const { x, y } = placeOf(board, t);
        if (x > box.x0 - margin && x < box.x1 + margin && y > box.y0 - margin && y < box.y1 + margin) out.push(t);
    }
    return out;
}

function line(context: CanvasRenderingContext2D, a: Point, b: Point): void {
    context.moveTo(a.x, a.y);
    context.lineTo(b.x, b.y);
}
function dot(context: CanvasRenderingContext2D, { x, y }: Point, radius: number): void {
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, 2 * Math.PI);
}

/** The layers over the tiles. */
export function marksOf(marks: Marks): Layer[] {
    return [
        drawn(() => { void marks.board.value; void marks.show.value; void marks.wrong.value; }, (context, view, px) => {
            const board = marks.board.value;
            if (!board) return;
            const tiles = tilesSeen(board, view);
            const { graph, intended, cuts } = marks.show.value;
            if (cuts || !board.hash) drawCuts(context, board, tiles, px);
            if (graph || !board.hash) drawGraph(context, board, tiles, px);
            if (intended && board.hash) drawIntended(context, board, tiles, px);
            drawFaults(context, board, marks.wrong.value, px);
        }),
        drawn(() => { void marks.board.value; void marks.hover.value; void marks.focus.value; void marks.flash.value; }, (context, _, px) => {
            const board = marks.board.value;
            if (!board) return;
            drawFlash(context, board, marks.flash.value, px);
            if (marks.focus.value >= 0 && marks.focus.value < tileTotal(board)) drawFocus(context, board, marks.focus.value, px);
            if (marks.hover.value) drawSide(context, marks.hover.value, !board.hash, px);
        }),
    ];
}

function drawGraph(context: CanvasRenderingContext2D, board: Board, tiles: readonly number[], px: number): void {
    const total = tileTotal(board);
    const { links, ground: { around } } = board;
    const each = (border: boolean): void => {
        context.beginPath();
        for (const t of tiles)
            for (let k = 0; k < 6; k++) {
                const other = around[6 * t + k]!;
                if (!(links[t]! >> k & 1) || border !== other >= total || (other < total && other < t)) continue;
                line(context, placeOf(board, t), placeOf(board, other));
            }
        context.stroke();
    };
    context.strokeStyle = graphInk;
    context.lineWidth = 2 * px;
    each(false);
    context.globalAlpha = 0.5;
    context.setLineDash([4 * px, 4 * px]);
    context.lineWidth = 1.5 * px;
    each(true);
    context.setLineDash([]);
    context.globalAlpha = 1;
    context.fillStyle = graphInk;
    context.beginPath();
    for (const t of tiles) dot(context, placeOf(board, t), Math.min(4 * px, 0.2));
    context.fill();
}

// Neighbours that are kept apart: dashed where they share no side, a wall where hexagons show what was meant.
function drawCuts(context: CanvasRenderingContext2D, board: Board, tiles: readonly number[], px: number): void {
    const total = tileTotal(board);
    context.strokeStyle = cutInk;
    context.lineWidth = (board.hash ? 2 : 4) * px;
    if (board.hash) context.setLineDash([5 * px, 4 * px]);
    context.beginPath();
    for (const t of tiles)
        for (let k = 0; k < 6; k++) {
            const side = sideAt(board, t, k);
            if (side.joined || (side.other < total && side.other < t)) continue;
            const m = middleOf(side);
            const part = board.hash ? 0.62 : 1;
            const towards = (p: Point): Point => ({ x: m.x + (p.x - m.x) * part, y: m.y + (p.y - m.y) * part });
            line(context, towards(side.from), towards(side.to));
        }
    context.stroke();
    context.setLineDash([]);
}

// A small hexagon where the tile was meant to be, and the way from there to where it is.
function drawIntended(context: CanvasRenderingContext2D, board: Board, tiles: readonly number[], px: number): void {
    context.strokeStyle = intendedInk;
    context.lineWidth = 2 * px;
    context.beginPath();
    for (const t of tiles) line(context, { x: board.ground.places[2 * t]!, y: board.ground.places[2 * t + 1]! }, placeOf(board, t));
    context.stroke();
    context.lineWidth = 1.25 * px;
    context.fillStyle = '#ffffff';
    context.beginPath();
    const radius = Math.min(6 * px, 0.25);
    for (const t of tiles) {
        const [x, y] = [board.ground.places[2 * t]!, board.ground.places[2 * t + 1]!];
        for (let k = 0; k < 6; k++) context[k ? 'lineTo' : 'moveTo'](x + radius * Math.cos((k * Math.PI) / 3), y + radius * Math.sin((k * Math.PI) / 3));
        context.closePath();
    }
    context.fill();
    context.stroke();
}

function drawFaults(context: CanvasRenderingContext2D, board: Board, faults: readonly Refusal[], px: number): void {
    context.strokeStyle = '#d01c2c';
    context.fillStyle = '#d01c2c40';
    context.lineWidth = 3 * px;
    for (const fault of faults)
        for (const node of nodesOf(fault)) {
            context.beginPath();
            if (node < tileTotal(board)) ringPath(context, ringOf(board.tiles, node));
            else dot(context, placeOf(board, node), 0.4);
            context.fill();
            context.stroke();
        }
}

function drawFlash(context: CanvasRenderingContext2D, board: Board, { tiles, share }: { tiles: Int32Array; share: number }, px: number): void {
    if (!share || !tiles.length) return;
    context.globalAlpha = share;
    context.strokeStyle = cutInk;
    context.fillStyle = 'rgba(255, 255, 255, 0.55)';
    context.lineWidth = 3 * px;
    context.beginPath();
    for (const t of tiles) if (t < tileTotal(board)) ringPath(context, ringOf(board.tiles, t));
    if (!calm.value) context.fill();
    context.stroke();
    context.globalAlpha = 1;
}

// A tile that keys act on: its outline, and at each side the key that joins or parts it.
function drawFocus(context: CanvasRenderingContext2D, board: Board, tile: number, px: number): void {
    context.beginPath();
    ringPath(context, ringOf(board.tiles, tile));
    context.strokeStyle = '#ffffff';
    context.lineWidth = 7 * px;
    context.stroke();
    context.strokeStyle = ink;
    context.lineWidth = 4 * px;
    context.stroke();
    const sides = Array.from({ length: 6 }, (_, k) => sideAt(board, tile, k));
    const middles = sides.map(middleOf);
    const apart = Math.min(...middles.map((m, k) => { const n = middles[(k + 1) % 6]!; return Math.hypot(m.x - n.x, m.y - n.y); })) / px;
    if (apart < 19) spread(context, placeOf(board, tile), middles, px);
    context.font = `600 ${13 * px}px system-ui, 'DejaVu Sans', sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    for (const [k, side] of sides.entries()) {
        const m = middles[k]!;
        context.beginPath();
        dot(context, m, 10 * px);
        context.fillStyle = side.joined ? ink : '#ffffff';
        context.strokeStyle = side.joined ? '#ffffff' : cutInk;
        context.lineWidth = 1.5 * px;
        context.fill();
        context.stroke();
        context.fillStyle = side.joined ? '#ffffff' : '#8a3a0c';
        context.fillText(String(k + 1), m.x, m.y + px);
    }
}

// Where there is no room for digits on the sides, they stand round the tile, with a line to where they belong.
function spread(context: CanvasRenderingContext2D, center: Point, middles: Point[], px: number): void {
    const far = Math.max(26 * px, ...middles.map((m) => Math.hypot(m.x - center.x, m.y - center.y) + 12 * px));
    context.beginPath();
    middles.forEach((m, k) => {
        middles[k] = { x: center.x + far * Math.sin((k * Math.PI) / 3), y: center.y - far * Math.cos((k * Math.PI) / 3) };
        line(context, m, middles[k]!);
    });
    context.lineWidth = 2 * px;
    context.stroke();
}

// What a click would do: a side that would go, or a way that would be made.
function drawSide(context: CanvasRenderingContext2D, side: Side, walls: boolean, px: number): void {
    const m = middleOf(side);
    const stroke = (color: string, width: number): void => {
        context.strokeStyle = color;
        context.lineWidth = width * px;
        context.beginPath();
        line(context, side.from, side.to);
        context.stroke();
    };
    if (!side.joined && !walls) context.setLineDash([7 * px, 7 * px]);
    stroke('#ffffff', 8);
    stroke(cutInk, 5);
    context.setLineDash([]);
    context.beginPath();
    dot(context, m, 11 * px);
    context.fillStyle = cutInk;
    context.fill();
    context.strokeStyle = '#ffffff';
    context.lineWidth = 2.5 * px;
    context.beginPath();
    line(context, { x: m.x - 5 * px, y: m.y }, { x: m.x + 5 * px, y: m.y });
    if (!side.joined) line(context, { x: m.x, y: m.y - 5 * px }, { x: m.x, y: m.y + 5 * px });
    context.stroke();
}
