// pave-maps/tactics: what pave-tactics.wasm has. A bundler copies that module alone.
import { loadFrom, type Source } from './core.ts';

export * from './common.ts';
export * from './tactics.ts';
export * from './pictures-tactics.ts';

/** Loads pave-tactics.wasm, once; everything else works after it. `source`: another place than beside this file. */
export const load = (source?: Source | Promise<Source>): Promise<void> => loadFrom(() => source ?? new URL('./pave-tactics.wasm', import.meta.url));
