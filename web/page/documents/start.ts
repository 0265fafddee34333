// The first page of the documents: a first step, and every document with what it is and a picture.
import { rooms } from '../src/rooms/rooms.ts';
import { chapters, start, type Leaf } from './chapters.ts';
import { block, escaped } from './markdown.ts';

export interface Card {
    readonly address: string;
    readonly picture?: { readonly address: string; readonly width?: number; readonly height?: number };
}

const firstStep = `$ pave world fill --seed 7 -o world.png
$ pave grid hex neighbors 2,-1
3,-2 3,-1 2,0 1,0 1,-1 2,-2
`;

/** Grounds, which have pictures, come as cards; the others as lines. */
export function begin(cardOf: (file: string) => Card): string {
    const chapter = ({ title, leaves }: (typeof chapters)[number]): string => {
        const cards = leaves.filter(({ file }) => file !== start).map((it) => ({ ...it, ...cardOf(it.file) }));
        const pictured = cards.every(({ picture }) => picture);
        return `<h2>${title}</h2>\n<ul class="${pictured ? 'cards' : 'lines'}">${cards.map((it) => card(it, pictured)).join('\n')}</ul>\n`;
    };
    return `<h1>Documents</h1>
<p>pave makes the ground that games are played on: a C library, a command, a package for JavaScript. Touch it in the <a href="../?room=${rooms[0]!.name}">rooms</a>, or read on.</p>
<h2>The first step</h2>
<p>In a copy of the project, on Debian 12, <code>./scripts/play</code> opens the rooms in your browser. <a href="pave.html#get-it">An installation</a> brings the command; an endless world begins like this, and so do questions about a grid:</p>
${block(firstStep, 'console')}${chapters.map(chapter).join('')}`;
}

function card({ title, address, says, picture }: Card & Leaf, pictured: boolean): string {
    const size = picture?.width ? ` width="${picture.width}" height="${picture.height}"` : '';
    const image = pictured && picture ? `<img src="${escaped(picture.address)}" alt=""${size} loading="lazy">` : '';
    return `<li>${image}<p><a href="${escaped(address)}">${escaped(title)}</a> ${escaped(says)}</p></li>`;
}
