// Regions: segregation to watch, maps of Dice Wars, areas that grow, labels to paint.
import './regions.css';
import { useEffect, useMemo } from 'preact/hooks';
import { Stage } from '../../stage/stage.tsx';
import { Frame, picturesOf, type Room } from '../../ui/room.tsx';
import { useShortcuts } from '../../ui/shortcuts.tsx';
import { media } from '../../ui/theme.ts';
import { useAnswer } from '../../workers/answer.ts';
import { commandOf, needsFile } from './command.ts';
import { hasSea } from './colors.ts';
import { fields, type State } from './fields.ts';
import { defOf, hasRaces, stagesOf } from './model.ts';
import { Panel } from './panel.tsx';
import { Door, Facts, PaintSection, StepSection, Transport } from './parts.tsx';
import { GameBar, PlaySection } from './playing.tsx';
import { Scene, type RoomStore } from './scene.ts';

const leads: Record<State['kind'], string> = {
    schelling: 'Whoever has too few neighbours of their own colour moves to an empty cell, and regions appear. Play shows it from the start.',
    dicewars: 'A board for the game Dice Wars: play it here. Lock the territories you like, and make the rest anew.',
    grow: 'So many territories of such sizes. Lock the ones you like, and make the rest anew.',
    labels: 'Paint cells: what touches and has one colour is one territory, with a number.',
};

const start = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.start])) as unknown as State;
const wide = media('(min-width: 80rem)');

function View({ store }: { store: RoomStore }) {
    const scene = useMemo(() => new Scene(store), []);
    useEffect(() => () => scene.dispose(), []);
    const { engine, match } = scene;
    const state = store.values;
    const shown = scene.shown.value;
    const map = shown?.map;
    const races = hasRaces(state.kind);
    useShortcuts([
        { key: ' ', does: 'play or pause', run: () => scene.toggle() },
        { key: 's', does: 'one step', run: () => scene.step() },
        { key: 'e', does: 'to the end; in a game the end of the turn', run: () => { if (match.game.peek()) match.end(); else if (races) store.set({ at: -1 }); } },
        { key: '0', does: 'back to the start', run: () => { if (races) store.set({ at: 0 }); } },
        { key: 'n', does: 'the next seed: another map, or the rest anew', run: () => scene.next() },
        { key: 'Enter', does: 'in a game: attack from the territory with the focus, or attack it', },
        { key: 'l', does: 'lock or unlock the territory with the focus', run: () => { if (scene.focus.peek()) scene.lock(scene.focus.peek()); } },
        { key: 'ArrowLeft', does: 'to a territory beside, with the focus on the picture (and → ↑ ↓; with Shift the picture moves)' },
        { key: 'Tab', does: 'to the next territory, with the focus on the picture (Escape, then Tab: on)' },
    ]);
    const look = () => ({ marks: state.marks, smooth: state.sm });
    const svg = (): Promise<string> => engine.api.svg(defOf(state), look());
    const name = state.kind;
    const schelling = state.kind === 'schelling' && !match.game.value;
    const door = useAnswer(async () => (schelling ? engine.api.svg(defOf({ ...start, kind: 'dicewars', seed: state.seed }), { marks: 'auto', smooth: 6 }) : ''), `${schelling} ${state.seed}`);
    useEffect(() => { scene.beside.value = schelling && wide.value; }, [schelling, wide.value]);
    const busy = engine.busy.value || engine.playing.value || match.busy.value;
    const focused = scene.focus.value;
    const asked = shown?.moment && scene.asked.value?.moment === shown.moment ? scene.asked.value.says : '';
    return (
        <div class={shown && hasSea(shown) ? 'regions sea' : 'regions'} data-busy={busy || (schelling && !door.value)}>
            <Frame store={store} title="Regions" lead={match.winner.value !== undefined ? 'The game is over.' : match.game.value ? 'Choose a territory of yours with two dice or more, then an enemy beside it. End the turn for more dice.' : leads[state.kind]}
                hash={busy ? undefined : map?.hash} command={map && (state.kind !== 'grow' || stagesOf(state).length === map.kept.length) ? `${commandOf(state, map.kept)} --hash` : undefined}
                downloads={picturesOf(name, svg, () => engine.api.file(defOf(state)))}
                stage={
                    <Stage label={shown && `A map of ${shown.ground.count} cells${map ? ` in ${map.count} ${map.count === 1 ? 'territory' : 'territories'}` : ''}. Tab and arrows go from territory to territory, l locks, n makes the next.`}
                        camera={scene.camera} layers={scene.layers} limits={[0.3, 200]} drawing={scene.tool.value === 'paint'} cursor={scene.tool.value === 'paint' ? 'crosshair' : undefined}
                        onTouch={(touch) => scene.touch(touch)} onKey={(event) => scene.key(event)} onView={({ width, height }) => { scene.size.value = { width, height }; }} onWhole={() => store.set({ x: 0, y: 0, z: 0 }, 'view')}>
                        {(engine.wrong.value || asked || (map && focused > 0)) && (
                            <div class={scene.high.value && !engine.wrong.value ? 'over info low' : 'over info'}>
                                {engine.wrong.value ? <p class="wrong">{engine.wrong.value}</p> : <>{asked && <p>{asked}</p>}{map && focused > 0 && <p>{scene.says(focused)}</p>}</>}
                            </div>
                        )}
                        {match.game.value ? <GameBar scene={scene} /> : schelling ? <Transport scene={scene} store={store} /> : <Facts scene={scene} store={store} />}
                        {schelling && wide.value && door.value && <Door scene={scene} picture={door.value} />}
                    </Stage>
                }
                panel={
                    <>
                        <Panel state={state} set={(change, how) => scene.set(change, how)} place={(change, how) => scene.place(change, how)}
                            next={() => scene.next()} forget={() => store.set({ lock: [] })}>
                            {schelling && !wide.value && door.value && <Door scene={scene} picture={door.value} />}
                            {state.kind === 'schelling' && <StepSection scene={scene} store={store} />}
                            {state.kind === 'labels' && <PaintSection scene={scene} store={store} />}
                            {state.kind === 'dicewars' && <PlaySection scene={scene} />}
                        </Panel>
                        {state.kind !== 'dicewars' && <PlaySection scene={scene} />}
                    </>
                }>
                {needsFile(state) && map && <p class="small">This map is no single command's: take JSON from Download, and the command reads it.</p>}
            </Frame>
        </div>
    );
}

export default { fields, View } satisfies Room<typeof fields>;
