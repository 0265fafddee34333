// What is drawn over the cells: territories, marks, what is pointed at.
import { at, disc, fill, ringPath, stroke } from '../../stage/layer.ts';
import { overlaps, seen, type Camera, type View } from '../../stage/view.ts';
import { isMerged } from './colors.ts';
import type { MapShown, RingsShown } from './describe.ts';
import type { Shown } from './engine.ts';
import { unhappy } from './model.ts';
import { drawDice, diceSize } from './dice.ts';
import { css } from '../../ui/look.ts';

type Context = CanvasRenderingContext2D;
export const ink = '#2b303b';

/** The ids of territories that can be seen. */
export function visible({ items }: MapShown, view: View): number[] {
    const window = seen(view);
    return items.flatMap(({ box: { min, max } }, i) => (overlaps({ x0: min.x - 1, y0: min.y - 1, x1: max.x + 1, y1: max.y + 1 }, window) ? [i + 1] : []));
}

// A path of the rings of territories.
function territoryPath(context: Context, { of, rings, points }: RingsShown, ids: readonly number[]): void {
    context.beginPath();
    for (const id of ids) for (let k = of[id - 1]!; k < of[id]!; k++) ringPath(context, points.subarray(2 * rings[k]!, 2 * rings[k + 1]!));
}
export function fillTerritories(context: Context, rings: RingsShown, { colors }: MapShown, ids: readonly number[]): void {
    for (const id of ids) {
        territoryPath(context, rings, [id]);
        fill(context, css(colors[id - 1]!), undefined, { rule: 'evenodd' });
    }
}
export function lineTerritories(context: Context, rings: RingsShown, ids: readonly number[], width: number, color = ink): void {
    territoryPath(context, rings, ids);
    stroke(context, color, width);
}

/** Pixels of an edge from which borders can be seen. */
const borderFrom = 2.2;
/** Whether territories are drawn smooth here: very many small ones become cells, as in the command's pictures. */
export const isSmooth = (shown: Shown, { scale }: Camera, wanted: boolean): boolean => wanted && !!shown.rings && shown.map!.items.length === shown.map!.count && (shown.ground.count < 30000 || scale >= borderFrom);

export function drawTerritories(context: Context, shown: Shown, view: View, line: number, smooth: boolean): void {
    const { map, rings } = shown;
    if (!map || !rings || (!smooth && view.scale < borderFrom)) return;
    const ids = visible(map, view);
    if (smooth) fillTerritories(context, rings, map, ids);
    if (shown.moment && shown.moment.status !== 'satisfied' && !isMerged(shown)) return; // specks of one cell: lines would hide them
    lineTerritories(context, rings, ids, Math.min(Math.max(0.12, 1.2 * line), smooth ? 0.35 : 0.2));
}

/** A dot on each unsatisfied agent, where cells are large enough. */
export function drawUnhappy(context: Context, { ground, moment }: Shown, view: View): void {
    if (!moment || view.scale < 5) return;
    const { x0, y0, x1, y1 } = seen(view);
    const { centers } = ground;
    const size = ground.grid === 'tri' ? 0.13 : 0.24;
    context.beginPath();
    for (let cell = 0; cell < moment.cells.length; cell++) {
        if (moment.cells[cell]! < unhappy) continue;
        const [x, y] = [centers[2 * cell]!, centers[2 * cell + 1]!];
        if (x < x0 || x > x1 || y < y0 || y > y1) continue;
        disc(context, { x, y }, size);
    }
    fill(context, view.dark ? '#ffffffc0' : ink);
}

/** Text in the middle of (x, y), so large in the world. */
function write(context: Context, text: string, x: number, y: number, size: number): void {
    at(context, { x, y }, size / 100, () => {
        Object.assign(context, { font: '700 100px system-ui, "DejaVu Sans", sans-serif', textAlign: 'center', lineWidth: 22, strokeStyle: '#ffffffc8', fillStyle: ink });
        context.strokeText(text, 0, 36);
        context.fillText(text, 0, 36);
    });
}

export interface Marks {
    readonly kind: 'dice' | 'none' | 'id' | 'size' | 'owner';
    readonly players: Uint32Array;
}

/** Numbers or dice, each where its territory has most room, from the top down. */
export function drawMarks(context: Context, map: MapShown, view: View, { kind, players }: Marks): void {
    if (kind === 'none') return;
    const ids = visible(map, view).sort((a, b) => map.poles[3 * a - 2]! - map.poles[3 * b - 2]!);
    for (const id of ids) {
        const [x, y, radius] = [map.poles[3 * id - 3]!, map.poles[3 * id - 2]!, map.poles[3 * id - 1]!];
        const dice = map.dice?.[id - 1] ?? 0;
        const owner = map.owners?.[id - 1] ?? -1;
        if (kind === 'dice' && dice > 0 && dice <= 8) {
            const edge = Math.min(0.8, (1.6 * radius) / diceSize(dice).y);
            if (edge * view.scale >= 4) {
                drawDice(context, x, y, edge, dice, owner < 0 ? 0xffffffff : players[owner % players.length]!, edge * view.scale >= 7);
                continue;
            }
        }
        const text = kind === 'dice' ? String(dice) : kind === 'size' ? String(map.items[id - 1]!.size) : kind === 'owner' ? (owner < 0 ? '' : String(owner + 1)) : String(id);
        const size = textSize(radius, text);
        if (text && size * view.scale >= 7) write(context, text, x, y, size);
    }
}

const textSize = (radius: number, text: string): number => Math.min((2 * radius) / Math.hypot(0.73, 0.62 * text.length), Math.max(1.25, 0.55 * radius));

// A padlock.
function drawLock(context: Context, x: number, y: number, size: number): void {
    context.lineWidth = 0.16 * size;
    context.strokeStyle = '#ffffff';
    context.fillStyle = ink;
    context.beginPath();
    context.arc(x, y - 0.1 * size, 0.28 * size, Math.PI, 0);
    context.lineTo(x + 0.28 * size, y + 0.15 * size);
    context.moveTo(x - 0.28 * size, y - 0.1 * size);
    context.lineTo(x - 0.28 * size, y + 0.15 * size);
    context.stroke();
    stroke(context, ink, 0.1 * size);
    context.beginPath();
    context.roundRect(x - 0.42 * size, y + 0.02 * size, 0.84 * size, 0.62 * size, 0.1 * size);
    context.fill();
    stroke(context, '#ffffff', 0.05 * size);
}

/** What stays: its outline, and a padlock at the foot of what is written on it. */
export function drawLocked(context: Context, { map, rings }: Shown, view: View, locked: readonly number[], accent: string): void {
    if (!map || !rings || !locked.length) return;
    const is = new Set(locked);
    const ids = visible(map, view).filter((id) => is.has(map.items[id - 1]!.label));
    outline(context, rings, ids, 3 / view.scale, accent);
    for (const id of ids) {
        const [x, y, radius] = [map.poles[3 * id - 3]!, map.poles[3 * id - 2]!, map.poles[3 * id - 1]!];
        const size = Math.max(0.9, 12 / view.scale);
        const dice = map.dice && diceSize(map.dice[id - 1]!).y;
        const below = 0.5 * (dice ? Math.min(0.8 * dice, 1.6 * radius) : textSize(radius, String(id))) + 0.45 * size; // clear of dice and numbers
        drawLock(context, x, y + below, size);
    }
}

/** A bright line along territories, on both grounds. */
export function outline(context: Context, rings: RingsShown, ids: readonly number[], width: number, color: string): void {
    lineTerritories(context, rings, ids, 1.9 * width, '#ffffff');
    stroke(context, color, width);
}
