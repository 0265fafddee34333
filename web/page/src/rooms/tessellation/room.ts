// The room at work: what the state asks for is made in the worker, and kept here for whatever shows it.
import { batch, computed, effect, signal, untracked, type Signal } from '@preact/signals';
import type { MeshReport } from 'pave-maps';
import { announce, complain, toast } from '../../ui/announce.tsx';
import { cameraOf } from '../../state/camera.ts';
import type { Store } from '../../state/store.ts';
import { client, newest } from '../../workers/client.ts';
import { finderOf, type Tiles } from '../../stage/tiles.ts';
import { arrows, boxOf, buttonsOf, fit, inSight, toScreen, type Box, type Camera, type Point, type View } from '../../stage/view.ts';
import { commandOf } from './options.ts';
import { directions, endsOf, nameOf, nodesOf, placeOf, sideAt, sideNear, tellRefusal, tellTile, tileTotal, walk, type Board, type Side } from './pick.ts';
import { lookOf, optionsOf, type Fields, type Look, type Options } from './state.ts';
import type { Api, Ground, Made, Refusal } from './tessellation.work.ts';

/** Boards of more tiles are measured after a rest. */
const many = 2500;
/** Pixels of an edge below which a tile cannot be hit. */
const small = 8;
/** More cuts make an address that no browser takes. */
const cutsMost = 900;

const finders = new WeakMap<Tiles, ReturnType<typeof finderOf>>();
const finderFor = (tiles: Tiles, centers?: Float32Array): ReturnType<typeof finderOf> => finders.get(tiles) ?? finders.set(tiles, finderOf(tiles, centers)).get(tiles)!;

const fingers = 20; // pixels a unit on a phone, so that fingers can part tiles

