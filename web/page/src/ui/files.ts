// What a room hands out: files to download, texts to copy.
import { complain, handOut, toast } from './announce.tsx';

/** Saves a file where the browser puts its downloads. */
export function download(name: string, content: Blob | string, type = 'text/plain'): void {
    const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

/** An SVG as a PNG of at most so many pixels a side. */
export async function pngOf(svg: string, most = 4096): Promise<Blob> {
    const image = new Image();
    const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    try {
        image.src = address;
        await image.decode();
        const k = Math.min(2, most / Math.max(image.naturalWidth, image.naturalHeight, 1));
        const canvas = document.createElement('canvas');
        canvas.width = Math.max(1, Math.round(image.naturalWidth * k));
        canvas.height = Math.max(1, Math.round(image.naturalHeight * k));
        canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
        return await new Promise<Blob>((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too big for a PNG; take the SVG'))), 'image/png'));
    } finally {
        URL.revokeObjectURL(address);
    }
}

/** Opens files in the room that they belong to: what was chosen, or dropped anywhere. */
export function openFiles(files: Iterable<File>): void {
    const all = [...files];
    if (all.length) void import('../state/open.ts').then((it) => it.openFiles(all)).catch(complain);
}

export async function copyText(text: string, what: string): Promise<void> {
    try {
        await navigator.clipboard.writeText(text);
        toast(`${what} copied`);
    } catch {
        handOut(what, text);
    }
}
