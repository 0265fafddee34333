// Endless ground of square tiles: a layer for a stage.
//
//     const ground = makeGround({ worker: client<GroundApi>(new Worker(new URL('../ground/ground.work.ts', import.meta.url), { type: 'module' })), plan });
//     <Stage camera={camera} layers={[ground.layer]} limits={groundLimits} ... />      and data-busy={ground.busy.value}
//     ground.dispose() and worker.terminate() when the place is left.
//
// `plan` is a signal of plain data: { set: 'land', seed: '7', noise: { scale: 24 } }; a new value shows another world, the old one stays until then.
// A unit of the camera is a cell; cell (q, r) covers q..q+1, r..r+1 with y downwards. Any place within 2^29 cells will do.
// `ready` resolves with the first picture.
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { View } from '../stage/view.ts';
import { newest, type Served } from '../workers/client.ts';
import { shows } from '../stage/gl.ts';
import type { Cells, GroundApi, Plan } from './plan.ts';
import { isWithin, suits, unitsAround, type Lattice } from './shape.ts';
import { Sheet, sizes } from './sheet.ts';
import { painterOf, type Painter, type Piece } from './squares.ts';

/** The least and the most pixels of a cell: below two, a land is a pattern without a shape. */
export const groundLimits: readonly [number, number] = [2, 128];

export interface GroundOptions<Of> {
    worker: Served<GroundApi<Of>>;
    /** undefined: nothing is drawn. */
    plan: ReadonlySignal<Of | undefined>;
    /** Which pictures belong together: a change of it makes new ones. Without it, the set of the plan. */
    pictures?: (plan: Of) => unknown;
    /** Whether it is seen; without it, whenever there is a plan. */
    on?: ReadonlySignal<boolean>;
    onError?: (error: Error) => void;
}

export function makeGround<Of = Plan>({ worker, plan, on, pictures = (it) => (it as Plan).set, onError = console.error }: GroundOptions<Of>) {
    const shown = signal<Piece>();
    const busy = signal(true);
    const done = signal<Of>(); // the last world of which something came, or could not come
    const changed = signal(0); // pictures have come
    let painter: Painter | undefined;
    let canvas: HTMLCanvasElement | undefined;
    let wanted: { plan: Of; view: View } | undefined;
    let asked: { plan: Of; cells: Cells } | undefined;
    let sheet: { of: unknown; sheet: Sheet } | undefined;
    let over = false;
    let first = (): void => {};
    const ready = new Promise<void>((resolve) => { first = resolve; });

    const fail = (error: Error): void => {
        busy.value = false;
        done.value = plan.peek();
        if (!over) onError(error);
    };
    const load = newest(async (of: Of, cells: Cells) => {
        const { tiles, slots } = await worker.tiles(of, cells);
        const key = pictures(of);
        const fitting = sheet && sheet.of === key && sheet.sheet.slots === slots ? sheet : { of: key, sheet: new Sheet(slots) };
        const piece: Piece = { cells, tiles, used: usedOf(tiles, slots), sheet: fitting.sheet };
        if (fitting.sheet.least(piece.used) < sizes[0]) await paint(of, piece, sizes[0]);
        return { of, piece, fitting };
    }, ({ of, piece, fitting }) => {
        if (over) return;
        done.value = of;
        sheet = fitting;
        shown.value = piece;
        first();
        sharpen();
    }, fail);

    async function paint(of: Of, { used, sheet: to }: Piece, size: number): Promise<void> {
        let left = used.filter((slot) => to.sizeOf[slot]! < size);
        while (left.length && !over && pictures(wanted?.plan ?? of) === pictures(of)) {
            const painted = await worker.paint(of, left, size);
            to.add(painted);
            left = left.subarray(painted.slots.length);
        }
    }

    // Larger pictures for what is seen, as far as its scale needs them.
    const sharpen = newest(async () => {
        const piece = shown.peek();
        const of = wanted?.plan;
        if (!piece || !wanted || of === undefined || sheet?.of !== pictures(of)) return; // what is seen may be of the world before
        const need = wanted.view.scale * wanted.view.ratio;
        for (const size of sizes) {
            if (size > piece.sheet.most || (size > sizes[0] && need <= sizes[sizes.indexOf(size) - 1]!) || piece.sheet.least(piece.used) >= size) continue;
            await paint(of, piece, size);
            changed.value++;
        }
    }, () => { busy.value = !!wanted && !isShown(); }, fail);

    const isShown = (): boolean => !!asked && shown.peek()?.cells === asked.cells;

    // Asks for more where the picture needs cells that nobody has asked for yet.
    function follow(of: Of | undefined, view: View): void {
        const last = wanted;
        if (of === undefined) {
            wanted = asked = undefined;
            busy.value = false;
            return;
        }
        wanted = { plan: of, view };
        if (!asked || asked.plan !== of || !suits(unitsAround(squares, view, 0), asked.cells) || (isShown() && !isWithin(unitsAround(squares, view, keepAhead), asked.cells))) {
            asked = { plan: of, cells: unitsAround(squares, view, margin, least) };
            busy.value = true;
            load(of, asked.cells);
        } else if (last && last.view.scale < view.scale) {
            busy.value = true;
            sharpen();
        }
    }

    return {
        /** A picture is on its way. */
        busy: computed(() => plan.value !== undefined && (busy.value || done.value !== plan.value)),
        ready,
        layer: {
            watch(): void { void plan.value; void on?.value; void shown.value; void changed.value; },
            draw(to: HTMLCanvasElement, view: View): void {
                if (to !== canvas) [painter, canvas, sheet, asked] = [painterOf(to), to, undefined, undefined]; // its pictures come anew
                if (shows(to, on ? on.peek() : plan.peek() !== undefined)) painter!(to, view, shown.peek());
                follow(plan.peek(), view);
            },
            dispose(): void { painter = canvas = undefined; },
        },
        dispose(): void {
            over = true;
            busy.value = false;
        },
    };
}

const squares: Lattice = { i: { x: 1, y: 0 }, j: { x: 0, y: 1 }, reach: { x0: 0, y0: 0, x1: 1, y1: 1 } };
const margin = 0.4; // of the picture, on each side; of small ones so many cells:
const least = 8;
const keepAhead = 0.1; // when less than that is left, the next rectangle is asked for

// Which slots occur.
function usedOf(tiles: Uint16Array, slots: number): Uint16Array {
    const seenSlots = new Uint8Array(slots);
    for (let i = 0; i < tiles.length; i++) seenSlots[tiles[i]!] = 1;
    return Uint16Array.from(seenSlots.keys()).filter((slot) => seenSlots[slot]);
}
