// Parts of the room beside its settings: the buttons of a run, its plot, painting, and what is told below.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button, Choice, Section, Slider } from '../../ui/controls.tsx';
import { dark } from '../../ui/theme.ts';
import type { Store } from '../../state/store.ts';
import { empty, isMerged } from './colors.ts';
import { css } from '../../ui/look.ts';
import { stepsMost, type fields } from './fields.ts';
import { isPlayable } from './match.ts';
import { satisfaction } from './model.ts';
import type { Track } from './engine.ts';
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

/** The last step that is known. */
const lastOf = (track: Track, ghost: Track, at: number): number => Math.max(1, track.at(-1)?.[0] ?? 0, ghost.at(-1)?.[0] ?? 0, at);

const [width, height, left, bottom] = [300, 110, 34, 16];

function Plot({ track, ghost, at, label, onStep }: { track: Track; ghost: Track; at: number; label: string; onStep: (step: number) => void }) {
    const last = lastOf(track, ghost, at);
    const x = (step: number): number => left + (step / last) * (width - left - 4);
    const y = (percent: number): number => 4 + (1 - percent / 100) * (height - bottom - 8);
    const lineOf = (all: Track): string => {
        const stride = Math.max(1, Math.ceil(all.length / 400));
        return all.filter((_, i) => i % stride === 0 || i === all.length - 1).map(([step, percent]) => `${x(step).toFixed(1)},${y(percent).toFixed(1)}`).join(' ');
    };
    const line = lineOf(track);
    const now = track.findLast(([step]) => step <= at)?.[1] ?? 0;
    const go = (event: PointerEvent): void => {
        if (event.type === 'pointermove' && !event.buttons) return;
        const box = (event.currentTarget as Element).getBoundingClientRect();
        const step = (((event.clientX - box.left) / box.width) * width - left) / (width - left - 4) * last;
        onStep(Math.round(Math.min(Math.max(step, 0), last)));
    };
    return (
        <svg class="plot" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} onPointerDown={go} onPointerMove={go}>
            {[0, 50, 100].map((percent) => (
                <g key={percent}>
                    <line x1={left} x2={width - 4} y1={y(percent)} y2={y(percent)} class="rule" />
                    <text x={left - 4} y={y(percent) + 3.5} text-anchor="end">{percent}%</text>
                </g>
            ))}
            <text x={left} y={height - 3}>0</text>
            <text x={width - 4} y={height - 3} text-anchor="end">{last} {last === 1 ? 'step' : 'steps'}</text>
            {ghost.length > track.length && <polyline points={lineOf(ghost)} class="line ghost" />}
            {line && <polyline points={line} class="line" />}
            <line x1={x(at)} x2={x(at)} y1={y(100)} y2={y(0)} class="now" />
            <circle cx={x(at)} cy={y(now)} r="3.5" class="dot" />
        </svg>
    );
}

const ends = { running: '', limit: '', satisfied: 'All are satisfied.', frozen: 'Some are not satisfied, and nobody can move.' };

export function PlotSection({ scene, store }: Props) {
    const { engine } = scene;
    const moment = engine.shown.value?.moment;
    const track = engine.track.value;
    if (!moment) return null;
    const ghost = engine.ghost.value;
    const last = lastOf(track, ghost, moment.steps);
    const percent = satisfaction(moment.satisfied, moment.agents);
    const go = (at: number): void => { if (!engine.playing.peek()) store.set({ at }, 'slide'); };
    return (
        <Section title="Satisfaction">
            <Plot track={track} ghost={ghost} at={moment.steps} label={`Satisfaction over ${last} steps; now ${percent} per cent at step ${moment.steps}`} onStep={go} />
            <Slider label="Step" value={moment.steps} least={0} most={last} onInput={go} />
            <Choice label="Steps a second" value={store.get('sp')} words={[['5', '5'], ['20', '20'], ['60', '60'], ['fast', 'as fast as it goes']]} onChange={(sp) => store.set({ sp }, 'view')} />
            <p class="small">
                {moment.satisfied} of {moment.agents} satisfied. {ends[moment.status]}
                {moment.status === 'limit' && moment.steps === stepsMost && ' Some have no room, and would move for ever.'}
            </p>
        </Section>
    );
}

export function PaintSection({ scene, store }: Props) {
    const kind = store.get('kind');
    const labels = kind === 'labels';
    if (kind === 'dicewars' && store.get('orig')) return null;
    const painting = scene.tool.value === 'paint';
    const colors = labels ? Array.from({ length: store.get('n') }, (_, i) => i) : [-1, 0];
    const named = (label: number): string => (label < 0 ? 'Rock' : label === 0 ? (labels ? 'Empty' : 'Clear') : `Colour ${label}`);
    const choose = (label: number): void => {
        const off = painting && scene.label.peek() === label;
        scene.tool.value = off ? 'look' : 'paint';
        scene.label.value = label;
    };
    return (
        <Section title={labels ? 'Paint' : 'Paint rock'} open={labels}>
            <div class="swatches">
                {colors.map((label) => (
                    <button key={label} type="button" title={named(label)} aria-label={named(label)} aria-pressed={painting && scene.label.value === label} style={{ '--race': css(scene.colorOf(label)) }} onClick={() => choose(label)} />
                ))}
            </div>
            <div class="row">
                {painting && <Button onClick={() => { scene.tool.value = 'look'; }}>Done</Button>}
                {(labels ? store.get('ink') : store.get('rock')).length > 0 && <Button onClick={() => { store.set(labels ? { ink: [] } : { rock: [], past: '', lock: [] }); }}>Clear the paint</Button>}
            </div>
            <p class="small">{painting ? 'Draw on the map. With keys: arrows and Enter.' : labels ? 'Choose a colour, and draw on the map.' : 'Cells of rock stay empty. Choose, and draw on the map.'}</p>
        </Section>
    );
}

const measures = [['territories', 'territories'], ['land', 'land'], ['dice', 'dice'], ['group', 'in one group'], ['front', 'fronts'], ['distance', 'way to enemies']] as const;

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
            {seed !== undefined && store.get('best') > 1 && ` · ${store.get('best')} maps tried from seed ${store.get('seed')}; this is seed ${seed}`}
            {within === false && ' · sizes differ by more than was asked for'}
        </Bar>
    );
}

/** The starts of the players. */
export function Starts({ scene: { engine } }: { scene: Scene }) {
    const map = engine.shown.value?.map;
    const players = engine.palettes.value?.players;
    if (!map?.starts || !players) return null;
    return (
        <div class="fairness" tabIndex={0} role="region" aria-label="Starts of the players">
            <table>
                <caption>What each player starts with. A fairness of 1 means that all have alike.</caption>
                <thead><tr><th>player</th>{measures.map(([key, text]) => <th key={key}>{text}</th>)}</tr></thead>
                <tbody>
                    {map.starts.map((start, i) => (
                        <tr key={i}>
                            <td><span class="player" style={{ '--race': css(players[i % players.length]!) }} />{i + 1}</td>
                            {measures.map(([key]) => <td key={key}>{+start[key].toFixed(2)}</td>)}
                        </tr>
                    ))}
                </tbody>
            </table>
        </div>
    );
}
