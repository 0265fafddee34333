// node read_pmtiles.mjs FOLDER FILE [--against DIR]: reads a PMTiles file with Protomaps' own reader, pmtiles, installed in FOLDER. It prints what the
// header says, and reads every picture that the directories name: each is a PNG of 256 x 256 pixels. With --against their bytes are those of
// DIR/z/x/y.png, and DIR has no more. Exit 0: so it is; 1: something differs, and each line says what.
import { existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const words = process.argv.slice(2);
const at = words.indexOf('--against');
const against = at >= 0 ? words.splice(at, 2)[1] : undefined;
const [tools, path] = words;
const { PMTiles, TileType, tileIdToZxy } = createRequire(tools + '/')('pmtiles');

/** Any part of a file on the disk. */
class DiskSource {
    constructor(name) {
        this.name = name;
        this.file = openSync(name);
    }
    getKey() {
        return this.name;
    }
    async getBytes(offset, length) {
        const bytes = new Uint8Array(length);
        const read = readSync(this.file, bytes, 0, length, offset);
        return { data: bytes.buffer.slice(0, read) };
    }
}

let faults = 0;
function fault(text) {
    if (++faults <= 20) console.error(`${path}: ${text}`);
}

/** The entries of all directories: the root, and the leaves that it names, by their tile id and run. */
async function* entriesOf(archive, header, offset, length) {
    for (const entry of await archive.cache.getDirectory(archive.source, offset, length, header)) {
        if (entry.runLength > 0) yield entry;
        else yield* entriesOf(archive, header, header.leafDirectoryOffset + entry.offset, entry.length);
    }
}

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
function checkPicture(name, bytes) {
    if (bytes.length < 33 || bytes.compare(signature, 0, 8, 0, 8) !== 0 || bytes.toString('latin1', 12, 16) !== 'IHDR') return fault(`${name} is not a PNG`);
    const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    if (width !== 256 || height !== 256) fault(`${name} has ${width} x ${height} pixels, not 256 x 256`);
    if (bytes.toString('latin1', bytes.length - 8, bytes.length - 4) !== 'IEND') fault(`${name} has no end`);
}

async function check() {
    const archive = new PMTiles(new DiskSource(path));
    const header = await archive.getHeader();
    const kind = Object.keys(TileType).find((it) => TileType[it] === header.tileType) ?? header.tileType;
    console.log(`levels ${header.minZoom} to ${header.maxZoom}, type ${String(kind).toLowerCase()}, ${header.numAddressedTiles} pictures in ${header.numTileEntries} entries and ${header.numTileContents} contents, ${header.clustered ? '' : 'not '}clustered`);
    if (header.tileType !== TileType.Png) fault(`its type is ${kind}, not png`);
    let [pictures, entries, last, least, greatest, end] = [0, 0, -1, Infinity, -Infinity, 0];
    for await (const { tileId, runLength, offset, length } of entriesOf(archive, header, header.rootDirectoryOffset, header.rootDirectoryLength)) {
        if (header.clustered && offset !== end) fault(`entry ${entries} begins at ${offset}, not at ${end}, the end of the one before`);
        end = offset + length;
        if (tileId <= last) fault(`entry ${entries} has the id ${tileId} behind ${last}`);
        entries++;
        for (let id = tileId; id < tileId + runLength; id++) {
            const [z, x, y] = tileIdToZxy(id);
            const name = `${z}/${x}/${y}.png`;
            const found = await archive.getZxy(z, x, y);
            last = id;
            pictures++;
            [least, greatest] = [Math.min(least, z), Math.max(greatest, z)];
            if (!found) { fault(`${name} is named and not found`); continue; }
            const bytes = Buffer.from(found.data);
            checkPicture(name, bytes);
            if (!against) continue;
            const file = join(against, name);
            if (!existsSync(file)) fault(`${name} is not in ${against}`);
            else if (!readFileSync(file).equals(bytes)) fault(`${name} differs from ${against}`);
        }
    }
    if (pictures !== header.numAddressedTiles) fault(`the header says ${header.numAddressedTiles} pictures, the directories name ${pictures}`);
    if (entries !== header.numTileEntries) fault(`the header says ${header.numTileEntries} entries, the directories have ${entries}`);
    if (pictures && (least !== header.minZoom || greatest !== header.maxZoom)) fault(`the levels are ${least} to ${greatest}, the header says ${header.minZoom} to ${header.maxZoom}`);
    if (against) {
        const there = readdirSync(against, { recursive: true }).filter((it) => /^\d+\/\d+\/\d+\.png$/.test(it.replaceAll('\\', '/'))).length;
        if (there !== pictures) fault(`${against} has ${there} pictures, the file ${pictures}`);
    }
    if (!faults) console.log(`${pictures} pictures are whole${against ? ` and the same as in ${against}` : ''}`);
}

await check().catch((error) => fault(error.message));
if (faults) console.error(`${path}: ${faults} faults`);
process.exit(faults ? 1 : 0);
