import type { Plugin } from 'vite';

/** Chooses light or dark before anything is painted; src/ui/theme.ts follows it up. */
export const early = `try{const it=localStorage.getItem('pave.theme');document.documentElement.dataset.theme=it==='light'||it==='dark'?it:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'}catch{}`;

export const withEarly = (): Plugin => ({
    name: 'early',
    transformIndexHtml: () => [{ tag: 'script', children: early, injectTo: 'head' }],
});
