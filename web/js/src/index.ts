// The entry of browsers: the module is fetched from beside this file, which bundlers understand as well.
import { loadFrom, type Source } from './core.ts';

export * from './api.ts';

/** Loads pave.wasm, once; everything else of this package works after it. `source`: another place than beside this file. */
export function load(source?: Source | Promise<Source>): Promise<void> {
    return loadFrom(() => source ?? new URL('./pave.wasm', import.meta.url));
}
