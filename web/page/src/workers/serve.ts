// A worker's side: loads a part of pave, and serves functions that are called from the page.
import { expose, transfer } from 'comlink';
import { load, type Part } from 'pave-maps';

type Api = Record<string, (...args: never[]) => unknown>;

// The memory of the arrays in a result, and its pictures, which move to the page instead of being copied.
function buffersOf(value: unknown, found: Set<Transferable> = new Set(), depth = 3): Set<Transferable> {
    if (ArrayBuffer.isView(value)) found.add(value.buffer as ArrayBuffer);
    else if (typeof ImageBitmap !== 'undefined' && value instanceof ImageBitmap) found.add(value);
    else if (value && typeof value === 'object' && depth) for (const it of Object.values(value)) buffersOf(it, found, depth - 1);
    return found;
}

/**
 * Serves `api` once the part is loaded. A result keeps no array of its own afterwards: return copies of what stays here. What is wrong reaches the
 * caller as an Error with the message of pave.
 */
export function serve(part: Part, api: Api): void {
    const ready = load({ part });
    const served = Object.fromEntries(Object.entries(api).map(([name, call]) => [name, async (...args: never[]) => {
        await ready;
        const result = await call(...args);
        return result && typeof result === 'object' ? transfer(result as object, [...buffersOf(result)]) : result;
    }]));
    expose(served);
}
