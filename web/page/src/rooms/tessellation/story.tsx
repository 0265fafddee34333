// The first attempt of the text, step by step.
import { signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { announce, complain } from '../../ui/announce.tsx';
import { Button } from '../../ui/controls.tsx';
import { drawn } from '../../stage/layer.ts';
import { Stage } from '../../stage/stage.tsx';
import { boxOf, fit, type Camera, type Point, type View } from '../../stage/view.ts';
import { chapters, cornersOf, meanOf, pointOf, type Chapter, type Touching } from './attempt.ts';
import type { Work } from './room.ts';

const size = { width: 9, height: 6 };
/** The tile that the story looks at, and the neighbour beside the corner that it ends with. */
const heroes = { hex: 2 * size.width + 4, triangle: 2 * size.width + 4 } as const;
const colors = { graph: '#2f6f9f', tile: '#f3c58b', ink: '#3d4551', pink: '#d81b72', line: '#1f6a52' };

interface Boards {
    hex: Touching;
    triangle: Touching;
}

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
        if (all) new Drawing(context, all[now.board], heroes[now.board], px, view.dark).draw(now);
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
class Drawing {
    readonly #inner: number[];
    constructor(readonly context: CanvasRenderingContext2D, readonly board: Touching, readonly hero: number, readonly px: number, readonly dark: boolean) {
        this.#inner = Array.from({ length: board.inner }, (_, i) => i);
    }

    draw({ shows }: Chapter): void {
        const drawings: Record<Chapter['shows'][number], () => void> = {
            graph: () => this.#graph(), neighbors: () => this.#neighbors(), lines: () => this.#lines([this.hero], 3, 1), allLines: () => this.#lines(this.#inner, 1.5, 0.5),
            corners: () => this.#corners(), tiles: () => this.#tiles((node) => cornersOf(this.board, node).map(({ at }) => at)), belongs: () => this.#belongs(shows),
            face: () => this.#face(), right: () => this.#tiles((node) => cornersOf(this.board, node).map(({ belongs }) => belongs)),
        };
        for (const name of shows) drawings[name]();
    }

    #ring(points: readonly Point[]): void {
        points.forEach(({ x, y }, i) => this.context[i ? 'lineTo' : 'moveTo'](x, y));
        this.context.closePath();
    }
    #dots(points: readonly Point[], radius: number, color: string): void {
        this.context.beginPath();
        for (const { x, y } of points) {
            this.context.moveTo(x + radius * this.px, y);
            this.context.arc(x, y, radius * this.px, 0, 2 * Math.PI);
        }
        this.context.fillStyle = color;
        this.context.fill();
    }
    #stroke(color: string, width: number, alpha = 1): void {
        this.context.strokeStyle = color;
        this.context.lineWidth = width * this.px;
        this.context.globalAlpha = alpha;
        this.context.stroke();
        this.context.globalAlpha = 1;
    }
    #at(nodes: readonly number[]): Point[] { return nodes.map((it) => pointOf(this.board, it)); }

    #graph(): void {
        this.context.beginPath();
        for (const node of this.#inner)
            for (const other of this.board.neighbors[node]!) {
                if (other < node) continue;
                const [a, b] = this.#at([node, other]) as [Point, Point];
                this.context.moveTo(a.x, a.y);
                this.context.lineTo(b.x, b.y);
            }
        this.#stroke(this.dark ? '#7fb2d9' : colors.graph, 1.5, 0.6);
        this.#dots(this.#at(this.#inner), 3.5, this.dark ? '#7fb2d9' : colors.graph);
    }
    #neighbors(): void {
        const all = this.board.neighbors[this.hero]!;
        this.context.beginPath();
        const from = pointOf(this.board, this.hero);
        for (const { x, y } of this.#at(all)) {
            this.context.moveTo(from.x, from.y);
            this.context.lineTo(x, y);
        }
        this.#stroke(this.dark ? '#7fb2d9' : colors.graph, 4);
        this.#dots(this.#at(all), 7, this.dark ? '#7fb2d9' : colors.graph);
        this.#dots([from], 10, this.dark ? '#f0a35e' : '#c2571a');
    }
    #lines(nodes: readonly number[], width: number, alpha: number): void {
        this.context.beginPath();
        for (const node of nodes) this.#ring(this.#at(this.board.neighbors[node]!));
        this.#stroke(this.dark ? '#6cc5a1' : colors.line, width, alpha);
    }
    #corners(): void {
        const all = cornersOf(this.board, this.hero);
        this.context.beginPath();
        this.#ring(all.map(({ at }) => at));
        this.context.fillStyle = `${colors.tile}c0`;
        this.context.fill();
        this.#stroke(this.dark ? '#ece8df' : colors.ink, 3);
        this.#dots(all.flatMap(({ meets }) => meets), 4, this.dark ? '#6cc5a1' : colors.line);
        this.#dots(all.map(({ at }) => at), 6, this.dark ? '#ece8df' : colors.ink);
    }
    #tiles(of: (node: number) => Point[]): void {
        for (const node of this.#inner) {
            this.context.beginPath();
            this.#ring(of(node));
            this.context.fillStyle = node === this.hero ? '#e9927c' : colors.tile;
            this.context.fill();
            this.#stroke(colors.ink, 2);
        }
    }
    #belongs(shows: Chapter['shows']): void {
        const nodes = shows.includes('tiles') ? this.#inner : [this.hero];
        const all = shows.includes('face') ? cornersOf(this.board, this.hero).slice(0, 1) : nodes.flatMap((node) => cornersOf(this.board, node));
        this.#dots(all.map(({ belongs }) => belongs), shows.includes('tiles') ? 4.5 : 7, colors.pink);
    }
    #face(): void {
        const { face } = cornersOf(this.board, this.hero)[0]!;
        this.context.beginPath();
        this.#ring(this.#at(face));
        this.context.fillStyle = '#d81b7230';
        this.context.fill();
        this.#stroke(colors.pink, 4);
        this.#dots(this.#at(face), 7, colors.graph);
        const middle = meanOf(this.#at(face));
        this.context.beginPath();
        for (const { x, y } of this.#at(face)) {
            this.context.moveTo(x, y);
            this.context.lineTo(middle.x, middle.y);
        }
        this.context.setLineDash([6 * this.px, 5 * this.px]);
        this.#stroke(colors.pink, 2);
        this.context.setLineDash([]);
    }
}
