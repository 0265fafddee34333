// Boards, meshes and drawings as the address of a room has them.

type Place = readonly [column: number, row: number];
type Parameters = Record<string, string>;

/** The room and the state that a board, a mesh or GeoJSON stands for; undefined for other files. */
export function stateOf(name: string, text: string): { room: string; state: Parameters } | undefined {
    let it: { type?: string; size?: unknown; vertices?: unknown; tiles?: unknown } | null;
    try {
        it = JSON.parse(text) as typeof it;
    } catch {
        return undefined; // which the room Worlds will say
    }
    if (it?.type === 'FeatureCollection' || it?.type === 'Feature') return { room: 'regions', state: drawingOf(name, it as Drawing) };
    const state = Array.isArray(it?.size) ? boardOf(it as Board) : Array.isArray(it?.vertices) && Array.isArray(it.tiles) ? meshOf(it.tiles as Tile[]) : undefined;
    if (typeof state === 'string') throw new Error(`${name}: ${state}`);
    return state && { room: 'tessellation', state };
}

const parametersOf = (w: number, h: number, cuts: readonly number[], more: Parameters = {}): Parameters => ({ w: String(w), h: String(h), p: '0', ...(cuts.length && { cuts: cuts.join('.') }), ...more });

// ---- Boards -------------------------------------------------------------------------------------------------------------------

interface Board {
    layout?: string;
    size: Place;
    pattern?: string;
    cuts?: readonly (readonly [Place, Place])[];
    joins?: readonly (readonly [Place, Place])[];
}

/** The number of a tile; those of the border come after the others, clockwise from the upper left. */
export function nodeOf([w, h]: Place, [column, row]: Place): number {
    if (column >= 0 && column < w && row >= 0 && row < h) return row * w + column;
    const [right, bottom] = [w + 1, h + 1]; // steps to the corners
    const along = row < 0 ? column + 1 : column >= w ? right + row + 1 : row >= h ? right + bottom + (w - column) : 2 * right + bottom + (h - row);
    return w * h + along;
}

function boardOf({ layout = 'even-q', size, pattern = 'hex', cuts = [], joins = [] }: Board): Parameters | string {
    if (layout !== 'even-q') return `this page has boards of the layout even-q alone, and this one is ${layout}`;
    return parametersOf(size[0], size[1], [...cuts, ...joins].flatMap((pair) => pair.map((tile) => nodeOf(size, tile))), { pattern });
}

// ---- Meshes -------------------------------------------------------------------------------------------------------------------

interface Tile {
    neighbors: readonly number[];
}

// In the north, north-east, south-east, south, south-west and north-west. Even columns are shifted down.
const around = (column: number): Place[] => { const down = column % 2 ? 0 : 1; return [[0, -1], [1, down - 1], [1, down], [0, 1], [-1, down], [-1, down - 1]]; };
const hexagons = (w: number, h: number, tile: number): number[] =>
    around(tile % w).map(([x, y]): Place => [(tile % w) + x, Math.floor(tile / w) + y]).filter(([x, y]) => x >= 0 && x < w && y >= 0 && y < h).map(([x, y]) => y * w + x);

// The board of hexagons in which all tiles that touch are neighbours, and as many of these as possible touch. Its corners are made anew.
function meshOf(tiles: readonly Tile[]): Parameters | string {
    const boards = Array.from({ length: tiles.length }, (_, k) => k + 1).filter((w) => tiles.length % w === 0).flatMap((w) => {
        const h = tiles.length / w;
        const cuts: number[] = [];
        const fits = tiles.every(({ neighbors }, tile) => {
            const near = hexagons(w, h, tile);
            for (const other of near) if (other > tile && !neighbors.includes(other)) cuts.push(tile, other);
            return neighbors.every((it) => near.includes(it));
        });
        return fits ? [{ w, h, cuts }] : [];
    });
    const best = boards.sort((a, b) => a.cuts.length - b.cuts.length)[0];
    return best ? parametersOf(best.w, best.h, best.cuts, { steps: '20' }) : 'its tiles do not touch as those of a board of hexagons do, which this page needs: pave tess at reads every mesh';
}

// ---- Drawings -----------------------------------------------------------------------------------------------------------------

type Ring = readonly (readonly [x: number, y: number])[];
interface Drawing {
    readonly features?: readonly Drawing[];
    readonly geometry?: { readonly type: string; readonly coordinates: unknown } | null;
}

const radius = 40; // of the square of cells that a drawing is laid on
const colors = 19;

/** The polygons of GeoJSON as painted cells of Regions: those whose middle is in a polygon, in colours that differ across borders. */
function drawingOf(name: string, drawing: Drawing): Parameters {
    const shapes = (drawing.features ?? [drawing]).map(({ geometry }) =>
        (geometry?.type === 'Polygon' ? (geometry.coordinates as Ring[]) : geometry?.type === 'MultiPolygon' ? (geometry.coordinates as Ring[][]).flat() : []));
    const points = shapes.flat(2);
    if (!points.length || points.some((it) => it.length < 2 || !it.every(Number.isFinite))) throw new Error(`${name} has no polygons that this page can show; the command reads lines, too: pave region show ${name} -o map.svg`);
    const middles = [0, 1].map((axis) => points.reduce(([low, high], it) => [Math.min(low, it[axis]!), Math.max(high, it[axis]!)] as const, [Infinity, -Infinity] as const));
    const [[left, right], [bottom, top]] = middles as [readonly [number, number], readonly [number, number]];
    const side = 2 * radius + 1;
    const step = Math.max(right - left, top - bottom) / (side - 2) || 1;
    const at = (k: number): readonly [number, number] => [(left + right) / 2 + (k % side - radius) * step, (top + bottom) / 2 - (Math.floor(k / side) - radius) * step];
    const found = Array.from({ length: side * side }, (_, k) => shapes.findIndex((rings) => isInside(rings, ...at(k))));
    const colorOf = colored(found, side);
    const ink: number[] = [];
    found.forEach((shape, k) => {
        const color = shape < 0 ? 0 : colorOf.get(shape)!;
        if (k && ink.at(-1) === color) ink[ink.length - 2]!++;
        else ink.push(k, 1, color);
    });
    return { kind: 'labels', grid: 'square', r: String(radius), n: String(colors + 1), ink: ink.join('.') };
}

/** Whether a point is in an odd number of rings. */
const isInside = (rings: readonly Ring[], x: number, y: number): boolean => rings.reduce((inside, ring) => ring.reduce((is, [ax, ay], k) => {
    const [bx, by] = ring[(k || ring.length) - 1]!;
    return (ay > y) !== (by > y) && x < ax + ((bx - ax) * (y - ay)) / (by - ay) ? !is : is;
}, inside), false);

// The first colour that no neighbour has, shape after shape.
function colored(found: readonly number[], side: number): ReadonlyMap<number, number> {
    const out = new Map<number, number>();
    const near = new Map<number, Set<number>>();
    found.forEach((shape, k) => {
        if (shape < 0) return;
        if (!near.has(shape)) near.set(shape, new Set());
        for (const other of [k % side ? found[k - 1]! : -1, found[k - side] ?? -1]) if (other >= 0 && other !== shape) { near.get(shape)!.add(other); near.get(other)!.add(shape); }
    });
    for (const [shape, others] of near) {
        const taken = new Set([...others].map((it) => out.get(it)));
        out.set(shape, Array.from({ length: colors }, (_, i) => i + 1).find((color) => !taken.has(color)) ?? 1);
    }
    return out;
}
