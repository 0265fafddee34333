// Pictures of meshes and of what they were made from.
import type { PictureMeshDefInput } from './abi.gen.ts';
import { PaveError, core } from './core.ts';
import { sized } from './pictures.ts';
import { Scene } from './scenes.ts';
import type { Adjacency, Fault, Mesh } from './tessellation.ts';

export interface PictureMeshDef extends Omit<PictureMeshDefInput, 'mesh' | 'adjacency' | 'intended' | 'faults' | 'faultCount'> {
    mesh?: Mesh;
    adjacency?: Adjacency;
    faults?: readonly Fault[];
    intended?: Adjacency;
}

/** A mesh, and what it was made from. */
export function pictureMesh(def: PictureMeshDef): Scene {
    if (!def.mesh && !def.adjacency) throw new PaveError('invalid', 'there must be a mesh or an adjacency');
    sized('colors', def.colors, def.mesh?.tileCount ?? 0);
    const full = { ...def, faults: def.faults?.map(({ kind, nodes }) => ({ kind, nodes })), faultCount: def.faults?.length };
    return Scene.made((arena, out, error) => core().pave_picture_mesh(arena.struct('picture_mesh_def', full), 0, out, error));
}
