// The diagram: the board with its names, and over it what is asked and answered.
import { at as around, circle, cross as crossPath, drawn, fill, line as lineTo, ringPath, stroke, through, type Layer, type Pen as Context } from '../../stage/layer.ts';
import { boxOf, type Point } from '../../stage/view.ts';
import type { Asked } from './ask.ts';
import { boardOf, labelOf, passageOf, type Passing } from './engine.ts';
import { lookOf, type Look } from '../../ui/look.ts';
import { isCut, middle, outline, pointsOf, shapeOf, type Pose, type Shape } from './shape.ts';
import { keyOf, nameOf, sizeOf, systemOf, wallsOf, type Kind, type Part, type State } from './state.ts';

/** What the layers show. */
export interface Diagram {
    readonly state: State;
    readonly pose: Pose;
    readonly asked: Asked | undefined;
    /** The answer that is pointed out, by its number. */
    readonly lit: number;
    /** The part under the keys' focus. */
    readonly focus?: Part;
}

const room: Readonly<Record<string, number>> = { square: 0.86, hex: 0.9, tri: 0.58 };

// Letters are set a hundred times as large and scaled down: browsers space tiny ones badly.
const fine = 100;
function letters(context: Context, x: number, y: number, size: number, look: Look, bold: boolean, put: () => void): void {
    around(context, { x, y }, 1 / fine, () => {
        context.font = `${bold ? '700 ' : ''}${size * fine}px ${look.font}`;
        context.textAlign = 'center';
        context.textBaseline = 'middle';
        put();
    });
}
function write(context: Context, text: string, x: number, y: number, size: number, color: string, look: Look, bold = false, halo = ''): void {
    letters(context, x, y, size, look, bold, () => {
        if (halo) {
            context.strokeStyle = halo;
            context.lineWidth = size * 0.5 * fine;
            context.strokeText(text, 0, 0);
        }
        context.fillStyle = color;
        context.fillText(text, 0, 0);
    });
}

// Letters as large as there is room for.
const sizeFor = (text: string, width: number, most: number): number => Math.min(most, width / (0.62 * text.length));

function trace(context: Context, shape: Shape, part: Part): void {
    context.beginPath();
    const points = outline(shape, part);
    if (part.kind === 'face') ringPath(context, points);
    else if (part.kind === 'edge') lineTo(context, ...(pointsOf(points) as [Point, Point]));
    else context.arc(points[0]!, points[1]!, 0.09, 0, 7);
}

const shareOf = ({ stays }: Passing, m: number): number => (stays === 'both' ? 1 : stays === 'own' ? m : 1 - m);

/** The board: cells, lines, walls and names. It stands still while only the pointer moves, and is drawn anew only when it differs. */
export function groundLayer(watch: () => Diagram): Layer {
    let last = '';
    const layer = drawn(watch, (context, _, line) => ground(context, watch(), line));
    return {
        ...layer,
        draw(canvas, view) {
            const { state, pose } = watch();
            const { grid, labels } = state;
            const now = [
                Object.values(pose), Object.values(view), canvas.width, canvas.height, sizeOf(state), grid, labels, systemOf(state), wallsShown(state).map(keyOf),
            ].join();
            if (now !== last) layer.draw(canvas, view);
            last = now;
        },
    };
}
const wallsShown = (state: State): Part[] => (state.mode === 'path' || state.mode === 'view' ? wallsOf(state) : []);

function ground(context: Context, { state, pose }: Diagram, line: number): void {
    const [look, shape, n] = [lookOf(), shapeOf(pose), sizeOf(state)];
    const { face, edge } = passageOf(pose.grid, n);
    const m = pose.grid === 'square' ? 1 : pose.m;
    const walls = new Set(wallsShown(state).map(keyOf));
    for (const it of face) {
        if (!(context.globalAlpha = shareOf(it, m))) continue;
        trace(context, shape, it.part);
        fill(context, walls.has(keyOf(it.part)) && pose.grid === state.grid ? look.faint : look.sheet);
        stroke(context, walls.has(keyOf(it.part)) && pose.grid === state.grid ? look.faint : look.sheet, line); // no seam shows between two fills
    }
    context.strokeStyle = look.faint;
    context.lineWidth = Math.max(1.2 * line, 0.018);
    for (const it of edge) {
        context.globalAlpha = 0.55 * shareOf(it, m) * (isCut(shape, it.part.s) ? shape.open : 1);
        if (!context.globalAlpha) continue;
        trace(context, shape, it.part);
        context.stroke();
    }
    context.globalAlpha = 1;
    if (pose.grid === state.grid && state.labels !== 'none' && state.labels !== 'asked') names(context, shape, state, look, line, walls);
}

