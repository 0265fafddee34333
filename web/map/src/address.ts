// The view as the end of the page's address, to be kept and passed on: #level/q/r, of the middle of the window.
import type { Point } from './contract.ts';

export interface View {
    readonly zoom: number;
    /** Steps of q and r, in parts as well. */
    readonly at: Point;
}

const pattern = /^#(\d{1,2}(?:\.\d{1,3})?)\/(-?\d{1,10}(?:\.\d{1,6})?)\/(-?\d{1,10}(?:\.\d{1,6})?)$/;

/** The view that an address names; undefined where it names none. The level is brought into its range. */
export function readAddress(hash: string, least: number, greatest: number): View | undefined {
    const words = pattern.exec(hash);
    if (!words) return undefined;
    const [zoom, q, r] = words.slice(1).map(Number) as [number, number, number];
    return { zoom: Math.min(Math.max(zoom, least), greatest), at: [q + 0, r + 0] };
}

/** The address of a view; `pixels` is how many a step of q or r has on the screen, and a pixel is how exact it is. */
export function writeAddress({ zoom, at }: View, pixels: number): string {
    const digits = Math.min(Math.max(Math.ceil(Math.log10(pixels)), 0), 4);
    const [q, r] = at.map((it) => Number(it.toFixed(digits)) + 0) as [number, number];
    return `#${Number(zoom.toFixed(3))}/${q}/${r}`;
}
