// What is drawn over the tiles: graph, intended centres, cuts, and what the pointer, a key or an edit is at.
import { computed } from '@preact/signals';
import { calm } from '../../ui/theme.ts';
import { disc, drawn, fill, line, ringPath, stroke, type Layer } from '../../stage/layer.ts';
import { ringOf } from '../../stage/tiles.ts';
import { seen, type Point, type View } from '../../stage/view.ts';
import { middleOf, nodesOf, placeOf, sideAt, tileTotal, type Board, type Side } from './pick.ts';
import type { Work } from './room.ts';
import type { Refusal } from './tessellation.work.ts';

const graphInk = '#2f6f9f';
const intendedInk = '#a3195b';
const cutInk = '#c2571a';
const ink = '#23211d';

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

/** The layers over the tiles. */
export function marksOf({ store, board: shown, hover, focus, flash, faults }: Work): Layer[] {
    const show = computed(() => ({ graph: store.get('graph'), intended: store.get('meant'), cuts: store.get('apart') }));
    return [
        drawn(() => { void shown.value; void show.value; void faults.value; }, (context, view, px) => {
            const board = shown.value;
            if (!board) return;
            const tiles = tilesSeen(board, view);
            const { graph, intended, cuts } = show.value;
            if (cuts || !board.hash) drawCuts(context, board, tiles, px);
            if (graph || !board.hash) drawGraph(context, board, tiles, px);
            if (intended && board.hash) drawIntended(context, board, tiles, px);
            drawFaults(context, board, faults.value, px);
        }),
        drawn(() => { void shown.value; void hover.value; void focus.value; void flash.value; }, (context, _, px) => {
            const board = shown.value;
            if (!board) return;
            drawFlash(context, board, flash.value, px);
            if (focus.value >= 0 && focus.value < tileTotal(board)) drawFocus(context, board, focus.value, px);
            if (hover.value) drawSide(context, hover.value, !board.hash, px);
        }),
    ];
}

function drawGraph(context: CanvasRenderingContext2D, board: Board, tiles: readonly number[], px: number): void {
    const total = tileTotal(board);
    const { links, ground: { around } } = board;
    const ways = (border: boolean) => (): void => {
        for (const t of tiles)
            for (let k = 0; k < 6; k++) {
                const other = around[6 * t + k]!;
                if (!(links[t]! >> k & 1) || border !== other >= total || (other < total && other < t)) continue;
                line(context, placeOf(board, t), placeOf(board, other));
            }
    };
    stroke(context, graphInk, 2 * px, ways(false));
    stroke(context, graphInk, 1.5 * px, ways(true), { alpha: 0.5, dash: [4 * px, 4 * px] });
    fill(context, graphInk, () => { for (const t of tiles) disc(context, placeOf(board, t), Math.min(4 * px, 0.2)); });
}

// Neighbours that are kept apart: dashed where they share no side, a wall where hexagons show what was meant.
function drawCuts(context: CanvasRenderingContext2D, board: Board, tiles: readonly number[], px: number): void {
    const total = tileTotal(board);
    stroke(context, cutInk, (board.hash ? 2 : 4) * px, () => {
        for (const t of tiles)
            for (let k = 0; k < 6; k++) {
                const side = sideAt(board, t, k);
                if (side.joined || (side.other < total && side.other < t)) continue;
                const m = middleOf(side);
                const part = board.hash ? 0.62 : 1;
                const towards = (p: Point): Point => ({ x: m.x + (p.x - m.x) * part, y: m.y + (p.y - m.y) * part });
                line(context, towards(side.from), towards(side.to));
            }
    }, { dash: board.hash ? [5 * px, 4 * px] : [] });
}

