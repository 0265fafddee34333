// pave-maps/aperiodic: what pave-aperiodic.wasm has. A bundler copies that module alone.
import { loadFrom, type Source } from './core.ts';

export * from './common.ts';
export * from './multigrids.ts';
export * from './patches.ts';
export * from './worlds.ts';
export * from './regions.ts';
export * from './pictures-worlds.ts';
export * from './pictures-maps.ts';
export * from './pictures-patches.ts';

/** Loads pave-aperiodic.wasm, once; everything else works after it. `source`: another place than beside this file. */
export const load = (source?: Source | Promise<Source>): Promise<void> => loadFrom(() => source ?? new URL('./pave-aperiodic.wasm', import.meta.url));
