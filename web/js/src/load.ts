// Loading in a browser: the module is fetched from beside this file, which bundlers understand as well.
import { loadFrom, type Part, type Source } from './core.ts';

// Each address stands here whole, since bundlers look for such lines.
const parts: Record<Part, () => URL> = {
    view: () => new URL('./pave-view.wasm', import.meta.url),
    worlds: () => new URL('./pave-worlds.wasm', import.meta.url),
    tessellation: () => new URL('./pave-tessellation.wasm', import.meta.url),
    regions: () => new URL('./pave-regions.wasm', import.meta.url),
    tactics: () => new URL('./pave-tactics.wasm', import.meta.url),
    aperiodic: () => new URL('./pave-aperiodic.wasm', import.meta.url),
};

/**
 * Loads pave.wasm, once; everything else of this package works after it. `source`: another place than beside this file; or `{ part: 'worlds' }`:
 * a smaller module, with grids, windows and that part alone.
 */
export function load(source?: Source | Promise<Source> | { part: Part }): Promise<void> {
    return loadFrom(() => (source && typeof source === 'object' && 'part' in source ? parts[source.part]() : source ?? new URL('./pave.wasm', import.meta.url)));
}