// A small hexagon where the tile was meant to be, and the way from there to where it is.
function drawIntended(context: CanvasRenderingContext2D, board: Board, tiles: readonly number[], px: number): void {
    const meantAt = (t: number): Point => ({ x: board.ground.places[2 * t]!, y: board.ground.places[2 * t + 1]! });
    stroke(context, intendedInk, 2 * px, () => { for (const t of tiles) line(context, meantAt(t), placeOf(board, t)); });
    const radius = Math.min(6 * px, 0.25);
    const corners = Array.from({ length: 6 }, (_, k) => [radius * Math.cos((k * Math.PI) / 3), radius * Math.sin((k * Math.PI) / 3)] as const);
    fill(context, '#ffffff', () => { for (const { x, y } of tiles.map(meantAt)) ringPath(context, corners.flatMap(([dx, dy]) => [x + dx, y + dy])); });
    stroke(context, intendedInk, 1.25 * px);
}

function drawFaults(context: CanvasRenderingContext2D, board: Board, faults: readonly Refusal[], px: number): void {
    for (const node of faults.flatMap(nodesOf)) {
        fill(context, '#d01c2c40', () => (node < tileTotal(board) ? ringPath(context, ringOf(board.tiles, node)) : disc(context, placeOf(board, node), 0.4)));
        stroke(context, '#d01c2c', 3 * px);
    }
}

function drawFlash(context: CanvasRenderingContext2D, board: Board, { tiles, share }: { tiles: Int32Array; share: number }, px: number): void {
    if (!share || !tiles.length) return;
    fill(context, calm.value ? '#0000' : 'rgba(255, 255, 255, 0.55)', () => { for (const t of tiles) if (t < tileTotal(board)) ringPath(context, ringOf(board.tiles, t)); }, { alpha: share });
    stroke(context, cutInk, 3 * px, undefined, { alpha: share });
}

// A tile that keys act on: its outline, and at each side the key that joins or parts it.
function drawFocus(context: CanvasRenderingContext2D, board: Board, tile: number, px: number): void {
    stroke(context, '#ffffff', 7 * px, () => ringPath(context, ringOf(board.tiles, tile)));
    stroke(context, ink, 4 * px);
    const sides = Array.from({ length: 6 }, (_, k) => sideAt(board, tile, k));
    const middles = sides.map(middleOf);
    const apart = Math.min(...middles.map((m, k) => { const n = middles[(k + 1) % 6]!; return Math.hypot(m.x - n.x, m.y - n.y); })) / px;
    if (apart < 19) spread(context, placeOf(board, tile), middles, px);
    context.font = `600 ${13 * px}px system-ui, 'DejaVu Sans', sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    for (const [k, side] of sides.entries()) {
        const m = middles[k]!;
        fill(context, side.joined ? ink : '#ffffff', () => disc(context, m, 10 * px));
        stroke(context, side.joined ? '#ffffff' : cutInk, 1.5 * px);
        context.fillStyle = side.joined ? '#ffffff' : '#8a3a0c';
        context.fillText(String(k + 1), m.x, m.y + px);
    }
}

// Where there is no room for digits on the sides, they stand round the tile, with a line to where they belong.
function spread(context: CanvasRenderingContext2D, center: Point, middles: Point[], px: number): void {
    const far = Math.max(26 * px, ...middles.map((m) => Math.hypot(m.x - center.x, m.y - center.y) + 12 * px));
    stroke(context, ink, 2 * px, () => middles.forEach((m, k) => {
        middles[k] = { x: center.x + far * Math.sin((k * Math.PI) / 3), y: center.y - far * Math.cos((k * Math.PI) / 3) };
        line(context, m, middles[k]!);
    }));
}

// What a click would do: a side that would go, or a way that would be made.
function drawSide(context: CanvasRenderingContext2D, side: Side, walls: boolean, px: number): void {
    const m = middleOf(side);
    const dash = !side.joined && !walls ? [7 * px, 7 * px] : [];
    for (const [color, width] of [['#ffffff', 8], [cutInk, 5]] as const) stroke(context, color, width * px, () => line(context, side.from, side.to), { dash });
    fill(context, cutInk, () => disc(context, m, 11 * px));
    stroke(context, '#ffffff', 2.5 * px, () => {
        line(context, { x: m.x - 5 * px, y: m.y }, { x: m.x + 5 * px, y: m.y });
        if (!side.joined) line(context, { x: m.x, y: m.y - 5 * px }, { x: m.x, y: m.y + 5 * px });
    });
}
