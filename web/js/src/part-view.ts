// pave-maps/view: what pave-view.wasm has. A bundler copies that module alone.
import { loadFrom, type Source } from './core.ts';

export * from './base.ts';
export * from './worlds.ts';

/** Loads pave-view.wasm, once; everything else works after it. `source`: another place than beside this file. */
export const load = (source?: Source | Promise<Source>): Promise<void> => loadFrom(() => source ?? new URL('./pave-view.wasm', import.meta.url));
