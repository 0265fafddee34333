// Orders to formations, as the address and the command have them.
import { expect, test } from 'vitest';
import { codesOf, readOrder, withOrder } from '../src/rooms/tactics/orders.ts';

test.each([
    ['m3', 'march 3', { kind: 'march', paces: 3 }],
    ['m-2', 'march -2', { kind: 'march', paces: -2 }],
    ['wl', 'wheel left', { kind: 'wheel', left: true, pivot: 'flank' }],
    ['wrm', 'wheel right middle', { kind: 'wheel', left: false, pivot: 'middle' }],
    ['o', 'open', { kind: 'open' }],
    ['c', 'close', { kind: 'close' }],
    ['fl2x8', 'form line 2x8', { kind: 'form', form: 'line', ranks: 2, files: 8 }],
    ['fw4', 'form wedge 4', { kind: 'form', form: 'wedge', ranks: 4, files: 0 }],
])('%s is "%s"', (code, words, order) => {
    expect(readOrder(code)).toEqual({ order, words });
});

test('what is not an order is left out', () => {
    expect(codesOf('m3.x.wl.fw2x2.fl3.m.m1234.<b>')).toEqual(['m3', 'wl']);
    expect(codesOf('')).toEqual([]);
});

test('marches in a row are one', () => {
    expect(withOrder('', 'm1')).toBe('m1');
    expect(withOrder('wl.m1', 'm1')).toBe('wl.m2');
    expect(withOrder('m2', 'm-1')).toBe('m2.m-1');
    expect(withOrder('m2', 'wr')).toBe('m2.wr');
});

