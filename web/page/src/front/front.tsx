// The front door: an endless world at once, and the way to the rooms.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { computed, type Signal } from '@preact/signals';
import './front.css';
import { groundLimits, makeGround } from '../ground/ground.ts';
import { far, type GroundApi, type Plan } from '../ground/plan.ts';
import { cameraOf } from '../state/camera.ts';
import { ofView, real, seed } from '../state/fields.ts';
import { Store } from '../state/store.ts';
import { Stage } from '../stage/stage.tsx';
import type { Camera } from '../stage/view.ts';
import { complain } from '../ui/announce.tsx';
import { Button, Seed } from '../ui/controls.tsx';
import { Link } from '../ui/link.tsx';
import { calm } from '../ui/theme.ts';
import { client } from '../workers/client.ts';
import { rooms } from '../rooms/rooms.ts';

const emblems = import.meta.glob<string>('./emblems/*.svg', { query: '?raw', import: 'default', eager: true });

const fields = { seed: seed('3'), x: ofView(real(0, -far, far)), y: ofView(real(0, -far, far)), z: ofView(real(16, 1e-4, 1e6)) };
const land: Omit<Plan, 'seed'> = { set: 'land', method: 'feature', noise: { scale: 24 } };

export function Front() {
    const store = useMemo(() => new Store('', fields), []);
    useEffect(() => () => store.dispose(), []);
    useEffect(() => { document.title = 'pave: the ground that games are played on'; }, []);
    return (
        <main class="front">
            <Ground store={store} />
            <nav class="doors" aria-label="All rooms">
                {rooms.map(({ name, title, says }) => (
                    <Link key={name} room={name}>
                        <i dangerouslySetInnerHTML={{ __html: emblems[`./emblems/${name}.svg`]! }} />
                        <strong>{title}</strong>
                        <span>{says}</span>
                    </Link>
                ))}
            </nav>
        </main>
    );
}

function Ground({ store }: { store: Store<typeof fields> }) {
    const { camera, stop } = useMemo(() => cameraOf({
        read: () => ({ x: store.get('x'), y: store.get('y'), scale: store.get('z') }), write: ({ x, y, scale }) => store.set({ x, y, z: scale }, 'view'),
    }), []);
    const plan = useMemo(() => computed<Plan>(() => ({ ...land, seed: store.get('seed') })), []);
    const [ground, worker] = useMemo(() => {
        const made = new Worker(new URL('../ground/ground.work.ts', import.meta.url), { type: 'module' });
        return [makeGround({ worker: client<GroundApi>(made), plan, onError: complain }), made] as const;
    }, []);
    const layers = useMemo(() => [ground.layer], []);
    const [moving, setMoving] = useState(true);
    useEffect(() => () => {
        stop();
        ground.dispose();
        worker.terminate();
    }, []);
    useEffect(() => (moving && !calm.value ? drift(camera, ground.ready) : undefined), [moving, calm.value]);
    const halt = ({ target }: Event): void => { if (!(target as Element).closest('.corner')) setMoving(false); };
    return (
        <div class="hero" data-busy={ground.busy.value} onPointerDown={halt} onWheel={halt} onKeyDown={halt}>
            <Stage label="An endless land of grass, woods, water and hills, seen from above" camera={camera} limits={groundLimits} layers={layers} zooms>
                {!calm.value && <div class="over corner"><Button onClick={() => setMoving(!moving)}>{moving ? 'Pause' : 'Drift on'}</Button></div>}
            </Stage>
            <div class="card">
                <h1>A map is a pure function of its seed and the place.</h1>
                <p>This land has no end. Drag it, zoom, come back: every tile is decided by the seed and its coordinates alone, so it is the same in any
                    order, in any browser, and in the C library that this page runs.</p>
                <div class="row">
                    <Seed value={store.get('seed')} onChange={(value) => store.set({ seed: value })} />
                    <Place camera={camera} seed={store.get('seed')} />
                </div>
            </div>
        </div>
    );
}

/** The cell in the middle of the picture, and the way to it in the room of worlds. */
function Place({ camera, seed }: { camera: Signal<Camera>; seed: string }) {
    const { x, y, scale } = camera.value;
    const state = { seed, noise: String(land.noise!.scale), rough: '0', method: 'feature', x: x.toFixed(3), y: y.toFixed(3), k: scale.toFixed(3) };
    return (
        <>
            <p class="where">middle at cell <output>{Math.floor(x)}, {Math.floor(y)}</output></p>
            <Link room="worlds" state={state}>Open this place in Worlds</Link>
        </>
    );
}

// The land passes by.
function drift(camera: Signal<Camera>, ready: Promise<void>): () => void {
    let frame = 0;
    let over = false;
    let last = 0;
    const step = (time: number): void => {
        const { x, y, scale } = camera.peek();
        const passed = Math.min(time - last, 100) / 1000;
        last = time;
        camera.value = { x: x + (14 * passed) / scale, y: y + (4 * passed) / scale, scale };
        frame = requestAnimationFrame(step);
    };
    void ready.then(() => {
        if (over) return;
        last = performance.now();
        frame = requestAnimationFrame(step);
    });
    return () => {
        over = true;
        cancelAnimationFrame(frame);
    };
}
