// Boards and meshes of the room Tessellation as its address has them. Loaded when a file is dropped.

type Place = readonly [column: number, row: number];
type Parameters = Record<string, string>;

/** The state of Tessellation that a board or a mesh stands for; undefined for other files. */
export function stateOf(name: string, text: string): Parameters | undefined {
    let it: { type?: string; size?: unknown; vertices?: unknown; tiles?: unknown } | null;
    try {
        it = JSON.parse(text) as typeof it;
    } catch {
        return undefined; // which the room Worlds will say
    }
    if (it?.type === 'FeatureCollection' || it?.type === 'Feature') throw new Error(`${name}: no room of this page shows GeoJSON, but the command does: pave region show ${name} -o map.svg`);
    const state = Array.isArray(it?.size) ? boardOf(it as Board) : Array.isArray(it?.vertices) && Array.isArray(it.tiles) ? meshOf(it.tiles as Tile[]) : undefined;
    if (typeof state === 'string') throw new Error(`${name}: ${state}`);
    return state;
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
