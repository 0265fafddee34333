// Builds the page as one file: index.html with its script and style inside, and the licences of what they hold. Usage: node make.ts FOLDER
// Nothing in it is fetched from elsewhere. pave puts the data of a map in the place of the `null` in its element `pave-map`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const here = import.meta.dirname;
const modules = join(here, '../node_modules');
const read = (...path: string[]): string => readFileSync(join(...path), 'utf8').trim();

/** The map has no markers and no layers to choose from: Leaflet's style does without its pictures. */
const withoutPictures: Plugin = {
    name: 'without-pictures',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('leaflet.css') ? code.replace(/url\(images\/[^)]*\)/g, 'none') : undefined),
};

const licences = [
    ['Leaflet 1.9.4', read(modules, 'leaflet/LICENSE')],
    ['pmtiles 4.5.0', read(here, 'notices/pmtiles.txt')],
    ['fflate 0.8.3', read(modules, 'fflate/LICENSE')],
] as const;
for (const [name] of licences) {
    const [module, version] = name.toLowerCase().split(' ') as [string, string];
    if (JSON.parse(read(modules, module, 'package.json')).version !== version) throw new Error(`make.ts names ${name}; another version is installed`);
}

const { output } = (await build({
    root: here,
    configFile: false,
    logLevel: 'warn',
    plugins: [withoutPictures],
    resolve: { alias: [{ find: /^leaflet$/, replacement: join(modules, 'leaflet/dist/leaflet-src.esm.js') }] },
    build: { write: false, target: 'es2022', cssCodeSplit: false, modulePreload: false, rolldownOptions: { input: join(here, 'src/map.ts') } },
})) as Rolldown.RolldownOutput;

const scripts = output.filter((it) => it.type === 'chunk');
const styles = output.filter((it) => it.type === 'asset');
if (scripts.length !== 1 || styles.length !== 1 || !styles[0]!.fileName.endsWith('.css')) throw new Error(`not one script and one style: ${output.map((it) => it.fileName).join(' ')}`);

const notice = `<!--\nThis page holds parts of the following.\n\n${licences.map(([name, text]) => `${name}\n${'='.repeat(name.length)}\n${text}`).join('\n\n')}\n-->`;
if (notice.slice(4, -3).includes('--')) throw new Error('a licence would end its comment');
// Inside a script no text may look like its end.
const script = scripts[0]!.code.trim().replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
const page = read(here, 'index.html')
    .replace('<!--styles-->', () => `<style>\n${String(styles[0]!.source).trim()}\n</style>`)
    .replace('<!--script-->', () => `<script type="module">\n${script}\n</script>`)
    .replace('<head>', () => `<head>\n${notice}`);
const folder = process.argv[2] ?? join(here, '../../build/map');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'map.html'), page + '\n');
