// The room's side of its worker: follows the state, plays, and keeps what is shown.
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { client, type Served } from '../../workers/client.ts';
import { announce, complain } from '../../ui/announce.tsx';
import { calm } from '../../ui/theme.ts';
import type { Store } from '../../state/store.ts';
import { finderOf } from '../../stage/tiles.ts';
import { boxOf, type Box, type Point } from '../../stage/view.ts';
import type { MapShown, RingsShown } from './describe.ts';
import { stepsMost, type fields } from './fields.ts';
import { defOf, hasRaces, satisfaction, wantsSmooth, type Def } from './model.ts';
import type { Api, Moment } from './regions.work.ts';

export type Ground = Awaited<ReturnType<Api['ground']>> & { readonly grid: Def['place']['grid']; readonly key: string; readonly box: Box; /** The cell under a point; -1: none. */ find(at: Point): number };

/** What is seen, all of one moment. */
export interface Shown {
    readonly def: Def;
    readonly ground: Ground;
    readonly moment?: Moment;
    readonly map?: MapShown;
    readonly rings?: RingsShown;
}
export type Palettes = Awaited<ReturnType<Api['palettes']>>;
const nextFrame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));
const speed = 60; // steps a second

export class Engine {
    readonly shown = signal<Shown>();
    readonly palettes = signal<Palettes>();
    readonly busy = signal(true);
    readonly playing = signal(false);
    /** What was wrong with the newest settings. */
    readonly wrong = signal('');
    /** The last step of this run that has been shown. */
    readonly last = signal(0);
    #lastOf = '';
    readonly #store: Store<typeof fields>;
    readonly #worker = new Worker(new URL('./regions.work.ts', import.meta.url), { type: 'module' });
    readonly api: Served<Api> = client<Api>(this.#worker);
    #again = false;
    #working = false;
    #dropped = false; // settings changed under a play
    #stop: () => void;

    constructor(store: Store<typeof fields>) {
        this.#store = store;
        void this.api.palettes().then((it) => { this.palettes.value = it; }, complain);
        const key = computed(() => JSON.stringify([defOf(store.values), wantsSmooth(store.values), store.get('sm')]));
        const opening = store.get('kind') === 'schelling' && store.get('at') < 0 && !calm.peek();
        let first = true;
        this.#stop = effect(() => {
            void key.value;
            untracked(() => {
                if (first && opening) void this.play();
                else void this.follow();
            });
            first = false;
        });
    }

    dispose(): void {
        this.#stop();
        this.playing.value = false;
        this.#dropped = true;
        this.#worker.terminate();
    }

    /** Makes what the state says, once what is being made is done or can be left. */
    async follow(): Promise<void> {
        if (this.playing.peek()) {
            this.#dropped = true;
            this.playing.value = false;
        }
        this.#again = true;
        if (this.#working) return;
        this.#working = true;
        this.busy.value = true;
        while (this.#again) {
            this.#again = false;
            try {
                await this.#pass();
                this.wrong.value = '';
            } catch (error) {
                this.wrong.value = (error as Error).message;
            }
        }
        this.#working = false;
        if (!this.playing.peek()) this.busy.value = false;
    }

    async #groundOf({ place }: Def): Promise<Ground> {
        const { touch: _, ...where } = place;
        const key = JSON.stringify(where);
        const now = this.shown.peek()?.ground;
        if (now?.key === key) return now;
        const ground = await this.api.ground(place);
        return { ...ground, grid: place.grid, key, box: boxOf(ground.tiles.points), find: finderOf(ground.tiles, ground.centers) };
    }

    async #pass(): Promise<void> {
        const state = untracked(() => this.#store.values);
        const def = defOf(state);
        const ground = await this.#groundOf(def);
        let moment: Moment | undefined;
        while (hasRaces(state.kind) && !moment?.done) {
            if (this.#again) return;
            moment = await this.api.run(def.place, def.run!, def.steps, 60);
            if (!moment.done && !calm.peek()) this.shown.value = { def, ground, moment };
        }
        if (this.#again) return;
        const map = await this.api.map(def);
        if (this.#again) return;
        const rings = await this.api.rings(def, wantsSmooth(state) ? state.sm : 0);
        batch(() => {
            this.shown.value = { def, ground, map, rings, ...(moment && { moment }) };
            if (moment) this.#reached(def, moment.steps);
        });
    }

    #reached({ place, run }: Def, steps: number): void {
        const key = JSON.stringify([place, run]);
        this.last.value = key === this.#lastOf ? Math.max(this.last.peek(), steps) : steps;
        this.#lastOf = key;
    }

    /** Runs on from where it is, or from the start where it is at its end; until `pause`. */
    async play(): Promise<void> {
        if (this.playing.peek()) return;
        batch(() => {
            this.playing.value = this.busy.value = true;
            this.#dropped = this.#again = false;
        });
        while (this.#working) await nextFrame();
        let last: Moment | undefined;
        try {
            last = await this.#frames();
        } catch (error) {
            complain(error);
        }
        this.playing.value = false;
        if (this.#dropped) return;
        const ended = last && (last.status === 'satisfied' || last.status === 'frozen' || last.steps === stepsMost);
        if (last) {
            this.#store.set({ at: ended ? -1 : last.steps });
            announce(`${satisfaction(last.satisfied, last.agents)} per cent are satisfied after ${last.steps} steps`);
        }
        void this.follow();
    }

    async #frames(): Promise<Moment | undefined> {
        const def = untracked(() => defOf(this.#store.values));
        const ground = await this.#groundOf(def);
        const before = this.shown.peek()?.moment;
        const from = !before || untracked(() => this.#store.get('at')) < 0 ? 0 : before.steps;
        const most = from >= stepsMost ? 1000000 : stepsMost;
        const ask = (target: number, budget: number): Promise<Moment> => this.api.run(def.place, def.run!, Math.min(most, target), budget);
        let moment = await ask(from, 1e9);
        let clock = { at: performance.now(), steps: moment.steps };
        while (this.playing.peek()) {
            batch(() => {
                this.shown.value = { def, ground, moment };
                this.#reached(def, moment.steps);
            });
            if (moment.status === 'satisfied' || moment.status === 'frozen' || moment.steps >= most) break;
            // The worker makes the next picture while this one is drawn.
            let due = clock.steps + Math.floor(((performance.now() - clock.at) * speed) / 1000);
            const leap = moment.steps + Math.ceil(speed / 8);
            if (due > leap) { // a slow machine shows fewer steps a second, none of them skipped by the dozen
                due = leap;
                clock = { at: performance.now(), steps: leap };
            }
            const next = due > moment.steps ? ask(due, 60) : undefined;
            await nextFrame();
            if (next) moment = await next;
        }
        return moment;
    }

    pause(): void { this.playing.value = false; }
}
