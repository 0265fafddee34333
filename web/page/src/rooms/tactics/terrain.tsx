// Terrain: heights, water and woods on triangles, in three dimensions or as a relief.
import { useEffect, useMemo } from 'preact/hooks';
import { effect, signal, useSignal, type Signal } from '@preact/signals';
import { Stage } from '../../stage/stage.tsx';
import { Button, Choice, Row, Section, Seed, Slider, Switch, rolled } from '../../ui/controls.tsx';
import { given } from '../../ui/command.ts';
import { pngOfCanvas } from '../../ui/files.ts';
import { picturesOf, type Download } from '../../ui/room.tsx';
import { useShortcuts } from '../../ui/shortcuts.tsx';
import { Below } from './below.tsx';
import { SceneFrame, useAnswer, useCamera, type SceneProps } from './common.tsx';
import { fields, type RoomStore } from './fields.ts';
import { orbit } from './orbit.ts';
import { terrainLayer, wholeEye, type Eye } from './terrain-gl.ts';
import type { Mesh } from './work-terrain.ts';

export type TerrainAsked = ReturnType<typeof asked>;
function asked(store: RoomStore) {
    const [width, height] = store.get('land').split('x').map(Number);
    return { width: width!, height: height!, ...store.pick('seed', 'hills', 'relief', 'sea', 'erosion', 'rivers', 'lakes', 'tiers', 'step') };
}

function commandOf(store: RoomStore): string {
    const words = (['hills', 'relief', 'erosion', 'rivers', 'lakes'] as const).map((name) => [name, store.get(name), fields[name].start] as const);
    return ['pave tactics terrain', ...given(['seed', store.get('seed')], ['size', store.get('land')], ...words, ['sea', store.get('sea') / 100, 0.4], ['hash', true])].join(' ');
}

const still = signal({ x: 0, y: 0, scale: 1 }); // the camera of a stage that an eye looks at

// The eye, in the address once somebody moves it.
function useEye(store: RoomStore) {
    return useMemo(() => {
        const seen = signal({ aspect: 1.4, x: 32, z: 28, low: -3, high: 8 });
        const eye = signal<Eye>(wholeEye(seen.peek(), 1.4));
        let put: Eye | undefined;
        effect(() => {
            const at = store.get('eye').map((it) => it / 100);
            const { aspect, ...reach } = seen.value;
            put = at.length === 5 ? { turn: at[0]!, tilt: at[1]!, far: at[2]!, x: at[3]!, z: at[4]! } : wholeEye(reach, aspect);
            eye.value = put;
        });
        effect(() => {
            const now = eye.value;
            if (now === put) return;
            put = now;
            store.set({ eye: [now.turn, now.tilt, now.far, now.x, now.z].map((it) => Math.round(it * 100)) }, 'view');
        });
        return {
            eye,
            onAspect: (aspect: number) => { if (aspect !== seen.peek().aspect) seen.value = { ...seen.peek(), aspect }; },
            onReach: (reach: Mesh['reach']) => { seen.value = { ...seen.peek(), ...reach }; },
        };
    }, []);
}

async function shot(): Promise<Blob> {
    const canvas = document.querySelector<HTMLCanvasElement>('.stage canvas');
    if (!canvas) throw new Error('There is no view in 3D: take the PNG of the relief');
    return pngOfCanvas(canvas, 'The view could not be kept as a picture');
}

function Flat({ store, work, label, busy }: SceneProps & { label: string; busy: Signal<boolean> }) {
    const ready = useSignal(false);
    const { answer, busy: drawing } = useAnswer(() => asked(store), work.terrainSvg);
    const { camera, size, onView, onWhole } = useCamera(store, () => answer.value?.box ?? { x0: 0, y0: 0, x1: 64, y1: 55 }, 0);
    const layers = useMemo(() => [], []);
    useEffect(() => effect(() => { busy.value = drawing.value || (!!answer.value && !ready.value); }), []);
    return (
        <Stage label={label} camera={camera} layers={layers} onView={onView} onWhole={onWhole} limits={[2, 200]}>
            <Below picture={answer.value} camera={camera} size={size} onReady={(is) => { ready.value = is; }} />
        </Stage>
    );
}

export default function TerrainScene({ store, work }: SceneProps) {
    const lacking = useSignal(false);
    const drawing = useSignal(true);
    const { answer: land, busy } = useAnswer(() => asked(store), work.terrain);
    const { eye, onAspect, onReach } = useEye(store);
    const layers = useMemo(() => [terrainLayer(() => land.value?.mesh, () => eye.value, () => { lacking.value = true; })], []);
    useEffect(() => effect(() => { if (land.value) onReach(land.value.mesh.reach); }), []);
    useShortcuts([
        { key: 'd', does: 'another land', run: () => store.set({ seed: rolled() }) },
        { key: 't', does: 'tiers, or a smooth ground', run: () => store.set({ tiers: !store.get('tiers') }) },
    ]);
    const flat = store.get('flat') || lacking.value;
    const label = `Terrain: ${land.value?.says ?? ''}. ${flat ? '' : 'Arrow keys turn it, with Shift they move it, plus and minus zoom.'}`;
    const name = `terrain-${store.get('seed')}`;
    const downloads: Download[] = [
        ...picturesOf(name, async () => (await work.terrainSvg(asked(store))).svg, () => ({ ...asked(store), hash: land.value!.hash, says: land.value!.says })),
        { label: 'OBJ', name: `${name}.obj`, type: 'model/obj', make: () => work.terrainObj(asked(store)) },
        ...(flat ? [] : [{ label: 'PNG of this view', name: `${name}-view.png`, make: shot }]),
    ];
    return (
        <SceneFrame store={store} lead={`Land whose rivers never flow uphill.${flat ? '' : ' Drag to turn it.'}`}
            hash={land.value?.hash} command={commandOf(store)} downloads={downloads}
            busy={busy.value || (flat && drawing.value)} class="with-picture"
            stage={flat ? <Flat store={store} work={work} label={label} busy={drawing} /> : <Stage label={label} camera={still} layers={layers} hand={(host, until) => orbit(host, until, eye)} onView={({ width, height }) => onAspect(width / height)} />}
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
                    {!lacking.value && <Switch label="From above, as a map" value={store.get('flat')} onChange={(is) => store.set({ flat: is })} />}
                    <Switch label="Tiers: each cell level" value={store.get('tiers')} onChange={(tiers) => store.set({ tiers })} />
                    {store.get('tiers') && <Slider label="Height of a tier" value={store.get('step')} least={0.1} most={4} step={0.05} text={(n) => `${n} edges`} onInput={(step) => store.set({ step }, 'slide')} />}
                    <Row><Button onClick={() => store.set({ eye: [], at: [] }, 'view')}>Show all of it</Button></Row>
                </Section>
                <Section title="More" open={false}>
                    <Choice label="Cells" value={store.get('land')} words={['64x32', '128x64', '192x96', '256x128']} onChange={(size) => store.set({ land: size, eye: [], at: [] })} />
                    <Slider label="Smallest river: water of" value={store.get('rivers')} least={5} most={400} step={5} text={(n) => `${n} vertices`} onInput={(rivers) => store.set({ rivers }, 'slide')} />
                    <Slider label="Smallest lake" value={store.get('lakes')} least={1} most={200} text={(n) => `${n} vertices`} onInput={(lakes) => store.set({ lakes }, 'slide')} />
                </Section>
            </>} />
    );
}
