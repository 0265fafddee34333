// Walls that are painted: strokes of the pointer, and single cells by keys.
import { useMemo } from 'preact/hooks';
import { computed, signal, type Signal } from '@preact/signals';
import type { Touch } from '../../stage/stage.tsx';
import type { Point } from '../../stage/view.ts';
import { Choice } from '../../ui/controls.tsx';
import { announce } from '../../ui/announce.tsx';
import { countOf, indexAt, packed, stepped, textAt, unpacked, type Board } from './board.ts';
import type { Painting, RoomStore } from './fields.ts';

export type Walls = ReturnType<typeof useWalls>;
/** The walls in a field of the store. `open` cells stay open. */
export function useWalls(store: RoomStore, field: 'w' | 'gw' | 'fw', board: Board, open: (cell: number) => boolean = () => false) {
    return useMemo(() => {
        const stroke = signal<ReadonlySet<number> | undefined>(undefined);
        let last: Point | undefined;
        const stored = computed<ReadonlySet<number>>(() => unpacked(store.get(field), countOf(board)) ?? new Set());
        const cells = computed(() => stroke.value ?? stored.value);
        const put = (set: ReadonlySet<number>): void => store.set({ [field]: packed(set) });
        const paint = (to: Point): void => {
            const from = last ?? to;
            const set = new Set(cells.peek());
            const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 0.2));
            for (let i = 0; i <= steps; i++) {
                const cell = indexAt(board, { x: from.x + ((to.x - from.x) * i) / steps, y: from.y + ((to.y - from.y) * i) / steps });
                if (cell < 0 || open(cell)) continue;
                if (store.get('tool') === 'clear') set.delete(cell);
                else set.add(cell);
            }
            last = to;
            stroke.value = set;
        };
        /** A touch, at a point of the board; true: it painted. */
        const touch = ({ kind }: Touch, at: Point): boolean => {
            if (store.get('tool') === 'move') return false;
            if (kind === 'press') last = undefined;
            if (kind === 'press' || (kind === 'drag' && last)) paint(at);
            if ((kind === 'drop' || kind === 'leave') && stroke.peek()) {
                put(stroke.peek()!);
                stroke.value = last = undefined;
            }
            return true;
        };
        const toggle = (cell: number): void => {
            if (open(cell)) return announce(`${textAt(board, cell)} must stay open`);
            const set = new Set(cells.peek());
            if (!set.delete(cell)) set.add(cell);
            put(set);
            announce(`${textAt(board, cell)}: ${set.has(cell) ? 'wall' : 'open'}`);
        };
        /** As the address has them, with the stroke that is being drawn. */
        const text = computed(() => (stroke.value ? packed(stroke.value) : store.get(field)));
        return { text, cells, touch, toggle, put, add: (more: ReadonlySet<number>): void => put(new Set([...cells.peek(), ...more].filter((cell) => !open(cell)))) };
    }, []);
}

const words: readonly (readonly [Painting, string])[] = [['move', 'Move'], ['paint', 'Paint walls'], ['clear', 'Clear']];

/** What the pointer does, on the picture. */
export function Tool({ store }: { store: RoomStore }) {
    return <div class="over tool"><Choice label="The pointer" value={store.get('tool')} words={words} onChange={(tool) => store.set({ tool }, 'view')} /></div>;
}

/** Arrow keys move a cell, Space puts a wall there. */
export function paintKey(event: KeyboardEvent, board: Board, cursor: Signal<number>, walls: Walls, start: number): boolean {
    const now = cursor.peek() >= 0 ? cursor.peek() : start;
    const to = event.shiftKey ? -1 : stepped(board, now, event.key);
    if (to >= 0) {
        cursor.value = to;
        announce(`${textAt(board, to)}${walls.cells.peek().has(to) ? ', wall' : ''}`);
        return true;
    }
    if (event.key !== ' ' && event.key !== 'Enter') return false;
    walls.toggle(now);
    return true;
}
