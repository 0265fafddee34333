// Skirmish: a small battle that plays itself, to watch.
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { computed, signal, useComputed, useSignal } from '@preact/signals';
import { Stage } from '../../stage/stage.tsx';
import { announce } from '../../ui/announce.tsx';
import { Choice, Section, Seed, Slider, rolled } from '../../ui/controls.tsx';
import { Frame, picturesOf } from '../../ui/room.tsx';
import { useShortcuts } from '../../ui/shortcuts.tsx';
import { Below } from './below.tsx';
import { SceneChoice, useAnswer, useCamera, type SceneProps } from './common.tsx';
import { fields, type RoomStore } from './fields.ts';
import { momentOf, skirmishLayer } from './skirmish-draw.ts';
import { Timeline, stepOf, type TimelineProps } from './timeline.tsx';
import type { Battle, SkirmishAsked } from './work-skirmish.ts';

const asked = (store: RoomStore): SkirmishAsked => ({ seed: store.get('seed'), field: store.get('field'), rows: store.get('rows'), files: store.get('sf'), archers: store.get('archers') });

function commandOf(store: RoomStore): string {
    const { seed, field, rows, files, archers } = asked(store);
    return `pave tactics skirmish --seed ${seed}${field === 'citadel' ? ' --field citadel' : ''}${rows ? ` --size ${rows}` : ''}${files === fields.sf.start ? '' : ` --files ${files}`}${archers === fields.archers.start ? '' : ` --archers ${archers}`} --hash`;
}

// Parts that follow the time by themselves, so that nothing else is made anew while it plays.
const Strength = ({ battle, time }: { battle: Battle; time: () => number }) => {
    const { turn, part } = momentOf(time(), battle.turns.length - 1);
    const { strength } = battle.turns[part < 0.8 ? Math.max(turn - 1, 0) : turn]!;
    return (
        <div class="over strength" aria-hidden="true">
            {['blue', 'red'].map((side, i) => (
                <div class={side} key={side}><span>{side} {strength[i]} of {battle.most[i]}</span><i style={{ width: `${(100 * strength[i]!) / battle.most[i]!}%` }} /></div>
            ))}
        </div>
    );
};
const Now = (props: TimelineProps) => <Timeline {...props} />;
const Log = ({ battle, time }: { battle: Battle; time: () => number }) => {
    const { turn } = momentOf(time(), battle.turns.length - 1);
    const list = useRef<HTMLOListElement>(null);
    useEffect(() => { list.current!.scrollTop = list.current!.scrollHeight; }, [turn]); // the newest is in sight
    return <ol ref={list} class="log" start={0} tabIndex={0} aria-label="What happened, turn by turn">{battle.turns.slice(0, turn + 1).map(({ says }, i) => <li key={i} aria-current={i === turn ? 'step' : undefined}>{says}</li>)}</ol>;
};

export default function SkirmishScene({ store, work }: SceneProps) {
    const ready = useSignal(false);
    const playing = useMemo(() => signal(false), []);
    const { answer: battle, busy, wrong } = useAnswer(() => asked(store), work.skirmish);
    const { camera, size, onView, onWhole } = useCamera(store, () => battle.value?.box ?? { x0: 0.5, y0: 0, x1: 28, y1: 24 }, 0);
    const turns = useComputed(() => (battle.value?.turns.length ?? 1) - 1);
    const clock = useMemo(() => computed(() => Math.min(store.get('t'), turns.value)), []);
    const time = (): number => clock.value;
    const layers = useMemo(() => [skirmishLayer(() => battle.value, time)], []);
    const onTime = (t: number): void => store.set({ t }, 'view');
    const step = (by: 1 | -1): void => {
        playing.value = false;
        const to = stepOf(clock.peek(), by, turns.peek());
        onTime(to);
        announce(battle.peek()?.turns[to]?.says ?? '');
    };
    useShortcuts([
        { key: ' ', does: 'play, or pause', run: () => { playing.value = !playing.peek(); } },
        { key: 'ArrowLeft', does: 'the turn before, with the focus on the picture (→ the next; with Shift the picture moves)' },
        { key: '.', does: 'the next turn', run: () => step(1) },
        { key: ',', does: 'the turn before', run: () => step(-1) },
        { key: 'd', does: 'another battle', run: () => store.set({ seed: rolled(), t: 0 }) },
    ]);
    const shown = battle.value;
    const ended = useComputed(() => clock.value >= turns.value);
    const over = shown && ended.value; // who wins is not told before
    return (
        <Frame store={store} title="Tactics" lead="Two lines, archers, a giant each: press play and watch."
            hash={wrong.value ? undefined : shown?.hash} command={commandOf(store)}
            downloads={picturesOf(`skirmish-${store.get('seed')}`, () => work.skirmishSvg(asked(store), momentOf(clock.peek(), turns.peek()).turn), () => {
                const { svg: _, woods: __, gate, ...rest } = shown!;
                return { ...asked(store), ...rest, gate: Array.from(gate) };
            })}
            stage={
                <div class="with-picture" data-busy={busy.value || (!!shown && !ready.value)}>
                    <SceneChoice store={store} above />
                    <Stage label={`A skirmish${over ? `: ${shown.says}` : ''}. Space plays; arrow keys go from turn to turn.`} camera={camera} layers={layers} onView={onView} onWhole={onWhole} limits={[5, 200]}
                        onKey={(event) => {
                            const by = event.shiftKey ? 0 : event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
                            if (by) step(by);
                            return by !== 0;
                        }}>
                        <Below picture={shown} camera={camera} size={size} onReady={(is) => { ready.value = is; }} />
                        {shown && <Strength battle={shown} time={time} />}
                        {shown && <Now time={time} turns={turns.value} playing={playing} onTime={onTime} />}
                    </Stage>
                </div>
            }
            panel={<>
                <SceneChoice store={store} />
                <Section title="Battle">
                    <Seed value={store.get('seed')} onChange={(seed) => store.set({ seed, t: 0 })} />
                    {over && <p class="hint">{shown.says}</p>}
                    <Choice label="Field" value={store.get('field')} words={[['terrain', 'open country'], ['citadel', 'before a citadel']]} onChange={(field) => store.set({ field, rows: 0, at: [], t: 0 })} />
                    <Slider label="Files of each line" value={store.get('sf')} least={1} most={16} onInput={(sf) => store.set({ sf }, 'slide')} />
                    <Slider label="Archers of each side" value={store.get('archers')} least={1} most={16} onInput={(archers) => store.set({ archers }, 'slide')} />
                    <Slider label="Rows of the field" value={store.get('rows') || (store.get('field') === 'citadel' ? 24 : 28)} least={store.get('field') === 'citadel' ? 22 : 14} most={60} onInput={(rows) => store.set({ rows, at: [] }, 'slide')} />
                </Section>
                {shown && <Section title="What happened"><Log battle={shown} time={time} /></Section>}
            </>} />
    );
}
