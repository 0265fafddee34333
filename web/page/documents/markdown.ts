// Markdown as HTML, with the anchors of headings that other hosts of Markdown give them.
import MarkdownIt, { type Token } from 'markdown-it';

export interface Heading {
    readonly level: number;
    readonly text: string;
    readonly id: string;
    /** The words below it, up to the next heading. */
    readonly words?: string;
}

export interface Rendered {
    readonly html: string;
    readonly headings: readonly Heading[];
}

/** What a link or a picture of a document becomes. */
export interface Links {
    link(address: string): string;
    /** The title of the document that a link names. */
    name(address: string): string;
    picture(address: string): { address: string; width?: number; height?: number; opens?: Opens };
}

/** The room that shows a picture, or each of its panels. */
export interface Opens {
    readonly room: string;
    readonly links: readonly { readonly caption: string; readonly address: string }[];
}

export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const outside = /^[a-z]+:/;

/** The anchor of a heading: its words in small letters with hyphens, and a number if it was there before. */
export function anchorOf(text: string, taken: Set<string>): string {
    const words = text.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '').trim().replaceAll(' ', '-') || 'section';
    let id = words;
    for (let i = 1; taken.has(id); i++) id = `${words}-${i}`;
    taken.add(id);
    return id;
}

// A block of a console: what was typed, over lines that end with a backslash, stands out from what was printed.
const consoleOf = (text: string): string =>
    escaped(text.replace(/\n$/, '')).replace(/^\$ (?:.*\\\n)*.*/gm, '<b>$&</b>');

// What can be read below a heading, without its blocks of code.
function wordsBelow(tokens: readonly Token[], at: number): string {
    const words: string[] = [];
    for (let i = at + 3; i < tokens.length && tokens[i]!.type !== 'heading_open'; i++)
        if (tokens[i]!.type === 'inline') words.push(tokens[i]!.children!.map((it) => (it.type === 'softbreak' ? ' ' : it.content)).join(''));
    return words.join(' ').replace(/\s+/g, ' ');
}

/** A block of code that a keyboard can scroll. */
export const block = (text: string, language: string): string =>
    `<pre tabindex="0"${language ? ` class="${language}"` : ''}><code>${language === 'console' ? consoleOf(text) : escaped(text)}</code></pre>\n`;

function opensOf({ room, links }: Opens): string {
    const link = (text: string, address: string): string => `<a href="${escaped(address)}">${escaped(text)}</a>`;
    return `<small class="open">${links.length > 1 ? `Open in ${escaped(room)}: ${links.map((it) => link(it.caption, it.address)).join(' · ')}` : link(`Open this in ${room}`, links[0]!.address)}</small>`;
}

// A link whose words are the name of a file.
const fileName = /^[\w./-]+\.md$/;

export function render(text: string, links: Links): Rendered {
    const headings: (Heading & { words: string })[] = [];
    const taken = new Set<string>();
    const markdown = new MarkdownIt({ html: false });
    const { rules } = markdown.renderer;
    rules.heading_open = (tokens, at) => {
        const token = tokens[at]!;
        const words = tokens[at + 1]!.children!.map((it) => it.content).join('');
        const heading = { level: Number(token.tag.slice(1)), text: words, id: anchorOf(words, taken), words: wordsBelow(tokens, at) };
        headings.push(heading);
        return `<${token.tag} id="${escaped(heading.id)}">`;
    };
    rules.fence = (tokens, at) => block(tokens[at]!.content, tokens[at]!.info.trim());
    rules.code_block = (tokens, at) => block(tokens[at]!.content, '');
    rules.table_open = () => '<div class="wide" tabindex="0"><table>\n';
    rules.th_open = (tokens, at, options, _env, self) => {
        if (!tokens[at + 1]!.content) tokens[at]!.tag = tokens[at + 2]!.tag = 'td'; // a corner, or a table of pictures
        return self.renderToken(tokens, at, options);
    };
    rules.table_close = () => '</table></div>\n';
    rules.link_open = (tokens, at, options, _env, self) => {
        const address = String(tokens[at]!.attrGet('href'));
        if (!outside.test(address)) {
            const words = tokens[at + 1];
            if (words && fileName.test(words.content)) Object.assign(words, { type: 'text', content: links.name(address) });
            tokens[at]!.attrSet('href', links.link(address));
        }
        return self.renderToken(tokens, at, options);
    };
    rules.image = (tokens, at) => {
        const token = tokens[at]!;
        const { address, width, height, opens } = links.picture(String(token.attrGet('src')));
        const size = width ? ` width="${width}" height="${height}"` : '';
        return `<a class="picture" href="${escaped(address)}"><img src="${escaped(address)}" alt="${escaped(token.content)}"${size} loading="lazy"></a>${opens ? opensOf(opens) : ''}`;
    };
    return { html: markdown.render(text), headings };
}
