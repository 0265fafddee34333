// The fields of rooms. Those that the front door has too are in fields.ts, so that it loads no others.
import type { Field, Fields } from './fields.ts';

export * from './fields.ts';

/** One of a few words. */
export const word = <Word extends string>(start: Word, words: readonly Word[]): Field<Word> => ({
    start,
    read: (text) => words.find((it) => it === text),
    write: (value) => value,
});

export const flag = (start: boolean): Field<boolean> => ({
    start,
    read: (text) => (text === '1' ? true : text === '0' ? false : undefined),
    write: (value) => (value ? '1' : '0'),
});

/** Any text, up to so many characters. */
export const free = (start: string, most = 4000): Field<string> => ({
    start,
    read: (text) => (text.length <= most ? text : undefined),
    write: (value) => value,
});

/** A list of whole numbers from least to most, `each` at a time: 3.-1.0 */
export const list = (start: readonly number[] = [], least = -(2 ** 29), most = 2 ** 29, each = 1): Field<readonly number[]> => ({
    start,
    read: (text) => {
        const numbers = text ? text.split('.').map((it) => Number(it || NaN)) : [];
        return numbers.length % each === 0 && numbers.every((it) => Number.isInteger(it) && it >= least && it <= most) ? numbers : undefined;
    },
    write: (value) => value.join('.'),
});

/** The same field, without the values that do not fit. */
export const only = <Value>(field: Field<Value>, fits: (value: Value) => boolean): Field<Value> => ({
    ...field,
    read: (text) => { const value = field.read(text); return value !== undefined && fits(value) ? value : undefined; },
});

/** The same fields, which hold only where another has one of these values. */
export const where = <Of extends Fields>(name: string, values: readonly string[], fields: Of): Of =>
    Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, { ...field, where: [name, ...values] }])) as never;
