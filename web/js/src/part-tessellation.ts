// pave-maps/tessellation: what pave-tessellation.wasm has. A bundler copies that module alone.
import { loadFrom, type Source } from './core.ts';

export * from './common.ts';
export * from './tessellation.ts';
export * from './pictures-meshes.ts';

/** Loads pave-tessellation.wasm, once; everything else works after it. `source`: another place than beside this file. */
export const load = (source?: Source | Promise<Source>): Promise<void> => loadFrom(() => source ?? new URL('./pave-tessellation.wasm', import.meta.url));
