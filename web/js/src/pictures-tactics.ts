// Pictures of boards with units, creatures, citadels, formations, nests, terrain and solids, as scenes.
import {
    type PictureCitadelDefInput, type PictureCreatureDefInput, type PictureFormationDefInput, type PictureNestDefInput,
    type PictureSolidDefInput, type PictureTacticsDefInput, type PictureTerrainDefInput, type PictureTokenInput, type PictureTrailInput,
} from './abi.gen.ts';
import { PaveError, core, indices, packCells, type Arena, type Cells } from './core.ts';
import { sized } from './pictures.ts';
import { namesOf, type PictureNames } from './pictures-windows.ts';
import { Scene } from './scenes.ts';
import type { Attack, Citadel, Creature, CreaturePose, Formation, Nest, Solid, Terrain } from './tactics.ts';
import type { Mask, Window } from './windows.ts';

/** What stands on cells, and lines through them. */
export type PictureToken = Omit<PictureTokenInput, 'cellCount' | 'cells'> & { cells: ArrayLike<number> };
export type PictureTrail = Omit<PictureTrailInput, 'cellCount' | 'cells'> & { cells: ArrayLike<number> };
export interface PictureTacticsDef extends Omit<PictureTacticsDefInput, 'window' | 'walls' | 'rough' | 'ground' | 'names' | 'trails' | 'trailCount' | 'tokens' | 'tokenCount'> {
    window?: Window;
    walls?: Mask;
    rough?: Mask;
    /** A picture of the window's cells, below all else. */
    ground?: Scene;
    /** Numbers or other texts on cells: one for each of these; on others their coordinates. */
    names?: PictureNames;
    trails?: readonly PictureTrail[];
    tokens?: readonly PictureToken[];
}

/** A board of a game. */
export function pictureTactics({ names, ...def }: PictureTacticsDef): Scene {
    const window = def.window ?? def.walls?.window;
    if (!window) throw new PaveError('invalid', 'there must be a window, or walls on one');
    sized('colors', def.colors, window.count);
    sized('outlines', def.outlines, window.count);
    const counted = <Item extends { cells: ArrayLike<number> }>(items: readonly Item[] | undefined): object[] | undefined =>
        items?.map((item) => ({ ...item, cells: indices(item.cells, window.count, 'a cell'), cellCount: item.cells.length }));
    const full = { ...def, trails: counted(def.trails), trailCount: def.trails?.length, tokens: counted(def.tokens), tokenCount: def.tokens?.length };
    return Scene.made((arena, out, error) => core().pave_picture_tactics(arena.struct('picture_tactics_def', { ...full, names: namesOf(arena, names, window) }), 0, out, error));
}

export interface PictureCreatureDef extends Omit<PictureCreatureDefInput, 'walls' | 'creature' | 'poses' | 'poseCount'> {
    walls: Mask;
    creature: Creature;
    poses?: readonly CreaturePose[];
}
export function pictureCreature(def: PictureCreatureDef): Scene {
    sized('clearance', def.clearance, def.walls.window.count);
    const full = { ...def, poseCount: def.poses?.length };
    return Scene.made((arena, out, error) => core().pave_picture_creature(arena.struct('picture_creature_def', full), 0, out, error));
}

export interface PictureFormationDef extends Omit<PictureFormationDefInput, 'formation' | 'enemies' | 'enemyCount' | 'attacks' | 'attackCount' | 'targets'> {
    formation: Formation;
    enemies?: Cells;
    /** Of `formation.attacks`, on `targets`. */
    attacks?: readonly Attack[];
    targets?: Cells;
}
export function pictureFormation(def: PictureFormationDef): Scene {
    const [enemies, targets] = [def.enemies && packCells(def.enemies), def.targets && packCells(def.targets)];
    for (const attack of def.attacks ?? []) indices([attack.target], targets ? targets.length / 3 : 0, 'a target');
    for (const attack of def.attacks ?? []) indices([attack.soldier], def.formation.count, 'a soldier');
    const full = { ...def, enemies, enemyCount: enemies && enemies.length / 3, targets, attackCount: def.attacks?.length };
    return Scene.made((arena, out, error) => core().pave_picture_formation(arena.struct('picture_formation_def', full), 0, out, error));
}

export interface PictureNestDef extends Omit<PictureNestDefInput, 'nest' | 'marked' | 'markedCount'> {
    nest: Nest;
    marked?: Cells;
}
export function pictureNest(def: PictureNestDef): Scene {
    const marked = def.marked && packCells(def.marked);
    const full = { ...def, marked, markedCount: marked && marked.length / 3 };
    return Scene.made((arena, out, error) => core().pave_picture_nest(arena.struct('picture_nest_def', full), 0, out, error));
}

const plain = (call: (arena: Arena, out: number, error: number) => number): Scene => Scene.made(call);

export const pictureCitadel = (def: Omit<PictureCitadelDefInput, 'citadel'> & { citadel: Citadel }): Scene =>
    plain((arena, out, error) => core().pave_picture_citadel(arena.struct('picture_citadel_def', def), 0, out, error));
export const pictureTerrain = (def: Omit<PictureTerrainDefInput, 'terrain'> & { terrain: Terrain }): Scene =>
    plain((arena, out, error) => core().pave_picture_terrain(arena.struct('picture_terrain_def', def), 0, 0, out, error));
export const pictureSolid = (def: Omit<PictureSolidDefInput, 'solid'> & { solid: Solid }): Scene =>
    plain((arena, out, error) => core().pave_picture_solid(arena.struct('picture_solid_def', def), 0, out, error));
