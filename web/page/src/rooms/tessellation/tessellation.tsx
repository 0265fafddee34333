// The room of tiles: say who touches whom, and see the tiles.
import { computed } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Frame, picturesOf, type Download, type Room } from '../../ui/room.tsx';
import { complain } from '../../ui/announce.tsx';
import { Button } from '../../ui/controls.tsx';
import { useShortcuts } from '../../ui/shortcuts.tsx';
import type { Store } from '../../state/store.ts';
import { byFinger } from '../../ui/theme.ts';
import { Stage, type Touch } from '../../stage/stage.tsx';
import { meshLayer } from '../../stage/mesh.ts';
import type { View } from '../../stage/view.ts';
import { marksOf } from './layers.ts';
import { Attempt, Panel } from './panel.tsx';
import { Quality } from './quality.tsx';
import { nodesOf, tellRefusal } from './pick.ts';
import { Work } from './room.ts';
import { Story } from './story.tsx';
import { fields, lookOf, optionsOf, type Fields } from './state.ts';
import './tessellation.css';

const lineWidth = 0.05;
const lineColor = [0x3d / 255, 0x45 / 255, 0x51 / 255, 1] as const;

function View({ store }: { store: Store<Fields> }) {
    const work = useMemo(() => new Work(store), []);
    useEffect(() => () => work.dispose(), []);
    useShortcuts([
        { key: 'ArrowLeft', does: 'from tile to tile, with the focus on the picture (and → ↑ ↓; with Shift the picture moves)' },
        { key: '1', does: 'join or part the tile and its neighbour in the north; 2 to 6 go on clockwise, and so do w e d s a q' },
        { key: '0', does: 'all of the picture', run: () => work.fit() },
    ]);
    const made = work.made.value;
    if (store.get('story')) return <Frame store={store} title="Tessellation" lead="How the article first looked for the corners of tiles, and why that failed."
        stage={<Story work={work} />} panel={<Attempt work={work} />} downloads={[]} />;
    return (
        <Frame store={store} title="Tessellation" lead={lead} stage={<Tiles work={work} />} panel={<Panel work={work} />} hash={made?.hash} command={work.command.value}
            downloads={downloadsOf(work)}>
            {made?.hash && <Quality of={work.report.value} />}
        </Frame>
    );
}
const lead = `${byFinger ? 'Tap' : 'Click'} between two tiles to part them or to join them: only that neighbourhood changes.`;

function downloadsOf({ work, store }: Work): Download[] {
    const options = optionsOf(store);
    return [
        ...picturesOf('tiles', () => work.svg(options, lookOf(store)), () => work.file(options, 'json')),
        { label: 'OBJ', name: 'tiles.obj', make: () => work.file(options, 'obj') },
    ];
}

function Tiles({ work }: { work: Work }) {
    const layers = useMemo(() => {
        const picture = computed(() => {
            const [board, made] = [work.board.value, work.made.value];
            return board && made && { tiles: board.tiles, colors: made.colors, line: lineWidth, lineColor };
        });
        return [meshLayer(() => picture.value), ...marksOf(work)];
    }, []);
    const touch = ({ kind, x, y }: Touch): void => {
        if (kind === 'hover') work.hover.value = work.sideAtPoint(x, y);
        if (kind === 'leave') work.hover.value = undefined;
        if (kind !== 'tap' || work.nearer(x, y)) return;
        const side = work.sideAtPoint(x, y);
        if (side) void work.toggle(side);
        else work.look(work.tileAt(x, y));
    };
    return (
        <div class="tess" data-busy={work.busy.value}>
            <Stage label={labelOf(work)} camera={work.camera} layers={layers} limits={[0.5, 300]}
                cursor={work.hover.value ? 'pointer' : undefined} onTouch={touch}
                onKey={(event) => work.key(event)} onView={(view: View) => work.seen(view)} onWhole={() => work.fit()}>
                {work.busy.value && work.big && <p class="over working" role="status">making the tiles …</p>}
            </Stage>
            <Why work={work} />
            <TimeLine work={work} />
        </div>
    );
}

/** Which colour has how many sides, and what the lines over them say. */
function Legend({ work }: { work: Work }) {
    const { store } = work;
    const [colors, setColors] = useState<number[]>([]);
    useEffect(() => void work.work.palette().then(setColors, complain), []);
    const refused = !work.made.value?.hash;
    const tiles = store.get('fill') === 'sides' && !refused ? Array.from((work.report.value?.sides ?? []) as ArrayLike<number | bigint>, Number) : [];
    const seen = colors.map((color, i) => ({ color, sides: i + 3 })).filter((it) => tiles[it.sides]);
    const lines = [['graph', 'touch', store.get('graph') || refused], ['apart', 'kept apart', store.get('apart') || refused], ['meant', 'meant to be there', store.get('meant') && !refused], ['fault', 'at fault', refused]] as const;
    return (
        <ul class="legend" aria-label="What colours mean">
            {seen.map(({ color, sides: count }) => (
                <li key={count}><i
                    style={{ background: `#${(color >>> 8).toString(16).padStart(6, '0')}` }} />{count}{count === 9 && '+'}</li>
            ))}
            {seen.length > 0 && <li>sides</li>}
            {lines.map(([name, text, is]) => is && <li key={name}><i class={name} />{text}</li>)}
        </ul>
    );
}

function labelOf(work: Work): string | undefined {
    const made = work.made.value;
    if (!made) return undefined;
    if (!made.hash) return 'A board that has no tiles: arrow keys walk its hexagons, digits join or part';
    return `${work.total} tiles: arrow keys walk them, digits 1 to 6 join or part a tile and its neighbours`;
}

/** Why something cannot be, at the end of the picture that is farther from the tile. */
function Why({ work }: { work: Work }) {
    const faults = work.faults.value;
    const board = work.board.value;
    if (!faults.length || !board) return null;
    const { w, h } = work.store.values;
    const whole = !work.made.value?.hash;
    const at = whole ? Math.min(work.reason.value, faults.length - 1) : faults.length - 1;
    const first = faults[at]!;
    const go = (by: number): void => { work.reason.value = (at + by + faults.length) % faults.length; };
    return (
        <div class={work.isHigh(board, nodesOf(first)) ? 'why under' : 'why'} role="alert">
            <p>{!whole && 'Not possible. '}{tellRefusal(first, w, h)}.</p>
            <div class="row">
                {whole && faults.length > 1 && <>
                    <Button title="The reason before" onClick={() => go(-1)}>‹</Button>
                    <span>{at + 1} of {faults.length}</span>
                    <Button title="The next reason" onClick={() => go(1)}>›</Button>
                </>}
                {whole
                    ? <Button strong onClick={() => work.store.set({ repair: true })}>Repair</Button>
                    : <Button onClick={() => { work.refused.value = undefined; }}>Understood</Button>}
            </div>
        </div>
    );
}

function TimeLine({ work }: { work: Work }) {
    const { store } = work;
    const steps = store.get('steps');
    return (
        <div class="time" role="group" aria-label="Relaxation">
            <input type="range" min={0} max={work.lastStep} value={steps} disabled={!work.made.value?.hash} aria-label="Steps of relaxation"
                aria-valuetext={`${steps} steps`} onInput={(event) => store.set({ steps: event.currentTarget.valueAsNumber }, 'slide')} />
            <output>{steps} steps</output>
            <Legend work={work} />
        </div>
    );
}

export default { fields, View } satisfies Room<typeof fields>;
