// In the worker: walks, how each tile on them came to be, and the naive way for comparison. The words are those of `pave world explore`.
import { Naive, WANG_FREE, WANG_UNSET, Walker, type WangSet, type World } from 'pave-maps';
import { aroundCorner, cellKey, neighborOf, sidesOf, windOf, type Cell, type Tiles } from '../../ground/shape.ts';
import { openSets, openWorld } from './open.ts';
import type { WorldPlan } from './plan.ts';

/** Cells that were visited and others that had to be decided, q, r, s, ...; what the last step decided, in order. */
export type Walk = ReturnType<typeof walkOf>;
export type NaiveWalk = ReturnType<typeof naiveWalk>;

const shown = 24;

/** The cells of a walk, one after the other. */
export function wayOf(tiles: Tiles, from: Cell, path: string): Cell[] {
    const out = [from];
    for (const digit of path) {
        const at = out.at(-1)!;
        const side = parseInt(digit, 36);
        if (!(side < sidesOf(tiles, at.s))) break;
        out.push(neighborOf(tiles, at, side));
    }
    return out;
}

const pack = (cells: readonly Cell[]): Int32Array => Int32Array.from(cells.flatMap(({ q, r, s }) => [q, r, s]));
const unpack = (cells: Int32Array): Cell[] => Array.from({ length: cells.length / 3 }, (_, k) => ({ q: cells[3 * k]!, r: cells[3 * k + 1]!, s: cells[3 * k + 2]! }));
const shadeNames: Record<number, string[]> = { 2: ['white', 'black'], 3: ['white', 'grey', 'black'], 4: ['white', 'light grey', 'dark grey', 'black'] };

export function walkOf(plan: WorldPlan, tiles: Tiles, from: Cell, path: string) {
    const { world, sets, colorName } = openWorld(plan);
    using walker = Walker.create(world);
    const way = wayOf(tiles, from, path);
    let last: Cell[] = [];
    for (const cell of way) last = unpack(walker.visit(cell).decided);
    const all = unpack(walker.cells());
    const seen = new Set(way.map(cellKey));
    const drawn = world.method !== 'phase'; // the colours first, each at its place, and the tiles after them
    const before = new Set(all.slice(0, all.length - last.length).map(cellKey));
    const shades = drawn ? [] : shadeNames[phasesOf(world)] ?? [];
    const decided = last.map((cell): Decided => {
        const set = sets[Math.min(cell.s, sets.length - 1)]!;
        const wanted = constraintsOf(tiles, set, cell, world.colorsAt(cell), (other) => drawn || before.has(cellKey(other)), drawn);
        before.add(cellKey(cell));
        const made = choice(tiles, cell, wanted, [...set.match(wanted)].map((index) => set.tileId(index)), colorName, world.at(cell));
        return { ...made, constraints: `${drawn ? 'drawn ' : ''}${made.constraints}`, shade: drawn ? '' : shades[world.classAt(cell)] ?? '' };
    });
    return { seen: pack(way.filter((cell, k) => way.findIndex((other) => cellKey(other) === cellKey(cell)) === k)), hidden: pack(all.filter((cell) => !seen.has(cellKey(cell)))), at: way[way.length - 1]!, decided, drawn };
}

// How many classes of cells a world has.
function phasesOf(world: World): number {
    let most = 0;
    for (let s = 0; s < world.tiling.faceCount; s++)
        for (let k = 0; k < 256; k++) most = Math.max(most, world.classAt({ q: k & 15, r: k >> 4, s }));
    return most + 1;
}

// What a cell had to agree with: the colours that tiles around it have already, or those that were drawn.
function constraintsOf(tiles: Tiles, set: WangSet, cell: Cell, colors: Uint8Array, isThere: (cell: Cell) => boolean, drawn: boolean): Uint8Array {
    return colors.map((color, place) => {
        const k = place >> 1;
        const corner = place % 2 === 1;
        const used = corner ? set.kind !== 'edge' && (drawn || aroundCorner(tiles, cell, k).some(isThere)) : set.kind !== 'corner' && (drawn || isThere(neighborOf(tiles, cell, k)));
        return !used ? WANG_FREE : color || WANG_UNSET;
    });
}

