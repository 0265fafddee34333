// The room's life beside its remembered state: what is pointed at, what follows from it, the camera, and the acts of pointer and keys.
import { computed, effect, signal, untracked } from '@preact/signals';
import type { Touch } from '../../stage/stage.tsx';
import { arrows, boxOf, fit, type Box, type View } from '../../stage/view.ts';
import { cameraOf } from '../../state/camera.ts';
import type { Store } from '../../state/store.ts';
import { announce } from '../../ui/announce.tsx';
import { ask, board, isWalled, type Asked } from './ask.ts';
import { passageOf, relate } from './engine.ts';
import { mover } from './motion.ts';
import { middle, outline, partAt, shapeOf, type Pose, poseOf } from './shape.ts';
import {
    faceOf, fields, matrix, nameOf, packPart, packWalls, partOf, plural, same, sizeOf, wallField, wallsOf, type Kind, type Part, type State,
} from './state.ts';
import { next, spoken, wind } from './walk.ts';

/** Whether a question goes from one cell to another. */
export const hasEnd = ({ mode }: Pick<State, 'mode'>): boolean => mode !== 'relations' && mode !== 'view';

const corner = { width: 250, height: 50 }; // pixels

export type Model = ReturnType<typeof model>;

export function model(store: Store<typeof fields>) {
    const state = computed(() => store.values as State);
    const over = signal<Part>();
    /** A row of the table under the pointer: shown for as long as it is. */
    const peek = signal<{ part: Part; to: Kind }>();
    const lit = signal(-1);
    /** What the user's own code gives instead of the answer; undefined: the room's answer counts. */
    const own = signal<readonly Part[]>();
    const brush = signal(false);
    const byKeys = signal(false);

    // The part itself where the board has it, else the next of these that it has, else the one at 0,0.
    const within = (of: State, ...parts: Part[]): Part =>
        parts.find((part) => board(of).parts[part.kind].some((it) => same(it, part))) ?? { ...parts[0]!, q: 0, r: 0, s: 0 };
    const chosen = computed(() => {
        const part = partOf(state.value.grid, state.value.at);
        return within(state.value, state.value.mode === 'relations' || part.kind === 'face' ? part : { ...part, kind: 'face', s: 0 });
    });
    const end = computed(() => within(state.value, faceOf(state.value.grid, state.value.end), { kind: 'face', q: 2, r: -1, s: 0 }));
    /** Where the question begins. */
    const start = computed(() => (hasEnd(state.value) ? chosen.value : peek.value?.part ?? over.value ?? chosen.value));
    const question = computed<State>(() => (peek.value ? { ...state.value, to: peek.value.to } : state.value));
    const plain = computed<Asked>(() => ask(question.value, start.value, end.value));
    const asked = computed<Asked>(() => (own.value && !peek.value ? { ...plain.value, answer: own.value, way: false, none: undefined } : plain.value));

    // ---- The diagram's shape and camera ----
    const motion = mover(poseOf(state.peek()));
    const size = signal({ width: 0, height: 0 });
    let scrubbing = false;
    const { camera, stop } = cameraOf({
        read: () => {
            const [x, y, scale] = store.get('see').map((it) => it / 1000);
            return scale === undefined ? undefined : { x: x!, y: y!, scale: Math.min(2000, Math.max(5, scale)) };
        },
        whole: () => (size.value.width ? fit(boxIn(motion.pose.value, sizeOf(state.value)), size.value.width, size.value.height, 0.04) : undefined),
        write: ({ x, y, scale }) => store.set({ see: [x, y, scale].map((it) => Math.round(it * 1000)) }, 'view'),
    });
    const stops = [
        stop,
        effect(() => {
            const to = poseOf(state.value);
            untracked(() => motion.go(to, scrubbing));
        }),
    ];
    const sized = ({ width, height }: View): void => { size.value = { width, height }; };

    /** Something that is marked lies where the line of the colours stands, in the upper left corner. */
    const crowded = computed<boolean>(() => {
        const [{ x, y, scale }, { width, height }, shape] = [camera.value, size.value, shapeOf(poseOf(state.value))];
        return [...asked.value.subject, ...(asked.value.answer ?? []).slice(0, 500)].some((part) => {
            const box = boxOf(outline(shape, part));
            return (box.x0 - x) * scale + width / 2 < corner.width && (box.y0 - y) * scale + height / 2 < corner.height;
        });
    });

    // ---- Acts ----
    const ready = (): boolean => motion.pose.peek().grid === state.peek().grid;
    const shape = () => shapeOf(motion.pose.peek());
    const choose = (part: Part, how: 'step' | 'slide' = 'step'): void => store.set({ at: packPart(part) }, how);
    const aim = (part: Part, how: 'slide' | 'view'): void => store.set({ end: packPart(part).slice(1) }, how);

    let painting: boolean | undefined;
    function paint(part: Part, set?: boolean): void {
        const of = state.peek();
        const walls = wallsOf(of);
        const is = walls.some((it) => same(it, part));
        painting = set ?? !is;
        if (is === painting) return;
        store.set({ [wallField[of.grid]]: packWalls(of.grid, is ? walls.filter((it) => !same(it, part)) : [...walls, part]) }, 'slide');
    }

    function touch({ kind, x, y }: Touch): void {
        if (kind === 'leave') { over.value = undefined; return; }
        if (!ready()) return;
        const of = state.peek();
        const part = partAt(shape(), board(of).parts, x, y, of.mode === 'relations' ? undefined : 'face', 1 / camera.peek().scale);
        byKeys.value = false;
        const walls = brush.peek() && (of.mode === 'path' || of.mode === 'view');
        if (walls && part && kind === 'press') return paint(part);
        if (walls && part && kind === 'drag') return paint(part, painting);
        if (walls) return; // what the walls change stays in view
        if (!over.peek() || !part || !same(part, over.peek()!)) over.value = part;
        if (!part) return;
        if (hasEnd(of)) {
            if (kind === 'press') store.set({ at: packPart(part), end: packPart(part).slice(1) });
            else if (kind === 'drag' || kind === 'hover') aim(part, 'view');
        } else if (kind === 'tap' || kind === 'drag') choose(part, kind === 'tap' ? 'step' : 'slide');
    }

    let lane: { x: number; y: number; flat: boolean } | undefined;
    function walk(key: string): void {
        const of = state.peek();
        const from = hasEnd(of) ? end.peek() : chosen.peek();
        const [way, flat] = [arrows[key]!, key === 'ArrowLeft' || key === 'ArrowRight'];
        if (lane?.flat !== flat) lane = { ...middle(shape(), from), flat };
        const to = next(shape(), board(of).parts[from.kind], from, way, lane);
        if (!to) { announce('The board ends here'); return; }
        const moved = spoken(wind(shape(), from, to));
        if (hasEnd(of)) aim(to, 'slide');
        else choose(to, 'slide');
        say(`${to.kind} ${nameOf(of.grid, to)}, ${moved}.`);
    }
    function say(before: string): void {
        const { answer, kind, none } = asked.peek();
        const list = answer?.slice(0, 12).map((it) => nameOf(state.peek().grid, it)).join('; ');
        announce(`${before} ${plain.peek().words}: ${none ?? `${answer?.length ?? 0} ${plural[kind]}: ${list}`}`);
    }
    /** Goes to the nearest part of another kind. */
    function become(kind: Kind): void {
        const of = state.peek();
        const from = chosen.peek();
        if (of.mode !== 'relations' || from.kind === kind) return;
        const to = relate(of.grid, matrix[from.kind][kind], kind, from).find((it) => board(of).parts[kind].some((known) => same(known, it)));
        if (to) choose(to);
    }

    function key(event: KeyboardEvent): boolean {
        if (!ready()) return false;
        const of = state.peek();
        const kind = ({ f: 'face', e: 'edge', v: 'vertex' } as const)[event.key];
        const to = ({ 1: 'face', 2: 'edge', 3: 'vertex' } as const)[event.key];
        const enter = event.key === 'Enter' || event.key === ' ';
        byKeys.value = true;
        over.value = undefined;
        if (arrows[event.key] && !event.shiftKey) walk(event.key);
        else if (kind && of.mode === 'relations') {
            become(kind);
            say(`${kind} ${nameOf(of.grid, chosen.peek())}.`);
        } else if (to && of.mode === 'relations') {
            store.set({ to });
            say('');
        } else if (isWalled(of) && (event.key === 'w' || (enter && (brush.peek() || !hasEnd(of))))) {
            const at = of.mode === 'path' ? end.peek() : chosen.peek();
            paint(at);
            const { words, none, answer } = plain.peek();
            announce(`${painting ? 'a wall' : 'no wall'} at ${nameOf(of.grid, at)}. ${words}: ${none ?? `${answer?.length} faces`}`);
        } else if (enter && hasEnd(of)) {
            choose(end.peek());
            announce(`from face ${nameOf(of.grid, end.peek())}`);
        } else if (event.key === 'w') { // walls stand in paths and in sight
            become('face');
            store.set({ mode: 'view' });
            return key(event);
        } else if (event.key === '0') unmove();
        else return false;
        return true;
    }
    const unmove = (): void => store.set({ see: [] }, 'view');

    return {
        store, state, crowded, over, peek, lit, own, brush, byKeys, chosen, end, start, question, plain, asked, pose: motion.pose, camera,
        sized, touch, key, choose, become, unmove,
        /** From hexagons (-1) over squares (0) to triangles (1), without a way between. */
        scrub(to: number): void {
            scrubbing = true;
            store.set(to < 0 ? { grid: 'hex', m: -to } : to > 0 ? { grid: 'tri', m: to } : { grid: 'square', m: 1 }, 'slide');
            scrubbing = false;
        },
        dispose(): void {
            stops.forEach((stop) => stop());
            motion.stop();
        },
    };
}

const outlines = (pose: Pose, n: number, stays: 'own' | 'lost'): Box =>
    boxOf(passageOf(pose.grid, n).face.filter((it) => it.stays === 'both' || it.stays === stays).flatMap(({ part }) => outline(shapeOf(pose), part)));

// Round the board; halfway from squares also round what fades away.
function boxIn(pose: Pose, n: number): Box {
    const own = outlines(pose, n, 'own');
    if (pose.grid === 'square' || pose.m === 1) return own;
    const [before, here, there] = [outlines(pose, n, 'lost'), Math.min(1, 2 * pose.m), Math.min(1, 2 - 2 * pose.m)];
    const widest = (a: number, b: number): number => (Math.abs(a * here) > Math.abs(b * there) ? a * here : b * there);
    return { x0: widest(own.x0, before.x0), y0: widest(own.y0, before.y0), x1: widest(own.x1, before.x1), y1: widest(own.y1, before.y1) };
}
