// Pictures of windows and queries, of meshes, of region maps and of worlds, as scenes. Options are the fields of the structs in C; what is left
// out means the default look.
import {
    type PictureMapDefInput, type PictureMeshDefInput, type PicturePalette, type PicturePartKind, type PictureWindowDefInput, type PictureWorldDefInput,
} from './abi.gen.ts';
import { PaveError, core, numberOf, packCells, packPoints, scoped, type CellLike, type Cells, type Points } from './core.ts';
import { Scene, type SceneSize } from './scenes.ts';
import type { Adjacency, Fault, Mesh } from './tessellation.ts';
import type { RegionMap } from './regions.ts';
import type { Mask, Window } from './windows.ts';
import type { Rect, World } from './worlds.ts';

/** A colour of a palette, 0xRRGGBBAA. */
export const pictureColor = (palette: PicturePalette, number: number): number => core().pave_picture_color(numberOf('picture_palette', palette), number) >>> 0;
/** 0xRRGGBBAA as CSS writes it. */
export const cssColor = (color: number): string => `#${(color >>> 0).toString(16).padStart(8, '0')}`;

function sized(name: string, values: ArrayLike<unknown> | undefined, count: number): void {
    if (values && values.length !== count) throw new PaveError('range', `${name} must have ${count} elements, not ${values.length}`);
}

// ---- Windows ------------------------------------------------------------------------------------------------------------------

export interface PicturePart {
    kind: PicturePartKind;
    at: CellLike;
}
/** A query and its answer: pave_picture_query. */
export interface PictureQuery {
    subject?: readonly PicturePart[];
    subjectPoints?: Points;
    kind?: PicturePartKind;
    cells?: Cells;
    points?: Points;
    /** An arrow runs through the answer. */
    path?: boolean;
    steps?: Cells;
    line?: readonly [CellLike, CellLike];
    seen?: Mask;
    numbers?: ArrayLike<number>;
    classes?: boolean;
    numbered?: boolean;
}
export interface PictureWindowDef extends Omit<PictureWindowDefInput, 'window' | 'walls' | 'coloring' | 'names' | 'query' | 'labels'> {
    window?: Window;
    walls?: Mask;
    query?: PictureQuery;
    /** Which parts get labels. */
    labels?: readonly ('faces' | 'edges' | 'vertices' | 'query' | 'bare')[];
}

const labelBits = { faces: 1, edges: 2, vertices: 4, query: 8, bare: 16 };

function queryOf({ subject, subjectPoints, cells, points, steps, ...rest }: PictureQuery, window: Window): object {
    sized('numbers', rest.numbers, window.count);
    if (rest.seen && rest.seen.window.count !== window.count) throw new PaveError('invalid', 'seen is of another window');
    const [of, at, from, to] = [subjectPoints && packPoints(subjectPoints), points && packPoints(points), cells && packCells(cells), steps && packCells(steps)];
    return {
        ...rest, subject, subjectCount: subject?.length, subjectPoints: of, subjectPointCount: of && of.length / 2, cells: from, cellCount: from && from.length / 3,
        points: at, pointCount: at && at.length / 2, steps: to, stepCount: to && to.length / 6,
    };
}

/** A window, its walls, and a query with its answer. */
export function pictureWindow({ labels, query, ...def }: PictureWindowDef): Scene {
    const window = def.window ?? def.walls?.window;
    if (!window) throw new PaveError('invalid', 'there must be a window, or walls on one');
    sized('colors', def.colors, window.count);
    const full = { ...def, labels: labels?.reduce((sum, label) => sum | labelBits[label], 0), query: query && queryOf(query, window) };
    return Scene.made((arena, out, error) => core().pave_picture_window(arena.struct('picture_window_def', full), 0, out, error));
}

// ---- Meshes -------------------------------------------------------------------------------------------------------------------

export interface PictureMeshDef extends Omit<PictureMeshDefInput, 'mesh' | 'adjacency' | 'intended' | 'before' | 'faults' | 'faultCount'> {
    mesh?: Mesh;
    adjacency?: Adjacency;
    faults?: readonly Fault[];
    intended?: Adjacency;
    before?: Mesh;
}

/** A mesh, and what it was made from. */
export function pictureMesh(def: PictureMeshDef): Scene {
    if (!def.mesh && !def.adjacency) throw new PaveError('invalid', 'there must be a mesh or an adjacency');
    sized('numbers', def.numbers, def.mesh?.tileCount ?? 0);
    sized('colors', def.colors, def.mesh?.tileCount ?? 0);
    const full = { ...def, faults: def.faults?.map(({ kind, nodes }) => ({ kind, nodes })), faultCount: def.faults?.length };
    return Scene.made((arena, out, error) => core().pave_picture_mesh(arena.struct('picture_mesh_def', full), 0, out, error));
}

// ---- Maps ---------------------------------------------------------------------------------------------------------------------

export interface PictureMapDef extends Omit<PictureMapDefInput, 'map' | 'walls' | 'chokepoints' | 'names'> {
    map: RegionMap;
    walls?: Mask;
    /** Of territories, by id: with `marks: 'name'`. */
    names?: readonly string[];
}

/** A region map with its borders, names and dice. */
export function pictureMap({ names, ...def }: PictureMapDef): Scene {
    if (names && names.length < def.map.territoryCount) throw new PaveError('range', `names must have ${def.map.territoryCount} elements`);
    return Scene.made((arena, out, error) => {
        const list = names ? arena.array(Uint32Array, names.map((name) => arena.text(name))) : undefined;
        return core().pave_picture_map(arena.struct('picture_map_def', { ...def, names: list }), 0, 0, out, error);
    });
}

// ---- Worlds -------------------------------------------------------------------------------------------------------------------

/** Pictures of tiles on one sheet, row by row. */
export interface PictureSheet {
    rgba: Uint8Array | Uint8ClampedArray;
    width: number;
    height: number;
    tileWidth: number;
    tileHeight: number;
    margin?: number;
    spacing?: number;
}
export interface PictureWorldDef extends Omit<PictureWorldDefInput, 'world' | 'window' | 'within' | 'rect' | 'sheet' | 'pictures' | 'colorCount'> {
    world?: World;
    window?: Window;
    within?: Mask;
    rect?: Rect;
    sheet?: PictureSheet;
}

/** A part of a world: from a sheet of tiles, or the cells of a window in the theme of a built-in set or in colours. */
export function pictureWorld(def: PictureWorldDef): Scene {
    const { sheet, window } = def;
    if (sheet && sheet.rgba.length !== 4 * sheet.width * sheet.height) throw new PaveError('range', 'the rgba of a sheet are 4 * width * height numbers');
    if (!def.world && !def.cellColors) throw new PaveError('invalid', 'there must be a world, or the colours of cells');
    if (!window && !sheet) throw new PaveError('invalid', 'there must be a window, or a sheet of tiles');
    if (window) sized('cellColors', def.cellColors, 24 * window.count);
    const full = { ...def, colorCount: def.colors?.length };
    return Scene.made((arena, out, error) => core().pave_picture_world(arena.struct('picture_world_def', full), 0, 0, out, error));
}

/** A colour of a scale from pale to dark, for fields of distance. */
export const pictureScaleColor = (number: number, most: number): number => scoped(() => core().pave_picture_scale_color(number, most) >>> 0);
export type { SceneSize };
