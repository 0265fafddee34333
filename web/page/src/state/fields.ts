// The fields of a room's state: each reads and writes its piece of the address.

export interface Field<Value> {
    readonly start: Value;
    /** Where the camera is, and the like: no step of undo. */
    readonly view?: boolean;
    /** Of numbers. */
    readonly least?: number;
    readonly most?: number;
    /** Holds only where the field of this name has one of these values; elsewhere the address is silent about it. */
    readonly where?: readonly [name: string, ...values: string[]];
    /** The value of a text; undefined when it is none, and `start` is taken. */
    read(text: string): Value | undefined;
    write(value: Value): string;
}
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Fields = Readonly<Record<string, Field<any>>>;
export type Values<Of extends Fields> = { readonly [Name in keyof Of]: Of[Name] extends Field<infer Value> ? Value : never };

// A number beyond its bounds counts as the bound.
const numberIn = (text: string, least: number, most: number): number | undefined => {
    const value = Number(text);
    return text.trim() && !Number.isNaN(value) ? Math.min(most, Math.max(least, value)) : undefined;
};

/** A whole number from least to most. */
export const whole = (start: number, least: number, most: number): Field<number> => ({
    start, least, most,
    read: (text) => { const value = numberIn(text, least, most); return Number.isInteger(value) ? value : undefined; },
    write: String,
});

/** A number from least to most, written with so many digits after the point. */
export const real = (start: number, least: number, most: number, digits = 3): Field<number> => ({
    start, least, most,
    read: (text) => numberIn(text, least, most),
    write: (value) => String(+value.toFixed(digits)),
});

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

/** A seed: a whole number of 64 bits, as its digits. */
export const seed = (start = '7'): Field<string> => ({
    start,
    read: (text) => (/^\d{1,20}$/.test(text) && BigInt(text) < 1n << 64n ? BigInt(text).toString() : undefined),
    write: (value) => value,
});

/** A list of whole numbers: 3.-1.0 */
export const list = (start: readonly number[] = []): Field<readonly number[]> => ({
    start,
    read: (text) => {
        const numbers = text ? text.split('.').map(Number) : [];
        return numbers.every(Number.isInteger) ? numbers : undefined;
    },
    write: (value) => value.join('.'),
});

/** The same field, as part of the view: undo leaves it as it is. */
export const ofView = <Value>(field: Field<Value>): Field<Value> => ({ ...field, view: true });

/** The same fields, which hold only where another has one of these values. */
export const where = <Of extends Fields>(name: string, values: readonly string[], fields: Of): Of =>
    Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, { ...field, where: [name, ...values] }])) as never;
