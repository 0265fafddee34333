// A host as plain as there is: the built page as files, below a folder, and nothing else.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';

const built = join(import.meta.dirname, '../../../build/page');
const types: Readonly<Record<string, string>> = {
    '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.svg': 'image/svg+xml', '.png': 'image/png', '.json': 'application/json',
};

export interface Host {
    readonly address: string;
    /** What was fetched so far, by path below the folder. */
    readonly fetched: ReadonlyMap<string, Buffer>;
    /** Paths that are not a file of the page. */
    readonly missing: readonly string[];
    /** All that was asked for, with what it was asked with. */
    readonly asked: readonly string[];
    close(): void;
}

export async function hostAt(folder: string): Promise<Host> {
    const fetched = new Map<string, Buffer>();
    const missing: string[] = [];
    const all: string[] = [];
    const server = createServer((request, response) => {
        all.push(request.url!);
        const asked = normalize(decodeURI(new URL(request.url!, 'http://host').pathname));
        const path = asked.startsWith(folder) ? asked.slice(folder.length) || 'index.html' : '';
        void readFile(join(built, path)).then((bytes) => {
            fetched.set(path, bytes);
            response.writeHead(200, { 'Content-Type': types[extname(path)] ?? 'text/plain', Vary: 'Origin' }).end(bytes);
        }, () => {
            missing.push(asked);
            response.writeHead(404).end();
        });
    });
    await new Promise<void>((done) => server.listen(0, 'localhost', done));
    const { port } = server.address() as AddressInfo;
    return {
        address: `http://localhost:${port}${folder}`, fetched, missing, asked: all,
        close: () => { server.close(); server.closeAllConnections(); },
    };
}
