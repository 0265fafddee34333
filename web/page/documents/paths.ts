// Where a file of the project stands in the site, and how to get from one to another.
import { posix } from 'node:path';

const special: Readonly<Record<string, string>> = {
    'README.md': 'pave.html', 'CHANGELOG.md': 'changes.html', 'CONTRIBUTING.md': 'contributing.html', 'docs/README.md': 'index.html', 'web/js/README.md': 'package.html',
    'bindings/python/README.md': 'python.html', 'bindings/csharp/README.md': 'csharp.html',
};
const kept = /\.(svg|png|jpg|gif)$/;

export const isPicture = (file: string): boolean => kept.test(file);
export const isMarkdown = (file: string): boolean => file.endsWith('.md');

/** docs/grids.md is grids.html, docs/pictures/x.svg itself; a source is a page with its text; a folder a page that lists it. */
export function siteOf(file: string, folder = false): string {
    if (special[file]) return special[file];
    const inside = file.startsWith('docs/') ? file.slice('docs/'.length) : isMarkdown(file) || isPicture(file) ? file : `source/${file}`;
    if (folder) return `${inside}/index.html`;
    if (isPicture(file)) return inside;
    return `${isMarkdown(file) ? inside.slice(0, -'.md'.length).replace(/README$/, 'index') : inside}.html`;
}

/** The relative address of a page of the site, seen from another. */
export const between = (from: string, to: string): string => posix.relative(posix.dirname(from), to);

/** The file that a link of a Markdown file names. */
export const named = (file: string, link: string): string => posix.normalize(posix.join(posix.dirname(file), decodeURI(link))).replace(/\/$/, '');
