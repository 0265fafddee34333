// The state of a room: what is one step of undo, what Back does to it, and what of an address is not understood.
import { beforeEach, expect, test, vi } from 'vitest';

const listeners = new Map<string, (() => void)[]>();
const happens = (name: string): void => listeners.get(name)?.forEach((it) => it());
const location = { search: '', hash: '', pathname: '/' };
const entries = { all: [''], at: 0 };
const goTo = (address: string): string => {
    [, location.search, location.hash] = /^[^?#]*(\?[^#]*)?(#.*)?$/.exec(address)!.map((it) => it ?? '') as [string, string, string];
    return address;
};
const history = {
    pushState: (_: unknown, __: string, address: string) => { entries.all.splice(++entries.at, Infinity, goTo(address)); },
    replaceState: (_: unknown, __: string, address: string) => { entries.all[entries.at] = goTo(address); },
};
function back(): void {
    goTo(entries.all[--entries.at]!);
    happens('popstate');
}
vi.stubGlobal('location', location);
vi.stubGlobal('history', history);
vi.stubGlobal('window', globalThis);
vi.stubGlobal('addEventListener', (name: string, run: () => void) => { listeners.set(name, [...(listeners.get(name) ?? []), run]); });
vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });

const { Store } = await import('../src/state/store.ts');
const { left } = await import('../src/state/address.ts');
const { free, list, ofView, only, real, seed, where, whole, word } = await import('../src/state/room-fields.ts');
const fields = { a: whole(1, 0, 100), at: whole(-1, -1, 9), seed: seed(), k: word('x', ['x', 'y']), t: free(''), ...where('k', ['y'], { b: whole(0, 0, 9) }), z: ofView(real(0, 0, 10)) };

function open(search: string) {
    entries.all = [goTo(search)];
    entries.at = 0;
    happens('popstate');
    return new Store('parts', fields);
}
let store = open('?room=parts');
beforeEach(() => { store.dispose(); store = open('?room=parts'); });

test('a slide that changes another field at its beginning is one step', () => {
    store.set({ at: 5 });
    for (const a of [2, 3, 4]) store.set({ a, at: -1 }, 'slide');
    store.undo();
    expect(store.get('a')).toBe(1);
    expect(store.get('at')).toBe(5);
});

test('however slow, a slide is one step while the pointer is held down, and the next press is another', () => {
    for (const values of [[2, 3], [4, 5]]) {
        happens('pointerdown');
        for (const a of values) {
            store.set({ a }, 'slide');
            vi.advanceTimersByTime(1500);
            store.set({ z: a }, 'view');
        }
        happens('pointerup');
    }
    store.undo();
    expect(store.get('a')).toBe(3);
    store.undo();
    expect(store.get('a')).toBe(1);
    expect(store.canUndo.value).toBe(false);
});

test('a slide after an undo is a step of its own', () => {
    store.set({ a: 2 }, 'slide');
    store.undo();
    store.set({ a: 3 }, 'slide');
    expect(store.canRedo.value).toBe(false);
    store.undo();
    expect(store.get('a')).toBe(1);
});

test('Back is undo: the next undo returns to what was before that', () => {
    store.set({ a: 2 });
    store.set({ a: 3 });
    back();
    expect(store.get('a')).toBe(2);
    store.undo();
    expect(store.get('a')).toBe(1);
    store.redo();
    store.redo();
    expect(store.get('a')).toBe(3);
});

test('an address that is not understood says so and is mended; a number beyond its bounds becomes the bound', () => {
    store.dispose();
    store = open('?room=parts&gl=0&a=999&at=x&seed=🐸&k=nope&t=yes');
    expect(store.astray).toEqual(['at', 'seed', 'k']);
    expect(store.get('a')).toBe(100);
    expect(location.hash).toBe('#?room=parts&gl=0&a=100&t=yes');
});

test.each(['1.2', '-3.0.0', '0.0.10', '1..2', '1.2.', 'a.0.0', '1e9.0.0', '1.2.3.4'])('a list of other numbers or of another length is not understood: %s', (text) => {
    const { read, write } = list([], -2, 9, 3);
    expect(read(text)).toBeUndefined();
    expect(read('')).toEqual([]);
    expect(read('1.-2.9')).toEqual([1, -2, 9]);
    expect(read(write([0, 1, 2, 3, 4, 5]))).toEqual([0, 1, 2, 3, 4, 5]);
    const even = only(whole(2, 0, 100), (it) => it % 2 === 0);
    expect(['0', '4', '5', 'x'].map(even.read)).toEqual([0, 4, undefined, undefined]);
});

test('the address is silent about what does not hold, and Back, another room and undo keep it', () => {
    store.set({ k: 'y', b: 5 });
    expect(location.hash).toBe('#?room=parts&k=y&b=5');
    store.set({ k: 'x' });
    expect(location.hash).toBe('#?room=parts');
    store.set({ a: 2 });
    back();
    expect(store.get('b')).toBe(5);
    back();
    expect(location.hash).toBe('#?room=parts&k=y&b=5');
    expect(store.get('b')).toBe(5);
    expect(store.canUndo.value).toBe(true);
    store.set({ k: 'x' });
    store.dispose();
    expect(left.value.parts!.toString()).toBe('b=5');
    store = open(`?room=parts&${left.value.parts!.toString()}`);
    expect(location.search + location.hash).toBe('#?room=parts');
    expect(store.get('b')).toBe(5);
    store.undo(); // what was done before the room was left
    expect(store.get('k')).toBe('y');
});
