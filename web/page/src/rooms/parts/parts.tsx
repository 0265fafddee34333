// The room of parts: point at a face, an edge or a vertex of a grid, and see what it leads to.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Loading, Stage } from '../../stage/stage.tsx';
import type { Store } from '../../state/store.ts';
import { complain } from '../../ui/announce.tsx';
import { Button } from '../../ui/controls.tsx';
import { copyText } from '../../ui/files.ts';
import { Command, Frame, picturesOf, type Download, type Room } from '../../ui/room.tsx';
import { useShortcuts } from '../../ui/shortcuts.tsx';
import { board, commandOf, drawOf, isWalled, pictureQuery } from './ask.ts';
import { boxOf } from '../../stage/view.ts';
import { firstCells } from './board.ts';
import { labelOf, maskText, pictureOf, ready } from './engine.ts';
import { Later } from './later.tsx';
import { answerLayer, groundLayer, type Diagram } from './layers.ts';
import { hasEnd, model as modelOf, type Model } from './model.ts';
import './parts.css';
import { Panel } from './panel.tsx';
import { outline, poseOf, shapeOf } from './shape.ts';
import { fields, nameOf, plural, sizeOf, systemOf, wallsOf, type Part, type State } from './state.ts';
import { Table } from './table.tsx';
import { Text } from './text.tsx';

type Rooms = Store<typeof fields>;
const lead: Readonly<Record<State['mode'], string>> = {
    relations: 'Point at a face, an edge or a vertex: what it leads to lights up.',
    line: 'Press where the line begins; it ends at the pointer.',
    ring: 'Press in the middle; the ring goes through the pointer.',
    disk: 'Press in the middle; the disk reaches to the pointer.',
    path: 'Press where the path begins; it leads to the pointer, past the walls.',
    view: 'Point where you stand: what you see past the walls lights up.',
};

function View({ store }: { store: Rooms }) {
    const [is, setIs] = useState(false);
    useEffect(() => void ready().then(() => setIs(true), complain), []);
    if (is) return <Loaded store={store} />;
    const stage = <First state={store.values as State} />;
    return <Frame store={store} title="Parts" lead={lead[store.get('mode')]} stage={stage} panel={<p>…</p>} downloads={[]} />;
}

// The board while pave is on its way: never an empty stage.
function First({ state }: { state: State }) {
    const shape = shapeOf({ ...poseOf(state), m: 1 });
    const rings = firstCells(state.grid, sizeOf(state)).map((part) => outline(shape, part));
    const { x0, y0, x1, y1 } = boxOf(rings.flat());
    return (
        <div class="stage" data-busy="true">
            <svg class="parts-first" viewBox={`${x0} ${y0} ${x1 - x0} ${y1 - y0}`} aria-hidden="true">
                {rings.map((ring) => <polygon points={ring.map((it) => it.toFixed(3)).join(' ')} />)}
            </svg>
            <Loading />
        </div>
    );
}

