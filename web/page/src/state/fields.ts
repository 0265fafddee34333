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

/** A seed: a whole number of 64 bits, as its digits. */
export const seed = (start = '7'): Field<string> => ({
    start,
    read: (text) => (/^\d{1,20}$/.test(text) && BigInt(text) < 1n << 64n ? BigInt(text).toString() : undefined),
    write: (value) => value,
});

/** The same field, as part of the view: undo leaves it as it is. */
export const ofView = <Value>(field: Field<Value>): Field<Value> => ({ ...field, view: true });
