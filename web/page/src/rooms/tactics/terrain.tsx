// Terrain: heights, water and woods on triangles, in three dimensions or as a relief.
import { useEffect, useMemo } from 'preact/hooks';
import { computed, effect, signal, useSignal } from '@preact/signals';
import { Stage } from '../../stage/stage.tsx';
import { Button, Choice, Row, Section, Seed, Slider, Switch, rolled } from '../../ui/controls.tsx';
import { Frame, picturesOf, type Download } from '../../ui/room.tsx';
import { useShortcuts } from '../../ui/shortcuts.tsx';
import { Below } from './below.tsx';
import { SceneChoice, useAnswer, useCamera, type SceneProps } from './common.tsx';
import { fields, type RoomStore } from './fields.ts';
import { Orbit } from './orbit.tsx';
import { wholeEye, type Eye } from './terrain-gl.ts';
import type { Mesh, TerrainAsked } from './work-terrain.ts';

function asked(store: RoomStore): TerrainAsked {
    const [width, height] = store.get('land').split('x').map(Number);
    return {
        width: width!, height: height!, seed: store.get('seed'), hills: store.get('hills'), relief: store.get('relief'), sea: store.get('sea'), erosion: store.get('erosion'),
        rivers: store.get('rivers'), lakes: store.get('lakes'), tiers: store.get('tiers'), step: store.get('step'),
    };
}

function commandOf(store: RoomStore): string {
    const given = ([['hills', 'hills'], ['relief', 'relief'], ['erosion', 'erosion'], ['rivers', 'rivers'], ['lakes', 'lakes']] as const)
        .filter(([, field]) => store.get(field) !== fields[field].start).map(([name, field]) => ` --${name} ${store.get(field)}`).join('');
    return `pave tactics terrain --seed ${store.get('seed')} --size ${store.get('land')}${given}${store.get('sea') === 40 ? '' : ` --sea ${store.get('sea') / 100}`} --hash`;
}

// The eye, in the address once somebody moves it.
function useEye(store: RoomStore): { eye: ReturnType<typeof signal<Eye>>; onAspect: (aspect: number) => void; onReach: (reach: Mesh['reach']) => void } {
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

const shot = (): Promise<Blob> => new Promise((resolve, reject) => {
    const canvas = document.querySelector<HTMLCanvasElement>('.orbit canvas');
    if (!canvas) return reject(new Error('There is no view in 3D: take the PNG of the relief'));
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The view could not be kept as a picture'))), 'image/png');
});

function Flat({ store, work, label }: SceneProps & { label: string }) {
    const ready = useSignal(false);
    const { answer, busy } = useAnswer(() => asked(store), work.terrainSvg);
    const { camera, size, onView, onWhole } = useCamera(store, () => answer.value?.box ?? { x0: 0, y0: 0, x1: 64, y1: 55 }, 0);
    const layers = useMemo(() => [], []);
    return (
        <div class="with-picture" data-busy={busy.value || (!!answer.value && !ready.value)}>
            <SceneChoice store={store} above />
            <Stage label={label} camera={camera} layers={layers} onView={onView} onWhole={onWhole} limits={[2, 200]}>
                <Below picture={answer.value} camera={camera} size={size} onReady={(is) => { ready.value = is; }} />
            </Stage>
        </div>
    );
}

export default function TerrainScene({ store, work }: SceneProps) {
    const lacking = useSignal(false);
    const { answer: land, busy } = useAnswer(() => asked(store), work.terrain);
    const { eye, onAspect, onReach } = useEye(store);
    const mesh = useMemo(() => computed(() => land.value?.mesh), []);
    useEffect(() => effect(() => { if (mesh.value) onReach(mesh.value.reach); }), []);
    useShortcuts([
        { key: 'd', does: 'another land', run: () => store.set({ seed: rolled() }) },
        { key: 't', does: 'tiers, or a smooth ground', run: () => store.set({ tiers: !store.get('tiers') }) },
    ]);
    const flat = store.get('flat') || lacking.value;
    const label = `Terrain: ${land.value?.says ?? ''}. ${flat ? '' : 'Arrow keys turn it, with Shift they move it, plus and minus bring it nearer.'}`;
    const name = `terrain-${store.get('seed')}`;
    const downloads: Download[] = [
        ...picturesOf(name, async () => (await work.terrainSvg(asked(store))).svg, () => ({ ...asked(store), hash: land.value!.hash, says: land.value!.says })),
        { label: 'OBJ', name: `${name}.obj`, type: 'model/obj', make: () => work.terrainObj(asked(store)) },
        ...(flat ? [] : [{ label: 'PNG of this view', name: `${name}-view.png`, make: shot }]),
    ];
    return (
        <Frame store={store} title="Tactics" lead={`Land whose rivers never flow uphill.${flat ? '' : ' Drag to turn it.'}`}
            hash={land.value?.hash} command={commandOf(store)} downloads={downloads}
            stage={flat ? <Flat store={store} work={work} label={label} /> : (
                <div data-busy={busy.value}>
                    <SceneChoice store={store} above />
                    <Orbit label={label} mesh={mesh} eye={eye as never} onAspect={onAspect} onLack={() => { lacking.value = true; }} />
                </div>
            )}
            panel={<>
                <SceneChoice store={store} />
                <Section title="Land">
                    <Seed value={store.get('seed')} onChange={(seed) => store.set({ seed })} />
                    <p class="hint">{land.value?.says}</p>
                    <Slider label="Sea level" value={store.get('sea')} least={0} most={90} text={(n) => (n ? `${n} %` : 'none')} onInput={(sea) => store.set({ sea }, 'slide')} />
                    <Slider label="From hill to valley" value={store.get('hills')} least={8} most={120} text={(n) => `${n} edges`} onInput={(hills) => store.set({ hills }, 'slide')} />
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
                    <Slider label="A river has the water of" value={store.get('rivers')} least={5} most={400} step={5} text={(n) => `${n} vertices`} onInput={(rivers) => store.set({ rivers }, 'slide')} />
                    <Slider label="A lake has" value={store.get('lakes')} least={1} most={200} text={(n) => `${n} vertices`} onInput={(lakes) => store.set({ lakes }, 'slide')} />
                </Section>
            </>} />
    );
}
