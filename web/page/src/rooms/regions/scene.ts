// What lives as long as the room: camera, layers, focus, and what pointer and keys do.
import { batch, computed, effect, signal, untracked, type ReadonlySignal, type Signal } from '@preact/signals';
import { meshLayer, type MeshPicture } from '../../stage/mesh.ts';
import { circle, drawn, stroke, type Layer } from '../../stage/layer.ts';
import type { Touch } from '../../stage/stage.tsx';
import { buttonsOf, fit, inSight, type Camera, type View } from '../../stage/view.ts';
import { announce, complain, toast } from '../../ui/announce.tsx';
import { dark } from '../../ui/theme.ts';
import { cameraOf } from '../../state/camera.ts';
import { lookOf } from '../../ui/look.ts';
import type { How, Store } from '../../state/store.ts';
import { cellColors, empty, isMerged, stored } from './colors.ts';
import { drawLocked, drawMarks, drawTerritories, drawUnhappy, isSmooth, outline } from './draw.ts';
import { Engine, type Shown } from './engine.ts';
import type { State, fields } from './fields.ts';
import { cellsOfPaint, hasRaces, nextSeed, paintOf, renewed, stageKeys, wantsSmooth } from './model.ts';
import { Match } from './match.ts';
import type { Moment } from './regions.work.ts';
import { targetsOf } from './game.ts';
import { cellTowards, cellsUnder, isArrow, territoryTowards, told } from './touch.ts';

export type RoomStore = Store<typeof fields>;

export class Scene {
    readonly engine: Engine;
    readonly match: Match;
    /** What is seen: the map, as a game has it where one is played. */
    readonly shown: ReadonlySignal<Shown | undefined>;
    readonly camera: Signal<Camera>;
    readonly layers: readonly Layer[];
    /** The territory that is pointed at, or has the focus of the keys; 0: none. */
    readonly focus = signal(0);
    /** What a press does: "look" or, on cells, "paint" with a label. */
    readonly tool = signal<'look' | 'paint'>('look');
    readonly label = signal(1);
    readonly cursor = signal(-1);
    /** The agent that was asked, at a moment of the run, and what it says. */
    readonly asked = signal<{ cell: number; moment: Moment; says: string }>();
    /** The pointer is in the upper part of the map: what is said of it stands below. */
    readonly high = signal(false);
    readonly stroke = signal<ReadonlyMap<number, number>>(new Map());
    /** The pixels of CSS that the bar below takes, and whether a picture is beside the map. */
    readonly below = signal(52);
    readonly beside = signal(false);
    /** The pixels of CSS of the stage. */
    readonly size = signal({ width: 0, height: 0 });
    #from: Touch | undefined;
    #tapped = -1000;
    readonly #stops: (() => void)[];
    readonly store: RoomStore;

