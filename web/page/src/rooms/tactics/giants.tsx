// Giants: creatures of many triangles, whose ways need room.
import { useMemo } from 'preact/hooks';
import { computed, signal, useComputed } from '@preact/signals';
import { Stage, type Touch } from '../../stage/stage.tsx';
import type { Point } from '../../stage/view.ts';
import { given, piped } from '../../ui/command.ts';
import { announce } from '../../ui/announce.tsx';
import { Button, Choice, Row, Section, Slider, Switch } from '../../ui/controls.tsx';
import { picturesOf } from '../../ui/room.tsx';
import { useShortcuts } from '../../ui/shortcuts.tsx';
import { cellOf, high, indexAt, indexOf, textAt, textOf, type Cell } from './board.ts';
import { Scale, SceneFrame, useAnswer, useCamera, type SceneProps } from './common.tsx';
import { boxOfBoard } from './draw-board.ts';
import { bodies, giantBoard as board, type RoomStore } from './fields.ts';
import { giantsLayer, heatOf, middleOfCells } from './giants-draw.ts';
import { Tool, paintKey, useWalls } from './painting.tsx';
import { Timeline } from './timeline.tsx';
import type { Giant } from './work-giants.ts';

// Anchors of rhombi and hexagons point down.
function anchorOf(store: RoomStore, index: number): Cell {
    const cell = cellOf(board, index);
    return store.get('body') === 'triangle' ? cell : { ...cell, s: 0 };
}

export type GiantAsked = ReturnType<typeof asked>;
const asked = (store: RoomStore, walls: string, from: Cell, to: Cell) => ({ board, walls, kind: store.get('body'), ...store.pick('size', 'stance'), from, to });

/** The cell whose upper left corner is nearest to a point. */
function cornerCell({ x, y }: Point, s: number): number {
    const r = Math.round(y / high);
    return indexOf(board, { q: Math.round(x - r / 2), r, s });
}

function sizesOf({ clearance }: Giant): string[] {
    const most = clearance.reduce((a, b) => Math.max(a, b), 1);
    return Array.from({ length: most }, (_, i) => heatOf((i + 1) / most));
}

