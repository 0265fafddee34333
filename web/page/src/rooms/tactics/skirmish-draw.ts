// How a skirmish looks between two turns: ways first, then shots and strikes, then who fell.
import { drawn, type Layer } from '../../stage/layer.ts';
import type { Point } from '../../stage/view.ts';
import { middleAt, trace, traceOutline, type Board } from './board.ts';
import { drawEyes } from './draw-board.ts';
import type { Battle, Deed, Fighter, Turn } from './work-skirmish.ts';

const looks = [{ body: '#2f6bc4', rim: '#122f5f', pale: '#bcd6f7' }, { body: '#c93a2b', rim: '#5c120b', pale: '#f7c8bc' }];
const walked = 0.55; // of a turn; then they fight
const struck = 0.8; // from here on it shows what that did

const mix = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
function middleOfBody(board: Board, cells: readonly number[]): Point {
    const points = cells.map((cell) => middleAt(board, cell));
    return { x: points.reduce((sum, { x }) => sum + x, 0) / points.length, y: points.reduce((sum, { y }) => sum + y, 0) / points.length };
}

interface Stand {
    readonly cells: readonly number[];
    readonly at: Point;
    /** From the middle of its cells to where it is. */
    readonly off: Point;
}
// Where a unit is along its way.
function standOf(board: Board, way: readonly (readonly number[])[], along: number): Stand {
    const place = Math.min(Math.max(along, 0), 1) * (way.length - 1);
    const step = Math.min(Math.floor(place), way.length - 1);
    const [from, to] = [way[step]!, way[Math.min(step + 1, way.length - 1)]!];
    const at = mix(middleOfBody(board, from), middleOfBody(board, to), place - step);
    const cells = place - step < 0.5 ? from : to;
    const middle = middleOfBody(board, cells);
    return { cells, at, off: { x: at.x - middle.x, y: at.y - middle.y } };
}

/** The turn that a time is in, and how far through it: at whole times all of a turn has happened. */
export function momentOf(time: number, turns: number): { turn: number; part: number } {
    const t = Math.min(Math.max(time, 0), turns);
    const turn = Math.ceil(t);
    return { turn, part: turn === 0 ? 1 : t - (turn - 1) };
}

export function skirmishLayer(battle: () => Battle | undefined, time: () => number): Layer {
    return drawn(() => void [battle(), time()], (context) => {
        const shown = battle();
        if (!shown) return;
        const { x0, y0, x1, y1 } = shown.box;
        context.save();
        context.beginPath();
        context.rect(x0, y0, x1 - x0, y1 - y0);
        context.clip();
        drawBattle(context, shown, time());
        context.restore();
    });
}

function drawBattle(context: CanvasRenderingContext2D, battle: Battle, time: number): void {
    const { turn, part } = momentOf(time, battle.turns.length - 1);
    const [now, before] = [battle.turns[turn]!, battle.turns[Math.max(turn - 1, 0)]!];
    const { board, fighters } = battle;
    drawWoods(context, board, battle.woods);
    if (now.breached && (before.breached || part >= struck)) drawRubble(context, board, battle.gate);
    for (let i = 1; i < turn + (part >= struck ? 1 : 0); i++) for (const { kind, unit } of battle.turns[i]!.deeds) if (kind === 'fall') drawFallen(context, board, fighters[unit]!, battle.turns[i]!.cells[unit]!);
    const ways = now.deeds.filter(({ kind }) => kind === 'way');
    for (const way of ways) drawWay(context, board, fighters[way.unit]!, way, part);
    const after = part >= struck;
    fighters.forEach((fighter, i) => {
        const hits = (after ? now : before).hits[i]!;
        if (hits <= 0 && (after || before.hits[i]! <= 0)) return;
        const way = ways.find(({ unit }) => unit === i)?.way ?? [now.hits[i]! > 0 || before.hits[i]! > 0 ? now.cells[i]! : before.cells[i]!];
        const stand = standOf(board, way, part / walked);
        drawFighter(context, board, fighter, stand, middleAt(board, (part >= walked ? now : before).looks[i]!), hits);
    });
    if (part > walked) for (const deed of now.deeds) drawAttack(context, board, deed, now, (part - walked) / (1 - walked));
}

