import { gzipSync } from 'node:zlib';
import { hostAt, type Host } from './host.ts';
import { expect, settled, test } from './visit.ts';

let host: Host;
test.beforeEach(async () => { host = await hostAt('/some/folder/'); });
test.afterEach(() => host.close());

test('the page works from any folder of any host: a room, its document, and back', async ({ page }) => {
    await page.goto(`${host.address}index.html?room=tactics`);
    await settled(page);
    await page.getByRole('link', { name: 'Read more' }).click();
    await expect(page).toHaveURL(`${host.address}docs/tactics.html`);
    await expect.poll(() => page.evaluate(() => [...document.images].slice(0, 3).every((it) => it.complete && it.naturalWidth > 0))).toBe(true);
    await page.goto(`${host.address}?room=tactics`);
    await settled(page);
    await page.reload();
    await settled(page);
    expect(host.missing).toEqual([]);
});

test('the first picture of the front door takes at most 200 kB (gzip)', async ({ page }) => {
    await page.goto(host.address);
    await settled(page);
    const sizes = Object.fromEntries([...host.fetched].map(([path, bytes]) => [path, gzipSync(bytes, { level: 9 }).length]));
    const sum = Object.values(sizes).reduce((a, b) => a + b, 0);
    console.info(`the first picture: ${sum} bytes`);
    expect(Object.keys(sizes).filter((it) => it.endsWith('.wasm'))).toHaveLength(1);
    expect(sum, JSON.stringify(sizes, undefined, 1)).toBeLessThan(200_000);
});

test('an address of 20 kB reloads, and no host gets to see it', async ({ page }) => {
    const map = `~${Array.from({ length: 2600 }, (_, i) => `0.1.1.${i % 9}`).join('.')}`;
    await page.goto(`${host.address}#?room=worlds&map=${map}`);
    await settled(page);
    const hash = await page.locator('output.hash').innerText();
    expect(page.url().length).toBeGreaterThan(20_000);
    await page.reload();
    await settled(page);
    await expect(page.locator('output.hash')).toHaveText(hash);
    expect(host.asked.filter((it) => it.length > 100)).toEqual([]);
});
