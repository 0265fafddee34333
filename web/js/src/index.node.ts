// The entry of node: the module lies beside this file.
import { readFile } from 'node:fs/promises';
import { loadFrom, type Source } from './core.ts';

export * from './api.ts';

/** Loads pave.wasm, once; everything else of this package works after it. `source`: another place than beside this file. */
export function load(source?: Source | Promise<Source>): Promise<void> {
    return loadFrom(() => source ?? readFile(new URL('./pave.wasm', import.meta.url)));
}