const least = 5.5; // pixels; smaller letters are left out
const leastSmall = 8; // of edges and vertices, which stand close together

function names(context: Context, shape: Shape, state: State, look: Look, line: number, walls: ReadonlySet<string>): void {
    const { parts } = boardOf(state.grid, sizeOf(state));
    const system = systemOf(state);
    // One size for all of a kind: that of the longest.
    const put = (of: readonly Part[], width: number, most: number, color: (part: Part) => string, halo = '', from = least): void => {
        const texts = of.map((part) => labelOf(state.grid, system, part));
        const size = sizeFor(texts.reduce((a, b) => (b.length > a.length ? b : a), ''), width, most);
        if (size < from * line) return;
        of.forEach((part, i) => {
            const at = middle(shape, part);
            write(context, texts[i]!, at.x, at.y, size, color(part), look, false, halo);
        });
    };
    const all = state.labels === 'all';
    context.globalAlpha = state.grid === 'tri' ? shape.open : 1;
    put(parts.face, room[state.grid]! * (all ? 0.8 : 1), all ? 0.17 : 0.23, (part) => (walls.has(keyOf(part)) ? look.sheet : look.ink));
    context.globalAlpha = 1;
    if (!all) return;
    put(parts.edge, 0.4, 0.1, () => look.accent, look.sheet, leastSmall);
    put(parts.vertex, 0.4, 0.1, () => look.faint, look.sheet, leastSmall);
}

/** What is asked, dark; the answer, in the colour of marks, with its numbers. */
export function answerLayer(watch: () => Diagram): Layer {
    return drawn(watch, (context, _, line) => {
        const { state, pose, asked, lit, focus } = watch();
        if (!asked || pose.grid !== state.grid) return;
        const [look, shape] = [lookOf(), shapeOf(pose)];
        const walls = new Set(asked.walled ? wallsOf(state).map(keyOf) : []);
        const answer = asked.answer ?? [];
        const inSubject = new Set(asked.subject.map((it) => it.kind + keyOf(it)));
        const pale = asked.kind === 'face' && (state.mode === 'disk' || state.mode === 'view');
        const seenWall = `color-mix(in srgb, ${look.ink}, ${look.mark})`;
        const soft = `color-mix(in srgb, ${look.mark} 45%, ${look.sheet})`;
        const alpha = (i: number): number => (lit >= 0 && lit !== i ? 0.3 : 1);
        // Faces lie below edges, edges below vertices; the subject over answers of its own kind.
        const order: readonly Kind[] = ['face', 'edge', 'vertex'];
        for (const kind of order) {
            answer.forEach((part, i) => {
                if (part.kind !== kind || (inSubject.has(part.kind + keyOf(part)) && kind === 'face')) return;
                context.globalAlpha = alpha(i);
                mark(context, shape, part, walls.has(keyOf(part)) ? seenWall : pale ? soft : look.mark, look, line);
            });
            context.globalAlpha = 1;
            for (const part of asked.subject) {
                if (part.kind !== kind) continue;
                mark(context, shape, part, look.ink, look, line);
                if (walls.has(keyOf(part))) wallWithin(context, shape, part, look);
            }
        }
        if (state.mode === 'line' && asked.subject[1]) straight(context, shape, asked.subject[0]!, asked.subject[1], look);
        if (asked.way && answer.length > 1) way(context, shape, answer, look);
        if (asked.none && asked.subject[1]) cross(context, shape, asked.subject[1], look);
        tags(context, shape, state, asked, look, line, alpha, walls);
        if (focus) ring(context, shape, focus, look, line);
    });
}

function mark(context: Context, shape: Shape, part: Part, color: string, look: Look, line: number): void {
    trace(context, shape, part);
    if (part.kind === 'face') {
        fill(context, color);
        stroke(context, look.sheet, Math.max(1.5 * line, 0.02));
    } else if (part.kind === 'edge') {
        stroke(context, look.sheet, 0.16);
        stroke(context, color, 0.1);
    } else {
        circle(context, ...(outline(shape, part) as [number, number]), 0.13);
        fill(context, color);
        stroke(context, look.sheet, 0.03);
    }
}

