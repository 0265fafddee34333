// The colours of the page, for a canvas, and colours of pave.

const names = ['sheet', 'ink', 'faint', 'accent', 'mark', 'stage', 'wrong'] as const;
export type Look = Readonly<Record<(typeof names)[number] | 'font', string>>;
let known: { theme: string | undefined; look: Look } | undefined;

export function lookOf(): Look {
    const { theme } = document.documentElement.dataset;
    if (known?.theme === theme && known) return known.look;
    const style = getComputedStyle(document.documentElement);
    const look = { ...Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()])), font: style.fontFamily } as Look;
    known = { theme, look };
    return look;
}

/** The bytes of a colour 0xRRGGBBAA. */
export const bytesOf = (color: number): [number, number, number, number] => [color >>> 24, (color >>> 16) & 255, (color >>> 8) & 255, color & 255];

/** Such a colour as CSS, with another alpha if one is given. */
export const css = (color: number, alpha = (color & 255) / 255): string => `rgb(${bytesOf(color).slice(0, 3).join(' ')} / ${alpha})`;
