// Opens a room as a user would, and sees to it that the console stays silent.
import { expect, test as base, type Page } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';

export { expect };

/** A test whose page must not write errors to the console. */
export const test = base.extend<{ quiet: void }>({
    quiet: [async ({ page }, use) => {
        const errors: string[] = [];
        page.on('console', (message) => { if (message.type() === 'error') errors.push(message.text()); });
        page.on('pageerror', (error) => errors.push(error.message));
        await use();
        expect(errors).toEqual([]);
    }, { auto: true }],
});

/** Opens a room with such a state and waits until its picture stands. */
export async function visit(page: Page, room: string, state: Record<string, string> = {}): Promise<void> {
    await page.goto('?' + new URLSearchParams({ ...(room && { room }), ...state }).toString());
    await settled(page);
}

/** Waits until the picture is drawn and has stopped changing: a room says data-busy while its worker works. */
export async function settled(page: Page): Promise<void> {
    await page.locator('.stage[data-drawn]').first().waitFor();
    await expect(page.locator('[data-busy="true"]')).toHaveCount(0, { timeout: 60000 }); // a machine may be slow
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Opens the folded parts of the panel. */
export const unfold = (page: Page): Promise<void> => page.locator('details.section').evaluateAll((parts) => { for (const it of parts) (it as HTMLDetailsElement).open = true; });

/** No violation that axe-core knows of. */
export async function accessible(page: Page): Promise<void> {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((it) => it.target.join(' ')).join(', ')}`)).toEqual([]);
}

/** What a download of the menu holds. */
export async function downloaded(page: Page, label: string): Promise<Buffer> {
    await page.getByText('Download', { exact: true }).click();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: label, exact: true }).click()]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
}

/** The text of a download without the address that the page adds: the file of the command. */
export const bare = async (page: Page, label: string): Promise<string> =>
    (await downloaded(page, label)).toString().replace(/(<!-- #\?.* -->|# #\?.*)\n$/, '').replace(/,"page":"[^"]*"\}\n$/, '}\n');

interface Evaluates { evaluate<T, A>(run: (it: A) => T | Promise<T>, it: A): Promise<T> }

/** Tiles of 16 pixels, the nine pieces of a lake in grass, and with a fourth column grass alone. */
export const lakeSheet = async (page: Evaluates, columns = 3): Promise<Buffer> => Buffer.from(await page.evaluate((count) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 16 * count, height: 48 });
    const pen = canvas.getContext('2d')!;
    for (const [color, at, size] of [['#3ca046', 0, 16 * count], ['#285abe', 8, 32]] as const) {
        pen.fillStyle = color;
        pen.fillRect(at, at, size, size);
    }
    return canvas.toDataURL().split(',')[1]!;
}, columns), 'base64');
