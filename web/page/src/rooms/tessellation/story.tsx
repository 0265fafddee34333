// The first attempt of the text, step by step.
import { signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { announce, complain } from '../../ui/announce.tsx';
import { Button } from '../../ui/controls.tsx';
import { disc, drawn, fill, line, ringPath, stroke, type Pen } from '../../stage/layer.ts';
import { Stage } from '../../stage/stage.tsx';
import { boxOf, fit, type Camera, type Point, type View } from '../../stage/view.ts';
import { chapters, cornersOf, meanOf, pointOf, type Chapter, type Touching } from './attempt.ts';
import type { Work } from './room.ts';

const size = { width: 9, height: 6 };
const colors = { graph: '#2f6f9f', tile: '#f3c58b', ink: '#3d4551', pink: '#d81b72', line: '#1f6a52' };

type Boards = Record<Chapter['board'], Touching>;

export function Story({ work }: { work: Work }) {
    const { store } = work;
    const [boards, setBoards] = useState<Boards>();
    const at = store.get('story');
    const chapter = chapters[at - 1] ?? chapters[0]!;
    const camera = useMemo(() => signal<Camera>({ x: 0, y: 0, scale: 40 }), []);
    const shown = useMemo(() => signal<{ boards?: Boards; chapter: Chapter }>({ chapter }), []);
    useEffect(() => {
        Promise.all([work.work.graph('hex', size.width, size.height), work.work.graph('triangle', size.width, size.height)])
            .then(([hex, triangle]) => setBoards({ hex, triangle }), complain);
    }, []);
    useEffect(() => { shown.value = { ...(boards && { boards }), chapter }; }, [boards, chapter]);
    useEffect(() => { announce(`${at} of ${chapters.length}: ${chapter.title}. ${chapter.text}`); }, [chapter]);
    const layers = useMemo(() => [drawn(() => void shown.value, (context, view, px) => {
        const { boards: all, chapter: now } = shown.value;
        if (all) drawChapter(context, all[now.board], 2 * size.width + 4, now, px, view.dark);
    })], []);
    const go = (to: number): void => { if (to >= 1 && to <= chapters.length) store.set({ story: to }, 'view'); };
    const seen = (view: View): void => {
        if (boards) camera.value = fit(boxOf(Array.from(boards.hex.points).slice(0, 2 * boards.hex.inner)), view.width, view.height, 0.1);
    };
    const [view, setView] = useState<View>();
    useEffect(() => { if (view) seen(view); }, [view, boards]);
    return (
        <div class="tess telling" data-busy={!boards}>
            <Stage label={`The first attempt, ${at} of ${chapters.length}: ${chapter.title}`} camera={camera} layers={layers}
                limits={[5, 300]} onView={setView}
                onKey={(event) => {
                    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
                    if (by) go(at + by);
                    return !!by;
                }} />
            <div class="time story" role="group" aria-label="The first attempt">
                <div><h2>{chapter.title}</h2><p>{chapter.text}</p></div>
                <div class="row">
                    <Button title="Back" disabled={at <= 1} onClick={() => go(at - 1)}>←</Button>
                    <span>{at} of {chapters.length}</span>
                    <Button title="Next" strong disabled={at >= chapters.length} onClick={() => go(at + 1)}>→</Button>
                    <Button onClick={() => store.set({ story: 0 }, 'view')}>To the tiles</Button>
                </div>
            </div>
        </div>
    );
}

// One picture of the story.
function drawChapter(context: Pen, board: Touching, hero: number, { shows }: Chapter, px: number, dark: boolean): void {
    const inner = Array.from({ length: board.inner }, (_, i) => i);
    const { graph, line: lines, ink } = dark ? { graph: '#7fb2d9', line: '#6cc5a1', ink: '#ece8df' } : colors;
    const at = (nodes: readonly number[]): Point[] => nodes.map((it) => pointOf(board, it));
    const ring = (points: readonly Point[]): void => ringPath(context, points.flatMap(({ x, y }) => [x, y]));
    const dots = (points: readonly Point[], radius: number, color: string): void => fill(context, color, () => points.forEach((it) => disc(context, it, radius * px)));
    const spokes = (from: Point, to: readonly Point[]): void => to.forEach((it) => line(context, from, it));
    const tiles = (of: (node: number) => Point[]): void => inner.forEach((node) => {
        fill(context, node === hero ? '#e9927c' : colors.tile, () => ring(of(node)));
        stroke(context, colors.ink, 2 * px);
    });
    const drawLines = (nodes: readonly number[], width: number, alpha: number): void =>
        stroke(context, lines, width * px, () => nodes.forEach((node) => ring(at(board.neighbors[node]!))), { alpha });
    const drawings: Record<Chapter['shows'][number], () => void> = {
        graph() {
            stroke(context, graph, 1.5 * px, () => inner.forEach((node) => spokes(pointOf(board, node), at(board.neighbors[node]!.filter((other) => other >= node)))), { alpha: 0.6 });
            dots(at(inner), 3.5, graph);
        },
        neighbors() {
            const [from, all] = [pointOf(board, hero), at(board.neighbors[hero]!)];
            stroke(context, graph, 4 * px, () => spokes(from, all));
            dots(all, 7, graph);
            dots([from], 10, dark ? '#f0a35e' : '#c2571a');
        },
        lines: () => drawLines([hero], 3, 1),
        allLines: () => drawLines(inner, 1.5, 0.5),
        corners() {
            const all = cornersOf(board, hero);
            fill(context, `${colors.tile}c0`, () => ring(all.map((it) => it.at)));
            stroke(context, ink, 3 * px);
            dots(all.flatMap(({ meets }) => meets), 4, lines);
            dots(all.map((it) => it.at), 6, ink);
        },
        tiles: () => tiles((node) => cornersOf(board, node).map((it) => it.at)),
        right: () => tiles((node) => cornersOf(board, node).map(({ belongs }) => belongs)),
        belongs() {
            const whole = shows.includes('tiles');
            const all = shows.includes('face') ? cornersOf(board, hero).slice(0, 1) : (whole ? inner : [hero]).flatMap((node) => cornersOf(board, node));
            dots(all.map(({ belongs }) => belongs), whole ? 4.5 : 7, colors.pink);
        },
        face() {
            const face = at(cornersOf(board, hero)[0]!.face);
            fill(context, '#d81b7230', () => ring(face));
            stroke(context, colors.pink, 4 * px);
            dots(face, 7, colors.graph);
            stroke(context, colors.pink, 2 * px, () => spokes(meanOf(face), face), { dash: [6 * px, 5 * px] });
        },
    };
    for (const name of shows) drawings[name]();
}
