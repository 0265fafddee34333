// pave-maps/regions: what pave-regions.wasm has. A bundler copies that module alone.
import { loadFrom, type Source } from './core.ts';

export * from './common.ts';
export * from './regions.ts';
export * from './pictures-maps.ts';

/** Loads pave-regions.wasm, once; everything else works after it. `source`: another place than beside this file. */
export const load = (source?: Source | Promise<Source>): Promise<void> => loadFrom(() => source ?? new URL('./pave-regions.wasm', import.meta.url));
