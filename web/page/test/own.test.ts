import { beforeAll, expect, test } from 'vitest';
import { load } from 'pave-maps';
import type { Element } from '../src/rooms/worlds/bring.ts';
import { takeFiles } from '../src/rooms/worlds/own.ts';

beforeAll(() => load());

const element = (name: string, attributes: Record<string, string> = {}, ...children: Element[]): Element => ({ name, attributes, children });
const colored = element('wangsets', {}, element('wangset', { name: 'land', type: 'corner' },
    element('wangcolor', { name: 'grass', color: '#00ff00' }), element('wangtile', { tileid: '0', wangid: '0,1,0,1,0,1,0,1' })));
const take = (attributes: Record<string, string>, ...children: Element[]): ReturnType<typeof takeFiles> =>
    takeFiles('<tileset/>', { element: element('tileset', { name: 't', tilewidth: '16', tileheight: '16', ...attributes }, ...children, colored) }, undefined);

test('a tile set asks for the picture that it names', () =>
    expect(take({ tilecount: '1', columns: '1' }, element('image', { source: '../art/sheet.png', width: '16', height: '16' }))).toEqual({ needs: 'sheet.png' }));

test.each([
    ['there is none', /names no picture/, { tilecount: '1' }, []],
    ['it is inside the file', /is inside the file; save it as a PNG/, { tilecount: '1', columns: '1' }, [element('image', { format: 'png' })]],
    ['it has no room for a tile', /8 x 8 pixels holds no tile of 16 x 16/, { tilecount: '1', columns: '1' }, [element('image', { source: 'a.png', width: '8', height: '8' })]],
    ['nothing tells its columns', /neither columns and tilecount/, {}, [element('image', { source: 'a.png' })]],
    ['each tile has one', /takes those with one picture for all/, { tilecount: '1' }, [element('tile', { id: '0' }, element('image', { source: 'a.png' }))]],
] as const)('a tile set whose picture is of no use here says why: %s', (_, why, attributes, children) =>
    expect(() => take(attributes, ...children)).toThrow(why));