    constructor(store: RoomStore) {
        this.store = store;
        this.engine = new Engine(store);
        this.match = new Match(store, this.engine);
        this.shown = computed(() => this.match.dressed(this.engine.shown.value));
        const smooth = computed(() => { const shown = this.shown.value; return !!shown && isSmooth(shown, this.camera.value, wantsSmooth(this.store.values)); });
        const colors = computed(() => this.#colors(smooth.value));
        this.layers = [meshLayer(() => colors.value), this.#territories(), this.#marks()];
        const { camera, stop } = cameraOf({
            read: () => this.#given(), whole: () => this.#whole(), write: ({ x, y, scale }) => store.set({ x: +x.toFixed(2), y: +y.toFixed(2), z: +Math.min(scale, 1e4).toFixed(3) }, 'view'),
        });
        this.camera = camera;
        this.#stops = [stop, effect(() => { if (store.get('kind') !== 'labels') this.tool.value = 'look'; }), effect(() => {
            const count = this.engine.shown.value?.map?.items.length ?? 0;
            if (this.focus.peek() > count) this.focus.value = 0;
        })];
    }

    dispose(): void {
        for (const stop of this.#stops) stop();
        this.match.dispose();
        this.engine.dispose();
    }

    // The camera of the address, if it sees something of the map.
    #given(): Camera | undefined {
        const [box, all, z] = [this.engine.shown.value?.ground.box, this.#whole(), this.store.get('z')];
        return box && all && z ? inSight({ x: this.store.get('x'), y: this.store.get('y'), scale: z }, box, [Math.min(all.scale / 4, 200), 200]) : undefined;
    }

    // All of the map, beside and above what lies on the picture.
    #whole(): Camera | undefined {
        const [box, { width, height }] = [this.engine.shown.value?.ground.box, this.size.value];
        if (!box || !width) return undefined;
        const below = Math.min(this.below.value, height / 2);
        const camera = fit(box, width, height - below, 0.04, this.beside.value ? 240 : buttonsOf(width));
        return { ...camera, y: camera.y + below / 2 / camera.scale };
    }

    #colors(smooth: boolean): MeshPicture | undefined {
        const [shown, palettes] = [this.shown.value, this.engine.palettes.value];
        if (!shown || !palettes) return undefined;
        const colors = cellColors(shown, palettes, { dark: dark.value, marked: this.store.get('u'), under: smooth });
        for (const [cell, label] of this.stroke.value) colors[cell] = stored(this.colorOf(label)); // before it is done
        return { tiles: shown.ground.tiles, colors: new Uint8Array(colors.buffer), line: smooth ? 0 : 0.07, lineColor: dark.value ? [0, 0, 0, 0.4] : [1, 1, 1, 0.55] };
    }

    /** The colour of a label, as it is painted. */
    colorOf(label: number): number {
        return label === 0 ? empty(dark.value) : this.engine.palettes.value?.races[label - 1] ?? 0xffffffff;
    }

    #territories(): Layer {
        const watch = (): void => {
            void this.shown.value;
            void wantsSmooth(this.store.values);
        };
        return drawn(watch, (context, view, line) => {
            const shown = this.shown.peek();
            if (shown) drawTerritories(context, shown, view, line, isSmooth(shown, view, untracked(() => wantsSmooth(this.store.values))));
        });
    }

    #marks(): Layer {
        const watch = (): void => {
            for (const it of [this.shown, this.match.picked, this.engine.palettes, this.focus, this.cursor, this.tool, this.asked]) void it.value;
            void [this.store.get('marks'), this.store.get('lock'), this.store.get('u')];
        };
        return drawn(watch, (context, view) => untracked(() => this.#drawMarks(context, view)));
    }

    #drawMarks(context: CanvasRenderingContext2D, view: View): void {
        const [shown, palettes, game, picked] = [this.shown.value, this.engine.palettes.value, this.match.game.value, this.match.picked.value];
        if (!shown || !palettes) return;
        const { kind, marks, u, lock } = this.store.values;
        const accent = lookOf().mark;
        if (u && kind === 'schelling' && !game && !(shown.map && (wantsSmooth(this.store.values) || isMerged(shown)))) drawUnhappy(context, shown, view);
        const asked = this.asked.value?.moment === shown.moment ? this.asked.value : undefined;
        if (asked) this.#ring(context, shown.ground.centers, asked.cell, accent, view);
        if (!shown.map || !shown.rings) return;
        const usual = game ? 'dice' : hasRaces(kind) ? (kind === 'labels' ? 'id' : 'none') : shown.map.dice ? 'dice' : 'id';
        drawMarks(context, shown.map, view, { kind: marks === 'auto' || game ? usual : marks === 'owner' && !shown.map.owners ? 'id' : marks, players: palettes.players });
        if (!game) drawLocked(context, shown, view, lock, accent);
        if (game && picked) for (const id of targetsOf(game, picked - 1)) outline(context, shown.rings, [id + 1], 2 / view.scale, lookOf().wrong);
        if (picked) outline(context, shown.rings, [picked], 3.5 / view.scale, accent);
        if (this.focus.value) outline(context, shown.rings, [this.focus.value], 2.5 / view.scale, accent);
        if (this.tool.value === 'paint' && this.cursor.value >= 0) this.#ring(context, shown.ground.centers, this.cursor.value, accent, view);
    }

    #ring(context: CanvasRenderingContext2D, centers: ArrayLike<number>, cell: number, color: string, view: View): void {
        circle(context, centers[2 * cell]!, centers[2 * cell + 1]!, 0.6);
        stroke(context, color, 3 / view.scale);
    }

    // ---- Acts -----------------------------------------------------------------------------------------------------------------------

    /** Settings. Of areas, what is locked stays. */
    set(change: Partial<State>, how: How = 'step'): void {
        const state = untracked(() => this.store.values);
        const keys: readonly string[] = state.kind === 'dicewars' || state.kind === 'grow' ? stageKeys[state.kind] : [];
        this.store.set(Object.keys(change).some((key) => keys.includes(key)) ? renewed(state, change) : change, how);
    }

    /** Where the cells lie, or the kind. */
    place(change: Partial<State>, how: How = 'step'): void {
        this.focus.value = 0;
        this.cursor.value = -1;
        this.store.set({ ...change, past: '', lock: [], ink: [], z: 0, x: 0, y: 0, ...(hasRaces(change.kind ?? this.store.get('kind')) && !change.kind && { at: -1 }) }, how);
    }

    next(): void {
        if (this.match.game.peek()) return;
        const state = untracked(() => this.store.values);
        const seed = nextSeed(state, this.engine.busy.peek() ? undefined : this.engine.shown.peek()?.map?.seed);
        this.set({ seed, ...(hasRaces(state.kind) && { at: -1 }) });
        announce(`Seed ${seed}`);
    }

    /** What a tap on a territory does. */
    choose(id: number): void {
        if (this.match.game.peek()) this.match.pick(id);
        else this.lock(id);
    }

    lock(id: number): void {
        const { kind, lock, orig } = untracked(() => this.store.values);
        const item = this.engine.shown.peek()?.map?.items[id - 1];
        if (!item || hasRaces(kind) || this.match.game.peek()) return;
        if (kind === 'dicewars' && orig) {
            toast('The game makes whole maps only: turn off “As the original game makes it” to lock territories');
            return;
        }
        const on = !lock.includes(item.label);
        this.store.set({ lock: on ? [...lock, item.label] : lock.filter((it) => it !== item.label) });
        announce(on ? `Territory ${id} stays` : `Territory ${id} is free`);
    }

    step(): void {
        const moment = this.engine.shown.peek()?.moment;
        if (!moment || this.engine.playing.peek()) return;
        if (moment.status === 'satisfied' || moment.status === 'frozen') return announce('The run has ended');
        this.store.set({ at: moment.steps + 1 }, 'slide');
    }

    toggle(): void {
        if (!hasRaces(untracked(() => this.store.get('kind')))) return;
        if (this.engine.playing.peek()) this.engine.pause();
        else if (this.engine.busy.peek()) this.store.set({ at: this.engine.shown.peek()?.moment?.steps ?? 0 });
        else void this.engine.play();
    }

    // ---- Pointer and keys -----------------------------------------------------------------------------------------------------------

    touch(touch: Touch): void {
        const shown = this.engine.shown.peek();
        if (!shown) return;
        if (this.tool.peek() === 'paint') return this.#paint(touch);
        const cell = shown.ground.find(touch);
        const id = touch.kind === 'leave' || cell < 0 ? 0 : shown.map?.of[cell] ?? 0;
        if (touch.kind === 'leave' && performance.now() - this.#tapped < 500) return; // a finger leaves with its tap, which has just told of a territory
        if (touch.kind === 'hover' || touch.kind === 'leave') this.focus.value = id;
        if (cell !== this.asked.peek()?.cell && touch.kind !== 'drag') this.asked.value = undefined;
        this.#side(touch.y);
        if (touch.kind === 'tap') {
            this.#tapped = performance.now();
            void this.#ask(cell);
        }
        if (touch.kind !== 'tap' || !id) return;
        this.focus.value = id;
        this.choose(id);
        if (untracked(() => this.store.get('kind')) === 'labels') announce(this.says(id));
    }

    // On which side there is room to say something of a place.
    #side(y: number): void {
        const camera = this.camera.peek();
        this.high.value = (y - camera.y) * camera.scale < -0.1 * this.size.peek().height;
    }

    // Why an agent stays or moves.
    async #ask(cell: number): Promise<void> {
        const { def, moment } = this.engine.shown.peek()!;
        if (cell < 0 || !moment || !def.run) return;
        const { run, place } = def;
        try {
            const it = await this.engine.api.person(place, run, moment.cells, cell);
            const says = it ? `${it.alike} alike of ${it.neighbors} ${it.neighbors === 1 ? 'neighbour' : 'neighbours'}, wants ${it.wants}: ${it.alike < it.wants ? 'wants to move' : 'satisfied'}`
                : 'Nobody is here';
            this.asked.value = { cell, moment, says };
            announce(says);
        } catch (error) {
            complain(error);
        }
    }

    #paint(touch: Touch): void {
        const { ground } = this.engine.shown.peek()!;
        if (touch.kind === 'press' || touch.kind === 'drag') {
            const next = new Map(this.stroke.peek());
            for (const cell of cellsUnder(ground, touch.kind === 'press' ? touch : this.#from ?? touch, touch)) next.set(cell, touch.secondary ? 0 : this.label.peek());
            this.#from = touch;
            this.stroke.value = next;
        }
        if (touch.kind === 'drop' || touch.kind === 'leave') this.painted();
    }

    /** Ends a stroke: what was painted becomes part of the state. */
    painted(): void {
        const strokes = this.stroke.peek();
        if (!strokes.size) return;
        const { ink, n } = untracked(() => this.store.values);
        const { count } = this.engine.shown.peek()!.ground;
        batch(() => {
            this.stroke.value = new Map();
            this.store.set({ ink: paintOf(new Map([...cellsOfPaint(ink, count, n), ...strokes])) });
        });
    }

    key(event: KeyboardEvent): boolean {
        const shown = this.engine.shown.peek();
        if (!shown || event.shiftKey && isArrow(event.key)) return false;
        if (this.tool.peek() === 'paint') return this.#paintKey(event);
        const { map } = shown;
        if (!map) return false;
        const { items } = map;
        const focus = this.focus.peek();
        if (event.key === 'Tab') {
            const to = event.shiftKey ? (focus || items.length + 1) - 1 : focus + 1;
            if (this.#escaped || to < 1 || to > items.length) {
                this.#escaped = false;
                this.focus.value = 0;
                return false;
            }
            return this.#go(to);
        }
        if (event.key === 'Escape' && focus) {
            this.focus.value = 0;
            this.#escaped = true;
            announce('Tab leaves the map');
            return true;
        }
        if (isArrow(event.key) && items.length) return this.#go(focus ? territoryTowards(event.key, map, focus) ?? focus : 1);
        if (event.key === 'Enter' && focus) {
            this.choose(focus);
            return true;
        }
        return false;
    }
    #escaped = false;

    #go(id: number): boolean {
        this.focus.value = id;
        this.#side(this.engine.shown.peek()!.map!.items[id - 1]!.mean.y);
        announce(this.says(id));
        return true;
    }

    #paintKey(event: KeyboardEvent): boolean {
        const { ground, map } = this.engine.shown.peek()!;
        const cursor = this.cursor.peek();
        if (isArrow(event.key)) {
            this.cursor.value = cursor < 0 ? Math.floor(ground.count / 2) : cellTowards(event.key, ground, cursor) ?? cursor;
            announce(`Cell ${this.cursor.peek()}, label ${map?.labels[this.cursor.peek()] ?? 0}`);
            return true;
        }
        if ((event.key !== ' ' && event.key !== 'Enter') || cursor < 0) return false;
        this.stroke.value = new Map([[cursor, this.label.peek()]]);
        this.painted();
        announce(`Cell ${cursor} painted`);
        return true;
    }

    says(id: number): string {
        const map = this.shown.peek()?.map;
        const { kind, lock } = untracked(() => this.store.values);
        const game = this.match.game.peek();
        return map?.items[id - 1] ? told(map, id, hasRaces(kind) && !game, !game && lock.includes(map.items[id - 1]!.label)) : '';
    }
}
