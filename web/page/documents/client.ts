// What a document does in the browser: light or dark, the contents on a phone, and the search.
import '../src/style.css';
import './documents.css';
import { effect } from '@preact/signals';
import { dark, media, theme } from '../src/ui/theme.ts';

const button = document.querySelector<HTMLButtonElement>('#theme')!;
effect(() => {
    button.textContent = dark.value ? '☀' : '☾';
    button.title = button.ariaLabel = dark.value ? 'Light' : 'Dark';
});
button.addEventListener('click', () => { theme.value = dark.peek() ? 'light' : 'dark'; });

document.querySelector('header [aria-current]')!.scrollIntoView({ block: 'nearest', inline: 'center' });

const contents = document.querySelector<HTMLDetailsElement>('.contents details')!;
const wide = media('(min-width: 60rem)');
effect(() => { contents.open = wide.value; });

type Entry = readonly [text: string, address: string, page: string, words?: string];

const field = document.querySelector<HTMLInputElement>('#search')!;
const found = document.querySelector<HTMLElement>('#found')!;
const most = 12;
let entries: Promise<Entry[]> | undefined;

const isSource = (address: string): boolean => address.startsWith('source/');

// Headings before texts, and both before names of C, unless a name is what was typed. Among headings, the earlier a word stands the better; among
// texts, those that have the words as they were typed, and more often.
function rank([text, address, page, below = '']: Entry, words: readonly string[], typed: string): number {
    const all = text.toLowerCase();
    const places = words.map((word) => { const at = all.indexOf(word); return at >= 0 ? at : page.toLowerCase().includes(word) ? 100 : Infinity; });
    const inHeading = Math.max(...places) + all.length / 1000;
    if (isSource(address)) return inHeading + (typed.includes('_') ? 0 : 3000);
    if (Math.min(...places) < 100 && inHeading < Infinity) return inHeading;
    const low = `${all} ${page} ${below}`.toLowerCase();
    if (!words.every((word) => low.includes(word))) return Infinity;
    return 2000 - Math.min(900, 10 * (low.split(typed).length - 1)) + (address.startsWith('changes') || address.startsWith('decisions') ? 500 : 0);
}

// The words around the first that was looked for.
function around(below: string, words: readonly string[], typed: string): string {
    const low = below.toLowerCase();
    const at = [typed, ...words].map((word) => low.indexOf(word)).find((it) => it >= 0) ?? -1;
    if (at < 0) return '';
    const from = at < 40 ? 0 : below.indexOf(' ', at - 40) + 1;
    return `${from ? '… ' : ''}${below.slice(from, at + 70).replace(/\s\S*$/, '')} …`;
}

async function search(): Promise<void> {
    const typed = field.value.toLowerCase().trim();
    const words = typed.split(/\s+/).filter(Boolean);
    entries ??= fetch(field.dataset.index!).then((it) => it.json());
    const all = words.length ? await entries : [];
    const ranked = all.map((it) => [rank(it, words, typed), it] as const).filter(([it]) => it < Infinity).sort(([a], [b]) => a - b).slice(0, most);
    if (typed !== field.value.toLowerCase().trim()) return; // somebody typed on
    found.replaceChildren(...ranked.map(([at, [text, address, page, below = '']]) => {
        const link = Object.assign(document.createElement('a'), { href: `${field.dataset.site}/${address}`, textContent: text });
        const item = document.createElement('li');
        const lines = [page, at >= 500 && at < 3000 ? around(below, words, typed) : ''].filter(Boolean);
        item.append(link, ...lines.map((textContent) => Object.assign(document.createElement('small'), { textContent })));
        return item;
    }));
    if (words.length && !ranked.length) found.append(Object.assign(document.createElement('li'), { textContent: 'Nothing has these words.' }));
}
field.addEventListener('input', () => void search());
field.form!.addEventListener('submit', (event) => {
    event.preventDefault();
    found.querySelector('a')?.click();
});
