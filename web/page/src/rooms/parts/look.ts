// The colours of the diagram: those of the page, for a canvas.
export interface Look {
    readonly ground: string;
    readonly sheet: string;
    readonly ink: string;
    readonly faint: string;
    readonly line: string;
    readonly accent: string;
    readonly accentInk: string;
    readonly mark: string;
    readonly stage: string;
    readonly font: string;
}

const names = {
    ground: '--ground', sheet: '--sheet', ink: '--ink', faint: '--faint', line: '--line', accent: '--accent', accentInk: '--accent-ink', mark: '--mark',
    stage: '--stage',
};
let known: { theme: string | undefined; look: Look } | undefined;

export function lookOf(): Look {
    const theme = document.documentElement.dataset.theme;
    if (known && known.theme === theme) return known.look;
    const style = getComputedStyle(document.documentElement);
    const colors = Object.fromEntries(Object.entries(names).map(([key, name]) => [key, style.getPropertyValue(name).trim()]));
    const look = { ...colors, font: style.fontFamily } as Look;
    known = { theme, look };
    return look;
}