// A wall below what is asked: in its middle, as it looks elsewhere.
function wallWithin(context: Context, shape: Shape, part: Part, look: Look): void {
    const at = middle(shape, part);
    const ring = outline(shape, part).map((it, i) => (i % 2 ? at.y + 0.7 * (it - at.y) : at.x + 0.7 * (it - at.x)));
    fill(context, look.faint, () => ringPath(context, ring));
    stroke(context, look.sheet, 0.04);
}

// The ring of the keys' focus, thin and outside.
function ring(context: Context, shape: Shape, part: Part, look: Look, line: number): void {
    const at = middle(shape, part);
    circle(context, at.x, at.y, part.kind === 'face' ? 0.42 : 0.2);
    stroke(context, look.accent, 2 * line, undefined, { dash: [4 * line, 4 * line] });
}

function straight(context: Context, shape: Shape, a: Part, b: Part, look: Look): void {
    const [from, to] = [middle(shape, a), middle(shape, b)];
    stroke(context, look.sheet, 0.03, () => lineTo(context, from, to), { dash: [0.05, 0.09] });
}

function way(context: Context, shape: Shape, parts: readonly Part[], look: Look): void {
    const points = parts.map((part) => middle(shape, part));
    stroke(context, look.ink, 0.06, () => through(context, points), { alpha: 0.55 });
    const [b, a] = [points.at(-1)!, points.at(-2)!];
    const [turn, tip] = [Math.atan2(b.y - a.y, b.x - a.x), { x: a.x + (b.x - a.x) * 0.62, y: a.y + (b.y - a.y) * 0.62 }];
    const corner = (by: number): Point => ({ x: tip.x + 0.26 * Math.cos(turn + by), y: tip.y + 0.26 * Math.sin(turn + by) });
    fill(context, look.ink, () => through(context, [tip, corner(2.6), corner(-2.6)]));
}

function cross(context: Context, shape: Shape, part: Part, look: Look): void {
    stroke(context, look.mark, 0.08, () => crossPath(context, middle(shape, part), 0.16));
}

// Names and numbers of what is asked and answered.
function tags(
    context: Context, shape: Shape, state: State, asked: Asked, look: Look, line: number, alpha: (i: number) => number, walls: ReadonlySet<string>,
): void {
    const [system, answer] = [systemOf(state), asked.answer ?? []];
    const width = room[state.grid]!;
    const first = new Set(asked.subject.map((it) => it.kind + keyOf(it)));
    const center = asked.subject[0] && middle(shape, asked.subject[0]);
    const longest = answer.reduce((a, part) => Math.max(a, part.kind === 'face' ? labelOf(state.grid, system, part).length : 0), 1);
    const [above, below] = state.grid === 'tri' ? [0.1, 0.13] : [0.13, 0.17];
    answer.forEach((part, i) => {
        const at = middle(shape, part);
        const dark = first.has(part.kind + keyOf(part));
        const color = dark || !((state.mode === 'disk' || state.mode === 'view') && !walls.has(keyOf(part))) ? look.sheet : look.ink;
        context.globalAlpha = alpha(i);
        const text = labelOf(state.grid, system, part);
        const number = state.numbers ? String(i) : '';
        if (part.kind === 'face') {
            const named = state.labels !== 'none';
            const { x, y } = roomiest(shape, part);
            const big = sizeFor(number || '0', width / 2, state.grid === 'tri' ? 0.24 : 0.34);
            const small = sizeFor('0'.repeat(longest), width * 0.92, number ? 0.18 : 0.23);
            const low = number && named && small >= least * line;
            if (number) write(context, number, x, y - (low ? above : 0), big, color, look, true);
            if (named && small >= least * line) write(context, text, x, y + (number ? below : 0), small, color, look);
            return;
        }
        if (number) {
            if (part.kind === 'edge') {
                circle(context, at.x, at.y, 0.13);
                fill(context, look.mark);
            }
            write(context, number, at.x, at.y + 0.005, 0.17, look.sheet, look, true);
        }
        if (state.labels !== 'none' && center) pill(context, nameOf(state.grid, part), beyond(shape, part, center), center, look, line);
    });
    context.globalAlpha = 1;
    const taken = answer.flatMap((part) => (part.kind === 'face' ? spot(roomiest(shape, part), 0.26, 0.24)
        : [...spot(middle(shape, part), 0.14, 0.14), ...pointsOf(outline(shape, part)).flatMap((it) => spot(it, 0.06, 0.06))]));
    const names = state.labels === 'faces' || state.labels === 'all' ? boardOf(state.grid, sizeOf(state)).parts.face.map((part) => middle(shape, part)) : [];
    asked.subject.forEach((part) => {
        if (answer.some((it) => it.kind === part.kind && keyOf(it) === keyOf(part)) || state.labels === 'none') return;
        const at = middle(shape, part);
        const text = labelOf(state.grid, system, part);
        if (part.kind === 'face') write(context, text, at.x, at.y, sizeFor(text, width, 0.23), look.sheet, look, true);
        else {
            const near = names.filter(({ x, y }) => Math.hypot(x - at.x, y - at.y) < 1.5).flatMap((it) => spot(it, 0.2, 0.1));
            pill(context, text, at, freest(at, pillSize(context, text, look, line), [...taken, ...near]), look, line, look.ink);
        }
    });
}

