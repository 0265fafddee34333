// What the room has running: its worker, the piece of ground that is shown, and what lies on it.
import { batch, computed, signal } from '@preact/signals';
import { makePictures } from '../../ground/pictures.ts';
import { centersOf, finderOf } from '../../stage/tiles.ts';
import type { Point, View } from '../../stage/view.ts';
import { cameraOf } from '../../state/camera.ts';
import { stable } from '../../state/stable.ts';
import { complain } from '../../ui/announce.tsx';
import { answerTo } from '../../workers/answer.ts';
import { client, newest } from '../../workers/client.ts';
import type { Api } from './aperiodic.work.ts';
import type { Rooms } from './fields.ts';
import type { Piece } from './make.ts';
import {
    boxWith, cellArea, coverOf, diceOf, groundOf, holds, pieceBox, scaleOf, tooLarge, wholeOf, worldOf, type Ground, type WorldPlan,
} from './model.ts';

/** A piece as it is shown: of a world with the colour of each cell. */
export interface Shown {
    readonly ground: Ground;
    readonly world?: WorldPlan;
    readonly piece: Piece & { readonly colors?: Uint8Array };
    /** The mean of the corners of each cell, as seen from the origin of the piece. */
    readonly middles: Float32Array;
    /** The cell at a point of the world; -1: none. */
    find(at: Point): number;
}

export type Engine = ReturnType<typeof makeEngine>;

export function makeEngine(store: Rooms) {
    const thread = new Worker(new URL('./aperiodic.work.ts', import.meta.url), { type: 'module' });
    const worker = client<Api>(thread);
    const view = signal<View>();
    const { camera, stop } = cameraOf({
        read: () => { const { grid, x, y, z } = store.pick('grid', 'x', 'y', 'z'); return x || y || z ? { x, y, scale: scaleOf({ grid, z }) } : undefined; },
        whole: () => wholeOf(store.pick('grid', 'on', 'r'), view.value),
        write: ({ x, y, scale }) => store.set({ x, y, z: scale === scaleOf({ grid: store.get('grid'), z: 0 }) && store.get('on') !== 'dice' ? 0 : scale }, 'view'),
    });
    const shown = signal<Shown>();
    const loading = signal(true);
    const players = signal<Uint32Array>();
    let ended = false;
    const fail = (error: Error): void => { if (!ended) complain(error); };

    // ---- The piece of ground ----

    const ground = stable(() => groundOf({ grid: store.get('grid'), seed: store.get('seed') }));
    const cover = computed(() => coverOf({ grid: store.get('grid'), on: store.get('on') }));
    const world = stable(() => (cover.value === 'world' ? worldOf(store.values) : undefined));
    let asked: { ground: Ground; world: WorldPlan | undefined; box: ReturnType<typeof pieceBox> } | undefined;
    const load = newest(async (of: NonNullable<typeof asked>) => worker.piece(of.ground, of.box, of.world), (piece, of) => {
        if (ended) return;
        const middles = centersOf(piece.tiles);
        const find = finderOf(piece.tiles, middles);
        batch(() => {
            shown.value = {
                ground: of.ground, ...(of.world && { world: of.world }), piece, middles,
                find: ({ x, y }) => find({ x: x - piece.origin.x, y: y - piece.origin.y }),
            };
            loading.value = asked !== of;
        });
    }, (error) => { loading.value = false; fail(error); });
    /** Asks for what a picture lacks. */
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

    // ---- Maps ----

    const dicePlan = stable(() => (cover.value === 'dice' ? diceOf(store.values) : undefined));
    const board = answerTo(() => dicePlan.value, async (plan) => ({ plan, dice: await worker.dice(plan) }), fail);
    void worker.players().then((it) => { players.value = it; }, fail);
    const parts = [loading, pictures.busy, board.busy];
    return {
        worker, camera, view, shown, board: board.answer, players, pictures: pictures.layer, follow,
        busy: computed(() => parts.some((it) => it.value) || shown.value?.ground !== ground.value || shown.value?.world !== world.value || (cover.value === 'dice' && !board.answer.value)),
        dispose() {
            ended = true;
            for (const end of [stop, board.stop]) end();
            pictures.dispose();
            thread.terminate();
        },
    };
}
