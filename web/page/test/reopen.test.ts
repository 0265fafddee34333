// Maps that are opened again: what the room saved says where. (Maps for Tiled need the browser's reader of XML: e2e/worlds.test.ts.)
import { expect, test } from 'vitest';
import { placed, placeIn } from '../src/state/place.ts';
import { framed, partOf } from '../src/rooms/worlds/command.ts';
import { readMap } from '../src/rooms/worlds/saved.ts';
import { tilesFor } from '../src/rooms/worlds/tilings.ts';
import { load } from 'pave-maps';

const place = '#?room=worlds&set=maze&map=~0.-1.2.c&edits=0.-2.-4.0.21&seed=7';
const parameters = new URLSearchParams(place.slice(1));
const png = Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='), (it) => it.charCodeAt(0));

test.each([['a.svg', '<svg/>\n'], ['a.json', '{"a":[1,{"b":2}]}\n'], ['a.json', '{\n "a": 1\n}\n'], ['a.mask', 'grid hex\n'], ['a.obj', 'v 0 0 0\n'], ['a.png', new Blob([png])]])('%s says where it was made', async (name, content) => {
    const file = new Blob([await placed(name, content, place)]);
    expect(await placeIn(file)).toEqual(parameters);
    if (name === 'a.json') expect((JSON.parse(await file.text()) as { page: string }).page).toBe(place);
});
test('other files say nothing', async () => expect(await placeIn(new Blob(['{"room": "#?room"}']))).toBeUndefined());

test.each(['square', 'hex', 'tri', 'cairo', 'snub-trihexagonal'])('a map of %s is where it was', async (name) => {
    await load();
    const tiles = tilesFor(name);
    for (const part of [{ at: { q: -3, r: 5, s: 0 }, width: 12, height: 9 }, { at: { q: 40, r: -7, s: 0 }, width: 64, height: 1 }]) {
        const { size, x, y } = framed(tiles, part);
        const rounded = [x, y].map((it) => Number(it.toFixed(3))) as [number, number];
        expect(partOf(tiles, { x: rounded[0], y: rounded[1], scale: 1, width: 0, height: 0 }, size)).toEqual(part);
    }
});

test('a map has the state of its page, and its tiles', () => {
    const text = '{"at":[-3,4,0],"width":2,"height":3,"tiles":[0,1,2,3,4,5],"page":"#?room=worlds&own=a.tsx~12"}';
    expect(readMap('world.json', text, new URLSearchParams('own=a.tsx~12&seed=5'))).toEqual({ texts: { seed: '5' }, own: 'a.tsx', part: { at: { q: -3, r: 4, s: 0 }, width: 2, height: 3 }, ids: [0, 1, 2, 3, 4, 5] });
});
test.each([
    ['{"a": 1', 'a.json: this is not JSON; it may be cut off'], ['{}', 'a.json: this is not a map of this room'], ['[]', 'this is not a map of this room'], ['null', 'this is not a map of this room'],
    ['{"page":"#","tiles":[1],"at":[0,0,0],"width":2,"height":1}', 'a.json has 1 tiles, but 2 x 1 cells'], ['{"page":"#","tiles":[],"at":[0,0,0]}', 'does not say which cells'],
])('%s is refused', (text, why) => expect(() => readMap('a.json', text)).toThrow(why));
