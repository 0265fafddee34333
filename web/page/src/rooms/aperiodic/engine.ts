// What the room has running: its worker, the piece of ground that is shown, what lies on it, and the answers.
import { batch, computed, effect, signal, untracked, type ReadonlySignal, type Signal } from '@preact/signals';
import { makePictures } from '../../ground/pictures.ts';
import type { Layer } from '../../stage/layer.ts';
import { finderOf } from '../../stage/tiles.ts';
import type { Camera, Point, View } from '../../stage/view.ts';
import { complain } from '../../ui/announce.tsx';
import { client, newest, type Served } from '../../workers/client.ts';
import type { Api } from './aperiodic.work.ts';
import type { Dice } from './covers.ts';
import type { Rooms } from './fields.ts';
import type { Outlines, Piece, Sight, Way } from './make.ts';
import {
    boxWith, cellArea, coverOf, diceOf, groundOf, holds, namesOf, pieceBox, scaleOf, tooLarge, worldOf, type DicePlan, type Ground, type Name, type WorldPlan,
} from './model.ts';

/** A piece as it is shown: of a world with the colour of each cell. */
export interface Shown {
    readonly ground: Ground;
    readonly world?: WorldPlan;
    readonly piece: Piece & { readonly colors?: Uint8Array };
    /** The cell at a point of the world; -1: none. */
    find(at: Point): number;
}
export interface Board {
    readonly plan: DicePlan;
    readonly dice: Dice;
}
/** What was asked and found; `wrong`: why there is no answer. */
export interface Answer {
    readonly way?: Way;
    readonly sight?: Sight;
    readonly wrong?: string;
}

export interface Engine {
    readonly worker: Served<Api>;
    readonly camera: Signal<Camera>;
    readonly view: Signal<View | undefined>;
    readonly shown: ReadonlySignal<Shown | undefined>;
    readonly board: ReadonlySignal<Board | undefined>;
    readonly players: ReadonlySignal<Uint32Array | undefined>;
    readonly rock: ReadonlySignal<Outlines | undefined>;
    readonly answer: ReadonlySignal<Answer | undefined>;
    readonly busy: ReadonlySignal<boolean>;
    /** Pictures of a world. */
    readonly pictures: Layer;
    /** Asks for what a picture lacks. */
    follow(view: View): void;
    dispose(): void;
}

// The same object for as long as it says the same.
function stable<Value>(from: () => Value): ReadonlySignal<Value> {
    let last: { text: string | undefined; value: Value } | undefined;
    return computed(() => {
        const value = from();
        const text = JSON.stringify(value);
        if (!last || last.text !== text) last = { text, value };
        return last.value;
    });
}

