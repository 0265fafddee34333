import { expect, test } from 'vitest';
import { readAddress, writeAddress } from '../src/address.ts';
import { commandFor } from '../src/command.ts';
import { addressOf } from '../src/contract.ts';

test('a view comes back from its address, as exact as the screen', () => {
    for (const at of [[0, 0], [1.25, -7.5], [536870911.75, -536870912]] as const) {
        for (const [zoom, pixels] of [[3, 0.125], [12, 32], [15, 256]] as const) {
            const view = readAddress(writeAddress({ zoom, at }, pixels), 0, 20)!;
            expect(view.zoom).toBe(zoom);
            for (const i of [0, 1]) expect(Math.abs(view.at[i]! - at[i]!) * pixels).toBeLessThanOrEqual(0.5);
        }
    }
    expect(writeAddress({ zoom: 12, at: [3.14159, -0.001] }, 32)).toBe('#12/3.14/0');
    expect(writeAddress({ zoom: 2, at: [-3.7, 1e6] }, 0.01)).toBe('#2/-4/1000000');
    expect(readAddress('#1/-0/2', 0, 5)!.at[0]).toBe(0);
});

test('levels are brought into their range, and what is not an address is none', () => {
    expect(readAddress('#0/1/2', 3, 9)).toEqual({ zoom: 3, at: [1, 2] });
    expect(readAddress('#99/1.5/-2', 3, 9)).toEqual({ zoom: 9, at: [1.5, -2] });
    for (const text of ['', '#', '#4', '#4/1', '#4/1/2/3', '#a/1/2', '#4/1e9/2', '#4/NaN/2', '#4/99999999999/2', '4/1/2', '#4/+1/2', '#-1/1/2']) expect(readAddress(text, 0, 9)).toBeUndefined();
});

test('the command of a place is that of the bake, without what only says how', () => {
    const at = (words: string, place: string): string => commandFor({ command: `pave world bake ${words}` }, place);
    expect(at('--seed 7 --size 40x30 -o world.pmtiles', '3,-2')).toBe('pave world at --seed 7 3,-2');
    expect(at('my.json --grid tri --at -5,7 --tile 16 --zoom 2-4 --method phase --format folder -o w', '0,0,L')).toBe('pave world at my.json --grid tri --method phase 0,0,L');
    expect(at(`'it'\\''s.tsx' --set '#2' --bias 'noise:48,bands=a b' --size=9x9 --seed 18446744073709551615 -o 'my world'`, '0,0'))
        .toBe(`pave world at 'it'\\''s.tsx' --set '#2' --bias 'noise:48,bands=a b' --seed 18446744073709551615 0,0`);
    expect(at('-o w', '1,1')).toBe('pave world at 1,1');
});

test('a path may hold what an address must not', () => {
    expect(addressOf('{z}/{x}/{y}.png')).toBe('{z}/{x}/{y}.png');
    expect(addressOf('100% #1?.pmtiles')).toBe('100%25 %231%3F.pmtiles');
});