function Loaded({ store }: { store: Rooms }) {
    const model = useMemo(() => modelOf(store), []);
    useEffect(() => () => model.dispose(), []);
    const layers = useMemo(() => {
        const diagram = (): Diagram => ({ state: model.state.value, pose: model.pose.value, asked: undefined, lit: -1 });
        const focus = () => (hasEnd(model.state.value) ? model.end.value : model.chosen.value);
        const asked = (): Diagram => ({ ...diagram(), asked: model.asked.value, lit: model.lit.value, focus: model.byKeys.value ? focus() : undefined });
        return [groundLayer(diagram), answerLayer(asked)];
    }, []);
    useShortcuts([
        { key: 'ArrowLeft', does: 'to the next part, with the focus on the picture (and → ↑ ↓); with Shift the picture moves' },
        { key: 'f', does: 'to a face, with the focus on the picture; e to an edge, v to a vertex' },
        { key: '1', does: 'show the faces it leads to; 2 the edges, 3 the vertices' },
        { key: 'Enter', does: 'lines and paths begin here; views, and while walls are painted: a wall or none' },
        { key: 'w', does: 'a wall here, or none' },
        { key: '0', does: 'the whole board', run: model.unmove },
    ]);
    const state = model.state.value;
    const asked = model.asked.value;
    const picture = drawOf(state, model.plain.value);
    const beside = state.side === 'code';
    const drawing = hasEnd(state) || (isWalled(state) && model.brush.value);
    return (
        <Frame store={store} title="Parts" lead={isWalled(state) && model.brush.value ? 'Press or draw over cells: walls come and go.' : lead[state.mode]}
            stage={(
                <Stage label={labelFor(model)} keys={keysFor(model)} camera={model.camera} layers={layers} limits={[5, 2000]} drawing={drawing} cursor={drawing ? 'crosshair' : 'pointer'}
                    onTouch={model.touch} onKey={model.key} onView={model.sized}>
                    <div class={model.crowded.value ? 'over parts-key low' : 'over parts-key'} aria-hidden="true"><span><i />{from(model)}</span><span class="to"><i />{asked.none ?? to(model)}</span></div>
                    <div class="over parts-side"><Button onClick={() => store.set({ side: beside ? 'settings' : 'code' }, 'view')}>{beside ? 'Settings' : 'Try it in code'}</Button></div>
                    {!!state.see.length && <div class="over parts-whole"><Button title="The whole board" onClick={model.unmove}>⤢</Button></div>}
                </Stage>
            )}
            panel={beside ? <div class="parts-beside"><Later model={model} /></div> : <Panel model={model} />} downloads={downloadsOf(model)} command={commandOf(state, model.plain.value)}
            says={<>The <Command /> prints the same answer{isWalled(state) && ', with the walls of the menu Download'}, and draws it:</>}>
            {poseOf(state).m === 1 && (
                <div class="command parts-draw"><code tabIndex={0}>{picture}</code><Button onClick={() => void copyText(picture, 'Command')}>Copy</Button></div>
            )}
            <div class="parts-hands">
                <div class="parts-left">
                    <Text model={model} />
                    {!beside && <Later model={model} />}
                </div>
                <Table model={model} />
            </div>
        </Frame>
    );
}

const from = ({ state: { value: state }, asked }: Model): string =>
    asked.value.subject.map((it) => `${it.kind} ${labelOf(state.grid, systemOf(state), it)}`).join(' to ');
const to = ({ asked, state, own }: Model): string => {
    const [word] = asked.value.words.split(' ');
    if (own.value) return `your code: ${own.value.length}`;
    return state.value.mode === 'relations' ? word! : `${asked.value.answer?.length ?? 0} ${asked.value.answer?.length === 1 ? asked.value.kind : plural[asked.value.kind]}`;
};
const labelFor = (model: Model): string => `A board of a grid. ${from(model)}: ${model.plain.value.words}. Arrow keys go to the next part.`;

const keysFor = ({ state: { value: state }, brush }: Model): string => {
    if (state.mode === 'relations') return 'Arrows move · f, e, v: a face, edge, vertex · 1, 2, 3: what it leads to';
    const walls = brush.value || !hasEnd(state);
    return ['Arrows move', ...(walls ? [] : ['Enter: begin here']), ...(isWalled(state) ? [`${walls ? 'Enter' : 'w'}: wall`] : []), '?: all keys'].join(' · ');
};

function downloadsOf(model: Model): Download[] {
    const now = () => ({ state: model.state.peek(), asked: model.asked.peek() });
    const svg = async (): Promise<string> => { // of the grid itself, also while squares are on their way to it
        const { state, asked } = now();
        const walls = asked.walled ? wallsOf(state) : undefined;
        return pictureOf(state, { board: board(state), walls, query: pictureQuery(asked), words: asked.words, no: !asked.answer });
    };
    const json = (): object => {
        const { state, asked } = now();
        const system = systemOf(state);
        const named = (part: Part) => ({ kind: part.kind, name: nameOf(state.grid, part), coordinates: labelOf(state.grid, system, part) });
        return {
            grid: state.grid, orientation: state.turn, yUp: state.up, coordinates: system, query: asked.words, subject: asked.subject.map(named),
            answer: asked.answer?.map(named) ?? null, walls: asked.walled ? wallsOf(state).map((it) => nameOf(state.grid, it)) : undefined,
            command: commandOf(state, asked), draw: drawOf(state, asked),
        };
    };
    const walls = { label: 'Walls (.mask)', name: 'walls.mask', make: () => maskText(board(now().state), wallsOf(now().state)) };
    return [...picturesOf('grid', svg, json), ...(isWalled(model.state.value) ? [walls] : [])];
}

export default { fields, View } satisfies Room<typeof fields>;