/** How a cell was decided: its shade ("white", "grey", "black"; '' without phases), what it had to match ("west: road, north: grass"; as colours of each place, 0 where any will do), ids of tiles that fit, and which was taken, -1: none. */
export type Decided = ReturnType<typeof choice>;
const choice = (tiles: Tiles, cell: Cell, wanted: Uint8Array, ids: readonly number[], colorName: (color: number) => string, tile: number) => ({
    cell, shade: '', constraints: constraintText(tiles, cell.s, wanted, colorName), wanted: Array.from(wanted, (color) => (color === WANG_FREE || color === WANG_UNSET ? 0 : color)),
    tile, candidates: ids.slice(0, shown), count: ids.length, chosen: ids.indexOf(tile),
});

export function constraintText(tiles: Tiles, s: number, wanted: ArrayLike<number>, colorName: (color: number) => string): string {
    return Array.from(wanted, (color, place) => (color === WANG_FREE ? '' : `${windOf(tiles, s, place)}${place % 2 ? ' corner' : ''}: ${colorName(color === WANG_UNSET ? 0 : color)}`))
        .filter((it) => it).join(', ');
}

/** A cell near another one where a walk has something to show: of the last class, and with several colours. */
export function beginOf(plan: WorldPlan, near: Cell): Cell {
    const { world, tiling } = openWorld(plan);
    if (plan.connected) return world.start(near);
    const last = world.method === 'phase' ? phasesOf(world) - 1 : 0;
    for (let far = 0; far <= 12; far++)
        for (let r = -far; r <= far; r++)
            for (let q = -far; q <= far; q += Math.abs(r) === far ? 1 : 2 * far || 1)
                for (let s = 0; s < tiling.faceCount; s++) {
                    const cell = { q: near.q + q, r: near.r + r, s };
                    if (Math.max(Math.abs(cell.q), Math.abs(cell.r)) < 2 ** 29 && (world.method !== 'phase' || world.classAt(cell) === last) && new Set([...world.colorsAt(cell)].filter((it) => it)).size > 1) return cell;
                }
    return near;
}

/** The sides of a shortest path through a connected world. */
export function pathOf(plan: WorldPlan, tiles: Tiles, from: Cell, to: Cell): string {
    const cells = unpack(openWorld(plan).world.path(from, to, { limit: 1 << 20 }));
    return cells.slice(1).map((cell, k) => Array.from({ length: sidesOf(tiles, cells[k]!.s) }, (_, side) => cellKey(neighborOf(tiles, cells[k]!, side))).indexOf(cellKey(cell)).toString(36)).join('');
}

/** The same cells in the naive way: in the order of the walk, or from its end back to its second step. */
export function naiveWalk(plan: WorldPlan, tiles: Tiles, from: Cell, path: string, backwards: boolean, stock: number) {
    const { tiling, sets } = openSets(plan);
    const { colorName } = openWorld(plan);
    const way = wayOf(tiles, from, path);
    const cells = way.filter((cell, k) => way.findIndex((other) => cellKey(other) === cellKey(cell)) === k);
    const order = backwards ? [cells[0]!, ...cells.slice(1).reverse()] : cells;
    const one = sets.every((set) => set === sets[0]);
    using naive = Naive.create({ seed: BigInt(plan.seed), tiling, ...(stock && one ? { set: sets[0], stocks: Array<number>(sets[0]!.tileCount).fill(stock) } : { sets: tiling.faceCount === sets.length ? sets : undefined, set: sets[0] }) });
    let decided: Decided[] = [];
    let hole: Cell | undefined; // where no tile fits
    for (const cell of order) {
        const set = sets[Math.min(cell.s, sets.length - 1)]!;
        const ids = [...naive.candidates(cell)].map((index) => set.tileId(index));
        const wanted = naive.constraints(cell);
        if (ids.length) naive.visit(cell);
        else hole ??= cell;
        decided = [choice(tiles, cell, wanted, ids, colorName, ids.length ? set.tileId(naive.at(cell)) : -1)];
        if (hole) break;
    }
    const { cells: laid, tiles: indices } = naive.cells();
    const setOf = (k: number): WangSet => sets[Math.min(laid[3 * k + 2]!, sets.length - 1)]!;
    return { cells: laid, ids: Uint32Array.from(indices, (index, k) => setOf(k).tileId(index)), at: backwards ? order[order.length - 1]! : way[way.length - 1]!, decided, ...(hole && { hole }) };
}
