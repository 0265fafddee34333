// The package pave-maps as files that all workers share: each worker is bundled for itself, and would carry a copy. One file has what the front
// door needs, so that the first picture waits for no more; the other one has everything, and takes the first from there.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const name = 'pave-maps';
const dist = join(import.meta.dirname, '../node_modules', name, 'dist');
const view = '\0pave-view';
const base = /\/js\/dist\/(worlds|hashes|load)\.js$/; // what the view is made of
const worker = /ground\.work\.ts$/; // the one that needs the view alone

// The names are needed before the files are made, so they have a hash of what these are made from.
function filesNow(): { all: string; view: string } {
    const hash = createHash('sha256');
    for (const file of globSync('*.{js,wasm}', { cwd: dist }).sort()) hash.update(readFileSync(join(dist, file)));
    const stamp = hash.digest('base64url').slice(0, 8);
    return { all: `${name}-${stamp}.js`, view: `pave-view-${stamp}.js` };
}

/** For workers: the package is a file beside them. */
export function besideWorkers(): Plugin {
    let file = '';
    return {
        name: 'beside-workers',
        apply: 'build',
        enforce: 'pre',
        buildStart({ input }) {
            const entries = typeof input === 'string' ? [input] : Object.values(input);
            file = filesNow()[entries.every((it) => worker.test(it)) ? 'view' : 'all'];
        },
        resolveId: (id) => (id === name ? { id: `./${file}`, external: true } : undefined),
    };
}

/** For the page: makes these files, which nothing of the page itself needs to load. */
export function shared(): Plugin {
    return {
        name: 'shared',
        apply: 'build',
        config: () => ({ build: { rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: { groups: [{ name: 'pave-base', test: base }] } } } } }),
        buildStart() {
            const files = filesNow();
            this.emitFile({ type: 'chunk', id: name, fileName: `assets/${files.all}`, preserveSignature: 'strict' });
            this.emitFile({ type: 'chunk', id: view, fileName: `assets/${files.view}`, preserveSignature: 'strict' });
        },
        resolveId: (id) => (id === view ? id : undefined),
        load: (id) => (id === view ? ['core', 'worlds', 'load'].map((it) => `export * from ${JSON.stringify(join(dist, `${it}.js`))};`).join('\n') : undefined),
        // No room loads the whole module, which is the sum of its parts. Its name is pave- and a hash of 8 characters, any of which may be a hyphen.
        generateBundle(_, bundle) {
            for (const file of Object.keys(bundle)) if (/\/pave-[\w-]{8}\.wasm$/.test(file)) delete bundle[file];
        },
    };
}