const forests = new WeakMap<Int32Array, Path2D>();
function firsOf(board: Board, woods: Int32Array): Path2D {
    let path = forests.get(woods);
    if (!path) {
        path = new Path2D();
        for (const cell of woods) {
            const at = middleAt(board, cell);
            for (const [dx, dy] of [[-0.17, 0.02], [0.15, -0.06], [0, 0.13]] as const) {
                path.moveTo(at.x + dx, at.y + dy - 0.2);
                path.lineTo(at.x + dx + 0.1, at.y + dy + 0.08);
                path.lineTo(at.x + dx - 0.1, at.y + dy + 0.08);
                path.closePath();
            }
        }
        forests.set(woods, path);
    }
    return path;
}

function drawWoods(context: CanvasRenderingContext2D, board: Board, woods: Int32Array): void {
    context.fillStyle = '#35643c';
    context.strokeStyle = '#1f4228';
    context.lineWidth = 0.025;
    context.fill(firsOf(board, woods));
    context.stroke(firsOf(board, woods));
}

function drawRubble(context: CanvasRenderingContext2D, board: Board, gate: Int32Array): void {
    context.beginPath();
    trace(context, board, gate);
    context.fillStyle = '#cbbd9d';
    context.fill();
    context.fillStyle = '#9c8a70';
    for (const cell of gate) {
        const { x, y } = middleAt(board, cell);
        for (const [dx, dy, r] of [[-0.16, -0.05, 0.07], [0.14, 0.08, 0.06], [0.02, -0.12, 0.05], [-0.04, 0.14, 0.06]] as const) {
            context.beginPath();
            context.arc(x + dx, y + dy, r, 0, 7);
            context.fill();
        }
    }
}

function drawFallen(context: CanvasRenderingContext2D, board: Board, { side, kind }: Fighter, cells: readonly number[]): void {
    const { x, y } = middleOfBody(board, cells);
    const arm = kind === 'creature' ? 0.4 : 0.13;
    context.strokeStyle = looks[side]!.rim;
    context.globalAlpha = 0.6;
    context.lineWidth = 0.5 * arm;
    context.beginPath();
    for (const turn of [-1, 1]) {
        context.moveTo(x - arm, y - turn * arm);
        context.lineTo(x + arm, y + turn * arm);
    }
    context.stroke();
    context.globalAlpha = 1;
}

function drawWay(context: CanvasRenderingContext2D, board: Board, { side }: Fighter, { way }: Deed, part: number): void {
    const points = way.map((cells) => middleOfBody(board, cells));
    const steps = Math.min(part / walked, 1) * (points.length - 1);
    context.beginPath();
    points.forEach((point, i) => { if (i <= steps) context[i ? 'lineTo' : 'moveTo'](point.x, point.y); });
    const last = Math.floor(steps);
    if (last < points.length - 1) {
        const tip = mix(points[last]!, points[last + 1]!, steps - last);
        context.lineTo(tip.x, tip.y);
    }
    context.strokeStyle = looks[side]!.pale;
    context.globalAlpha = 0.75;
    context.lineWidth = 0.07;
    context.stroke();
    context.globalAlpha = 1;
}

const ahead = (from: Point, to: Point): number => (from.x === to.x && from.y === to.y ? -Math.PI / 2 : Math.atan2(to.y - from.y, to.x - from.x));

function drawFighter(context: CanvasRenderingContext2D, board: Board, fighter: Fighter, stand: Stand, look: Point, hits: number): void {
    if (fighter.kind === 'creature') return drawCreature(context, board, fighter, stand, look, hits);
    const { body, rim } = looks[fighter.side]!;
    const radius = 0.25;
    context.save();
    context.translate(stand.at.x, stand.at.y);
    context.beginPath();
    context.arc(0.04, 0.06, 1.1 * radius, 0, 7);
    context.fillStyle = 'rgb(20 16 24 / 0.31)';
    context.fill();
    context.save();
    context.rotate(ahead(stand.at, look));
    context.beginPath();
    if (fighter.kind === 'soldier') {
        for (const [x, y] of [[1.45, 0], [0.75, 0.85], [-0.35, 1], [-0.95, 0.45], [-0.95, -0.45], [-0.35, -1], [0.75, -0.85]] as const) context.lineTo(radius * x, radius * y);
        context.closePath();
    } else {
        context.arc(0, 0, 1.35 * radius, -1.2, 1.2);
        context.lineWidth = 0.06;
        context.strokeStyle = rim;
        context.stroke();
        context.beginPath();
        context.arc(0, 0, 0.85 * radius, 0, 7);
    }
    context.fillStyle = body;
    context.strokeStyle = rim;
    context.lineWidth = 0.045;
    context.fill();
    context.stroke();
    context.restore();
    drawPips(context, 0, hits, 0.04);
    context.restore();
}