// Where a face has most room for letters: a triangle towards its long side.
function roomiest(shape: Shape, part: Part): { x: number; y: number } {
    const at = middle(shape, part);
    if (shape.grid !== 'tri') return at;
    const { x0, y0, x1, y1 } = boxOf(outline(shape, part));
    return { x: at.x - 0.25 * ((x0 + x1) / 2 - at.x), y: at.y - 0.25 * ((y0 + y1) / 2 - at.y) };
}

// The place from which a small part's name keeps away: the middle, or of an edge that leads straight away from what is asked its far end.
function beyond(shape: Shape, part: Part, from: { x: number; y: number }): { x: number; y: number } {
    const at = middle(shape, part);
    if (part.kind !== 'edge') return at;
    const [ax, ay, bx, by] = outline(shape, part) as [number, number, number, number];
    const turned = Math.abs((bx - ax) * (at.y - from.y) - (by - ay) * (at.x - from.x));
    if (turned > 0.2 * Math.hypot(at.x - from.x, at.y - from.y)) return at;
    return Math.hypot(ax - from.x, ay - from.y) > Math.hypot(bx - from.x, by - from.y) ? { x: ax, y: ay } : { x: bx, y: by };
}

// What a name must not cover: a rectangle by its middle and half of its sides.
interface Spot extends Point {
    readonly w: number;
    readonly h: number;
}
const spot = ({ x, y }: Point, w: number, h: number): Spot[] => [{ x, y, w, h }];

const pillOff = ({ w, h }: { w: number; h: number }, dx: number, dy: number): number => 0.17 + Math.abs(dx) * w + Math.abs(dy) * h;

// The point from which a name of such half sides must keep away to stand as far from all spots as it can; below where that is as good.
function freest(at: Point, half: { w: number; h: number }, spots: readonly Spot[]): Point {
    let [best, most] = [{ x: at.x, y: at.y - 1 }, -Infinity];
    for (let k = 0; k < 24; k++) {
        const turn = Math.PI * (0.5 + k / 12);
        const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
        const off = pillOff(half, dx, dy);
        const gap = Math.min(0.05, ...spots.map((it) => Math.max(Math.abs(at.x + off * dx - it.x) - half.w - it.w, Math.abs(at.y + off * dy - it.y) - half.h - it.h)));
        if (gap > most + 1e-6) [best, most] = [{ x: at.x - dx, y: at.y - dy }, gap];
    }
    return best;
}

// Half of the sides of a name in its frame.
const pillLetters = (line: number): number => Math.max(0.15, 9 * line);
function pillSize(context: Context, text: string, look: Look, line: number): { w: number; h: number } {
    const size = pillLetters(line);
    let wide = 0;
    letters(context, 0, 0, size, look, true, () => { wide = context.measureText(text).width / fine; });
    return { w: (wide + size * 0.7) / 2, h: (size * 1.45) / 2 };
}

// A name beside a small part, away from what is asked.
function pill(context: Context, text: string, at: Point, from: Point, look: Look, line: number, color = look.mark): void {
    const [size, half] = [pillLetters(line), pillSize(context, text, look, line)];
    const length = Math.hypot(at.x - from.x, at.y - from.y) || 1;
    const [dx, dy] = [(at.x - from.x) / length, (at.y - from.y) / length];
    const off = pillOff(half, dx, dy);
    const [x, y] = [at.x + dx * off, at.y + dy * off];
    fill(context, look.sheet, () => context.roundRect(x - half.w, y - half.h, 2 * half.w, 2 * half.h, half.h));
    stroke(context, color, 1.2 * line);
    write(context, text, x, y + size * 0.04, size, look.ink, look, true);
}