export function makeEngine(store: Rooms): Engine {
    const thread = new Worker(new URL('./aperiodic.work.ts', import.meta.url), { type: 'module' });
    const worker = client<Api>(thread);
    const camera = signal<Camera>({ x: store.get('x'), y: store.get('y'), scale: untracked(() => scaleOf(store.values)) });
    const view = signal<View>();
    const shown = signal<Shown>();
    const [loading, asking, dealing, walling] = [signal(true), signal(false), signal(false), signal(false)];
    const [answer, board, players, rock] = [signal<Answer>(), signal<Board>(), signal<Uint32Array>(), signal<Outlines>()];
    let ended = false;
    const fail = (error: Error): void => { if (!ended) complain(error); };

    // ---- The piece of ground ----

    const ground = stable(() => groundOf({ grid: store.get('grid'), seed: store.get('seed') }));
    const cover = computed(() => coverOf({ grid: store.get('grid'), on: store.get('on') }));
    const world = stable(() => (cover.value === 'world' ? worldOf(store.values) : undefined));
    let asked: { ground: Ground; world: WorldPlan | undefined; box: ReturnType<typeof pieceBox> } | undefined;
    const load = newest(async (of: NonNullable<typeof asked>) => worker.piece(of.ground, of.box, of.world), (piece, of) => {
        if (ended) return;
        const find = finderOf(piece.tiles);
        batch(() => {
            shown.value = {
                ground: of.ground, ...(of.world && { world: of.world }), piece,
                find: ({ x, y }) => find({ x: x - piece.origin.x, y: y - piece.origin.y }),
            };
            loading.value = asked !== of;
        });
    }, (error) => { loading.value = false; fail(error); });
    const follow = (now: View): void => {
        const [of, on] = [ground.peek(), world.peek()];
        const need = boxWith(now, 0.08);
        if (asked && asked.ground === of && asked.world === on && holds(asked.box, need) && !tooLarge(asked.box, need)) return;
        asked = { ground: of, world: on, box: pieceBox(now, of.grid) };
        loading.value = true;
        load(asked);
    };

    // ---- A world's pictures ----

    const pictures = makePictures<WorldPlan>({
        plan: computed(() => world.value && { of: world.value, name: JSON.stringify(world.value), cell: Math.sqrt(cellArea(world.value.ground.grid)) }),
        on: computed(() => !!world.value), picture: (of, request) => worker.picture(of, request), onError: fail,
    });

    // ---- Maps, paths, sight ----

    const deal = newest((plan: DicePlan) => worker.dice(plan), (dice, plan) => { board.value = { plan, dice }; dealing.value = false; }, (error) => { dealing.value = false; fail(error); });
    const ask = newest(async (call: () => Promise<Answer>) => call(), (found) => { answer.value = found; asking.value = false; },
        (error) => { answer.value = { wrong: error.message }; asking.value = false; });
    const wall = newest((of: Ground, names: readonly Name[]) => worker.outlines(of, names), (found) => { rock.value = found; walling.value = false; }, (error) => { walling.value = false; fail(error); });
    const question = stable(() => {
        const [tool, of, stones] = [store.get('tool'), ground.value, namesOf(store.get('rock'))];
        const [[a], [b]] = [namesOf(store.get('a')), namesOf(store.get('b'))];
        if (tool === 'path' && a && b) return { way: { ground: of, a, b, rock: stones, touch: store.get('touch') } };
        return tool === 'sight' && a ? { sight: { ground: of, a, rock: stones, reach: store.get('reach') } } : undefined;
    });
    const dicePlan = stable(() => (cover.value === 'dice' ? diceOf(store.values) : undefined));
    const stones = stable(() => ({ ground: ground.value, names: store.get('tool') === 'look' ? [] : namesOf(store.get('rock')) }));
    const stops = [
        effect(() => {
            const plan = dicePlan.value;
            if (!plan) { board.value = undefined; return; }
            dealing.value = true;
            deal(plan);
        }),
        effect(() => {
            const of = question.value;
            if (!of) { answer.value = undefined; return; }
            asking.value = true;
            ask(async () => (of.way ? { way: await worker.way(of.way) } : { sight: await worker.sight(of.sight!) }));
        }),
        effect(() => {
            const { ground: of, names } = stones.value;
            if (!names.length) { rock.value = undefined; return; }
            walling.value = true;
            wall(of, names);
        }),
        effect(() => {
            const { x, y, scale } = camera.value;
            untracked(() => store.set({ x, y, z: scale === scaleOf({ grid: store.get('grid'), z: 0 }) ? 0 : scale }, 'view'));
        }),
        effect(() => {
            const [x, y, scale] = [store.get('x'), store.get('y'), scaleOf({ grid: store.get('grid'), z: store.get('z') })];
            const now = camera.peek();
            if (Math.abs(now.x - x) + Math.abs(now.y - y) > 0.002 || Math.abs(now.scale - scale) > 0.002) camera.value = { x, y, scale };
        }),
    ];
    void worker.players().then((it) => { players.value = it; }, fail);
    return {
        worker, camera, view, shown, board, players, rock, answer, pictures: pictures.layer, follow,
        busy: computed(() => loading.value || pictures.busy.value || asking.value || dealing.value || walling.value || shown.value?.ground !== ground.value || shown.value?.world !== world.value
            || (cover.value === 'dice' && !board.value)),
        dispose() {
            ended = true;
            for (const stop of stops) stop();
            pictures.dispose();
            thread.terminate();
        },
    };
}
