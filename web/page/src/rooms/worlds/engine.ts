// What the room has running: its worker, the world that is shown, and the layers that show it.
import { computed, effect, signal, untracked, type ReadonlySignal, type Signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { makeFlat, type Pattern } from '../../ground/flat.ts';
import { groundLimits, makeGround } from '../../ground/ground.ts';
import { makePictures } from '../../ground/pictures.ts';
import { tilesOf, type Tiles } from '../../ground/shape.ts';
import type { Layer } from '../../stage/layer.ts';
import type { Camera } from '../../stage/view.ts';
import { complain } from '../../ui/announce.tsx';
import { client, type Served } from '../../workers/client.ts';
import { planOf, type Worlds } from './fields.ts';
import { overOf, type WorldPlan } from './plan.ts';
import type { Api } from './worlds.work.ts';

/** A tile set that somebody brought. */
export interface Own {
    readonly number: number;
    readonly file: string;
    readonly name: string;
    readonly names: readonly string[];
}

export interface Engine {
    readonly worker: Served<Api>;
    readonly camera: Signal<Camera>;
    /** The size of the picture. */
    readonly size: Signal<{ readonly width: number; readonly height: number }>;
    readonly own: Signal<Own | undefined>;
    readonly plan: ReadonlySignal<WorldPlan>;
    readonly tiles: ReadonlySignal<Tiles | undefined>;
    readonly layers: readonly Layer[];
    readonly busy: ReadonlySignal<boolean>;
    readonly limits: ReadonlySignal<readonly [number, number]>;
    dispose(): void;
}

function makeEngine(store: Worlds): Engine {
    const thread = new Worker(new URL('./worlds.work.ts', import.meta.url), { type: 'module' });
    const worker = client<Api>(thread);
    const camera = signal<Camera>({ x: store.get('x'), y: store.get('y'), scale: store.get('k') });
    const own = signal<Own>();
    const size = signal({ width: 1280, height: 800 });
    const plan = stable(computed(() => planOf({
        set: store.get('set'), grid: store.get('grid'), method: store.get('method'), seed: store.get('seed'), connected: store.get('connected'), solid: store.get('solid'), ends: store.get('ends'), mesh: store.get('mesh'), noise: store.get('noise'), rough: store.get('rough'), map: store.get('map'), edits: store.get('edits'),
    }, own.value && { number: own.value.number, name: own.value.name }, () => overOf({ ...camera.value, ...size.value }))));
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
            worker.shape(name).then(({ shape, pattern }) => { shapes.value = { ...shapes.peek(), [name]: { tiles: tilesOf(shape), pattern } }; }, onError);
        }),
        effect(() => {
            const { x, y, scale } = camera.value;
            untracked(() => store.set({ x, y, k: scale }, 'view'));
        }),
        effect(() => {
            const [x, y, scale] = [store.get('x'), store.get('y'), store.get('k')];
            const now = camera.peek();
            if (Math.abs(now.x - x) + Math.abs(now.y - y) > 0.002 || Math.abs(now.scale - scale) > 0.002) camera.value = { x, y, scale };
        }),
    ];
    return {
        worker, camera, size, own, plan, tiles,
        layers: [ground.layer, flat.layer, pictures.layer],
        busy: computed(() => ground.busy.value || flat.busy.value || pictures.busy.value || !tiles.value),
        limits: computed(() => { const cell = Math.sqrt(tiles.value?.area ?? 1); return [groundLimits[0] / cell, groundLimits[1] / Math.max(1, cell)]; }),
        dispose() {
            ended.is = true;
            for (const stop of stops) stop();
            ground.dispose();
            pictures.dispose();
            thread.terminate();
        },
    };
}

// The same object for as long as it says the same.
function stable<Value>(from: ReadonlySignal<Value>): ReadonlySignal<Value> {
    let last: { text: string; value: Value } | undefined;
    return computed(() => {
        const value = from.value;
        const text = JSON.stringify(value);
        if (last?.text !== text) last = { text, value };
        return last.value;
    });
}

export function useEngine(store: Worlds): Engine {
    const engine = useMemo(() => makeEngine(store), []);
    useEffect(() => () => engine.dispose(), []);
    return engine;
}
