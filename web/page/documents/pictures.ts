// The size of a picture, so that a page keeps its place while pictures load.
import { readFileSync } from 'node:fs';

export function sizeOf(path: string): { width?: number; height?: number } {
    const bytes = readFileSync(path);
    if (path.endsWith('.png')) return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
    const found = /<svg[^>]* width="([\d.]+)" height="([\d.]+)"/.exec(bytes.toString('utf8', 0, 1000));
    return found ? { width: Math.round(Number(found[1])), height: Math.round(Number(found[2])) } : {};
}
