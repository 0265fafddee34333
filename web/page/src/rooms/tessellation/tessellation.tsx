// The room of tiles: say who touches whom, and see the tiles.
import { computed } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Frame, type Download, type Room } from '../../ui/room.tsx';
import { complain } from '../../ui/announce.tsx';
import { pngOf } from '../../ui/files.ts';
import { Button } from '../../ui/controls.tsx';
import { useShortcuts } from '../../ui/shortcuts.tsx';
import type { Store } from '../../state/store.ts';
import { Stage, type Touch } from '../../stage/stage.tsx';
import { meshLayer } from '../../stage/mesh.ts';
import type { View } from '../../stage/view.ts';
import { marksOf } from './layers.ts';
import { Panel } from './panel.tsx';
import { Plot, Quality } from './quality.tsx';
import { tellRefusal } from './pick.ts';
import { Work } from './room.ts';
import { Story } from './story.tsx';
import { fields, lookOf, optionsOf, type Fields } from './state.ts';
import './tessellation.css';

const lineWidth = 0.05;
const lineColor = [0x3d / 255, 0x45 / 255, 0x51 / 255, 1] as const;

function useWork(store: Store<Fields>): Work {
    const work = useMemo(() => new Work(store), []);
    useEffect(() => () => work.dispose(), []);
    return work;
}

function View({ store }: { store: Store<Fields> }) {
    const work = useWork(store);
    useShortcuts([
        { key: 'ArrowLeft', does: 'from tile to tile, with the focus on the picture (and → ↑ ↓; with Shift the picture moves)' },
        { key: '1', does: 'join or part the tile and its neighbour in the north; 2 to 6 go on clockwise, and so do w e d s a q' },
        { key: 'p', does: 'play the relaxation, or pause it', run: () => void work.play() },
        { key: '0', does: 'all of the picture', run: () => work.fit() },
    ]);
    const made = work.made.value;
    return (
        <Frame store={store} title="Tessellation" lead="Click between two tiles to part them or to join them: only that neighbourhood changes."
            stage={store.get('story') ? <Story work={work} /> : <Tiles work={work} />} panel={<Panel work={work} />} hash={made?.hash} command={work.command.value}
            downloads={downloadsOf(work)}>
            <div class="measures">
                <Quality tiles={work.report.value} cells={work.cells.value?.report} />
                <Plot spreads={work.frames.spreads.value} most={work.lastStep} at={store.get('steps')} onPick={(steps) => store.set({ steps }, 'slide')} />
            </div>
        </Frame>
    );
}

function downloadsOf({ work, store }: Work): Download[] {
    const options = optionsOf(store);
    const svg = (): Promise<string> => work.svg(options, lookOf(store));
    return [
        { label: 'SVG', name: 'tiles.svg', type: 'image/svg+xml', make: svg },
        { label: 'PNG', name: 'tiles.png', make: async () => pngOf(await svg()) },
        { label: 'JSON', name: 'tiles.json', type: 'application/json', make: () => work.file(options, 'json') },
        { label: 'OBJ', name: 'tiles.obj', make: () => work.file(options, 'obj') },
    ];
}

function Tiles({ work }: { work: Work }) {
    const { store } = work;
    const layers = useMemo(() => {
        const picture = computed(() => {
            const [board, made] = [work.board.value, work.made.value];
            return board && made && { tiles: board.tiles, colors: made.colors, line: lineWidth, lineColor };
        });
        const show = computed(() => ({ graph: store.get('graph'), intended: store.get('meant'), cuts: store.get('apart') }));
        return [meshLayer(() => picture.value), ...marksOf({ ...work, show, wrong: work.faults })];
    }, []);
    const beside = useMemo(() => [meshLayer(() => work.cells.value && { ...work.cells.value, line: lineWidth, lineColor })], []);
    const touch = ({ kind, x, y }: Touch): void => {
        if (kind === 'hover') work.hover.value = work.sideAtPoint(x, y);
        if (kind === 'leave') work.hover.value = undefined;
        if (kind !== 'tap') return;
        const side = work.sideAtPoint(x, y);
        if (side) void work.toggle(side);
        else work.look(work.tileAt(x, y));
    };
    const both = store.get('cells');
    return (
        <div class={both ? 'tess both' : 'tess'} data-busy={work.busy.value || (both && !work.cells.value && !!work.made.value?.hash)}>
            <Stage label={labelOf(work)} camera={work.camera} layers={layers} limits={[0.5, 300]}
                cursor={work.hover.value ? 'pointer' : undefined} onTouch={touch}
                onKey={(event) => work.key(event)} onView={(view: View) => work.seen(view)} onWhole={() => work.fit()}>
                <Why work={work} />
            </Stage>
            {both && (
                <Stage label="The Voronoi diagram of the centres of the tiles" camera={work.camera} layers={beside} limits={[0.5, 300]}>
                    <p class="over corner">Voronoi of the same centres, by d3-delaunay: outside the promise</p>
                </Stage>
            )}
            <TimeLine work={work} />
        </div>
    );
}

