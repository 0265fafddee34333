// Formations: soldiers in ranks, on triangles and for comparison on hexagons and squares; they march, wheel and form anew.
import { useMemo } from 'preact/hooks';
import { computed, signal, useComputed } from '@preact/signals';
import { Stage, type Touch } from '../../stage/stage.tsx';
import { boxOf, gridWords } from '../../stage/view.ts';
import { given, piped } from '../../ui/command.ts';
import { announce, complain, toast } from '../../ui/announce.tsx';
import { Button, Choice, Row, Section, Slider } from '../../ui/controls.tsx';
import { picturesOf } from '../../ui/room.tsx';
import { calm } from '../../ui/theme.ts';
import { useShortcuts } from '../../ui/shortcuts.tsx';
import { indexOf } from './board.ts';
import { SceneFrame, useAnswer, useCamera, type SceneProps } from './common.tsx';
import { fields, formationBoard as board, grids, kinds, type RoomStore } from './fields.ts';
import { formationLayer } from './formations-draw.ts';
import { codesOf, readOrder, withOrder, type FormKind } from './orders.ts';
import { Tool, paintKey, useWalls } from './painting.tsx';
import { Timeline } from './timeline.tsx';
import type { Formed } from './work-formation.ts';

const sizes = { tri: board, hex: { width: 15, height: 11 }, square: { width: 26, height: 16 } } as const;
// What the command takes where nothing is said.
const normal: Record<FormKind, { ranks: number; files: number }> = {
    line: { ranks: 2, files: 8 }, column: { ranks: 6, files: 3 }, wedge: { ranks: 4, files: 0 }, square: { ranks: 2, files: 6 }, ring: { ranks: 2, files: 3 },
};
const facingOf = (store: RoomStore): number => (store.get('g') === 'square' ? store.get('facing') % 4 : store.get('facing'));

/** Walls are of triangles. */
export type FormationAsked = ReturnType<typeof asked>;
function asked(store: RoomStore, walls: string) {
    const grid = store.get('g');
    return { grid, ...sizes[grid], kind: store.get('k'), ...store.pick('ranks', 'files'), facing: facingOf(store), ...store.pick('range', 'orders'), walls };
}

// In the way of a march.
const boulders = new Set([[3, 8], [7, 6], [8, 6], [13, 5], [11, 8]].flatMap(([q, r]) => [0, 1].map((s) => indexOf(board, { q: q!, r: r!, s }))));

const Ranks = ({ formed }: { formed: Formed }) => (
    <table class="ranks">
        <tbody>{formed.clear.map(([soldiers, clear], rank) => <tr key={rank}><th scope="row">Rank {rank + 1}</th><td>{clear} of {soldiers} have a clear line</td></tr>)}</tbody>
    </table>
);

function commandOf(store: RoomStore, formed: Formed | undefined): string {
    const [grid, kind] = [store.get('g'), store.get('k')];
    const walled = grid === 'tri' && store.get('fw') !== '';
    const { width, height } = sizes[grid];
    const orders = codesOf(store.get('orders')).map((code) => ['order', `"${readOrder(code)!.words}"`] as const);
    const line = ['pave tactics formation', ...given(
        ['grid', grid, 'tri'], ['kind', kind, 'line'], ['ranks', store.get('ranks'), normal[kind].ranks], ['files', kind !== 'wedge' && store.get('files'), normal[kind].files],
        ['facing', facingOf(store), 0], walled ? ['on', '-'] : ['size', `${width}x${height}`], ['at', formed?.at ?? ''], ['range', store.get('range'), 1], ...orders, ['hash', true],
    )].join(' ');
    return walled && formed ? piped(formed.mask, line) : line;
}

