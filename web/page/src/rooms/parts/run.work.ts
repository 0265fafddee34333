// Runs the code of the editor, away from the page: it has pave's grids and windows, a time limit (the page ends this worker), and no network.
import {
    FAR, Graph, Mask, Search, Sight, Tiling, Window, cellsOf, hex, load, pointsOf, relationFrom, relationNames, relationTo, square, tri,
} from 'pave-maps';
import { explained, partsFrom, printed, type Job, type Outcome } from './job.ts';

const given = { FAR, Graph, Mask, Search, Sight, Tiling, Window, cellsOf, hex, pointsOf, relationFrom, relationNames, relationTo, square, tri };
const outside = [
    'fetch', 'XMLHttpRequest', 'WebSocket', 'WebTransport', 'EventSource', 'importScripts', 'indexedDB', 'caches', 'BroadcastChannel', 'Worker', 'navigator',
];
const ready = load({ part: 'regions' }).then(() => {
    for (const name of outside) Object.defineProperty(self, name, { value: undefined, configurable: false });
});

const post = postMessage.bind(self) as (message: unknown) => void;

onmessage = async ({ data }: MessageEvent<Job>) => {
    await ready;
    post('begins');
    post(await outcome(data));
};

async function outcome({ js, args, mask, kind, grid }: Job): Promise<Outcome> {
    const lines: string[] = [];
    const log = (...values: unknown[]): void => { if (lines.length < 100) lines.push(values.map(printed).join(' ')); };
    try {
        const module: { default?: unknown } = {};
        const run = new Function('__pave', '__module', 'console', `"use strict";${js}\n//# sourceURL=code.ts`) as (...of: unknown[]) => void;
        run(given, module, { log, info: log, warn: log, error: log, debug: log });
        if (typeof module.default !== 'function') throw new Error('export default a function: it is called with what is under the pointer');
        const result: unknown = await module.default(...args, ...(mask ? [Mask.read(mask)] : []));
        return { parts: partsFrom(result, grid, kind), lines };
    } catch (error) {
        return { fault: faultOf(error), lines };
    }
}

// Where it went wrong: the text of a function begins in line 3 of its source.
function faultOf(error: unknown): { message: string; line?: number } {
    if (!(error instanceof Error)) return { message: String(error) };
    const line = Number(/code\.ts(?: line \d+ > Function)?:(\d+)/.exec(error.stack ?? '')?.[1]) - 2;
    return { message: explained(error.message), ...(line >= 1 && { line }) };
}
