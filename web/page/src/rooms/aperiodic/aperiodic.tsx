// The room of ground that never repeats: an endless tiling, and what lies on it.
import { computed } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Stage } from '../../stage/stage.tsx';
import type { Box } from '../../stage/view.ts';
import { Command, Frame, picturesOf, type Download, type Room } from '../../ui/room.tsx';
import { useShortcuts } from '../../ui/shortcuts.tsx';
import { dark } from '../../ui/theme.ts';
import { useHash } from '../../workers/answer.ts';
import './aperiodic.css';
import { drawCommand, hashCommand, partOf, type Part } from './command.ts';
import { makeEngine, type Engine } from './engine.ts';
import { far, fields, type Rooms } from './fields.ts';
import { makeHand } from './hand.ts';
import { diceLayer, groundLayer, overLayerOf } from './layers.ts';
import { boxWith, coverOf, diceOf, groundOf, limitsOf, titles, whole, worldOf } from './model.ts';
import { CoverPanel, GroundPanel } from './panel.tsx';

function View({ store }: { store: Rooms }) {
    const { engine, hand, layers, part } = useMemo(() => {
        const engine = makeEngine(store);
        const hand = makeHand(engine);
        const layers = [groundLayer(store, engine, () => dark.value), engine.pictures, diceLayer(engine), overLayerOf(hand)];
        const part = computed<Part | undefined>(() => { const view = engine.view.value; return view && partOf(boxWith({ ...view, ...engine.camera.value }, 0)); });
        return { engine, hand, layers, part };
    }, []);
    useEffect(() => () => engine.dispose(), []);
    const state = store.values;
    const cover = coverOf(state);
    useShortcuts([
        { key: 'Enter', does: 'mark the cell in the middle, with the focus on the picture; then arrows go from cell to cell, Escape ends it' },
        { key: 'n', does: 'another place', run: () => store.set({ seed: String((BigInt(store.get('seed')) + 1n) % (1n << 64n)) }) },
    ]);
    const spot = hand.spot.value;
    const hash = useShownHash(store, engine, part.value);
    return (
        <div class="aperiodic" data-busy={String(engine.busy.value)}>
            <Frame store={store} title="Aperiodic" lead="Ground that goes on for ever and never repeats. Drag and zoom; point at a cell to see its neighbours."
                stage={(
                    <Stage label={engine.shown.value && `${titles[state.grid]}, without end`} camera={engine.camera} layers={layers} limits={limitsOf(state.grid)} zooms onWhole={() => store.set(whole, 'view')} onTouch={(touch) => hand.onTouch(touch)} onKey={(event) => hand.onKey(event)}>
                        {spot && <p class="over cell">{hand.says(spot)}</p>}
                        <Ends engine={engine} />
                    </Stage>
                )}
                panel={<><GroundPanel store={store} /><CoverPanel store={store} /></>}
                downloads={part.value ? downloadsOf(store, engine, part.value) : []} command={part.value && (hashCommand(state, part.value) ?? drawCommand(state, part.value))} hash={hash}
                says={cover === 'shapes' ? <>The <Command /> draws the same cells:</> : undefined} />
        </div>
    );
}

function Ends({ engine }: { engine: Engine }) {
    const { x, y, scale } = engine.camera.value;
    const view = engine.view.value;
    if (!view) return null;
    const beyond = Math.abs(x) + view.width / 2 / scale > far || Math.abs(y) + view.height / 2 / scale > far;
    return beyond ? <p class="over ends">The ground ends here, 2<sup>27</sup> lengths of a side from its middle.</p> : null;
}

// The hash of what is seen, as the command prints it.
function useShownHash(store: Rooms, engine: Engine, part: Part | undefined): string | undefined {
    const state = store.values;
    const cover = coverOf(state);
    const world = cover === 'world' && part ? worldOf(state) : undefined;
    const hash = useHash(world ? JSON.stringify([world, part]) : '', () => engine.worker.worldHash(world!, boxOf(part!)));
    if (cover === 'dice') return engine.busy.value ? undefined : engine.board.value?.dice.map.hash;
    return hash;
}

const boxOf = ({ x, y, width, height }: Part): Box => ({ x0: x - width / 2, y0: y - height / 2, x1: x + width / 2, y1: y + height / 2 });

function downloadsOf(store: Rooms, engine: Engine, part: Part): Download[] {
    const box = boxOf(part);
    const svg = (): Promise<string> => {
        const state = store.values;
        const cover = coverOf(state);
        if (cover === 'world') return engine.worker.worldSvg(worldOf(state), box);
        if (cover === 'dice') return engine.worker.diceSvg(diceOf(state));
        return engine.worker.shapesSvg(groundOf(state), box);
    };
    const json = (): Promise<object> => { const state = store.values; return engine.worker.json(groundOf(state), box, coverOf(state) === 'world' ? worldOf(state) : undefined); };
    return picturesOf('ground', svg, json);
}

export default { fields, View } satisfies Room<typeof fields>;
