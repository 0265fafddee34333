// Terrain: heights, water and woods on triangles, as a relief or as tiers seen from the south.
import { useMemo } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { Stage } from '../../stage/stage.tsx';
import { Choice, Section, Seed, Slider, Switch, rolled } from '../../ui/controls.tsx';
import { given } from '../../ui/command.ts';
import { picturesOf } from '../../ui/room.tsx';
import { useShortcuts } from '../../ui/shortcuts.tsx';
import { Below } from './below.tsx';
import { SceneFrame, useAnswer, useCamera, type SceneProps } from './common.tsx';
import { fields, type RoomStore } from './fields.ts';

export type TerrainAsked = ReturnType<typeof asked>;
function asked(store: RoomStore) {
    const [width, height] = store.get('land').split('x').map(Number);
    return { width: width!, height: height!, ...store.pick('seed', 'hills', 'relief', 'sea', 'erosion', 'rivers', 'lakes', 'tiers', 'step') };
}

function commandOf(store: RoomStore): string {
    const words = (['hills', 'relief', 'erosion', 'rivers', 'lakes'] as const).map((name) => [name, store.get(name), fields[name].start] as const);
    return ['pave tactics terrain', ...given(['seed', store.get('seed')], ['size', store.get('land')], ...words, ['sea', store.get('sea') / 100, 0.4], ['hash', true])].join(' ');
}

export default function TerrainScene({ store, work }: SceneProps) {
    const ready = useSignal(false);
    const { answer: land, busy } = useAnswer(() => asked(store), work.terrain);
    const { camera, size, onView, onWhole } = useCamera(store, () => land.value?.box ?? { x0: 0, y0: 0, x1: 64, y1: 55 }, 0);
    const layers = useMemo(() => [], []);
    useShortcuts([
        { key: 'd', does: 'another land', run: () => store.set({ seed: rolled() }) },
        { key: 't', does: 'tiers, or a relief', run: () => store.set({ tiers: !store.get('tiers'), at: [] }) },
    ]);
    const shown = land.value;
    const name = `terrain-${store.get('seed')}`;
    return (
        <SceneFrame store={store} lead="Land whose rivers never flow uphill." hash={shown?.hash} command={commandOf(store)}
            downloads={[
                ...picturesOf(name, async () => shown!.svg, () => ({ ...asked(store), hash: shown!.hash, says: shown!.says })),
                { label: 'OBJ', name: `${name}.obj`, type: 'model/obj', make: () => work.terrainObj(asked(store)) },
            ]}
            busy={busy.value || (!!shown && !ready.value)} class="with-picture"
            stage={
                <Stage label={shown && `Terrain: ${shown.says}.`} camera={camera} layers={layers} onView={onView} onWhole={onWhole} limits={[2, 200]}>
                    <Below picture={shown} camera={camera} size={size} onReady={(is) => { ready.value = is; }} />
                </Stage>
            }
            panel={<>
                <Section title="Land">
                    <Seed value={store.get('seed')} onChange={(seed) => store.set({ seed })} />
                    <p class="hint">{land.value?.says}</p>
                    <Slider label="Sea level" value={store.get('sea')} least={0} most={90} text={(n) => (n ? `${n} %` : 'none')} onInput={(sea) => store.set({ sea }, 'slide')} />
                    <Slider label="Width of hills" value={store.get('hills')} least={8} most={120} text={(n) => `${n} edges`} onInput={(hills) => store.set({ hills }, 'slide')} />
                    <Slider label="Mountains" value={store.get('relief')} least={0} most={40} step={0.5} text={(n) => (n ? `${n} edges` : 'a quarter of that')} onInput={(relief) => store.set({ relief }, 'slide')} />
                    <Slider label="Erosion" value={store.get('erosion')} least={0} most={50} text={(n) => `${n} rounds`} onInput={(erosion) => store.set({ erosion }, 'slide')} />
                </Section>
                <Section title="Look">
                    <Switch label="Tiers: each cell level" value={store.get('tiers')} onChange={(tiers) => store.set({ tiers, at: [] })} />
                    {store.get('tiers') && <Slider label="Height of a tier" value={store.get('step')} least={0.1} most={4} step={0.05} text={(n) => `${n} edges`} onInput={(step) => store.set({ step }, 'slide')} />}
                </Section>
                <Section title="More" open={false}>
                    <Choice label="Cells" value={store.get('land')} words={['64x32', '128x64', '192x96', '256x128']} onChange={(size) => store.set({ land: size, at: [] })} />
                    <Slider label="Smallest river: water of" value={store.get('rivers')} least={5} most={400} step={5} text={(n) => `${n} vertices`} onInput={(rivers) => store.set({ rivers }, 'slide')} />
                    <Slider label="Smallest lake" value={store.get('lakes')} least={1} most={200} text={(n) => `${n} vertices`} onInput={(lakes) => store.set({ lakes }, 'slide')} />
                </Section>
            </>} />
    );
}
