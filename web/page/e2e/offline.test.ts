// Without a network, after one visit.
import { gzipSync } from 'node:zlib';
import { hostAt } from './host.ts';
import { expect, settled, test } from './visit.ts';

test.use({ serviceWorkers: 'allow' });

test('rooms and documents that were never entered open without a host', async ({ page }) => {
    const host = await hostAt('/some/folder/');
    try {
        await page.goto(host.address);
        await settled(page);
        await page.evaluate(async () => { await navigator.serviceWorker.ready; });
        await page.goto(host.address);
        await expect.poll(() => page.evaluate(async () => { const all = await (await fetch('docs/offline.json')).json() as string[]; return !!await caches.match(`docs/${all.at(-1)}`); }), { timeout: 40000 }).toBe(true);
        const sent = [...host.fetched].filter(([path]) => path.startsWith('docs/')).map(([, bytes]) => gzipSync(bytes).length);
        expect(sent.reduce((a, b) => a + b)).toBeLessThan(3e6);
        expect(host.missing).toEqual([]);
    } finally {
        host.close();
    }
    for (const room of ['worlds', 'tactics']) {
        await page.goto(`${host.address}?room=${room}`);
        await settled(page);
        await expect(page.locator('output.hash')).toBeVisible();
    }
    await page.reload();
    await settled(page);
    await page.goto(`${host.address}docs/scale.html`);
    await expect(page.locator('h1')).toBeVisible();
    expect(await page.evaluate(() => document.images[0]!.complete && document.images[0]!.naturalWidth > 0)).toBe(true);
});
