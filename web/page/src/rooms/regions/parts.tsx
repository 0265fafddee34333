// Parts of the room beside its settings: the buttons of a run, its steps, painting, and what is told on the map.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button, Section, Slider } from '../../ui/controls.tsx';
import { dark } from '../../ui/theme.ts';
import type { Store } from '../../state/store.ts';
import { empty, isMerged } from './colors.ts';
import { css } from '../../ui/look.ts';
import { stepsMost, type fields } from './fields.ts';
import { isPlayable } from './match.ts';
import { satisfaction } from './model.ts';
import type { Scene } from './scene.ts';

interface Props {
    readonly scene: Scene;
    readonly store: Store<typeof fields>;
}

const icons = { start: 'M6 5v14M19 5 9 12l10 7z', play: 'M7 4l13 8-13 8z', pause: 'M7 5v14M17 5v14', step: 'M5 5l9 7-9 7zM18 5v14', end: 'M4 5l7 7-7 7zM12 5l7 7-7 7z' };
const Icon = ({ of }: { of: keyof typeof icons }) => (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path d={icons[of]} fill="currentColor" stroke="currentColor" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round" /></svg>
);

/** What lies below the map on the picture, which makes room for it. */
export function Bar({ scene, class: name, children }: { scene: Scene; class: string; children: ComponentChildren }) {
    const host = useRef<HTMLDivElement>(null);
    useEffect(() => {
        const sized = new ResizeObserver(() => { if (host.current) scene.below.value = host.current.offsetHeight + 12; });
        sized.observe(host.current!);
        return () => sized.disconnect();
    }, []);
    return <div ref={host} class={`over ${name}`}>{children}</div>;
}

/** Play, one step, to the end; and how satisfied they are, as the article prints it. */
export function Transport({ scene, store }: Props) {
    const { engine } = scene;
    const moment = engine.shown.value?.moment;
    const moving = engine.playing.value;
    return (
        <Bar scene={scene} class="transport">
            <Button title="Back to the start" onClick={() => store.set({ at: 0 })}><Icon of="start" /></Button>
            <Button strong onClick={() => scene.toggle()}><Icon of={moving ? 'pause' : 'play'} />{moving ? 'Pause' : 'Play'}</Button>
            <Button title="One step" onClick={() => scene.step()}><Icon of="step" /></Button>
            <Button title="To the end" onClick={() => store.set({ at: -1 })}><Icon of="end" /></Button>
            {moment && store.get('u') && !isMerged(engine.shown.value!) && <span class="key"><i class="dot" /> wants to move <i class="empty" style={{ '--empty': css(empty(dark.value)) }} /> empty</span>}
            {moment && <span class="numbers">step {moment.steps} · <b>satisfaction: {satisfaction(moment.satisfied, moment.agents)} %</b></span>}
        </Bar>
    );
}

/** Beside a run what its regions lead to: the board of Dice Wars with this seed. */
export function Door({ scene, picture }: { scene: Scene; picture: string }) {
    return (
        <button type="button" class="over door" onClick={() => scene.place({ kind: 'dicewars' })}>
            <img src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt="" />
            <span><b>Dice Wars</b>: play on regions like these</span>
        </button>
    );
}

const ends = { running: '', limit: '', satisfied: 'All are satisfied.', frozen: 'Some are not satisfied, and nobody can move.' };

export function StepSection({ scene, store }: Props) {
    const { engine } = scene;
    const moment = engine.shown.value?.moment;
    if (!moment) return null;
    return (
        <Section title="Satisfaction">
            <Slider label="Step" value={moment.steps} least={0} most={Math.max(1, engine.last.value)} onInput={(at) => { if (!engine.playing.peek()) store.set({ at }, 'slide'); }} />
            <p class="small">
                {moment.satisfied} of {moment.agents} satisfied. {ends[moment.status]}
                {moment.status === 'limit' && moment.steps === stepsMost && ' Some have no room, and would move for ever.'}
            </p>
        </Section>
    );
}

export function PaintSection({ scene, store }: Props) {
    const painting = scene.tool.value === 'paint';
    const named = (label: number): string => (label === 0 ? 'Empty' : `Colour ${label}`);
    const choose = (label: number): void => {
        const off = painting && scene.label.peek() === label;
        scene.tool.value = off ? 'look' : 'paint';
        scene.label.value = label;
    };
    return (
        <Section title="Paint">
            <div class="swatches">
                {Array.from({ length: store.get('n') }, (_, label) => (
                    <button key={label} type="button" title={named(label)} aria-label={named(label)} aria-pressed={painting && scene.label.value === label} style={{ '--race': css(scene.colorOf(label)) }} onClick={() => choose(label)} />
                ))}
            </div>
            <div class="row">
                {painting && <Button onClick={() => { scene.tool.value = 'look'; }}>Done</Button>}
                {store.get('ink').length > 0 && <Button onClick={() => { store.set({ ink: [] }); }}>Clear the paint</Button>}
            </div>
            <p class="small">{painting ? 'Draw on the map. With keys: arrows and Enter.' : 'Choose a colour, and draw on the map.'}</p>
        </Section>
    );
}

/** What a map has, in one line on it. */
export function Facts({ scene, store }: Props) {
    const map = scene.engine.shown.value?.map;
    if (!map) return null;
    const sizes = map.items.map(({ size }) => size);
    const { fairness, seed, within } = map;
    return (
        <Bar scene={scene} class="facts">
            {store.get('kind') === 'dicewars' && isPlayable(map) && <><Button strong onClick={() => scene.match.start()}>Play this map</Button> </>}
            {map.count} {map.count === 1 ? 'territory' : 'territories'}{sizes.length > 0 && ` of ${Math.min(...sizes)} to ${Math.max(...sizes)} cells`}
            {fairness && <> · <b>fairness {fairness.score.toFixed(3)}</b></>}
            {seed !== undefined && store.get('best') > 1 && ` · the fairest of ${store.get('best')} seeds from ${store.get('seed')}: ${seed}`}
            {within === false && ' · sizes differ by more than was asked for'}
        </Bar>
    );
}
