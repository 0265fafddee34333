// In the worker: walks, how each tile on them came to be, and the naive way for comparison. The words are those of `pave world explore`.
import { Naive, WANG_FREE, WANG_UNSET, Walker, builtins, type WangSet, type World } from 'pave-maps';
import { aroundCorner, cellKey, middleAt, neighborOf, ringAt, sidesOf, wayOf, windOf, type Cell, type Tiles } from '../../ground/shape.ts';
import type { Point } from '../../stage/view.ts';
import { openSets, openWorld, type OpenWorld } from './open.ts';
import type { WorldPlan } from './plan.ts';

/** Cells that were visited and others that had to be decided, q, r, s, ...; what the last step decided, in order. */
export type Walk = ReturnType<typeof walkOf>;
export type NaiveWalk = ReturnType<typeof naiveWalk>;

const shown = 24;

const pack = (cells: readonly Cell[]): Int32Array => Int32Array.from(cells.flatMap(({ q, r, s }) => [q, r, s]));
const unpack = (cells: Int32Array): Cell[] => Array.from({ length: cells.length / 3 }, (_, k) => ({ q: cells[3 * k]!, r: cells[3 * k + 1]!, s: cells[3 * k + 2]! }));
const shadeNames: Record<number, string[]> = { 2: ['white', 'black'], 3: ['white', 'grey', 'black'], 4: ['white', 'light grey', 'dark grey', 'black'] };

const unique = (cells: readonly Cell[]): Cell[] => [...new Map(cells.map((cell) => [cellKey(cell), cell])).values()];

// ---- Light ----------------------------------------------------------------------------------------------------------------------

const [rays, sight] = [72, 6]; // sight in sides of a square as large as a cell
const known = new WeakMap<OpenWorld, Map<string, Cell[]>>();

// The cells that rays of light from the middle of a cell come to, through sides that can be passed.
function lightFrom(opened: OpenWorld, tiles: Tiles, from: Cell): Cell[] {
    const passable = builtins.passable(opened.plan.set);
    const middle = middleAt(tiles, from);
    const found = [from];
    for (let ray = 0; ray < rays; ray++) {
        const turn = (2 * Math.PI * (ray + 0.5)) / rays;
        for (let at = from; ;) {
            const { side, far } = exitOf(ringAt(tiles, at), middle, { x: Math.cos(turn), y: Math.sin(turn) });
            if (far > sight * Math.sqrt(tiles.area) || !passable[opened.world.colorsAt(at)[2 * side]!]) break;
            found.push(at = neighborOf(tiles, at, side));
        }
    }
    return unique(found);
}

// The side by which a ray leaves a face, and how far from its beginning that is.
function exitOf(ring: readonly number[], from: Point, way: Point): { side: number; far: number } {
    let out = { side: 0, far: -Infinity };
    for (let k = 0; k < ring.length; k += 2) {
        const [ax, ay] = [ring[k]! - from.x, ring[k + 1]! - from.y];
        const [bx, by] = [ring[(k + 2) % ring.length]! - from.x, ring[(k + 3) % ring.length]! - from.y];
        const [a, b] = [ax * way.y - ay * way.x, bx * way.y - by * way.x]; // on which sides of the ray its ends are
        const far = ((ax * way.x + ay * way.y) * b - (bx * way.x + by * way.y) * a) / (b - a);
        if (a * b <= 0 && a !== b && far > out.far) out = { side: k / 2, far };
    }
    return out;
}

/** A walk in the dark: where it leads, what is seen from there, and all that was seen on the way. */
function darkWalk(opened: OpenWorld, tiles: Tiles, way: readonly Cell[]) {
    const views = known.get(opened) ?? new Map<string, Cell[]>();
    known.set(opened, views);
    const viewOf = (cell: Cell): Cell[] => {
        const key = cellKey(cell);
        if (!views.has(key)) views.set(key, lightFrom(opened, tiles, cell));
        return views.get(key)!;
    };
    return { view: pack(viewOf(way.at(-1)!)), lit: pack(unique(unique(way).flatMap(viewOf))) };
}

export function walkOf(plan: WorldPlan, tiles: Tiles, from: Cell, path: string) {
    const opened = openWorld(plan);
    const { world, sets, colorName } = opened;
    const way = wayOf(tiles, from, path);
    const dark = plan.connected && sets[0]!.kind === 'edge' ? darkWalk(opened, tiles, way) : undefined; // walls along edges stop the light
    using walker = Walker.create(world);
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
    return { dark, seen: pack(unique(way)), hidden: pack(all.filter((cell) => !seen.has(cellKey(cell)))), at: way[way.length - 1]!, decided, drawn };
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
    const cells = unique(way);
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
