// The HTML around a document: the header of the page, the sidebar, and what leads to the room.
import { early } from '../early.ts';
import { rooms } from '../src/rooms/rooms.ts';
import { chapters, roomOf } from './chapters.ts';
import { escaped, type Heading } from './markdown.ts';
import { between, siteOf } from './paths.ts';

export interface Sheet {
    /** In the project. */
    readonly file: string;
    /** In the site. */
    readonly site: string;
    readonly title: string;
    readonly html: string;
    readonly headings: readonly Heading[];
}

/** Scripts and styles, below the site. */
export interface Assets {
    readonly script: string;
    readonly styles: readonly string[];
}

const header = (to: (path: string) => string): string => `<header>
<a class="skip" href="#text">To the text</a>
<a class="name" href="${to('../')}">pave</a>
<nav aria-label="Rooms">${rooms.map(({ name, title }) => `<a href="${to('../')}?room=${name}">${escaped(title)}</a>`).join('')}<a href="${to('index.html')}" aria-current="true">Documents</a></nav>
<button type="button" class="button" id="theme">☾</button>
</header>`;

// Of the document that is read, its parts too.
function sidebar({ file, headings }: Sheet, isFolder: (file: string) => boolean, to: (path: string) => string): string {
    const parts = headings.filter(({ level }) => level === 2);
    const inside = parts.length ? `<ul>${parts.map(({ id, text }) => `<li><a href="#${escaped(id)}">${escaped(text)}</a></li>`).join('')}</ul>` : '';
    const chapter = ({ title, leaves }: (typeof chapters)[number]): string => `<h2>${title}</h2><ul>${leaves.map((it) => {
        const here = it.file === file;
        return `<li><a href="${to(siteOf(it.file, isFolder(it.file)))}"${here ? ' aria-current="page"' : ''}>${escaped(it.title)}</a>${here ? inside : ''}</li>`;
    }).join('')}</ul>`;
    return `<nav class="contents" aria-label="Documents">
<form role="search"><label for="search">Search</label><input id="search" type="search" autocomplete="off" data-index="${to('search.json')}" data-site="${to('.')}"><ol id="found" aria-live="polite"></ol></form>
<details open><summary>All documents</summary>${chapters.map(chapter).join('')}</details></nav>`;
}

function toRoom(file: string, to: (path: string) => string): string {
    const room = rooms.find(({ name }) => name === roomOf(file));
    return room ? `<p class="to-room"><a href="${to('../')}?room=${room.name}">Touch it: the room ${escaped(room.title)}</a></p>` : '';
}

export function page(sheet: Sheet, assets: Assets, isFolder: (file: string) => boolean): string {
    const to = (path: string): string => (path.startsWith('../') ? between(sheet.site, path) + '/' : between(sheet.site, path) || '.');
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(sheet.title)} · pave</title>
<script>${early}</script>
${assets.styles.map((it) => `<link rel="stylesheet" href="${to(it)}">`).join('\n')}
<link rel="icon" href="${to('../')}icon.svg" type="image/svg+xml">
<script type="module" src="${to(assets.script)}"></script>
</head>
<body>
${header(to)}
<div class="read">
${sidebar(sheet, isFolder, to)}
<main id="text" tabindex="-1">
${toRoom(sheet.file, to)}${sheet.html}</main>
</div>
</body>
</html>
`;
}
