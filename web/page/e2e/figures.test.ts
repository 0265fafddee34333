// The links below the pictures of the documents: each opens its room at what the picture shows, and with the hash of its command.
import type { Page } from '@playwright/test';
import { figures, type Figure } from '../documents/figures.ts';
import { native, shell } from './native.ts';
import { expect, settled, test } from './visit.ts';

// The command of a picture as the one that prints its hash; undefined where it has none, or where the room shows another part of the world.
const roomOf = ({ opens }: Figure): string => new URLSearchParams(opens).get('room')!;
function hashed(figure: Figure): string | undefined {
    const [room, { opens, command }] = [roomOf(figure), figure];
    if (room === 'parts' || room === 'aperiodic' || (room === 'worlds' && !opens.includes('&size='))) return undefined;
    const looks = / --(scale|width|path|labels|fill|cells|smooth|adjacency|legend|compare|tile|map)( (?!--)\S+)?(?= |$)/g;
    return `pave ${command.join(' ').replace('world draw', 'world fill').replace(looks, '')} --hash || true`; // 1: a map that is not good
}

async function opens(page: Page, figure: Figure): Promise<void> {
    await page.goto('about:blank'); // so that the page loads anew
    await page.goto(`./#?${figure.opens}`);
    await settled(page);
    await expect(page.locator('.toast'), figure.opens).toHaveCount(0);
    const line = native && hashed(figure);
    if (line) await expect(page.locator('output.hash'), figure.opens).toHaveText(shell(line).trim().split('\n').pop()!);
}

const all = Object.values(figures).flat();
for (const room of new Set(all.map(roomOf)))
    test(`a picture of the documents opens ${room}`, { tag: '@main' }, async ({ page }) => opens(page, all.find((it) => roomOf(it) === room)!));

for (let from = 0; from < all.length; from += 10)
    test(`pictures ${from} to ${from + 9} of the documents open their rooms`, async ({ page }) => {
        test.setTimeout(200000);
        for (const figure of all.slice(from, from + 10)) await opens(page, figure);
    });
