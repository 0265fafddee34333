// Orders to a formation, short in the address and in words for the command: m3 is "march 3", wl "wheel left", fw4 "form wedge 4".
import type { Order } from 'pave-maps';

export const formKinds = ['line', 'column', 'wedge', 'square', 'ring'] as const;
export type FormKind = (typeof formKinds)[number];

interface Read {
    readonly order: Order;
    /** As the command takes it. */
    readonly words: string;
}

const letters: Record<string, FormKind> = { l: 'line', c: 'column', w: 'wedge', s: 'square', r: 'ring' };
export const letterOf = (kind: FormKind): string => kind[0]!;

/** What one code says; undefined where it says nothing. */
export function readOrder(code: string): Read | undefined {
    const march = /^m(-?\d{1,3})$/.exec(code);
    if (march) return { order: { kind: 'march', paces: Number(march[1]) }, words: `march ${Number(march[1])}` };
    const wheel = /^w([lr])(m?)$/.exec(code);
    if (wheel) {
        const left = wheel[1] === 'l';
        return { order: { kind: 'wheel', left, pivot: wheel[2] ? 'middle' : 'flank' }, words: `wheel ${left ? 'left' : 'right'}${wheel[2] ? ' middle' : ''}` };
    }
    if (code === 'o' || code === 'c') return { order: { kind: code === 'o' ? 'open' : 'close' }, words: code === 'o' ? 'open' : 'close' };
    const form = /^f([lcwsr])(\d{1,2})(?:x(\d{1,2}))?$/.exec(code);
    if (!form || (form[1] === 'w') !== (form[3] === undefined)) return undefined;
    const [kind, ranks, files] = [letters[form[1]!]!, Number(form[2]), Number(form[3] ?? 0)];
    return { order: { kind: 'form', form: kind, ranks, files }, words: kind === 'wedge' ? `form wedge ${ranks}` : `form ${kind} ${ranks}x${files}` };
}

/** The codes of a text; what is none is left out. */
export const codesOf = (text: string): string[] => text.split('.').filter((code) => readOrder(code));

/** One more order: marches in a row become one. */
export function withOrder(text: string, code: string): string {
    const codes = codesOf(text);
    const [last, next] = [/^m(-?\d+)$/.exec(codes.at(-1) ?? ''), /^m(-?\d+)$/.exec(code)];
    if (last && next && Number(last[1]) * Number(next[1]) > 0) codes.splice(-1, 1, `m${Number(last[1]) + Number(next[1])}`);
    else codes.push(code);
    return codes.join('.');
}
