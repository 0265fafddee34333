// Light or dark, and whether things may move.
import { computed, effect, signal } from '@preact/signals';

export type Theme = 'auto' | 'light' | 'dark';

/** Whether a media query holds. */
export function media(query: string) {
    const list = matchMedia(query);
    const value = signal(list.matches);
    list.addEventListener('change', () => { value.value = list.matches; });
    return value;
}
const darkOutside = media('(prefers-color-scheme: dark)');

/** No motion is wanted. */
export const calm = media('(prefers-reduced-motion: reduce)');
export const theme = signal<Theme>(kept());
export const dark = computed(() => (theme.value === 'auto' ? darkOutside.value : theme.value === 'dark'));

function kept(): Theme {
    try {
        const value = localStorage.getItem('pave.theme');
        return value === 'light' || value === 'dark' ? value : 'auto';
    } catch {
        return 'auto'; // storage may be forbidden
    }
}

effect(() => {
    document.documentElement.dataset.theme = dark.value ? 'dark' : 'light';
    try {
        localStorage.setItem('pave.theme', theme.value);
    } catch { /* then it is asked for again next time */ }
});

/** By fingers: nothing is pointed at before it is touched. */
export const byFinger = matchMedia('(hover: none)').matches;
