// A walk on the page: its cells and candidates, asked of the worker whenever the walk changes.
import { computed, untracked } from '@preact/signals';
import { cellAt, cellKey, middleAt, neighborOf, sidesOf, sideTowards, wayOf, type Cell, type Tiles } from '../../ground/shape.ts';
import { announce, complain } from '../../ui/announce.tsx';
import { stable } from '../../state/stable.ts';
import type { glide } from '../../stage/stage.tsx';
import type { Point } from '../../stage/view.ts';
import { answerTo } from '../../workers/answer.ts';
import { newest } from '../../workers/client.ts';
import type { Engine } from './engine.ts';
import type { Worlds } from './fields.ts';
import type { Laid } from './paint.ts';
import type { NaiveWalk } from './walk.ts';

export type NaiveSide = NaiveWalk & { readonly laid?: Laid };
export type Trip = ReturnType<typeof makeTrip>;

const [longest, together] = [2000, 20]; // steps of a walk, and those that are one entry of the history

/** Sides from a cell to another, each the one that leads nearest. */
export function wayTo(tiles: Tiles, from: Cell, to: Cell, most = 60): string {
    const goal = middleAt(tiles, to);
    const away = (cell: Cell): number => { const { x, y } = middleAt(tiles, cell); return Math.hypot(x - goal.x, y - goal.y); };
    let [at, out] = [from, ''];
    while (cellKey(at) !== cellKey(to) && out.length < most) {
        const near = Array.from({ length: sidesOf(tiles, at.s) }, (_, side) => ({ side, cell: neighborOf(tiles, at, side) })).sort((a, b) => away(a.cell) - away(b.cell))[0]!;
        if (away(near.cell) >= away(at)) break;
        out += near.side.toString(36);
        at = near.cell;
    }
    return out;
}

const cellOf = (numbers: readonly number[], tiles: Tiles): Cell | undefined =>
    (numbers.length === 3 && numbers[2]! >= 0 && numbers[2]! < tiles.faces.length && Math.abs(numbers[0]!) < 2 ** 29 && Math.abs(numbers[1]!) < 2 ** 29 ? { q: numbers[0]!, r: numbers[1]!, s: numbers[2]! } : undefined);

export function makeTrip(store: Worlds, engine: Engine, move: typeof glide) {
    const { tiles, plan, camera, worker } = engine;
    const askBegin = newest((...args: Parameters<typeof worker.begin>) => worker.begin(...args), ({ q, r, s }) => {
        if (store.get('mode') === 'walk') store.set({ from: [q, r, s], path: '' }, 'view');
    }, complain);
    const question = stable(() => {
        const here = tiles.value;
        if (store.get('mode') !== 'walk' || !here) return undefined;
        const from = cellOf(store.get('from'), here);
        if (!from) untracked(() => askBegin(plan.peek(), cellAt(here, camera.peek()))); // near the middle of what is seen
        return from && { plan: plan.value, from, path: store.get('path'), stock: store.get('naive') ? store.get('stock') : -1 };
    });
    const walking = answerTo(() => (question.value && question.value.stock < 0 ? question.value : undefined), (of) => worker.walk(of.plan, of.from, of.path), complain, ({ decided }) => {
        const last = decided.at(-1);
        const it = walk.peek()!;
        if (it.dark) announce(`cell ${it.at.q}, ${it.at.r}; ${it.dark.view.length / 3} cells are seen, ${it.dark.lit.length / 3} are known`);
        else if (last) announce(`${last.constraints || 'no constraint'}: ${last.count} ${last.count === 1 ? 'tile fits' : 'tiles fit'}; ${decided.length} decided`);
    });
    const laying = answerTo(() => (question.value && question.value.stock >= 0 ? question.value : undefined), async (of): Promise<readonly NaiveSide[]> => {
        const found = await worker.naive(of.plan, of.from, of.path, of.stock, 64);
        for (const side of naive.peek() ?? []) side.laid?.bitmap.close();
        return found;
    }, complain);
    const [walk, naive] = [walking.answer, laying.answer]; // of the naive way two walkers
    const busy = computed(() => walking.busy.value || laying.busy.value);
    const at = computed(() => { // keys come faster than answers
        const it = question.value;
        return it && tiles.value && wayOf(tiles.value, it.from, it.path).at(-1)!;
    });
    // Keeps the walker away from the edges of the picture.
    const follow = (): void => {
        const [now, seen, to] = [camera.peek(), engine.view.peek(), at.peek()];
        const middle = seen && to && middleAt(tiles.peek()!, to);
        if (middle && Math.hypot(middle.x - now.x, middle.y - now.y) * now.scale > Math.min(seen.width, seen.height) / 3) move(camera, { ...now, ...middle }, 400);
    };
    const go = (more: string): void => {
        if (!more) return;
        const before = store.get('path');
        const path = before + more;
        if (path.length > longest) return complain(`A walk has up to ${longest} steps here: begin a new one`);
        const entries = (steps: number): number => Math.ceil(steps / together);
        store.set({ path }, entries(path.length) > entries(before.length) ? 'step' : 'view');
        follow();
    };
    // Through a connected world: around its walls, so that a single step may be refused. One after the other.
    let last = Promise.resolve();
    const goThrough = (way: (from: Cell) => Cell, most = Infinity): void => {
        last = last.then(async () => {
            const from = at.peek();
            const sides = from && await worker.path(plan.peek(), from, way(from));
            if (sides && sides.length > most) announce('There is a wall');
            else if (sides) go(sides);
        }).catch(complain);
    };
    const walled = (): boolean => !!plan.peek().connected && !store.get('naive') && !!at.peek();
    return {
        walk, naive, at, busy,
        /** Cells in which they disagree. */
        differing: computed(() => differing(naive.value)),
        /** Goes to a neighbour. */
        step: (way: Point): void => {
            const here = tiles.peek();
            if (!here || !at.peek()) return;
            const side = (from: Cell): number => sideTowards(here, from.s, way);
            if (walled()) goThrough((from) => neighborOf(here, from, side(from)), 1);
            else go(side(at.peek()!).toString(36));
        },
        /** Walks towards a cell. */
        goTo(cell: Cell): void { if (walled()) goThrough(() => cell); else if (tiles.value && at.value) go(wayTo(tiles.value, at.value, cell)); },
        again: (): void => store.set({ path: '', from: [] }),
        dispose: () => { walking.stop(); laying.stop(); },
    };
}

function differing(sides: readonly NaiveSide[] | undefined): ReadonlySet<string> {
    if (!sides) return new Set();
    const [a, b] = sides.map(({ cells, ids }) => new Map(Array.from(ids, (id, k) => [`${cells[3 * k]},${cells[3 * k + 1]},${cells[3 * k + 2]}`, id])));
    return new Set([...a!.keys()].filter((key) => b!.has(key) && a!.get(key) !== b!.get(key)));
}
