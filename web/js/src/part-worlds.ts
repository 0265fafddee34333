// pave-maps/worlds: what pave-worlds.wasm has. A bundler copies that module alone.
import { loadFrom, type Source } from './core.ts';

export * from './common.ts';
export * from './worlds.ts';
export { readTsx, wangSetOf, writeTmx, writeTsx, type XmlElement, type XmlParser, type TiledColor, type TiledImage, type TiledSheet, type TiledTile, type TiledTileset, type TiledWangset } from './tiled.ts';
export * from './pictures-worlds.ts';

/** Loads pave-worlds.wasm, once; everything else works after it. `source`: another place than beside this file. */
export const load = (source?: Source | Promise<Source>): Promise<void> => loadFrom(() => source ?? new URL('./pave-worlds.wasm', import.meta.url));
