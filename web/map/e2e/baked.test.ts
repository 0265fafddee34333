// Worlds that the command has baked: at the corners of the cell under the pointer, the picture has the colours that the copied command prints.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { CellFinder } from '../src/cells.ts';
import type { Baked, Point } from '../src/contract.ts';
import { hostOf } from './host.ts';
import { native, shell } from './native.ts';

const folder = join(import.meta.dirname, '../../../build/map-tests-worlds', `baked-${process.pid}`);
test.skip(!native, 'the native command was not built, or cannot bake');
test.beforeAll(() => mkdirSync(folder, { recursive: true }));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Of the built-in set meadow: grass is the first colour, water the second. */
const water = 2;
const [width, height] = [700, 500];

/** Whether most pixels around a point are water, which alone has more blue than green. */
function isWater(picture: PNG, [x, y]: Point): boolean {
    let blue = 0;
    for (let j = -1; j <= 1; j++) {
        for (let i = -1; i <= 1; i++) {
            const at = 4 * ((Math.round(y) + j) * width + Math.round(x) + i);
            blue += picture.data[at + 2]! > picture.data[at + 1]! ? 1 : -1;
        }
    }
    return blue > 0;
}

/** The pixel of the window five pixels inside of a corner of the cell in its middle. */
function besideCorner([x, y]: Point): Point {
    const part = 1 - 5 / Math.hypot(x, y);
    return [width / 2 + part * x, height / 2 + part * y];
}

async function settled(page: Page): Promise<void> {
    await page.locator('.picture').first().waitFor();
    await expect.poll(() => page.evaluate(() => [...document.querySelectorAll<HTMLImageElement>('.picture')].every((it) => it.complete && it.naturalWidth > 0))).toBe(true);
}

const worlds = [
    ['square', 'folder', '--at -40,17'], ['hex', 'pmtiles', '--at 1000000,-2000000'], ['hex', 'folder', '--orientation flat --tile 40'],
    ['tri', 'pmtiles', '--at -536870800,-536870900'], ['truncated-trihexagonal', 'pmtiles', '--at 7,-9'], ['square', 'pmtiles', `--bias noise:9 --method feature`],
] as const;
for (const [index, [grid, pictures, words]] of worlds.entries())
    test(`${grid}, ${pictures} ${words}`, async ({ page }) => {
        const name = `world ${index}`;
        const output = pictures === 'folder' ? `${name}/` : `${name}.pmtiles`;
        shell(`pave world bake --set meadow --grid ${grid} --seed 11 --size 24x18 ${words} -o '${output}'`, folder);
        const file = pictures === 'folder' ? `${name}/index.html` : `${name}.html`;
        const map = JSON.parse(/id="pave-map">([^<]*)<\/script>/.exec(readFileSync(join(folder, file), 'utf8'))![1]!) as Baked;
        const cells = new CellFinder(map.cell);
        const host = await hostOf(folder, { ranges: true });
        await page.setViewportSize({ width, height });
        let waters = 0;
        for (let i = 0; i < 8; i++) {
            const cell = cells.at([map.width * (0.25 + 0.065 * i), map.height * (0.3 + 0.05 * ((i * 5) % 8))])!;
            const middle = cells.middle(cell);
            const at = cells.lattice(middle).map((it) => it.toFixed(4));
            await page.goto('about:blank');
            await page.goto(`${host.address}${encodeURI(file)}#${map.native}/${at[0]}/${at[1]}`);
            await settled(page);
            await page.mouse.move(5, height - 5);
            const picture = PNG.sync.read(await page.screenshot());
            await page.mouse.move(width / 2, height / 2);
            await expect(page.locator('#place')).toHaveText(cells.name(cell));
            const command = (await page.locator('#copy').getAttribute('title'))!;
            const [, colors] = shell(command.replace(/^pave world at/, '$& --colors'), folder).trim().split(' ');
            const expected = colors!.split(',').filter((it, k) => k % 2 === 1 && Number(it) === water).length;
            const corners = cells.outline(cell).map(([x, y]) => besideCorner([x - middle[0], y - middle[1]]));
            expect(corners.filter((it) => isWater(picture, it)).length, `${cells.name(cell)}: ${colors}`).toBe(expected);
            waters += expected;
        }
        expect(waters).toBeGreaterThan(3);
        expect(host.answers.filter((it) => it.endsWith('404'))).toEqual([]);
        host.close();
    });
