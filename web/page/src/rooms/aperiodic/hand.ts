// What pointer and keys do: the cell that is pointed at.
import { computed, signal } from '@preact/signals';
import type { Touch } from '../../stage/stage.tsx';
import { arrows, clamp, type Point } from '../../stage/view.ts';
import { announce } from '../../ui/announce.tsx';
import type { Engine, Shown } from './engine.ts';
import { nameText, shapeWord } from './model.ts';

export type Hand = ReturnType<typeof makeHand>;

/** The middle of a cell: the mean of its corners. */
export const middleAt = ({ middles, piece: { origin } }: Shown, cell: number): Point => ({ x: origin.x + middles[2 * cell]!, y: origin.y + middles[2 * cell + 1]! });

// Cells at each vertex of a piece, made when they are first asked for.
const around = new WeakMap<object, { first: Int32Array; cells: Int32Array }>();
function cellsAround(shown: Shown): { first: Int32Array; cells: Int32Array } {
    const { tiles } = shown.piece;
    let found = around.get(tiles);
    if (found) return found;
    const { points, start, rings } = tiles;
    const first = new Int32Array(points.length / 2 + 1);
    for (const vertex of rings) first[vertex]!++;
    for (let i = 1; i < first.length; i++) first[i]! += first[i - 1]!;
    const cells = new Int32Array(rings.length);
    for (let cell = start.length - 2; cell >= 0; cell--) for (let k = start[cell]!; k < start[cell + 1]!; k++) cells[--first[rings[k]!]!] = cell;
    around.set(tiles, (found = { first, cells }));
    return found;
}

/** A cell of the piece that is shown, those across its sides, and all others that touch it. */
export type Spot = ReturnType<typeof spotOf>;
function spotOf(shown: Shown, cell: number) {
    const { tiles: { start, rings }, neighbors } = shown.piece;
    const beside = [...new Set(neighbors.subarray(start[cell], start[cell + 1]))].filter((it) => it >= 0);
    const { first, cells } = cellsAround(shown);
    const near = new Set<number>();
    for (let k = start[cell]!; k < start[cell + 1]!; k++) for (let i = first[rings[k]!]!; i < first[rings[k]! + 1]!; i++) near.add(cells[i]!);
    near.delete(cell);
    for (const it of beside) near.delete(it);
    return { shown, cell, name: { q: shown.piece.names[3 * cell]!, r: shown.piece.names[3 * cell + 1]!, s: shown.piece.names[3 * cell + 2]! }, beside, touching: [...near] };
}

export function makeHand(engine: Engine) {
    const point = signal<Point>();
    let byKeys = false;
    const spot = computed(() => {
        const [at, shown] = [point.value, engine.shown.value];
        const cell = at && shown ? shown.find(at) : -1;
        return cell < 0 ? undefined : spotOf(shown!, cell);
    });
    const says = ({ shown, name, cell, beside, touching }: Spot): string => {
        const { grid } = shown.ground;
        return `${nameText(name)}: ${shapeWord(grid, shown.piece.kinds[cell]!)}; ${beside.length} beside it, ${touching.length} more at its corners`;
    };
    const show = (at: Point): void => {
        point.value = at;
        const now = spot.peek();
        if (now) announce(says(now));
    };
    // From a cell to that across the side that leads most in a direction.
    const step = ({ x: dx, y: dy }: Point): void => {
        const now = spot.peek();
        if (!now) return;
        const from = middleAt(now.shown, now.cell);
        const ways = now.beside.map((cell) => { const to = middleAt(now.shown, cell); const far = Math.hypot(to.x - from.x, to.y - from.y); return { to, along: ((to.x - from.x) * dx + (to.y - from.y) * dy) / far }; });
        const best = ways.sort((a, b) => b.along - a.along)[0];
        if (!best) return;
        show(best.to);
        keepInSight(best.to);
    };
    const keepInSight = (at: Point): void => {
        const [view, camera] = [engine.view.peek(), engine.camera.peek()];
        if (!view) return;
        const [w, h] = [(0.42 * view.width) / camera.scale, (0.42 * view.height) / camera.scale];
        const [x, y] = [clamp(camera.x, at.x - w, at.x + w), clamp(camera.y, at.y - h, at.y + h)];
        if (x !== camera.x || y !== camera.y) engine.camera.value = { ...camera, x, y };
    };
    return {
        spot, says,
        onTouch({ kind, x, y }: Touch): void {
            if (kind === 'hover' || kind === 'tap') {
                byKeys = false;
                point.value = { x, y };
            } else if (kind === 'leave' && !byKeys) point.value = undefined;
            const now = spot.peek();
            if (kind === 'tap' && now) announce(says(now));
        },
        onKey(event: KeyboardEvent): boolean {
            const way = arrows[event.key];
            if (way && !event.shiftKey && byKeys && spot.peek()) { step(way); return true; }
            if (event.key === 'Escape' && byKeys) { byKeys = false; point.value = undefined; return true; }
            if (event.key !== 'Enter' || byKeys) return false;
            byKeys = true;
            show(spot.peek() ? point.peek()! : engine.camera.peek());
            return true;
        },
    };
}
