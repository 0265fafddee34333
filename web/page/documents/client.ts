// What a document does in the browser: light or dark, the contents on a phone, and the search.
import '../src/style.css';
import './documents.css';
import { effect } from '@preact/signals';
import { dark, theme } from '../src/ui/theme.ts';

const button = document.querySelector<HTMLButtonElement>('#theme')!;
effect(() => {
    button.textContent = dark.value ? '☀' : '☾';
    button.title = button.ariaLabel = dark.value ? 'Light' : 'Dark';
});
button.addEventListener('click', () => { theme.value = dark.peek() ? 'light' : 'dark'; });

document.querySelector('header [aria-current]')!.scrollIntoView({ block: 'nearest', inline: 'center' });

const contents = document.querySelector<HTMLDetailsElement>('.contents details')!;
const wide = matchMedia('(min-width: 60rem)');
const fit = (): void => { contents.open = wide.matches; };
wide.addEventListener('change', fit);
fit();

type Entry = readonly [text: string, address: string, page: string];

const field = document.querySelector<HTMLInputElement>('#search')!;
const found = document.querySelector<HTMLElement>('#found')!;
const most = 12;
let entries: Promise<Entry[]> | undefined;

// The earlier a word stands in a heading, the better; a whole heading is best.
function rank([text, , page]: Entry, words: readonly string[]): number {
    const all = text.toLowerCase();
    const places = words.map((word) => { const at = all.indexOf(word); return at >= 0 ? at : page.toLowerCase().includes(word) ? 100 : Infinity; });
    return Math.max(...places) + all.length / 1000;
}

async function search(): Promise<void> {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    entries ??= fetch(field.dataset.index!).then((it) => it.json());
    const ranked = words.length ? (await entries).map((it) => [rank(it, words), it] as const).filter(([it]) => it < Infinity).sort(([a], [b]) => a - b).slice(0, most) : [];
    found.replaceChildren(...ranked.map(([, [text, address, page]]) => {
        const link = Object.assign(document.createElement('a'), { href: `${field.dataset.site}/${address}`, textContent: text });
        const item = document.createElement('li');
        item.append(link, ...(page ? [Object.assign(document.createElement('small'), { textContent: page })] : []));
        return item;
    }));
    if (words.length && !ranked.length) found.append(Object.assign(document.createElement('li'), { textContent: 'Nothing has these words in a heading.' }));
}
field.addEventListener('input', () => void search());
field.form!.addEventListener('submit', (event) => {
    event.preventDefault();
    found.querySelector('a')?.click();
});
