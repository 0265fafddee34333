// The room of triangles: six scenes over one worker.
import { useEffect, useState } from 'preact/hooks';
import type { ComponentType } from 'preact';
import type { Room } from '../../ui/room.tsx';
import { client, type Served } from '../../workers/client.ts';
import type { SceneProps } from './common.tsx';
import { fields, type RoomStore, type SceneName } from './fields.ts';
import type { Api } from './tactics.work.ts';
import './tactics.css';

const scenes: Record<SceneName, () => Promise<{ default: ComponentType<SceneProps> }>> = {
    distances: () => import('./distances.tsx'),
    formations: () => import('./formations.tsx'),
    giants: () => import('./giants.tsx'),
    citadel: () => import('./citadel.tsx'),
    terrain: () => import('./terrain.tsx'),
    skirmish: () => import('./skirmish.tsx'),
};
const loaded = new Map<SceneName, ComponentType<SceneProps>>();

function View({ store }: { store: RoomStore }) {
    const [work, setWork] = useState<Served<Api>>();
    const [, setLoaded] = useState('');
    const [failure, setFailure] = useState('');
    const scene = store.get('scene');
    useEffect(() => {
        const worker = new Worker(new URL('./tactics.work.ts', import.meta.url), { type: 'module' });
        const served = client<Api>(worker);
        setWork(() => served); // itself a function, which would be called
        return () => worker.terminate();
    }, []);
    useEffect(() => {
        if (!loaded.has(scene))
            scenes[scene]().then(({ default: made }) => { loaded.set(scene, made); setLoaded(scene); }, (error: Error) => setFailure(error.message));
    }, [scene]);
    const Scene = loaded.get(scene);
    if (failure) return <main class="wait"><p role="alert">This scene could not be loaded: {failure}. Reload the page to try again.</p></main>;
    return Scene && work ? <Scene key={scene} store={store} work={work} /> : <main class="wait" aria-busy="true"><p>Triangles …</p></main>;
}

export default { fields, View } satisfies Room<typeof fields>;
