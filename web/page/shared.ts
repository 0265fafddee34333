// The package pave-maps as one file that all rooms share. Each worker is bundled for itself, and would carry a copy.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const name = 'pave-maps';
const dist = join(import.meta.dirname, '../node_modules', name, 'dist');

// The name is needed before the file is made, so it has a hash of what the file is made from.
const stamp = (): string => {
    const hash = createHash('sha256');
    for (const file of globSync('*.{js,wasm}', { cwd: dist }).sort()) hash.update(readFileSync(join(dist, file)));
    return hash.digest('base64url').slice(0, 8);
};

/** The file of the package below build/page. */
export const sharedFile = (): string => `assets/${name}-${stamp()}.js`;

/** For workers: the package is the file beside them. */
export function besideWorkers(): Plugin {
    return {
        name: 'beside-workers',
        apply: 'build',
        enforce: 'pre',
        resolveId: (id) => (id === name ? { id: `./${sharedFile().replace('assets/', '')}`, external: true } : undefined),
    };
}

/** For the page: makes that file, which nothing of the page itself needs to load. */
export function shared(): Plugin {
    return {
        name: 'shared',
        apply: 'build',
        buildStart() {
            this.emitFile({ type: 'chunk', id: name, fileName: sharedFile(), preserveSignature: 'strict' });
        },
        // No room loads the whole module, which is the sum of its parts.
        generateBundle(_, bundle) {
            for (const file of Object.keys(bundle)) if (/\/pave-[^-]+\.wasm$/.test(file)) delete bundle[file];
        },
    };
}