function drawPips(context: CanvasRenderingContext2D, y: number, hits: number, size: number): void {
    context.fillStyle = '#fffdf6';
    for (let i = 0; i < hits; i++) {
        context.beginPath();
        context.arc((2 * i - hits + 1) * 1.35 * size, y, size, 0, 7);
        context.fill();
    }
}

function drawCreature(context: CanvasRenderingContext2D, board: Board, { side }: Fighter, { cells, at, off }: Stand, look: Point, hits: number): void {
    const { body, rim } = looks[side]!;
    const k = 1 - 0.24 / Math.sqrt(cells.length); // a little smaller than its cells
    context.save();
    context.translate(at.x, at.y);
    context.scale(k, k);
    context.translate(off.x - at.x, off.y - at.y);
    for (const layer of [0, 1]) {
        context.save();
        if (!layer) context.translate(0.08, 0.12);
        context.beginPath();
        trace(context, board, cells);
        context.fillStyle = context.strokeStyle = layer ? body : 'rgb(20 16 24 / 0.31)';
        context.lineWidth = 0.03;
        context.fill();
        if (layer) context.stroke();
        context.restore();
    }
    context.beginPath();
    traceOutline(context, board, cells);
    context.strokeStyle = rim;
    context.lineWidth = 0.12;
    context.stroke();
    context.restore();
    const size = 0.06 + 0.025 * Math.sqrt(cells.length);
    drawEyes(context, at, ahead(at, look), size);
    context.save();
    context.translate(at.x, at.y);
    drawPips(context, 0.2 + 2.6 * size, Math.ceil(hits / 2), 0.05);
    context.restore();
}

function drawAttack(context: CanvasRenderingContext2D, board: Board, { kind, unit, from, to, hit }: Deed, now: Turn, part: number): void {
    if (kind !== 'shot' && kind !== 'strike') return;
    const [a, b] = [middleAt(board, from >= 0 ? from : now.cells[unit]![0]!), middleAt(board, to)];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const tip = mix(a, b, Math.min(1, part * 2) * (length > 0.5 ? 1 - 0.22 / length : 1));
    if (kind === 'shot') drawArrow(context, a, tip, hit);
    else if (part > 0.3) drawStar(context, mix(a, b, 0.55), hit ? 0.2 : 0.12, hit ? '#ffd23f' : '#fffdf6');
    if (kind === 'shot' && hit && part > 0.5) drawStar(context, b, 0.17, '#ffd23f');
}

function drawArrow(context: CanvasRenderingContext2D, from: Point, tip: Point, hit: boolean): void {
    const angle = ahead(from, tip);
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(tip.x, tip.y);
    context.setLineDash(hit ? [] : [0.18, 0.14]);
    for (const [style, width] of [['#3a2313', 0.11], ['#fff3dc', 0.05]] as const) {
        context.strokeStyle = style;
        context.lineWidth = width;
        context.stroke();
    }
    context.setLineDash([]);
    context.beginPath();
    context.moveTo(tip.x, tip.y);
    for (const side of [-1, 1]) context.lineTo(tip.x - 0.26 * Math.cos(angle + side * 0.4), tip.y - 0.26 * Math.sin(angle + side * 0.4));
    context.closePath();
    context.fillStyle = '#3a2313';
    context.fill();
}

function drawStar(context: CanvasRenderingContext2D, at: Point, size: number, color: string): void {
    context.beginPath();
    for (let i = 0; i < 16; i++) {
        const r = i % 2 ? 0.45 * size : size;
        context.lineTo(at.x + r * Math.cos((i * Math.PI) / 8), at.y + r * Math.sin((i * Math.PI) / 8));
    }
    context.closePath();
    context.fillStyle = color;
    context.strokeStyle = '#e8590c';
    context.lineWidth = 0.04;
    context.fill();
    context.stroke();
}
