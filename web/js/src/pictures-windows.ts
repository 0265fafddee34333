// Pictures of windows with their parts, walls, and queries with their answers.
import type { PicturePartKind, PictureWindowDefInput } from './abi.gen.ts';
import { PaveError, core, packCells, packPoints, type CellLike, type Cells, type Points } from './core.ts';
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
