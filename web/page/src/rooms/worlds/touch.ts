// What pointer and keys do in the modes of the room.
import { computed, effect, signal } from '@preact/signals';
import { cellAt, middleAt, neighborOf, ringAt, sideTowards, sidesOf, type Cell, type Tiles } from '../../ground/shape.ts';
import type { Touch } from '../../stage/stage.tsx';
import { arrows, type Box, type Point } from '../../stage/view.ts';
import { announce, complain } from '../../ui/announce.tsx';
import type { Engine } from './engine.ts';
import { blockCells, blocksMost, editsOf, editsText, type Worlds } from './fields.ts';
import { frameOf, tooWide, type EditPlan } from './plan.ts';
import type { Trip } from './trip.ts';

export interface Tool {
    readonly kind: 'color' | 'pin';
    readonly color: number;
    readonly tile: number;
    readonly s: number;
}
export type Hand = ReturnType<typeof makeHand>;

/** The place of a cell that is nearest to a point: 2k for side k, 2k + 1 for the corner behind it. */
export function placeNear(tiles: Tiles, cell: Cell, at: Point, kind: string): number {
    const ring = ringAt(tiles, cell);
    const n = sidesOf(tiles, cell.s);
    const corner = (k: number): Point => ({ x: ring[2 * (k % n)]!, y: ring[2 * (k % n) + 1]! });
    const places = Array.from({ length: 2 * n }, (_, place) => {
        const [a, b] = [corner(place >> 1), corner((place >> 1) + 1)];
        const spot = place % 2 ? b : { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
        return { place, away: Math.hypot(spot.x - at.x, spot.y - at.y) };
    }).filter(({ place }) => kind === 'mixed' || (place % 2 === 1) === (kind === 'corner'));
    return places.sort((a, b) => a.away - b.away)[0]!.place;
}

/** The first and the last blocks under a brush. */
export function blocksUnder(at: Point, brush: number): Box {
    const side = (middle: number): [number, number] => [Math.ceil(middle / blockCells - brush / 2), Math.floor(middle / blockCells + brush / 2)];
    const [[x0, x1], [y0, y1]] = [side(at.x), side(at.y)];
    return { x0, y0, x1, y1 };
}

/** Painted blocks with a brush laid on: column, row, level, ..., in order. */
export function brushed(blocks: readonly number[], at: Point, brush: number, level: number): number[] {
    const all = new Map<string, number[]>();
    for (let k = 0; k + 2 < blocks.length; k += 3) all.set(`${blocks[k]},${blocks[k + 1]}`, blocks.slice(k, k + 3) as number[]);
    const { x0, y0, x1, y1 } = blocksUnder(at, brush);
    for (let y = y0; y <= y1; y++)
        for (let x = x0; x <= x1; x++) all.set(`${x},${y}`, [x, y, level]);
    return [...all.values()].sort((a, b) => a[1]! - b[1]! || a[0]! - b[0]!).flat();
}

const samePlace = (a: EditPlan, b: EditPlan): boolean => a.kind === b.kind && a.cell.q === b.cell.q && a.cell.r === b.cell.r && a.cell.s === b.cell.s && (a.kind === 'pin' || a.place === (b as typeof a).place);

export function makeHand(store: Worlds, engine: Engine, trip: Trip) {
    const cursor = signal<Cell>();
    const point = signal<Point>(); // where the pointer is, or what stands for it
    const tool = signal<Tool>({ kind: 'color', color: 2, tile: 0, s: 0 });
    const { tiles, plan, worker, camera } = engine;
    let heading: Point = { x: 0, y: -1 };
    const kind = signal<string>('corner'); // where the colours of the set are: corner, edge or mixed
    const set = computed(() => `${plan.value.set} ${plan.value.own?.number ?? ''} ${plan.value.own?.name ?? ''}`);
    const unpaintable = signal(''); // why the tiles cannot follow what is painted
    const stop = effect(() => {
        void set.value;
        unpaintable.value = '';
        if (store.get('mode') === 'paint' && plan.peek().own) worker.test({ ...plan.peek(), map: { cells: blockCells, blocks: [0, 0, 0] } }).catch((error: Error) => { unpaintable.value = error.message; });
        if (store.get('mode') === 'edit') worker.colorNames(plan.peek()).then((found) => { kind.value = found.kind; }, complain);
    });
    const pointAt = (here: Tiles, cell: Cell): Point => { const { x, y } = middleAt(here, cell); return { x: x + 0.4 * heading.x, y: y + 0.4 * heading.y }; };

    const paint = (at: Point): void => {
        if (unpaintable.peek()) return complain(`These tiles cannot be painted with: ${unpaintable.peek()}. See “Is the set complete?”`);
        const map = brushed(store.get('map'), at, store.get('brush'), store.get('level'));
        const wrong = map.length > 3 * blocksMost ? `${blocksMost} blocks are painted, which is as much as an address holds: undo some, or clear the painting` : tooWide(frameOf({ cells: blockCells, blocks: map }));
        if (wrong) return complain(wrong);
        store.set({ map }, 'slide');
        announce('Painted');
    };
    async function edit(here: Tiles, cell: Cell, at: Point): Promise<void> {
        const now = tool.peek();
        if (now.kind === 'pin' && now.s !== cell.s && sidesOf(here, now.s) !== sidesOf(here, cell.s)) return complain('This tile is for cells of another shape: choose one for this cell');
        const made: EditPlan = now.kind === 'pin' ? { kind: 'pin', cell, tile: now.tile } : { kind: 'color', cell, place: placeNear(here, cell, at, kind.peek()), color: now.color };
        const before = editsOf(store.get('edits'));
        if (before.some((it) => samePlace(it, made) && editsText([it]).join() === editsText([made]).join())) return;
        const edits = [...before.filter((it) => !samePlace(it, made)), made];
        try {
            await worker.test({ ...plan.peek(), edits });
            store.set({ edits: editsText(edits) }, now.kind === 'color' ? 'slide' : 'step');
            announce('Changed; the tiles around fit again');
        } catch (error) {
            complain(error);
        }
    }
    let last = Promise.resolve(); // a stroke makes one edit after the other
    const act = (here: Tiles, cell: Cell, at: Point): void => {
        const mode = store.get('mode');
        if (mode === 'walk') trip.goTo(cell);
        else if (mode === 'paint') paint(at);
        else if (mode === 'edit') last = last.then(() => edit(here, cell, at));
    };

    function moveCursor(here: Tiles, way: Point): void {
        heading = way;
        const from = cursor.peek() ?? cellAt(here, camera.peek());
        const cell = neighborOf(here, from, sideTowards(here, from.s, way));
        cursor.value = cell;
        point.value = pointAt(here, cell);
        const { x, y } = middleAt(here, cell);
        const now = camera.peek();
        if (Math.hypot(x - now.x, y - now.y) * now.scale > 200) camera.value = { ...now, x, y };
        announce(`cell ${cell.q}, ${cell.r}${here.faces.length > 1 ? `, ${cell.s}` : ''}`);
    }

    return {
        cursor, point, kind, tool, unpaintable, dispose: stop,
        onTouch(touch: Touch): void {
            const here = tiles.peek();
            const mode = store.get('mode');
            if (!here || mode === 'look') return;
            const leaves = touch.kind === 'leave';
            cursor.value = leaves ? undefined : cellAt(here, touch);
            point.value = leaves ? undefined : touch;
            const draws = mode === 'paint' || (mode === 'edit' && tool.peek().kind === 'color');
            if (draws ? touch.kind === 'press' || touch.kind === 'drag' : touch.kind === 'tap') act(here, cellAt(here, touch), touch);
        },
        onKey(event: KeyboardEvent): boolean {
            const here = tiles.peek();
            const mode = store.get('mode');
            const way = arrows[event.key];
            if (!here || mode === 'look' || event.shiftKey) return false;
            if (mode === 'walk') {
                if (way) trip.step(way);
                return !!way;
            }
            if (way) moveCursor(here, way);
            else if (event.key !== 'Enter' && event.key !== ' ') return false;
            else if (cursor.peek()) act(here, cursor.peek()!, pointAt(here, cursor.peek()!));
            else moveCursor(here, heading);
            return true;
        },
    };
}
