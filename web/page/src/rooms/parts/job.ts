// What the editor's code is given, and what it may return.
import { countOf, kinds, plural, type GridName, type Kind, type Part } from './state.ts';

export interface Job {
    /** The code without its types: it puts its function in __module.default. */
    readonly js: string;
    readonly args: readonly unknown[];
    /** The walls, as a mask's text: one more argument. */
    readonly mask?: string;
    /** What parts are that do not say it. */
    readonly kind: Kind;
    readonly grid: GridName;
}
export interface Outcome {
    readonly parts?: readonly Part[];
    readonly fault?: { readonly message: string; readonly line?: number };
    readonly lines: readonly string[];
}

const partsMax = 5000;
const far = 1 << 29;

function partFrom(value: unknown, grid: GridName, kind: Kind): Part {
    const named = Array.isArray(value) ? { q: value[0], r: value[1], s: value[2] } : value ?? {};
    const { q, r, s = 0, kind: said } = named as { q?: unknown; r?: unknown; s?: unknown; kind?: unknown };
    const of = kinds.find((it) => it === said) ?? kind;
    if (![q, r, s].every((it) => Number.isInteger(it) && Math.abs(it as number) <= far))
        throw new Error(`${printed(value)} is not a part: q, r and s are integers`);
    const last = countOf(grid, of) - 1;
    if ((s as number) < 0 || (s as number) > last) throw new Error(`${printed(value)} is not a valid ${of} of the grid: s is ${last ? `0 to ${last}` : '0'}`);
    return { kind: of, q: q as number, r: r as number, s: s as number };
}

/** The parts that code returned: packed numbers, a part, a list of parts, or { faces, edges, vertices } of these. */
export function partsFrom(value: unknown, grid: GridName, kind: Kind): Part[] {
    if (value === undefined || value === null) throw new Error('it returned nothing: return parts, such as hex.neighbors(face)');
    if (ArrayBuffer.isView(value)) {
        const packed = Array.from(value as Int32Array);
        if (packed.length % 3) throw new Error(`it returned ${packed.length} packed numbers: parts are three each, q, r, s`);
        const count = packed.length / 3;
        return limited(count, () => Array.from({ length: count }, (_, i) => partFrom(packed.slice(3 * i, 3 * i + 3), grid, kind)));
    }
    if (Array.isArray(value))
        return limited(value.length, () => (typeof value[0] === 'number' ? [value] : value).map((it) => partFrom(it, grid, kind)));
    if (typeof value !== 'object') throw new Error(`it returned ${printed(value)}: return parts, such as hex.neighbors(face)`);
    if ('q' in value) return [partFrom(value, grid, kind)];
    const named = kinds.filter((it) => plural[it] in value);
    if (!named.length) throw new Error('it returned an object without q and r: return parts, or { faces, edges, vertices }');
    return named.flatMap((it) => partsFrom((value as Record<string, unknown>)[plural[it]], grid, it));
}

/** A message with what it means here: parts come from pave as packed numbers, which are not a array. */
export const explained = (message: string): string =>
    (/\b(concat|push|pop|flat|flatMap|splice|shift|unshift) is not a function$/.test(message) ? `${message}: parts come as packed numbers, three each; cellsOf(it) is an array` : message);

function limited(count: number, make: () => Part[]): Part[] {
    if (count > partsMax) throw new Error(`it returned ${count} parts: at most ${partsMax} are drawn`);
    return make();
}

/** A value as the console shows it, short. */
export function printed(value: unknown): string {
    if (typeof value === 'string') return value;
    if (typeof value === 'function') return 'a function';
    if (ArrayBuffer.isView(value)) return `[${Array.from(value as Float64Array).slice(0, 60).map((it) => +(+it).toFixed(4)).join(', ')}]`;
    if (typeof value === 'bigint') return `${value}n`;
    try {
        return (JSON.stringify(value) ?? String(value)).slice(0, 400);
    } catch {
        return String(value);
    }
}
