// Pictures of region maps.
import type { PictureMapDefInput } from './abi.gen.ts';
import { PaveError, core } from './core.ts';
import type { RegionMap } from './regions.ts';
import { Scene } from './scenes.ts';
import type { Mask } from './windows.ts';

export interface PictureMapDef extends Omit<PictureMapDefInput, 'map' | 'walls' | 'names'> {
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
