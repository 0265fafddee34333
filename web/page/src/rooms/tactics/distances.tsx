// Distances on a board of triangles, by one of three metrics. A tap moves the origin, and walls are painted.
import { useMemo } from 'preact/hooks';
import { signal, useSignal } from '@preact/signals';
import { drawn } from '../../stage/layer.ts';
import { Stage, type Touch } from '../../stage/stage.tsx';
import { given, piped } from '../../ui/command.ts';
import { announce } from '../../ui/announce.tsx';
import { Button, Choice, Row, Section } from '../../ui/controls.tsx';
import { picturesOf } from '../../ui/room.tsx';
import { useShortcuts } from '../../ui/shortcuts.tsx';
import { Below } from './below.tsx';
import { indexAt, indexOf, stepped, textAt } from './board.ts';
import { SceneFrame, useAnswer, useCamera, type SceneProps } from './common.tsx';
import { boxOfBoard, drawFocus, drawStone } from './draw-board.ts';
import { distanceBoard as board, metrics, type Metric, type RoomStore } from './fields.ts';
import { Tool, paintKey, useWalls } from './painting.tsx';

export type DistancesAsked = ReturnType<typeof asked>;
const asked = (store: RoomStore, walls: string) => ({ board, walls, ...store.pick('rule', 'from'), metric: store.get('m') });

const words = [['edge', 'across edges'], ['shortcut', 'with shortcuts'], ['touch', 'touching']] as const;
const says: Record<Metric, string> = {
    edge: 'Steps go to the 3 neighbours. The cell opposite, though it touches, is 3 steps away.',
    shortcut: 'The 3 neighbours at 1, and the 3 opposite cells at 2: good for movement.',
    touch: 'All 12 cells that touch, at 1: good for ranges and zones.',
};

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

export default function Distances({ store, work }: SceneProps) {
    const cursor = useMemo(() => signal(-1), []);
    const ready = useSignal(false);
    const walls = useWalls(store, 'w', board, (cell) => cell === store.get('from'));
    const ask = (): DistancesAsked => asked(store, walls.text.value);
    const { answer, busy } = useAnswer(ask, work.distances);
    const { camera, size, onView, onWhole } = useCamera(store, () => { const { y0, ...box } = answer.value?.box ?? boxOfBoard(board); return { ...box, y0: y0 - 3 }; }); // below the tools
    const layers = useMemo(() => [drawn(() => void [walls.cells.value, cursor.value, store.get('tool')], (context, { dark }, line) => {
        drawStone(context, board, walls.cells.peek(), dark); // at once, also while a stroke lasts
        if (cursor.peek() >= 0 && store.signal('tool').peek() !== 'move') drawFocus(context, board, cursor.peek(), line);
    })], []);
    const setFrom = (cell: number, how: 'step' | 'slide'): boolean => {
        if (cell < 0 || walls.cells.peek().has(cell)) return false;
        store.set({ from: cell }, how);
        return true;
    };
    const touched = (touch: Touch): void => {
        if (!walls.touch(touch, touch) && touch.kind === 'tap') setFrom(indexAt(board, touch), 'step');
    };
    const key = (event: KeyboardEvent): boolean => {
        if (store.get('tool') !== 'move') return paintKey(event, board, cursor, walls, store.get('from'));
        const to = event.shiftKey ? -1 : stepped(board, store.get('from'), event.key);
        if (to >= 0) announce(setFrom(to, 'slide') ? `origin ${textAt(board, to)}` : `${textAt(board, to)} is a wall`);
        else if (event.key === ' ' || event.key === 'Enter') store.set({ m: metrics[(metrics.indexOf(store.get('m')) + 1) % metrics.length]! });
        else return false;
        return true;
    };
    useShortcuts([
        { key: 'ArrowLeft', does: 'move the origin, or with paint chosen the cell that Space makes a wall (and → ↑ ↓; with Shift the picture moves)' },
        { key: ' ', does: 'the next of the three, with the focus on the picture' },
    ]);
    const [metric, shown] = [store.get('m'), answer.value];
    const mask = store.get('w') && shown ? shown.mask : '';
    const line = ['pave tactics field', ...given(
        mask ? ['on', '-'] : ['size', `${board.width}x${board.height}`], ['from', textAt(board, store.get('from'))], ['metric', metric], ['corners', store.get('rule'), 'short'], ['hash', true],
    )].join(' ');
    return (
        <SceneFrame store={store} lead="How far is it? There are three answers. Tap where to measure from."
            downloads={picturesOf(`distances-${metric}`, async () => shown!.svg, () => ({ ...ask(), distances: Array.from(shown!.distances) }))}
            hash={shown?.hash} command={mask ? piped(mask, line) : line}
            busy={busy.value || (!!shown && !ready.value)} class="with-picture"
            stage={
                <Stage label={shown && `Distances from ${textAt(board, store.get('from'))}, ${words.find(([it]) => it === metric)![1]}. Arrow keys move the origin, or with paint chosen a cell that Space makes a wall.`}
                    camera={camera} layers={layers} onView={onView} onWhole={onWhole} limits={[4, 90]} drawing={store.get('tool') !== 'move'} cursor="crosshair" onTouch={touched} onKey={key}>
                    <Below picture={shown} camera={camera} size={size} onReady={(is) => { ready.value = is; }} />
                    <Tool store={store} />
                </Stage>
            }
            panel={<>
                <Section title="Metric">
                    <Choice label="Steps go" value={metric} words={words} onChange={(m) => store.set({ m })} />
                    <p class="hint">{says[metric]}</p>
                </Section>
                <Section title="Walls">
                    <Choice label="A step past a corner" value={store.get('rule')} words={[['short', 'if the short way is free'], ['one', 'one way'], ['both', 'both'], ['open', 'always']]} onChange={(rule) => store.set({ rule })} />
                    {metric === 'edge' && <p class="hint">Across edges no step goes past a corner: this changes the other two.</p>}
                    <Row>
                        <Button onClick={() => walls.add(keep())}>A keep</Button>
                        <Button onClick={() => walls.put(new Set())} disabled={!store.get('w')}>No walls</Button>
                    </Row>
                </Section>
            </>} />
    );
}
