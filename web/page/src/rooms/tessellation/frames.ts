// The steps of a relaxation as frames to play: made in the worker one after the other, kept here.
import { signal } from '@preact/signals';
import { calm } from '../../ui/theme.ts';
import { stepsOf } from './options.ts';
import type { Options } from './state.ts';

export interface FrameOf {
    readonly points: Float32Array;
    readonly spread: number;
}
type Make = (options: Options, steps: number) => Promise<FrameOf | undefined>;

export class Frames {
    /** The spread of each frame that is there. */
    readonly spreads = signal<ReadonlyMap<number, number>>(new Map());
    /** The step that is played, between two whole ones; -1: none. */
    readonly playing = signal(-1);
    readonly #make: Make;
    #frames = new Map<number, FrameOf>();
    #key = '';
    #turn = 0;
    #request = 0;

    constructor(make: Make) { this.#make = make; }

    /** Makes the frames up to options.steps, unless they are there. */
    async fill(options: Options, key: string, tiles: number): Promise<void> {
        if (key !== this.#key) {
            this.#key = key;
            this.#frames = new Map();
            this.spreads.value = new Map();
            this.stop();
        }
        const turn = ++this.#turn;
        for (const step of stepsOf(options.steps, tiles)) {
            if (this.#frames.has(step)) continue;
            const frame = await this.#make(options, step);
            if (turn !== this.#turn) return;
            if (!frame) continue;
            this.#frames.set(step, frame);
            this.spreads.value = new Map([...this.#frames].map(([at, { spread }]) => [at, spread]));
        }
    }

    /** The corners between two frames. */
    pointsAt(step: number): Float32Array | undefined {
        const steps = [...this.#frames.keys()].toSorted((a, b) => a - b);
        const before = steps.findLast((it) => it <= step) ?? steps[0];
        const after = steps.find((it) => it >= step) ?? before;
        if (before === undefined || after === undefined) return undefined;
        const [a, b] = [this.#frames.get(before)!.points, this.#frames.get(after)!.points];
        if (a === b || a.length !== b.length) return a;
        const share = (step - before) / (after - before);
        return a.map((it, i) => it + (b[i]! - it) * share);
    }

    /** Makes no more: what they are of is about to change. */
    hold(): void {
        this.#turn++;
        this.stop();
    }

    /** Plays from a step to the last one. */
    play(from: number, to: number, done: (step: number) => void): void {
        this.stop();
        const rate = Math.max(8, to / 3) / 1000; // steps in a millisecond: at most three seconds for the whole
        let start = -1;
        const tick = (time: number): void => {
            if (start < 0) start = time;
            const at = Math.min(to, from + (time - start) * rate);
            this.playing.value = calm.peek() ? Math.floor(at) : at;
            if (at < to) this.#request = requestAnimationFrame(tick);
            else {
                this.stop();
                done(to);
            }
        };
        this.#request = requestAnimationFrame(tick);
    }

    stop(): void {
        cancelAnimationFrame(this.#request);
        this.playing.value = -1;
    }
}
