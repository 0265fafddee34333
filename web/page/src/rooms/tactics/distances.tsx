// Distances: three metrics side by side; the origin follows the pointer, and walls are painted.
import { useMemo } from 'preact/hooks';
import { signal } from '@preact/signals';
import { byFinger } from '../../ui/theme.ts';
import { Stage, type Touch } from '../../stage/stage.tsx';
import type { Point } from '../../stage/view.ts';
import { given, piped } from '../../ui/command.ts';
import { announce } from '../../ui/announce.tsx';
import { Button, Choice, Row, Section, Switch } from '../../ui/controls.tsx';
import { picturesOf } from '../../ui/room.tsx';
import { useShortcuts } from '../../ui/shortcuts.tsx';
import { indexAt, indexOf, stepped, textAt } from './board.ts';
import { SceneFrame, useAnswer, useCamera, type SceneProps } from './common.tsx';
import { band, columns, distancesLayer, titles } from './distances-draw.ts';
import { distanceBoard as board, metrics, type Metric, type RoomStore } from './fields.ts';
import { Tool, useWalls } from './painting.tsx';

/** `chosen` is the metric that the hash is of; `same`: one scale of colours for all. */
export type DistancesAsked = ReturnType<typeof asked>;
const asked = (store: RoomStore, walls: string, from: number) => ({ board, walls, rule: store.get('rule'), from, metrics, chosen: store.get('m'), same: store.get('same') });

/** A ring of wall with a gate, and a long one beside it. */
function keep(): Set<number> {
    const walls = new Set<number>();
    const put = (q: number, r: number): void => { for (const s of [0, 1]) walls.add(indexOf(board, { q, r, s })); };
    for (let r = 6; r < 16; r++) put(12 - r, r);
    for (let q = -3; q < 4; q++) put(q, 16);
    for (let r = 10; r < 16; r++) put(16 - r, r);
    for (let q = -8; q < 1; q++) put(q, 23);
    walls.delete(-1);
    return walls;
}

const Counts = ({ fields }: { fields: Int32Array[] }) => {
    const most = Math.max(...fields.map((it) => Math.max(...it)));
    const counts = fields.map((field) => {
        const out = new Array<number>(most + 1).fill(0);
        for (const d of field) if (d >= 0) out[d]!++;
        return out;
    });
    return (
        <details class="numbers" open>
            <summary>Cells at each distance</summary>
            <div tabIndex={0} role="region" aria-label="Cells at each distance" style={{ overflowX: 'auto' }}>
                <table>
                    <tr><th scope="col">distance</th>{counts[0]!.map((_, d) => <th scope="col" key={d}>{d}</th>)}</tr>
                    {metrics.map((metric, i) => <tr key={metric}><th scope="row">{metric}</th>{counts[i]!.map((n, d) => <td key={d}>{n || ''}</td>)}</tr>)}
                </table>
            </div>
        </details>
    );
};

