// Pictures of worlds.
import type { PictureWorldDefInput } from './abi.gen.ts';
import { PaveError, core } from './core.ts';
import { sized } from './pictures.ts';
import type { Patch } from './patches.ts';
import { Scene } from './scenes.ts';
import type { Mask, Window } from './windows.ts';
import type { Rect, World } from './worlds.ts';

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
export interface PictureWorldDef extends Omit<PictureWorldDefInput, 'world' | 'window' | 'patch' | 'within' | 'rect' | 'sheet' | 'pictures' | 'colorCount'> {
    world?: World;
    window?: Window;
    /** Of the multigrid of the world, instead of a window. */
    patch?: Patch;
    within?: Mask;
    rect?: Rect;
    sheet?: PictureSheet;
}

/** A part of a world: from a sheet of tiles, or the cells of a window or a patch in the theme of a built-in set or in colours. */
export function pictureWorld(def: PictureWorldDef): Scene {
    const { sheet, window, patch } = def;
    if (sheet && sheet.rgba.length !== 4 * sheet.width * sheet.height) throw new PaveError('range', 'the rgba of a sheet are 4 * width * height numbers');
    if (!def.world && !def.cellColors) throw new PaveError('invalid', 'there must be a world, or the colours of cells');
    if (!window && !patch && !sheet) throw new PaveError('invalid', 'there must be a window, a patch, or a sheet of tiles');
    if (window) sized('cellColors', def.cellColors, 24 * window.count);
    else if (patch) sized('cellColors', def.cellColors, 24 * patch.cellCount);
    const full = { ...def, colorCount: def.colors?.length };
    return Scene.made((arena, out, error) => core().pave_picture_world(arena.struct('picture_world_def', full), 0, 0, out, error));
}
