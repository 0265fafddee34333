// Without a network, after one visit.
import { hostAt } from './host.ts';
import { expect, settled, test } from './visit.ts';

test.use({ serviceWorkers: 'allow' });

test('rooms that were never entered open without a host, and so does a document that was read', async ({ page }) => {
    const host = await hostAt('/some/folder/');
    try {
        await page.goto(host.address);
        await settled(page);
        await page.evaluate(async () => { await navigator.serviceWorker.ready; });
        await page.goto(`${host.address}docs/tactics.html`);
        await expect.poll(() => page.evaluate(async () => !!await caches.match(location.href))).toBe(true);
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
    await page.goto(`${host.address}docs/tactics.html`);
    await expect(page.locator('h1')).toBeVisible();
});
