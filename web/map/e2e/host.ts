// Hosts of a folder: with ranges, as most have them, or without, as python3 -m http.server.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.png': 'image/png' };

export interface Host {
    readonly address: string;
    /** The answers so far: a path and its status. */
    readonly answers: readonly string[];
    close(): void;
}

/** `claims`: the size of an archive that it claims to send, instead of sending it. */
export async function hostOf(folder: string, { ranges, claims }: { ranges: boolean; claims?: number }): Promise<Host> {
    const answers: string[] = [];
    const server = createServer((request, response) => {
        const path = normalize(decodeURI(new URL(request.url!, 'http://host').pathname)).replace(/\/$/, '/index.html');
        const file = join(folder, path);
        const is = existsSync(file) && statSync(file).isFile();
        const range = ranges && /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
        const status = !is ? 404 : range ? 206 : 200;
        answers.push(`${path} ${status}`);
        if (!is) return response.writeHead(404).end();
        const bytes = readFileSync(file);
        const type = types[extname(file)] ?? 'application/octet-stream';
        if (claims && path.endsWith('.pmtiles')) return response.writeHead(200, { 'content-type': type, 'content-length': claims }).write(bytes.subarray(0, 127));
        const sent = range ? bytes.subarray(Number(range[1]), Number(range[2]) + 1) : bytes;
        return response.writeHead(status, { 'content-type': type, 'content-length': sent.length, ...(range && { 'content-range': `bytes ${range[1]}-${Number(range[1]) + sent.length - 1}/${bytes.length}` }) }).end(sent);
    });
    await new Promise<void>((done) => server.listen(0, 'localhost', done));
    return {
        address: `http://localhost:${(server.address() as AddressInfo).port}/`, answers,
        close: () => { server.closeAllConnections(); server.close(); },
    };
}
