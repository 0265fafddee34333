// The entry of node: the module lies beside this file.
import { readFile } from 'node:fs/promises';
import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
import { loadFrom, type Part, type Source } from './core.ts';
import { useXmlParser, type XmlElement } from './tiled.ts';

export * from './api.ts';

useXmlParser((source) => new DOMParser({ onError: onErrorStopParsing }).parseFromString(source, 'application/xml').documentElement as unknown as XmlElement);

/**
 * Loads pave.wasm, once; everything else of this package works after it. `source`: another place than beside this file; or `{ part: 'worlds' }`:
 * a smaller module, with grids, windows and that part alone.
 */
export function load(source?: Source | Promise<Source> | { part: Part }): Promise<void> {
    const beside = (name: string): Promise<Source> => readFile(new URL(name, import.meta.url));
    return loadFrom(() => (source && typeof source === 'object' && 'part' in source ? beside(`./pave-${source.part}.wasm`) : source ?? beside('./pave.wasm')));
}