/** Which colour has how many sides. */
function Legend({ work }: { work: Work }) {
    const [colors, setColors] = useState<number[]>([]);
    useEffect(() => void work.work.palette().then(setColors, complain), []);
    const sides = work.report.value ? Array.from(work.report.value.sides as ArrayLike<number | bigint>, Number) : [];
    const seen = colors.map((color, i) => ({ color, sides: i + 3 })).filter((it) => sides[it.sides]);
    return (
        <ul class="legend" aria-label="Sides">
            {seen.map(({ color, sides: count }) => (
                <li key={count}><i
                    style={{ background: `#${(color >>> 8).toString(16).padStart(6, '0')}` }} />{count}{count === 9 && '+'}</li>
            ))}
            <li>sides</li>
        </ul>
    );
}

function labelOf(work: Work): string {
    const made = work.made.value;
    if (!made) return 'Tiles';
    if (!made.hash) return 'A board that has no tiles: arrow keys walk its hexagons, digits join or part';
    return `${work.total} tiles: arrow keys walk them, digits 1 to 6 join or part a tile and its neighbours`;
}

/** Why something cannot be, at the tile. */
function Why({ work }: { work: Work }) {
    const faults = work.faults.value;
    const board = work.board.value;
    if (!faults.length || !board) return null;
    const { w, h } = work.store.values;
    const whole = !work.made.value?.hash;
    const first = whole ? faults[0]! : faults.at(-1)!;
    const spot = first.nodes.length ? work.spotOf(board, first.nodes[0]!) : undefined;
    return (
        <div class={`over why${spot?.below ? ' below' : ''}`} role="alert"
            style={spot ? { '--x': `${spot.x}px`, top: `${spot.y}px` } : { '--x': '50%', top: '50%' }}>
            <p>{tellRefusal(first, w, h)}.{faults.length > 1 && ` And ${faults.length - 1} more.`}</p>
            <div class="row">
                {whole
                    ? <Button strong onClick={() => work.store.set({ repair: true })}>Repair</Button>
                    : <Button onClick={() => { work.refused.value = undefined; }}>Understood</Button>}
            </div>
        </div>
    );
}

function TimeLine({ work }: { work: Work }) {
    const { store, frames } = work;
    const playing = frames.playing.value;
    const at = playing >= 0 ? Math.floor(playing) : store.get('steps');
    const usable = !!work.made.value?.hash;
    return (
        <div class="time" role="group" aria-label="Relaxation">
            <Button title={playing >= 0 ? 'Pause' : 'Play'} disabled={!usable}
                onClick={() => void work.play()}>{playing >= 0 ? '❚❚' : '▶'}</Button>
            <input type="range" min={0} max={work.lastStep} value={at} disabled={!usable} aria-label="Steps of relaxation"
                aria-valuetext={`${at} steps`}
                onInput={(event) => { frames.stop(); store.set({ steps: event.currentTarget.valueAsNumber }, 'slide'); }} />
            <output>{at} steps</output>
            {store.get('fill') === 'sides' && usable && <Legend work={work} />}
        </div>
    );
}

export default { fields, View } satisfies Room<typeof fields>;