export default function Formations({ store, work }: SceneProps) {
    const { cursor, playing } = useMemo(() => ({ cursor: signal(-1), playing: signal(false) }), []);
    const walls = useWalls(store, 'fw', board);
    const ask = (): FormationAsked => asked(store, store.get('g') === 'tri' ? walls.text.value : '');
    const { answer: formed, busy, wrong: refused } = useAnswer(ask, work.formation, ({ wrong, frames, says }) => {
        if (wrong) {
            complain(wrong.message);
            store.set({ orders: wrong.orders }, 'view');
        } else if (begun.from >= 0) {
            announce(says);
            if (!calm.peek() && begun.from < frames.length - 1) {
                store.set({ turn: begun.from }, 'view');
                playing.value = true;
            }
        }
        begun.from = -1;
    });
    const queue = useMemo(() => ({ last: Promise.resolve() }), []);
    const begun = useMemo(() => ({ from: -1 }), []); // the turn from which a new order is shown
    const turns = useComputed(() => (formed.value?.frames.length ?? 1) - 1);
    const clock = useMemo(() => computed(() => (store.get('turn') < 0 ? turns.value : Math.min(store.get('turn'), turns.value))), []);
    const { camera, onView, onWhole } = useCamera(store, () => {
        if (!formed.value) return { x0: 0, y0: -2, x1: 20.5, y1: 21 };
        const { y0, y1, ...box } = boxOf(formed.value.corners);
        return { ...box, y0: y0 - 1.7, y1: y1 + 1.9 };
    });
    const layers = useMemo(() => [formationLayer(() => ({ formed: formed.value, walls: walls.cells.value, time: clock.value, cursor: store.get('tool') === 'move' ? -1 : cursor.value }))], []);
    const onTime = (t: number): void => store.set({ turn: t >= turns.peek() ? -1 : t }, 'view');
    // One after the other; what cannot be, or would change nothing, is no order.
    const give = (code: string): void => {
        queue.last = queue.last.then(async () => {
            playing.value = false;
            const orders = withOrder(store.get('orders'), code);
            const [was, is] = [await work.formation(ask()), await work.formation({ ...ask(), orders })];
            if (is.wrong) return complain(is.wrong.message);
            if (code.startsWith('m') && String(is.frames.at(-1)) === String(was.frames.at(-1))) return toast('They cannot march further');
            begun.from = was.frames.length - 1;
            store.set({ orders, turn: -1 });
        }).catch(complain);
    };
    const anew = (change: Partial<Record<'g' | 'k' | 'ranks' | 'files' | 'facing', unknown>>, how: 'step' | 'slide' = 'step'): void => {
        playing.value = false;
        if (codesOf(store.get('orders')).length && Object.keys(change).length) toast('The formation begins anew, without its orders; Undo brings them back');
        store.set({ ...change, orders: '', turn: -1, at: 'g' in change ? [] : store.get('at') } as never, how);
    };
    const touched = (touch: Touch): void => void (store.get('g') === 'tri' && walls.touch(touch, touch));
    const painting = (): boolean => store.get('g') === 'tri' && store.get('tool') !== 'move';
    const key = (event: KeyboardEvent): boolean => {
        if (painting()) return paintKey(event, board, cursor, walls, indexOf(board, { q: 4, r: 9, s: 0 }));
        const code = event.shiftKey ? undefined : { ArrowUp: 'm1', ArrowDown: 'm-1', ArrowLeft: 'wl', ArrowRight: 'wr' }[event.key];
        if (code) give(code);
        return code !== undefined;
    };
    useShortcuts([
        { key: 'ArrowLeft', does: 'wheel, with the focus on the picture (and →; ↑ ↓ march; with Shift the picture moves)' },
        { key: ' ', does: 'play the orders', run: () => { playing.value = !playing.peek(); } },
        { key: 'm', does: 'march', run: () => give('m1') },
        { key: 'l', does: 'wheel to the left', run: () => give('wl') },
        { key: 'r', does: 'wheel to the right', run: () => give('wr') },
    ]);
    const [grid, kind, shown] = [store.get('g'), store.get('k'), formed.value];
    const codes = codesOf(store.get('orders'));
    return (
        <SceneFrame store={store} lead="Give orders: march, wheel, form. Arrows show who can attack."
            hash={refused.value ? undefined : shown?.hash} command={commandOf(store, shown)}
            downloads={picturesOf(`formation-${grid}-${kind}`, () => work.formationSvg(ask()), () => ({
                ...ask(), frames: shown!.frames.map((it) => Array.from(it)), orders: shown!.stages.map(({ words, late, first }) => ({ words, late, first })), clear: shown!.clear, hash: shown!.hash,
            }))}
            busy={busy.value}
            stage={
                <Stage label={shown && `A ${kind} on ${gridWords[grid]}: ${shown.says}. Arrow keys march and wheel.`} camera={camera} layers={layers} onView={onView} onWhole={onWhole}
                    limits={[6, 150]} drawing={painting()} onTouch={touched} onKey={key}>
                    {grid === 'tri' && <Tool store={store} />}
                    <Timeline time={() => clock.value} turns={turns.value} playing={playing} over={320} onTime={onTime} />
                </Stage>
            }
            panel={<>
                <Section title="Orders">
                    <Row>
                        <Button title="March" onClick={() => give('m1')}>↑ March</Button>
                        <Button title="Back" onClick={() => give('m-1')}>↓ Back</Button>
                    </Row>
                    <Row>
                        <Button title="Wheel left" onClick={() => give('wl')}>↺ Wheel</Button>
                        <Button title="Wheel right" onClick={() => give('wr')}>↻ Wheel</Button>
                        <Button onClick={() => give('o')}>Open</Button>
                        <Button onClick={() => give('c')}>Close</Button>
                    </Row>
                    <Row>{kinds.map((it) => {
                        const code = shown?.forms[it];
                        return <Button key={it} title={code ? `Form ${it}` : `So many cannot form a ${it}`} disabled={!code} onClick={() => give(code!)}>{it}</Button>;
                    })}</Row>
                    <p class="hint" role="status">{codes.length ? codes.map((code) => readOrder(code)!.words).join(', ') : 'no order yet'}</p>
                </Section>
                <Section title="Formation" open={false}>
                    <Choice label="Grid" value={grid} words={grids.map((it) => [it, gridWords[it]] as const)} onChange={(g) => anew({ g })} />
                    <Choice label="Kind" value={kind} words={kinds} onChange={(k) => anew({ k, ranks: normal[k].ranks, files: normal[k].files || fields.files.start })} />
                    <Slider label="Ranks" value={store.get('ranks')} least={1} most={12} onInput={(ranks) => anew({ ranks }, 'slide')} />
                    {kind !== 'wedge' && <Slider label={kind === 'square' ? 'Side' : kind === 'ring' ? 'Radius' : 'Files'} value={store.get('files')} least={1} most={16} onInput={(files) => anew({ files }, 'slide')} />}
                    <Slider label="Facing" value={facingOf(store)} least={0} most={grid === 'square' ? 3 : 5} text={(n) => `${(n * 360) / (grid === 'square' ? 4 : 6)}°`} onInput={(facing) => anew({ facing }, 'slide')} />
                    <Row><Button disabled={!codes.length} onClick={() => anew({})}>Without its orders</Button></Row>
                </Section>
                <Section title="Attack" open={false}>
                    <Slider label="Range" value={store.get('range')} least={1} most={6} onInput={(range) => store.set({ range }, 'slide')} />
                    {shown && <Ranks formed={shown} />}
                    {grid === 'tri' && <Row>
                        <Button onClick={() => walls.add(boulders)}>Boulders</Button>
                        <Button onClick={() => walls.put(new Set())} disabled={!store.get('fw')}>No walls</Button>
                    </Row>}
                </Section>
            </>} />
    );
}
