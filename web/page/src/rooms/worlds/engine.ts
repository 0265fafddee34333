// What the room has running: its worker, the world that is shown, and the layers that show it.
import { computed, effect, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { makeFlat, type Pattern } from '../../ground/flat.ts';
import { groundLimits, makeGround } from '../../ground/ground.ts';
import { makePictures } from '../../ground/pictures.ts';
import type { Tiles } from '../../ground/shape.ts';
import type { View } from '../../stage/view.ts';
import { cameraOf } from '../../state/camera.ts';
import { stable } from '../../state/stable.ts';
import { complain } from '../../ui/announce.tsx';
import { client } from '../../workers/client.ts';
import { stepsOf } from './command.ts';
import { planOf, type Worlds } from './fields.ts';
import type { WorldPlan } from './plan.ts';
import type { Api } from './worlds.work.ts';

/** A tile set that somebody brought. */
export interface Own {
    /** Its file and the hash of what it holds. */
    readonly key: string;
    readonly number: number;
    readonly file: string;
    readonly name: string;
    readonly names: readonly string[];
    readonly files: OwnFiles;
}
export interface OwnFiles {
    readonly tsx: File;
    readonly picture: File;
}

export type Engine = ReturnType<typeof makeEngine>;

function makeEngine(store: Worlds) {
    const thread = new Worker(new URL('./worlds.work.ts', import.meta.url), { type: 'module' });
    const worker = client<Api>(thread);
    const { camera, stop } = cameraOf({
        read: () => ({ x: store.get('x'), y: store.get('y'), scale: store.get('k') }), write: ({ x, y, scale }) => store.set({ x, y, k: scale }, 'view'),
    });
    const brought = signal<Own>();
    const own = computed((): Own | undefined => { // what the address names
        const [it, terrain] = [brought.value, store.get('terrain')];
        return it && it.key === store.get('own') ? { ...it, name: it.names.includes(terrain) ? terrain : it.name } : undefined;
    });
    const view = signal<View>(); // of the picture
    const plan = stable(() => planOf(store.content, own.value && { key: own.value.key, number: own.value.number, name: own.value.name }));
    const shapes = signal<Record<string, { tiles: Tiles; pattern: Pattern }>>({});
    const here = computed(() => shapes.value[plan.value.tiling]);
    const tiles = computed(() => here.value?.tiles);
    const square = computed(() => plan.value.tiling === 'square');
    const ended = { is: false };
    const onError = (error: Error): void => { if (!ended.is) complain(error); };

    const onSquares = signal(square.peek()); // which of them is seen: the one before, until the other stands
    const ground = makeGround<WorldPlan>({
        worker, plan: computed(() => (square.value ? plan.value : undefined)), on: onSquares, pictures: (of) => of.own ? `${of.own.number} ${of.own.name}` : of.set, onError,
    });
    const flat = makeFlat<WorldPlan>({
        plan: computed(() => (square.value || !here.value ? undefined : { of: plan.value, ...here.value })), on: computed(() => !onSquares.value), colors: (of, units) => worker.colors(of, units), onError,
    });
    const pictures = makePictures<WorldPlan>({
        plan: computed(() => (square.value || !here.value ? undefined : { of: plan.value, name: `${plan.value.tiling} ${plan.value.set} ${plan.value.seed}`, cell: Math.sqrt(here.value.tiles.area) })),
        on: computed(() => !onSquares.value), picture: (of, request) => worker.picture(of, request), onError,
    });
    const stops = [
        effect(() => {
            const stands = square.value ? !ground.busy.value : !!here.value && !flat.busy.value && !pictures.busy.value;
            if (stands) onSquares.value = square.value;
        }),
        effect(() => {
            const name = plan.value.tiling;
            if (shapes.peek()[name]) return;
            worker.shape(name).then((shape) => { shapes.value = { ...shapes.peek(), [name]: shape }; }, onError);
        }),
    ];
    return {
        worker, camera, view, brought, own, plan, tiles,
        layers: [ground.layer, flat.layer, pictures.layer],
        busy: computed(() => ground.busy.value || flat.busy.value || pictures.busy.value || !tiles.value),
        limits: computed(() => { const cell = Math.sqrt(tiles.value?.area ?? 1); return [groundLimits[0] / cell, groundLimits[1] / Math.max(1, cell)] as const; }),
        /** Zooms out until the whole frame of the map is seen. */
        showFrame() {
            const [here, seen, [width, height]] = [tiles.peek(), view.peek(), store.get('size')];
            if (!here || !seen || !width || !height) return;
            const { across, w, h } = stepsOf(here);
            camera.value = { ...camera.peek(), scale: Math.min(camera.peek().scale, (0.94 * seen.width * across) / (width * w), (0.94 * seen.height) / (height * h)) };
        },
        dispose() {
            ended.is = true;
            for (const end of [stop, ...stops]) end();
            ground.dispose();
            pictures.dispose();
            thread.terminate();
        },
    };
}

export function useEngine(store: Worlds): Engine {
    const engine = useMemo(() => makeEngine(store), []);
    useEffect(() => () => engine.dispose(), []);
    return engine;
}
