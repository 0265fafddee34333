// Orders to formations, as the address and the command have them.
import { expect, test } from 'vitest';
import { codesOf, readOrder, withOrder } from '../src/rooms/tactics/orders.ts';

test.each([
    ['m3', 'march 3', { kind: 'march', paces: 3 }],
    ['m-2', 'march -2', { kind: 'march', paces: -2 }],
    ['wl', 'wheel left', { kind: 'wheel', left: true, pivot: 'flank' }],
    ['wrm', 'wheel right middle', { kind: 'wheel', left: false, pivot: 'middle' }],
])('%s is "%s"', (code, words, order) => {
    expect(readOrder(code)).toEqual({ order, words });
});

test('what is not an order is left out', () => {
    expect(codesOf('m3.x.wl.o.fl2x8.m.m1234.<b>')).toEqual(['m3', 'wl']);
    expect(codesOf('')).toEqual([]);
});

test('marches in a row are one', () => {
    expect(withOrder('', 'm1')).toBe('m1');
    expect(withOrder('wl.m1', 'm1')).toBe('wl.m2');
    expect(withOrder('m2', 'm-1')).toBe('m2.m-1');
    expect(withOrder('m2', 'wr')).toBe('m2.wr');
});

