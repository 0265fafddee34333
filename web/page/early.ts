import type { Plugin } from 'vite';

/** Chooses light or dark before anything is painted; src/ui/theme.ts follows it up. */
export const early = `try{const it=localStorage.getItem('pave.theme');document.documentElement.dataset.theme=it==='light'||it==='dark'?it:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'}catch{}`;

/** Where the page will be, such as https://host/pave/: previews of links need the whole address of their picture. */
const home = process.env.PAVE_PAGE_URL ?? '';

export const withEarly = (): Plugin => ({
    name: 'early',
    transformIndexHtml: (html) => ({
        html: html.replace('property="og:image" content="', `$&${home}`),
        tags: [{ tag: 'script', children: early, injectTo: 'head' }],
    }),
});
