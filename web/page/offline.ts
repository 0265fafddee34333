// The page without a network, after the first visit: a service worker, offline.js, that keeps the files of the page. Those with a hash in their name
// never change; of all others the host is asked first. Then it fetches the documents, one after the other, each with its first picture.
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const worker = (version: string, files: readonly string[]): string => `
const mine = 'pave ' + registration.scope + ' ', name = mine + ${JSON.stringify(version)};
const kept = (request) => caches.open(name).then((cache) => cache.match(request, { ignoreSearch: true, ignoreVary: true }));
const fetched = async (request) => {
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(name)).put(request, answer.clone());
    return answer;
};
addEventListener('install', (event) => event.waitUntil(caches.open(name).then((cache) => cache.addAll(${JSON.stringify(files)}))));
addEventListener('activate', (event) => event.waitUntil(caches.keys()
    .then((all) => Promise.all(all.filter((it) => it.startsWith(mine) && it !== name).map((it) => caches.delete(it)))).then(() => clients.claim())));
addEventListener('message', (event) => event.waitUntil((async () => {
    const [cache, folder] = [await caches.open(name), registration.scope + 'docs/'];
    for (const file of await (await fetch(folder + 'offline.json')).json()) if (!await cache.match(folder + file)) await cache.add(folder + file);
})().catch(() => {})));
addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET' || !request.url.startsWith(registration.scope)) return;
    const path = request.url.slice(registration.scope.length).replace(/[?#].*/, '').replace(/^index\\.html$/, '');
    if (path.startsWith('assets/')) event.respondWith(kept(request).then((it) => it ?? fetch(request)));
    else event.respondWith((path ? fetched(request) : fetch(request)).catch(() => kept(path ? request : './').then((it) => it ?? Response.error())));
});
`;

export const offline = (): Plugin => ({
    name: 'offline',
    apply: 'build',
    generateBundle: {
        order: 'post',
        handler(_, bundle) {
            const page = bundle['index.html'];
            const files = ['./', 'icon.svg', ...Object.keys(bundle).filter((it) => it.startsWith('assets/')).sort()];
            const version = createHash('sha256').update(page?.type === 'asset' ? page.source : '').update(files.join()).digest('base64url').slice(0, 12);
            this.emitFile({ type: 'asset', fileName: 'offline.js', source: worker(version, files) });
        },
    },
});
