import { Stage } from '../../stage/stage.tsx';
import { Section, Choice, Seed, Select, Slider } from '../../ui/controls.tsx';
import { Frame, type Room } from '../../ui/room.tsx';
import { useEngine } from './engine.ts';
import { fields, tilings, type Worlds } from './fields.ts';
import { sets } from './plan.ts';

function View({ store }: { store: Worlds }) {
    const engine = useEngine(store);
    return (
        <Frame store={store} title="Worlds" lead="An endless world. Drag it, zoom it, walk in it: the same seed makes the same tiles, in whatever order you come."
            stage={<div data-busy={String(engine.busy.value)}><Stage label="A world of tiles" camera={engine.camera} layers={engine.layers} limits={engine.limits.value} /></div>}
            panel={<Section title="World">
                <Select label="Tiles" value={store.get('set')} words={sets} onChange={(set) => store.set({ set })} />
                <Select label="Grid" value={store.get('grid')} words={tilings} onChange={(grid) => store.set({ grid })} />
                <Choice label="Method" value={store.get('method')} words={['feature', 'phase']} onChange={(method) => store.set({ method })} />
                <Seed value={store.get('seed')} onChange={(seed) => store.set({ seed })} />
                <Slider label="Noise" least={0} most={96} value={store.get('noise')} onInput={(noise) => store.set({ noise }, 'slide')} />
            </Section>} downloads={[]} />
    );
}
export default { fields, View } satisfies Room<typeof fields>;
