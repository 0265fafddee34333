// Pictures of windows with their parts, walls, and queries with their answers.
import type { PicturePartKind, PictureWindowDefInput } from './abi.gen.ts';
import { PaveError, core, packCells, packPoints, type Arena, type CellLike, type Cells, type Points } from './core.ts';
import { sized } from './pictures.ts';
import { Scene } from './scenes.ts';
import type { Mask, Window } from './windows.ts';

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
    line?: readonly [CellLike, CellLike];
    seen?: Mask;
    numbers?: ArrayLike<number>;
    classes?: boolean;
    numbered?: boolean;
}
/** Texts for faces, one for each cell. */
export interface PictureNames {
    cells: Cells;
    texts: readonly string[];
}
export interface PictureWindowDef extends Omit<PictureWindowDefInput, 'window' | 'walls' | 'coloring' | 'names' | 'query' | 'labels'> {
    window?: Window;
    walls?: Mask;
    query?: PictureQuery;
    /** Names of faces other than their coordinates, such as those in another system: one for each cell. */
    names?: PictureNames;
    /** Which parts get labels. */
    labels?: readonly ('faces' | 'edges' | 'vertices' | 'query' | 'bare')[];
}

const labelBits = { faces: 1, edges: 2, vertices: 4, query: 8, bare: 16 };

function queryOf({ subject, subjectPoints, cells, points, ...rest }: PictureQuery, window: Window): object {
    sized('numbers', rest.numbers, window.count);
    if (rest.seen && rest.seen.window.count !== window.count) throw new PaveError('invalid', 'seen is of another window');
    const [of, at, from] = [subjectPoints && packPoints(subjectPoints), points && packPoints(points), cells && packCells(cells)];
    return {
        ...rest, subject, subjectCount: subject?.length, subjectPoints: of, subjectPointCount: of && of.length / 2, cells: from, cellCount: from && from.length / 3,
        points: at, pointCount: at && at.length / 2,
    };
}

// The names as C looks for them: by r, then q, then s.
function sorted(names: PictureNames, window: Window): object {
    const all = packCells(names.cells);
    sized('names.texts', names.texts, all.length / 3);
    const by = (a: number, b: number): number => all[3 * a + 1]! - all[3 * b + 1]! || all[3 * a]! - all[3 * b]! || all[3 * a + 2]! - all[3 * b + 2]!;
    const order = names.texts.map((_, i) => i).sort(by);
    return { tiling: window.tiling, cells: Int32Array.from(order.flatMap((i) => [...all.slice(3 * i, 3 * i + 3)])), texts: order.map((i) => names.texts[i]!), count: order.length };
}

/** What C takes for names. @internal */
export const namesOf = (arena: Arena, names: PictureNames | undefined, window: Window): object | undefined =>
    names && { write: core().pave_web_namer(), context: arena.struct('web_names', sorted(names, window)) };

/** A window, its walls, and a query with its answer. */
export function pictureWindow({ labels, query, names, ...def }: PictureWindowDef): Scene {
    const window = def.window ?? def.walls?.window;
    if (!window) throw new PaveError('invalid', 'there must be a window, or walls on one');
    sized('colors', def.colors, window.count);
    const full = { ...def, labels: labels?.reduce((sum, label) => sum | labelBits[label], 0), query: query && queryOf(query, window) };
    return Scene.made((arena, out, error) =>
        core().pave_picture_window(arena.struct('picture_window_def', { ...full, names: namesOf(arena, names, window) }), 0, out, error));
}
