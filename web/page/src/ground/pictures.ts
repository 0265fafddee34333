// Every tiling from near by: square pictures that the worker draws, laid side by side as on a map of streets. A level has twice the pixels of the one
// before it; what is missing is seen in the levels beside it, or in plain colours below. The pictures of another world are seen until the new ones
// are all there.
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { overlaps, seen, type Box, type View } from '../stage/view.ts';
import { shows } from '../stage/gl.ts';

/** A picture of `pixels` by `pixels` with `rim` pixels more on each side, so that no seam shows. */
export interface Request {
    readonly x: number;
    readonly y: number;
    /** Pixels of a unit. */
    readonly scale: number;
    readonly pixels: number;
    readonly rim: number;
}
export interface PicturesOptions<Of> {
    /** `cell` is the side of a square as large as a cell is on average. Pictures of one `name` may lie side by side: of a world before and after an edit. */
    plan: ReadonlySignal<{ of: Of; name: string; cell: number } | undefined>;
    /** Whether it is seen: what was drawn last, where there is no plan. */
    on: ReadonlySignal<boolean>;
    picture: (of: Of, request: Request) => Promise<ImageBitmap | undefined>;
    onError: (error: Error) => void;
}

interface Kept {
    readonly of: unknown;
    readonly name: string;
    readonly level: number;
    readonly box: Box;
    readonly bitmap: ImageBitmap;
    used: number;
}

const pixels = 512;
const rim = 1;
const finest = 256; // pixels of a unit
const leastCell = 10; // pixels across a cell, below which colours alone are drawn
const mostKept = 120;

/** Pixels of a unit in the pictures for a scale: a power of two that is not below it. */
export const levelOf = (scale: number): number => Math.min(finest, 2 ** Math.ceil(Math.log2(scale) - 1e-9));

export function makePictures<Of>({ plan, on, picture, onError }: PicturesOptions<Of>) {
    const kept = new Map<string, Kept>();
    const came = signal(0);
    const working = signal(false);
    const done = signal<unknown>(undefined); // the last world of which all was there
    let view: View | undefined;
    let running = false;
    let over = false;
    let clock = 0;
    let front: { name: string; cell: number } | undefined; // whose pictures are seen

    const wanted = (): { key: string; request: Request; box: Box; level: number }[] => {
        const now = plan.peek();
        if (!now || !view || view.scale * now.cell < leastCell) return [];
        const level = levelOf(view.scale * view.ratio);
        const span = pixels / level;
        const { x0, y0, x1, y1 } = seen(view);
        const out = [];
        for (let j = Math.floor(y0 / span); j * span < y1; j++)
            for (let i = Math.floor(x0 / span); i * span < x1; i++) {
                const box = { x0: i * span, y0: j * span, x1: (i + 1) * span, y1: (j + 1) * span };
                const away = Math.hypot((box.x0 + box.x1) / 2 - view.x, (box.y0 + box.y1) / 2 - view.y);
                out.push({ key: `${level} ${i} ${j} ${now.name}`, request: { x: box.x0, y: box.y0, scale: level, pixels, rim }, box, level, away });
            }
        return out.sort((a, b) => a.away - b.away);
    };

    async function work(): Promise<void> {
        if (running) return;
        running = true;
        for (;;) {
            const now = plan.peek();
            const next = now && wanted().find(({ key }) => kept.get(key)?.of !== now.of);
            if (!next || over) break;
            working.value = true;
            try {
                const bitmap = await picture(now.of, next.request);
                if (!bitmap) break; // no way to draw pictures here
                kept.get(next.key)?.bitmap.close();
                kept.set(next.key, { of: now.of, name: now.name, level: next.level, box: next.box, bitmap, used: ++clock });
                drop();
                came.value++;
            } catch (error) {
                if (!over && plan.peek()?.of === now.of) onError(error as Error);
                break;
            }
        }
        working.value = false;
        turn();
        done.value = plan.peek()?.of;
        running = false;
    }

    // The newest world is seen from now on, and the pictures of others go.
    function turn(): void {
        const now = plan.peek();
        if (!now || over || now.name === front?.name) return;
        front = now;
        for (const [key, { name, bitmap }] of kept) {
            if (name === now.name) continue;
            bitmap.close();
            kept.delete(key);
        }
        came.value++;
    }

    function drop(): void {
        if (kept.size <= mostKept) return;
        const oldest = [...kept].sort(([, a], [, b]) => a.used - b.used)[0]!;
        oldest[1].bitmap.close();
        kept.delete(oldest[0]);
    }

    function draw(canvas: HTMLCanvasElement, now: View): void {
        view = now;
        const newest = plan.peek();
        if (newest) void work();
        const of = front ?? newest;
        if (!shows(canvas, on.peek() && !!of && now.scale * of.cell >= leastCell) || !of) return;
        const context = canvas.getContext('2d')!;
        context.setTransform(1, 0, 0, 1, 0, 0);
        context.clearRect(0, 0, canvas.width, canvas.height);
        const k = now.scale * now.ratio;
        const level = levelOf(k);
        context.imageSmoothingQuality = 'high';
        const box = seen(now);
        const order = [...kept.values()].filter((it) => it.name === of.name && overlaps(it.box, box)).sort((a, b) => rank(a, newest?.of, level) - rank(b, newest?.of, level));
        for (const it of order) {
            if (newest && it.of !== newest.of && it.name === newest.name && it.level !== level) continue;
            it.used = ++clock;
            const edge = rim / it.level;
            const x = (it.box.x0 - edge - now.x) * k + canvas.width / 2;
            const y = (it.box.y0 - edge - now.y) * k + canvas.height / 2;
            const side = ((pixels + 2 * rim) / it.level) * k;
            context.drawImage(it.bitmap, x, y, side, side);
        }
    }

    return {
        busy: computed(() => !!plan.value && (working.value || done.value !== plan.value.of)),
        layer: { watch(): void { void plan.value; void on.value; void came.value; }, draw },
        dispose(): void {
            over = true;
            for (const { bitmap } of kept.values()) bitmap.close();
            kept.clear();
        },
    };
}

// What is drawn later is seen: pictures of this world, and of the level that fits.
const rank = (it: Kept, of: unknown, level: number): number => (it.of === of ? 100 : 0) + (it.level === level ? 50 : 0) - Math.abs(Math.log2(it.level / level));