export default function Giants({ store, work }: SceneProps) {
    const { dragged, cursor, playing } = useMemo(() => ({ dragged: signal<{ end: 'a' | 'b'; cell: number } | undefined>(undefined), cursor: signal(-1), playing: signal(false) }), []);
    const end = (name: 'a' | 'b'): number => (dragged.value?.end === name ? dragged.value.cell : store.get(name));
    const walls = useWalls(store, 'gw', board);
    const ask = (): GiantAsked => asked(store, walls.text.value, anchorOf(store, end('a')), anchorOf(store, end('b')));
    const { answer: giant, busy } = useAnswer(ask, work.giant);
    const moves = useComputed(() => (giant.value?.bodies.length ?? 1) - 1);
    const clock = useMemo(() => computed(() => Math.min(store.get('gt'), moves.value)), []);
    const { camera, onView, onWhole } = useCamera(store, () => { const { y0, y1, ...box } = boxOfBoard(board); return { ...box, y0: y0 - 1.9, y1: y1 + 2.2 }; });
    const layers = useMemo(() => [giantsLayer(board, () => ({
        giant: giant.value, walls: walls.cells.value, time: clock.value, heat: store.get('heat'), kind: store.get('body'), cursor: store.get('tool') === 'move' ? -1 : cursor.value,
    }))], []);

    // The body's middle follows the pointer.
    let grip: Point = { x: 0, y: 0 };
    const place = (at: Point, name: 'a' | 'b'): number => {
        const s = store.get('body') === 'triangle' ? cellOf(board, store.get(name)).s : 0;
        return cornerCell({ x: at.x - grip.x, y: at.y - grip.y }, s);
    };
    const gripOf = (cells: readonly number[], anchor: Cell): Point => {
        const m = middleOfCells(board, cells);
        return { x: m.x - anchor.q - anchor.r / 2, y: m.y - anchor.r * high };
    };
    const held = useMemo(() => ({ end: 'b' as 'a' | 'b', grip: { x: 0, y: 0 }, is: false }), []);
    const touched = (touch: Touch): void => {
        if (walls.touch(touch, touch)) return;
        const shown = giant.peek();
        if (!shown) return;
        if (touch.kind === 'press') {
            const cell = indexAt(board, touch);
            const name = shown.bodies[0]!.includes(cell) && !shown.goal.includes(cell) ? 'a' : 'b';
            const body = name === 'a' ? shown.bodies[0]! : shown.goal;
            Object.assign(held, { is: true, end: name, grip: body.length ? gripOf(body, anchorOf(store, store.get(name))) : { x: 0, y: 0 } });
        }
        if (!held.is || touch.kind === 'hover') return;
        grip = held.grip;
        if (touch.kind === 'press' || touch.kind === 'drag') {
            const cell = place(touch, held.end);
            if (cell >= 0 && (touch.kind === 'drag' || held.end === 'b')) dragged.value = { end: held.end, cell };
            playing.value = false;
            if (store.get('gt')) store.set({ gt: 0 }, 'view');
        }
        if (touch.kind === 'drop' || touch.kind === 'leave') {
            held.is = false;
            if (dragged.peek()) store.set({ [dragged.peek()!.end]: dragged.peek()!.cell });
            dragged.value = undefined;
        }
    };
    const key = (event: KeyboardEvent): boolean => {
        if (store.get('tool') !== 'move') return paintKey(event, board, cursor, walls, store.get('b'));
        if (event.shiftKey) return false;
        const { q, r, s } = cellOf(board, store.get('b'));
        const odd = (at: number): number => ((at % 2) + 2) % 2;
        const to = { ArrowLeft: { q: q - 1, r, s }, ArrowRight: { q: q + 1, r, s }, ArrowUp: { q: q + odd(r), r: r - 1, s }, ArrowDown: { q: q - odd(r + 1), r: r + 1, s } }[event.key];
        if (!to) return false;
        const cell = indexOf(board, to);
        if (cell >= 0) store.set({ b: cell, gt: 0 }, 'slide');
        announce(`goal ${textAt(board, store.get('b'))}`);
        return true;
    };
    useShortcuts([
        { key: 'ArrowLeft', does: 'move the goal, with the focus on the picture (and → ↑ ↓; with Shift the picture moves)' },
        { key: ' ', does: 'let it walk', run: () => { playing.value = !playing.peek(); } },
        { key: 'x', does: 'start and goal change places', run: () => store.set({ a: store.get('b'), b: store.get('a'), gt: 0 }) },
    ]);
    const shown = giant.value;
    const kind = store.get('body');
    const { from, to } = ask();
    const command = ['pave tactics creature', ...given(
        ['on', '-'], ['kind', kind], ['size', store.get('size'), 1], ['from', textOf(from)], ['to', textOf(to)], ['stance', kind === 'rhombus' && store.get('stance').toUpperCase(), 'E'], ['hash', true],
    )].join(' ');
    return (
        <SceneFrame store={store} lead="Giants need room. Drag the dashed goal, and watch the way."
            hash={shown?.hash || undefined} command={shown?.fits ? piped(shown.mask, command) : undefined}
            downloads={picturesOf(`giant-${kind}-${store.get('size')}`, () => work.giantSvg(ask()), () => ({ ...ask(), bodies: shown!.bodies, sweeps: shown!.sweeps, clearance: Array.from(shown!.clearance), hash: shown!.hash }))}
            busy={busy.value}
            stage={
                <Stage label={shown && `A ${kind} of size ${store.get('size')}: ${shown.says}. Arrow keys move its goal.`} camera={camera} layers={layers} onView={onView} onWhole={onWhole} limits={[6, 120]} drawing
                    cursor="crosshair" onTouch={touched} onKey={key}>
                    <Tool store={store} />
                    <Timeline time={() => clock.value} turns={moves.value} playing={playing} over={380} onTime={(gt) => store.set({ gt }, 'view')} />
                </Stage>
            }
            panel={<>
                <Section title="Giant">
                    <Choice label="Form" value={kind} words={bodies} onChange={(body) => store.set({ body, gt: 0 })} />
                    <Slider label="Size" value={store.get('size')} least={1} most={6} text={(n) => `${n}, ${n * n * { rhombus: 2, hexagon: 6, triangle: 1 }[kind]} cells`} onInput={(size) => store.set({ size, gt: 0 }, 'slide')} />
                    {kind === 'rhombus' && <Choice label="At its start its halves share a side that runs" value={store.get('stance')} words={[['e', 'east'], ['n', 'north'], ['w', 'west']]} onChange={(stance) => store.set({ stance, gt: 0 })} />}
                    <p class="hint" role="status">{shown?.says}</p>
                    <Row><Button onClick={() => store.set({ a: store.get('b'), b: store.get('a'), gt: 0 })}>Start ⇄ goal</Button></Row>
                </Section>
                <Section title="Board">
                    <Switch label="Colour cells by the size that fits" value={store.get('heat')} onChange={(heat) => store.set({ heat })} />
                    {shown && store.get('heat') && <Scale colors={sizesOf(shown)} text={(n) => `size ${n}`} />}
                    <Row>
                        <Button onClick={() => walls.put(new Set())} disabled={!store.get('gw')}>No walls</Button>
                    </Row>
                </Section>
            </>} />
    );
}
