// Pictures of patches, and queries with their answers.
import type { PicturePatchDefInput, PicturePatchQueryInput } from './abi.gen.ts';
import { core, indices, packPoints, type Points } from './core.ts';
import type { Patch } from './patches.ts';
import { sized } from './pictures.ts';
import { Scene } from './scenes.ts';

/** A query and its answer, as cells by their numbers in the patch: pave_picture_patch_query. */
export interface PicturePatchQuery extends Pick<PicturePatchQueryInput, 'path' | 'classes' | 'numbered'> {
    subject?: ArrayLike<number>;
    subjectPoints?: Points;
    cells?: ArrayLike<number>;
    points?: Points;
    line?: readonly [number, number];
    /** One for each cell of the patch. */
    seen?: ArrayLike<number>;
    numbers?: ArrayLike<number>;
}
export interface PicturePatchDef extends Omit<PicturePatchDefInput, 'patch' | 'names' | 'query' | 'labels'> {
    patch: Patch;
    query?: PicturePatchQuery;
    /** Which cells get their names. */
    labels?: readonly ('faces' | 'query')[];
}

const labelBits = { faces: 1, query: 8 };

function queryOf({ subject, subjectPoints, cells, points, line, seen, numbers, ...rest }: PicturePatchQuery, { cellCount }: Patch): object {
    sized('seen', seen, cellCount);
    sized('numbers', numbers, cellCount);
    const [of, answer] = [subject && indices(subject, cellCount, 'a cell'), cells && indices(cells, cellCount, 'a cell')];
    const [from, to] = [subjectPoints && packPoints(subjectPoints), points && packPoints(points)];
    return {
        ...rest, subject: of, subjectCount: of?.length, subjectPoints: from, subjectPointCount: from && from.length / 2, cells: answer, answerCount: answer?.length,
        points: to, pointCount: to && to.length / 2, line: line && indices(line, cellCount, 'a cell'), seen, numbers,
    };
}

/** A patch, and a query with its answer. */
export function picturePatch({ labels, query, ...def }: PicturePatchDef): Scene {
    const { patch } = def;
    sized('colors', def.colors, patch.cellCount);
    sized('blocked', def.blocked, patch.cellCount);
    const full = { ...def, labels: labels?.reduce((sum, label) => sum | labelBits[label], 0), query: query && queryOf(query, patch) };
    return Scene.made((arena, out, error) => core().pave_picture_patch(arena.struct('picture_patch_def', full), 0, out, error));
}