export class Work {
    readonly store: Store<Fields>;
    readonly camera: Signal<Camera>;
    readonly made = signal<Made | undefined>(undefined);
    readonly ground = signal<Ground | undefined>(undefined);
    readonly busy = signal(true);
    readonly report = signal<MeshReport | undefined>(undefined);
    readonly hover = signal<Side | undefined>(undefined);
    readonly focus = signal(-1);
    /** Which of the reasons is told why there are no tiles. */
    readonly reason = signal(0);
    readonly flash = signal<{ tiles: Int32Array; share: number }>({ tiles: new Int32Array(), share: 0 });
    /** Why the last edit could not be. */
    readonly refused = signal<Refusal | undefined>(undefined);
    readonly #worker = new Worker(new URL('./tessellation.work.ts', import.meta.url), { type: 'module' });
    readonly work = client<Api>(this.#worker);
    readonly #stops: (() => void)[];
    #view: View | undefined;
    /** What an edit has made already, for the state that it leads to. */
    #ready: { for: string; made: Made } | undefined;
    #queue: Promise<void> = Promise.resolve();
    #fitted = '';
    readonly #size = signal({ width: 0, height: 0 });
    /** What is seen of the board where nobody has moved the camera. */
    readonly #home = signal<Box | undefined>(undefined);

    /** The board as it is seen now. */
    readonly board = computed((): Board | undefined => {
        const [made, ground] = [this.made.value, this.ground.value];
        return made && ground && { ...made, ground };
    });
    readonly faults = computed((): readonly Refusal[] => {
        const refused = this.refused.value;
        return [...(this.made.value?.faults ?? []), ...(refused ? [refused] : [])];
    });
    readonly command = computed(() => {
        const made = this.made.value;
        return made?.hash ? commandOf({ ...optionsOf(this.store), edits: made.edits, cuts: made.cuts }, lookOf(this.store), made.joins) : undefined;
    });

    constructor(store: Store<Fields>) {
        this.store = store;
        const { camera, stop } = cameraOf({
            read: () => {
                const [x, y, scale] = store.get('cam').split('_').map(Number);
                return Number.isFinite(x) && Number.isFinite(y) && scale! > 0 ? { x: x!, y: y!, scale: Math.min(300, Math.max(0.5, scale!)) } : undefined;
            },
            whole: () => {
                const [home, { width, height }] = [this.#home.value, this.#size.value];
                const all = home && width ? fit(home, width, height, 0.05, buttonsOf(width)) : undefined;
                return all && innerWidth < 600 && this.made.value?.hash ? { ...all, scale: Math.max(all.scale, fingers) } : all;
            },
            write: ({ x, y, scale }) => store.set({ cam: [x, y, scale].map((it) => it.toFixed(2)).join('_') }, 'view'),
        });
        this.camera = camera;
        const make = newest((options: Options, look: Look) => this.work.make(options, look), (made, options) => this.#take(made, options),
            (error) => this.#fail(error));
        this.#stops = [
            effect(() => {
                const [options, look] = [optionsOf(store), lookOf(store)];
                this.busy.value = true;
                const made = this.#ready?.for === JSON.stringify([options, look]) ? this.#ready.made : undefined;
                this.#ready = undefined;
                if (made) untracked(() => this.#take(made, options));
                else make(options, look);
            }),
            stop,
        ];
    }

    dispose(): void {
        for (const stop of this.#stops) stop();
        this.#worker.terminate();
    }

    #fail(error: Error): void {
        this.busy.value = false;
        complain(error);
    }

    #take(made: Made, options: Options): void {
        batch(() => {
            if (made.ground) this.ground.value = made.ground;
            this.made.value = made;
            this.hover.value = undefined;
            this.reason.value = 0;
            if (this.focus.value >= made.centers.length / 2) this.focus.value = -1;
            this.refused.value = made.refused;
        });
        // What an address asked for and cannot be is dropped, without a step of undo.
        if (made.hash && (made.edits.length !== options.edits.length || made.cuts.length !== options.cuts.length)) {
            this.store.set({ edits: made.edits, cuts: made.cuts }, 'view');
            if (made.cuts.length !== options.cuts.length) complain('The address names tiles that are not neighbours; they are left out');
        }
        this.#fit(made, options);
        this.#blink(made.changed);
        void this.#measure(made, options);
    }

    async #measure(made: Made, options: Options): Promise<void> {
        try {
            if (this.big) await new Promise((done) => setTimeout(done, 400)); // the next edit comes first
            if (this.made.peek() !== made) return;
            this.report.value = made.hash ? await this.work.report(options) : undefined;
            if (this.made.peek() !== made) return;
            this.busy.value = false;
        } catch (error) {
            this.#fail(error as Error);
        }
    }

    get big(): boolean { return this.store.get('w') * this.store.get('h') > many; }

    /** Where the time line ends. */
    get lastStep(): number { return Math.max(this.store.get('steps'), this.big ? 20 : 60); }

    // ---- The camera ----

    seen(view: View): void {
        this.#view = view;
        this.#size.value = { width: view.width, height: view.height };
    }

    /** All tiles in sight. */
    fit(): void {
        const made = this.made.peek();
        if (made) this.#home.value = boxOf(made.tiles.points);
        this.store.set({ cam: '' }, 'view');
    }

    #fit(made: Made, { w, h, rim, steps, pattern }: Options): void {
        const key = JSON.stringify([w, h, rim === 'frame' && steps > 0 && !!made.hash, pattern]);
        if (key === this.#fitted) return;
        const given = !this.#fitted && this.store.get('cam');
        this.#fitted = key;
        if (!given) return this.fit();
        this.#home.value = boxOf(made.tiles.points);
        this.camera.value = inSight(this.camera.peek(), this.#home.value, [0.5, 300]);
    }

    // ---- What has changed ----

    #blink(tiles: Int32Array): void {
        if (!tiles.length) return;
        const start = performance.now();
        const step = (time: number): void => {
            const share = Math.max(0, 1 - (time - start) / 1200);
            this.flash.value = { tiles, share };
            if (share) requestAnimationFrame(step);
        };
        step(start);
    }

    // ---- Sides ----

    tileAt(x: number, y: number): number {
        const board = this.board.peek();
        return board ? finderFor(board.tiles, board.centers)({ x, y }) : -1;
    }

    /** Tiles that are too small to hit: goes there instead, and says so. */
    nearer(x: number, y: number): boolean {
        if (this.camera.peek().scale >= small) return false;
        this.camera.value = { x, y, scale: 3 * small };
        announce('Zoomed in: now the tiles can be parted and joined');
        return true;
    }

    sideAtPoint(x: number, y: number): Side | undefined {
        const board = this.board.peek();
        const tile = this.tileAt(x, y);
        return board && tile >= 0 ? sideNear(board, tile, { x, y }) : undefined;
    }

    /** Joins or parts two tiles, after all that was asked for before. */
    toggle(side: Side): Promise<void> { return this.#queue = this.#queue.then(() => this.#toggle(side)).catch(complain); }

    async #toggle(side: Side): Promise<void> {
        const pair = [Math.min(side.tile, side.other), Math.max(side.tile, side.other)] as const;
        this.refused.value = undefined;
        if (this.store.get('act') === 'board' || !this.made.peek()?.hash) return this.#toggleBoard(pair);
        const edits = this.store.get('edits');
        const again = edits.at(-2) === pair[0] && edits.at(-1) === pair[1];
        const next = again ? edits.slice(0, -2) : [...edits, ...pair];
        const { w, h } = this.store.values;
        const [options, look] = [{ ...optionsOf(this.store), edits: next }, lookOf(this.store)];
        const made = again ? undefined : await this.work.make(options, look);
        if (made?.refused) {
            this.refused.value = made.refused;
            announce(`Not possible. ${tellRefusal(made.refused, w, h)}`);
            return;
        }
        if (this.store.get('edits') !== edits) return; // something else has happened meanwhile
        this.#ready = made && { for: JSON.stringify([options, look]), made };
        this.store.set({ edits: next });
        const { rim, steps } = options;
        if (rim === 'frame' && steps && pair[1] >= w * h) toast('The frame is dented here, as only this neighbourhood changes. “Make all anew with these” makes it straight');
        announce(`${side.joined ? 'Parted' : 'Joined'} ${nameOf(pair[0], w, h)} and ${nameOf(pair[1], w, h)}`);
    }

    // A pair of the board itself. What chance has removed becomes part of the board first, as removal comes after cuts.
    async #toggleBoard(pair: readonly [number, number]): Promise<void> {
        const options = optionsOf(this.store);
        const cuts = options.p || options.repair || options.edits.length ? await this.work.baked(options) : [...options.cuts];
        const found = cuts.findIndex((it, i) => i % 2 === 0 && it === pair[0] && cuts[i + 1] === pair[1]);
        if (found >= 0) cuts.splice(found, 2);
        else cuts.push(...pair);
        if (this.#setCuts(cuts, 'change the finished tiles instead, or take a smaller board')) announce('The board has changed; its tiles are made anew');
    }

    // Makes another board; false where an address cannot hold it.
    #setCuts(cuts: number[], instead: string): boolean {
        if (cuts.length / 2 > cutsMost) complain(`More than ${cutsMost} cuts do not fit into an address: ${instead}`);
        else this.store.set({ cuts, p: 0, repair: false, edits: [] });
        return cuts.length / 2 <= cutsMost;
    }