export default function Distances({ store, work }: SceneProps) {
    const { hover, cursor } = useMemo(() => ({ hover: signal(-1), cursor: signal(-1) }), []);
    const walls = useWalls(store, 'w', board, (cell) => cell === store.get('from'));
    const from = (): number => (hover.value >= 0 ? hover.value : store.get('from'));
    const ask = (): DistancesAsked => asked(store, walls.text.value, from());
    const { answer, busy } = useAnswer(ask, work.distances);
    const { camera, onView, onWhole } = useCamera(store, () => columns(metrics.length));
    const layers = useMemo(() => [distancesLayer(() => ({ answer: answer.value, walls: walls.cells.value, chosen: store.get('m'), cursor: store.get('tool') === 'move' ? -1 : cursor.value }))], []);

    const setFrom = (cell: number, how: 'step' | 'slide', metric: Metric = store.get('m')): void => {
        if (cell >= 0 && !walls.cells.peek().has(cell)) store.set({ from: cell, m: metric }, how);
    };
    const touched = (touch: Touch): void => {
        const column = Math.floor(touch.x / band);
        const at: Point = { x: touch.x - Math.min(Math.max(column, 0), metrics.length - 1) * band, y: touch.y };
        if (walls.touch(touch, at)) return;
        const cell = indexAt(board, at);
        if (touch.kind === 'hover') { if (cell >= 0 && !walls.cells.peek().has(cell)) hover.value = cell; else if (cell < 0) hover.value = -1; }
        if (touch.kind === 'leave') hover.value = -1;
        if (touch.kind === 'tap') setFrom(cell, 'step', metrics[column]);
    };
    const say = (cell: number): void => {
        const found = answer.peek();
        announce(`${textAt(board, cell)}${walls.cells.peek().has(cell) ? ', wall' : found ? ': ' + metrics.map((metric, i) => `${metric} ${found.fields[i]![cell]}`).join(', ') : ''}`);
    };
    const key = (event: KeyboardEvent): boolean => {
        const moving = store.get('tool') === 'move';
        const now = moving ? store.get('from') : cursor.value >= 0 ? cursor.value : store.get('from');
        const to = event.shiftKey ? -1 : stepped(board, now, event.key);
        if (to >= 0) {
            if (!moving) cursor.value = to;
            else if (walls.cells.peek().has(to)) announce(`${textAt(board, to)} is a wall`);
            else setFrom(to, 'slide');
            if (moving) announce(`origin ${textAt(board, to)}`);
            else say(to);
            return true;
        }
        if (event.key !== ' ' && event.key !== 'Enter') return false;
        if (moving) store.set({ m: metrics[(metrics.indexOf(store.get('m')) + 1) % metrics.length]! });
        else walls.toggle(now);
        return true;
    };

    useShortcuts([
        { key: 'ArrowLeft', does: 'move the origin, or with paint chosen the cell that Space makes a wall (and → ↑ ↓; with Shift the picture moves)' },
        { key: ' ', does: 'the next of the three, with the focus on the picture' },
    ]);
    const metric = store.get('m');
    const mask = store.get('w') && answer.value ? answer.value.mask : '';
    const line = ['pave tactics field', ...given(
        mask ? ['on', '-'] : ['size', `${board.width}x${board.height}`], ['from', textAt(board, answer.value?.from ?? store.get('from'))], ['metric', metric], ['corners', store.get('rule'), 'short'], ['hash', true],
    )].join(' ');
    return (
        <SceneFrame store={store} lead={`How far is it? Three answers. ${byFinger ? 'Tap where to measure from.' : 'The origin follows the pointer.'}`}
            downloads={picturesOf(`distances-${metric}`, () => work.distancesSvg(ask()), () => ({ ...ask(), distances: Object.fromEntries(metrics.map((it, i) => [it, Array.from(answer.value!.fields[i]!)])) }))}
            hash={answer.value?.hash} command={mask ? piped(mask, line) : line}
            busy={busy.value} class="distances"
            stage={
                <Stage label={`Distances from ${textAt(board, store.get('from'))} by three metrics. Arrow keys move the origin, or with paint chosen a cell that Space makes a wall.`}
                    camera={camera} layers={layers} onView={onView} onWhole={onWhole} limits={[4, 90]} drawing={store.get('tool') !== 'move'} cursor="crosshair" onTouch={touched} onKey={key}>
                    <Tool store={store} />
                </Stage>
            }
            panel={<>
                <Section title="Metric">
                    <Choice label="The hash and the files are of" value={metric} words={metrics} onChange={(m) => store.set({ m })} />
                    <p class="hint">{titles[metric].says}</p>
                    <Switch label="One scale of colours" value={store.get('same')} onChange={(same) => store.set({ same })} />
                </Section>
                <Section title="Walls">
                    <Choice label="A step past a corner" value={store.get('rule')} words={[['short', 'if the short way is free'], ['one', 'one way'], ['both', 'both'], ['open', 'always']]} onChange={(rule) => store.set({ rule })} />
                    {metric === 'edge' && <p class="hint">Across edges no step goes past a corner: this changes the other two.</p>}
                    <Row>
                        <Button onClick={() => walls.add(keep())}>A keep</Button>
                        <Button onClick={() => walls.put(new Set())} disabled={!store.get('w')}>No walls</Button>
                    </Row>
                </Section>
            </>}>
            {answer.value && <Counts fields={answer.value.fields} />}
        </SceneFrame>
    );
}
