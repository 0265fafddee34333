// Pictures of patches.
import type { PicturePatchDefInput } from './abi.gen.ts';
import { core } from './core.ts';
import type { Patch } from './patches.ts';
import { sized } from './pictures.ts';
import { Scene } from './scenes.ts';

export interface PicturePatchDef extends Omit<PicturePatchDefInput, 'patch' | 'names'> {
    patch: Patch;
}

/** A patch, its cells in colours. */
export function picturePatch(def: PicturePatchDef): Scene {
    sized('colors', def.colors, def.patch.cellCount);
    return Scene.made((arena, out, error) => core().pave_picture_patch(arena.struct('picture_patch_def', def), 0, out, error));
}