    /** The edits become part of the board, and all tiles are made anew. */
    async keep(): Promise<void> {
        try {
            this.#setCuts(await this.work.baked(optionsOf(this.store)), 'take a smaller board');
        } catch (error) {
            complain(error);
        }
    }

    /** Whether some nodes lie in the upper part of the picture, so that below them there is more room than above. */
    isHigh(board: Board, nodes: readonly number[]): boolean {
        if (!this.#view) return false;
        const view = { ...this.#view, ...this.camera.value };
        const ys = nodes.flatMap((node) => endsOf(board, node).map((it) => toScreen(view, it).y));
        return Math.min(...ys) < view.height - Math.max(...ys);
    }

    // ---- Keys ----

    /** Keys on the stage; true: it was one of ours. */
    key(event: KeyboardEvent): boolean {
        const board = this.board.peek();
        if (!board || event.shiftKey) return false;
        const way = arrows[event.key];
        if (way) return this.#walk(board, way);
        if (event.key === 'Escape' && (this.refused.value || this.focus.value >= 0)) {
            if (!this.refused.value) this.focus.value = -1;
            this.refused.value = undefined;
            return true;
        }
        const k = '123456'.indexOf(event.key) >= 0 ? '123456'.indexOf(event.key) : 'wedsaq'.indexOf(event.key.toLowerCase());
        if (k < 0 || event.key.length !== 1 || this.focus.value < 0) return false;
        void this.toggle(sideAt(board, this.focus.value, k));
        return true;
    }

    #walk(board: Board, { x, y }: Point): boolean {
        const { w, h } = this.store.values;
        const from = this.focus.value;
        const next = from < 0 ? Math.floor(h / 2) * w + Math.floor(w / 2) : walk(board, from, x, y);
        if (next < 0) announce(`The border: no tile ${directions[x ? (x > 0 ? 1 : 5) : y > 0 ? 3 : 0]}`);
        else {
            this.#show(board, next);
            this.look(next);
        }
        return true;
    }

    /** A tile gets the focus, on which keys act; -1: none has it. */
    look(tile: number): void {
        const board = this.board.peek();
        this.focus.value = tile;
        const reason = this.made.peek()?.faults.findIndex((it) => nodesOf(it).includes(tile)) ?? -1;
        if (reason >= 0) this.reason.value = reason;
        if (board && tile >= 0) announce(tellTile(board, tile, this.store.get('w'), this.store.get('h')));
    }

    // A tile that has the focus is in sight.
    #show(board: Board, tile: number): void {
        if (!this.#view) return;
        const [{ x, y }, { scale, ...at }] = [placeOf(board, tile), this.camera.value];
        const [w, h] = [this.#view.width / 2 / scale - 1, this.#view.height / 2 / scale - 1];
        if (Math.abs(x - at.x) > w || Math.abs(y - at.y) > h) this.camera.value = { x, y, scale };
    }

    get total(): number { return this.board.value ? tileTotal(this.board.value) : 0; }
}
