import { test as loud } from '@playwright/test';
import { accessible, downloaded, expect, settled, test, visit } from './visit.ts';

const rooms = [['parts', 'Parts'], ['tessellation', 'Tessellation'], ['worlds', 'Worlds'], ['regions', 'Regions'], ['tactics', 'Tactics'], ['aperiodic', 'Aperiodic']] as const;

test('the header leads to every room without loading the page again, and Back returns', { tag: '@main' }, async ({ page }) => {
    await page.goto('');
    const nav = page.getByRole('navigation', { name: 'Rooms', exact: true });
    for (const [name, title] of rooms) {
        await nav.getByText(title, { exact: true }).click();
        await expect(page.locator('main.room h1')).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`room=${name}`));
    }
    await page.goBack();
    await expect(page).toHaveURL(/room=tactics/);
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length + history.length)).toBeGreaterThan(rooms.length);
});

test('on a phone the header keeps the room that is open in view, and nothing is wider than the screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [name, title] of rooms) {
        await page.goto(`?room=${name}`);
        await expect(page.locator('main.room h1')).toBeVisible();
        await expect(page.locator('header nav').getByText(title, { exact: true })).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(390);
    }
});

test('the sheet of keys opens by "?", lists them, and gives the focus back', async ({ page }) => {
    await visit(page, 'tactics');
    await page.getByRole('application').first().focus();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keys' });
    await expect(sheet).toContainText('undo');
    await accessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('application').first()).toBeFocused();
});

test('the sheet of keys tells one use of the arrows', async ({ page }) => {
    for (const room of ['parts', 'tessellation', 'regions', 'tactics']) {
        await visit(page, room);
        await page.keyboard.press('?');
        await expect(page.getByRole('dialog', { name: 'Keys' }).getByText(/[←→]/)).toHaveCount(2); // the key, and what it does
    }
});

test('the entries of a menu are reached by arrows, and the focus comes back to it', async ({ page }) => {
    await visit(page, 'parts');
    const menu = page.locator('.menu summary');
    const focused = page.locator('.menu button:focus');
    await menu.focus();
    await page.keyboard.press('Enter');
    for (const [key, text] of [['ArrowDown', 'SVG'], ['ArrowDown', 'PNG'], ['ArrowUp', 'SVG'], ['ArrowUp', 'JSON']] as const) {
        await page.keyboard.press(key);
        await expect(focused).toHaveText(text);
    }
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toBe('grid.json');
    await expect(menu).toBeFocused();
});

test('the first link of a room leads to its picture', async ({ page }) => {
    await visit(page, 'parts');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'To the picture' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('.stage')).toBeFocused();
});

test('a room that is left and visited again still undoes', async ({ page }) => {
    await visit(page, 'parts');
    await page.getByRole('radio', { name: 'Line' }).check();
    const nav = page.getByRole('navigation', { name: 'Rooms', exact: true });
    await nav.getByText('Tactics').click();
    await settled(page);
    await nav.getByText('Parts').click();
    await settled(page);
    await expect(page.getByRole('radio', { name: 'Line' })).toBeChecked();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('radio', { name: 'Relations' })).toBeChecked();
});

test('a step is undone by Ctrl Z, and done again by Ctrl Shift Z or Ctrl Y', async ({ page }) => {
    await visit(page, 'regions', { kind: 'dicewars' });
    await page.getByRole('button', { name: 'Another seed' }).first().click();
    await expect(page).toHaveURL(/seed=/);
    for (const keys of ['Control+y', 'Control+Shift+Z']) {
        await page.keyboard.press('Control+z');
        await expect(page).not.toHaveURL(/seed=/);
        await page.keyboard.press(keys);
        await expect(page).toHaveURL(/seed=/);
    }
});

