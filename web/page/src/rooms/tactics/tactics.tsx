// The room of triangles: five scenes over one worker.
import { useEffect, useState } from 'preact/hooks';
import type { ComponentType } from 'preact';
import type { Room } from '../../ui/room.tsx';
import { client, type Served } from '../../workers/client.ts';
import Citadel from './citadel.tsx';
import type { SceneProps } from './common.tsx';
import Distances from './distances.tsx';
import { fields, type RoomStore, type SceneName } from './fields.ts';
import Formations from './formations.tsx';
import Giants from './giants.tsx';
import type { Api } from './tactics.work.ts';
import Terrain from './terrain.tsx';
import './tactics.css';

const scenes: Record<SceneName, ComponentType<SceneProps>> = {
    distances: Distances, formations: Formations, giants: Giants, citadel: Citadel, terrain: Terrain,
};

function View({ store }: { store: RoomStore }) {
    const [work, setWork] = useState<Served<Api>>();
    useEffect(() => {
        const worker = new Worker(new URL('./tactics.work.ts', import.meta.url), { type: 'module' });
        const served = client<Api>(worker);
        setWork(() => served); // itself a function, which would be called
        return () => worker.terminate();
    }, []);
    const scene = store.get('scene');
    const Scene = scenes[scene];
    return work ? <Scene key={scene} store={store} work={work} /> : <main class="wait" aria-busy="true"><p>Tactics …</p></main>;
}

export default { fields, View } satisfies Room<typeof fields>;
