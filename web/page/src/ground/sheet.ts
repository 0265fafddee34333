// The pictures of the tiles of a set at all sizes down to a pixel, as they come from the worker: few pixels first.
import type { Painted } from './plan.ts';

/** Sizes in which pictures are made, in this order. */
export const sizes = [16, 64, 128] as const;

export class Sheet {
    readonly slots: number;
    /** The size of the largest picture that has room. */
    readonly most: number;
    /** For each slot the size in which it is painted, 0 without a picture. */
    readonly sizeOf: Uint8Array;
    /** By size as a power of two: the pixels of all slots, one after the other. Without WebGL they are what is drawn. */
    readonly levels: Uint8Array[] = [];
    #news: Painted[] = [];

    constructor(slots: number) {
        this.slots = slots;
        this.most = slots <= 300 ? 128 : 64; // pixels: at most 22 MB for all
        this.sizeOf = new Uint8Array(slots);
    }

    add(painted: Painted): void {
        for (const slot of painted.slots) this.sizeOf[slot] = Math.max(this.sizeOf[slot]!, painted.size);
        this.#news.push(painted);
    }

    /** What has come since the last call. */
    news(): Painted[] {
        const out = this.#news;
        this.#news = [];
        return out;
    }

    /** The least size among some slots. */
    least(slots: Uint16Array): number {
        let least = this.most;
        for (const slot of slots) least = Math.min(least, this.sizeOf[slot]!);
        return least;
    }

    /** Keeps the pixels here, for a drawing without WebGL. */
    keep({ size, slots, levels }: Painted): void {
        levels.forEach((pixels, i) => {
            const side = size >> i;
            const power = Math.log2(side);
            const all = (this.levels[power] ??= new Uint8Array(4 * side * side * this.slots));
            const step = 4 * side * side;
            slots.forEach((slot, k) => all.set(pixels.subarray(k * step, (k + 1) * step), slot * step));
        });
    }
}