test('a slow drag of a slider is one step', async ({ page }) => {
    await visit(page, 'regions', { at: '141' });
    const slider = page.getByRole('slider', { name: 'Share of its neighbours' });
    await slider.scrollIntoViewIfNeeded();
    const box = (await slider.boundingBox())!;
    await page.mouse.move(box.x + box.width * 0.4, box.y + box.height / 2);
    await page.mouse.down();
    for (const share of [0.5, 0.6, 0.7]) {
        await page.mouse.move(box.x + box.width * share, box.y + box.height / 2);
        await page.waitForTimeout(share === 0.5 ? 1100 : 50);
    }
    await page.mouse.up();
    await expect(slider).not.toHaveValue('40');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(slider).toHaveValue('40');
    await expect(page).toHaveURL(/at=141/);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('a seed that is none says what is wanted; leaving it brings the old one back', async ({ page }) => {
    await visit(page, 'regions', { kind: 'dicewars' });
    const seed = page.getByRole('textbox', { name: 'Seed' }).first();
    for (const text of ['🐸', 'abc', '-5', '', '18446744073709551616']) {
        await seed.fill(text);
        await expect(seed).toHaveAccessibleDescription('an integer from 0 to 18446744073709551615');
    }
    await accessible(page);
    await seed.blur();
    await expect(seed).toHaveValue('7');
    await seed.fill('x');
    await seed.press('Escape');
    await expect(seed).toHaveValue('7');
    await seed.fill(' 42 ');
    await seed.press('Enter');
    await expect(seed).toHaveValue('42');
    await expect(page).toHaveURL(/seed=42/);
});

test('what is not understood in an address is told, and taken out of it', async ({ page }) => {
    await visit(page, 'tactics', { scene: 'nonsense', seed: '🐸', orders: 'zz9', cs: '99' });
    await expect(page.getByRole('alert')).toHaveText('Not understood in the address, and left out: scene, seed, orders.');
    await expect(page).toHaveURL(/\?room=tactics&cs=60$/);
});

test('a file that is dropped anywhere opens its room', async ({ page }) => {
    const dropped = (name: string, text: string): Promise<boolean[]> => page.locator('.stage').first().evaluate((stage, [of, holds]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([holds!], of!));
        return ['dragover', 'drop'].map((kind) => stage.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true })));
    }, [name, text]);
    await visit(page, 'regions');
    expect(await dropped('board.json', '{"size":[6,4],"cuts":[[[0,0],[1,0]]]}')).toEqual([false, false]);
    await settled(page);
    await expect(page).toHaveURL(/room=tessellation&w=6&h=4&p=0&cuts=0\.1/);
    await expect(page.getByText('board.json is here')).toBeVisible();
    await dropped('other.json', '{"size":[5,3]}');
    await expect(page).toHaveURL(/w=5&h=3&p=0/);
    await dropped('a.geojson', '{"type":"FeatureCollection"}');
    await expect(page.getByRole('alert')).toContainText('a.geojson has no polygons that this page can show');
    const square = (x: number): object => ({ type: 'Feature', geometry: { type: 'Polygon', coordinates: [[[x, 0], [x + 1, 0], [x + 1, 1], [x, 1], [x, 0]]] } });
    await dropped('b.geojson', JSON.stringify({ type: 'FeatureCollection', features: [square(0), square(1), square(2)] }));
    await expect(page).toHaveURL(/room=regions&kind=labels/);
    await settled(page);
    await expect(page.locator('.stage')).toHaveAttribute('aria-label', /in 3 territories/);
    await page.goto('?');
    await settled(page);
    await dropped('map.json', '{"at":[0,0,0],"width":1,"height":1,"tiles":[16],"page":"#?room=worlds&set=meadow&size=1.1"}');
    await expect(page.getByRole('heading', { name: 'Worlds' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('map.json: 1 of its 1 tiles are not those of this world');
    await expect(page).toHaveURL(/set=meadow/);
    await dropped('x.txt', 'x');
    await expect(page.getByRole('alert')).toContainText('x.txt is neither a tile set');
});

test('every room has a button that opens files, in one row with the others; so does the key o', async ({ page }) => {
    test.slow();
    for (const [room] of rooms) {
        await page.goto(`?room=${room}`);
        for (const width of [1280, 390]) {
            await page.setViewportSize({ width, height: 844 });
            const bar = page.getByRole('toolbar', { name: 'Tools' });
            await expect(bar.getByRole('button', { name: 'Open saved files' })).toBeVisible();
            await expect.poll(() => bar.evaluate((it) => new Set([...it.children].map((one) => one.getBoundingClientRect()).filter(({ width }) => width).map(({ top }) => Math.round(top))).size), { message: `${room} ${width}` }).toBe(1);
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
    }
    await visit(page, 'regions');
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Open saved files' }).click()]);
    expect(chooser.isMultiple()).toBe(true);
    await chooser.setFiles({ name: 'board.json', mimeType: 'application/json', buffer: Buffer.from('{"size":[6,4],"cuts":[[[0,0],[1,0]]]}') });
    await expect(page).toHaveURL(/room=tessellation&w=6&h=4&p=0&cuts=0\.1/);
    await expect(page.locator('main.room h1')).toHaveText('Tessellation');
    await settled(page);
    await expect(async () => { // a chooser that opens before anyone waits for it is lost
        const [other] = await Promise.all([page.waitForEvent('filechooser', { timeout: 10000 }), page.keyboard.press('o')]);
        await other.setFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    }).toPass({ timeout: 60000 });
    await expect(page.getByRole('alert')).toContainText('x.txt is neither a tile set');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('open saved files');
});

test('until the first picture stands, it is named and shows as loading', async ({ page }) => {
    let release = (): void => {};
    const held = new Promise<void>((done) => { release = done; });
    await page.route(/\.wasm/, async (route) => { await held; await route.continue(); });
    for (const [room, state] of [['regions', ''], ['tactics', '&scene=citadel'], ['tessellation', '']] as const) {
        await page.goto(`?room=${room}${state}`);
        await expect(page.locator('.stage'), room).toHaveAttribute('aria-label', 'loading');
        await expect(page.locator('.stage .loading'), room).toBeVisible();
        await accessible(page);
    }
    release();
    await settled(page);
    await expect(page.locator('.stage')).toHaveAttribute('aria-label', /^\d+ tiles/);
    await expect(page.locator('.stage .loading')).toHaveCount(0);
});

test('the ring of the focus is whole on the first tab', async ({ page }) => {
    await page.goto('');
    const tab = page.locator('header nav a').first();
    await tab.focus();
    expect(await tab.evaluate((it) => {
        const [ring, row, style] = [it.getBoundingClientRect(), it.parentElement!.getBoundingClientRect(), getComputedStyle(it)];
        const beyond = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
        return style.outlineStyle === 'solid' && ring.left - beyond >= row.left && ring.top - beyond >= row.top && ring.bottom + beyond <= row.bottom;
    })).toBe(true);
});

test('what other rooms save comes back, too', async ({ page }) => {
    test.slow();
    const states: [string, Record<string, string>, string[]][] = [
        ['parts', { grid: 'tri', mode: 'disk' }, ['SVG', 'JSON']], ['tessellation', { w: '7', h: '5', cuts: '0.1' }, ['JSON', 'OBJ']], ['regions', { kind: 'dicewars', seed: '8' }, ['JSON', 'PNG']],
        ['tactics', { scene: 'distances', from: '470' }, ['SVG']], ['aperiodic', { seed: '6' }, ['JSON']],
    ];
    for (const [room, state, labels] of states) {
        await visit(page, room, state);
        const is = await page.evaluate(() => location.hash || location.search);
        for (const label of labels) {
            const bytes = [...await downloaded(page, label)];
            await visit(page, '');
            await page.locator('.stage').first().evaluate((stage, [of, holds]) => {
                const dataTransfer = new DataTransfer();
                dataTransfer.items.add(new File([Uint8Array.from(holds as number[])], of as string));
                stage.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
            }, [`a.${label.toLowerCase()}`, bytes] as const);
            await expect(page, `${room} ${label}`).toHaveURL(new RegExp(`room=${room}`));
            for (const [key, value] of Object.entries(state)) await expect(page, `${room} ${label} ${is}`).toHaveURL(new RegExp(`[?&]${key}=${value.replaceAll('.', '\\.')}(&|$)`));
            await settled(page);
        }
    }
});

for (const [room, field, away] of [['tessellation', 'cam', '1e30_0_0.0001'], ['regions', 'z', '0.001'], ['tactics', 'at', '999999.0.1']] as const)
    test(`${room}: buttons bring the picture nearer, farther and back as a whole; no address puts it out of sight`, async ({ page }) => {
        await visit(page, room, { [field]: away, ...(room === 'regions' && { x: '99999' }), ...(room === 'tactics' && { scene: 'giants' }) });
        // Many colours: more than ground.
        const inSight = (): Promise<boolean> => page.locator('.stage').first().evaluate((stage) => {
            const all = [...stage.querySelectorAll('canvas')].map((canvas) => {
                const copy = Object.assign(document.createElement('canvas'), { width: 200, height: 200 });
                const context = copy.getContext('2d', { willReadFrequently: true })!;
                context.drawImage(canvas, 0, 0, 200, 200);
                return new Set(new Uint32Array(context.getImageData(20, 20, 120, 120).data.buffer)).size;
            });
            return Math.max(...all) > 2;
        });
        await page.getByRole('button', { name: 'Zoom out' }).click();
        if (room !== 'regions') await expect.poll(inSight).toBe(true);
        await page.getByRole('button', { name: 'Zoom in' }).click();
        await expect(page).toHaveURL(new RegExp(`[?&]${field}=`));
        await page.getByRole('button', { name: 'Show all' }).click();
        await expect(page).not.toHaveURL(new RegExp(`[?&]${field}=`));
    });

test('light and dark: as the system has it, until it is chosen, and then kept', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await page.reload();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', { name: 'Light', exact: true })).toBeVisible();
});

test('a link is copied, or shown where the browser forbids copying', async ({ page, context }) => {
    await visit(page, 'tactics');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.locator('.toasts')).toHaveText('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: 'Copy link' }).click();
    const box = page.getByRole('dialog', { name: 'Link' });
    await expect(box.getByRole('textbox')).toHaveValue(page.url());
    expect(await page.evaluate(() => getSelection()!.toString())).toBe(page.url());
    await accessible(page);
    await box.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Embed' }).click();
    await expect(page.getByRole('textbox', { name: 'HTML to embed this' })).toHaveValue(/^<iframe .*<\/iframe>$/);
});

test('a frame for another page is copied; it shows the room alone, with a link to the room itself', async ({ page, context }) => {
    await visit(page, 'worlds', { set: 'cave', x: '40' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Embed' }).click();
    const html = await page.evaluate(() => navigator.clipboard.readText());
    expect(html).toMatch(/^<iframe src="[^"]*&amp;embed=1" title="Worlds" [^>]*><\/iframe>$/);
    await page.setContent(html);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('.stage[data-drawn]')).toBeVisible();
    await expect(frame.locator('header')).toHaveCount(0);
    await expect(frame.getByRole('button', { name: 'Keys' })).toHaveCount(0);
    expect(await frame.getByRole('link', { name: 'Open in pave' }).evaluate((it: HTMLAnchorElement) => it.href)).toMatch(/^http:\/\/localhost:\d+\/#\?room=worlds&set=cave&x=40$/);
});

test('?embed=1 shows the room alone, and its links stay so', async ({ page }) => {
    await visit(page, 'tactics', { embed: '1' });
    await expect(page.locator('header')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Read more' })).toHaveAttribute('target', '_blank');
    await accessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('a room that there is not is the front door with a line', async ({ page }) => {
    await visit(page, 'attic');
    await expect(page.getByRole('alert')).toHaveText('There is no room “attic”; this is the front door.');
    await expect(page.getByRole('navigation', { name: 'All rooms' })).toBeVisible();
    await accessible(page);
});

// The browser itself writes of what it cannot fetch.
loud('a room that cannot be loaded says so, and the others can be entered', async ({ page }) => {
    await page.route(/assets\/tactics-/, (route) => route.abort());
    await page.goto('?room=tactics');
    await expect(page.getByRole('alert')).toContainText('This room could not be loaded');
    await accessible(page);
    await page.locator('header nav').getByText('Worlds', { exact: true }).click();
    await expect(page.locator('main.room h1')).toBeVisible();
});

test('WebGL that is lost comes back with the same picture', async ({ page }) => {
    const states: [string, Record<string, string>, number][] = [['worlds', {}, 0], ['worlds', { grid: 'hex', k: '6' }, 1], ['regions', { kind: 'grow' }, 0], ['tessellation', {}, 0]];
    for (const [room, state, at] of states) {
        await visit(page, room, state);
        const before = await page.locator('.stage').screenshot();
        await page.locator('.canvases canvas').nth(at).evaluate(async (canvas) => {
            const context = (canvas as HTMLCanvasElement).getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
            context.loseContext();
            await new Promise((done) => setTimeout(done, 50));
            context.restoreContext();
        });
        await expect.poll(async () => Buffer.compare(before, await page.locator('.stage').screenshot()), { message: room }).toBe(0);
    }
});

test('one link in three windows: one world, one board', async ({ browser, baseURL }) => {
    const seen = new Set<string>();
    for (const viewport of [{ width: 1440, height: 900 }, { width: 1024, height: 768 }, { width: 390, height: 844 }]) {
        const page = await browser.newPage({ viewport, baseURL });
        await visit(page, 'worlds');
        const world = await page.locator('output.fingerprint').innerText();
        await visit(page, 'tessellation');
        seen.add(`${world} ${await page.locator('output.hash').innerText()}`);
        await page.close();
    }
    expect([...seen]).toHaveLength(1);
    expect([...seen][0]).toMatch(/^0x[0-9a-f]{16} 0x[0-9a-f]{16}$/);
});
