// Files that the page saves carry the address of what they show, and so come back: as their last line, or in a PNG as a chunk of text.

const address = /#\?room=[\w.~%&=+*-]+/;

/** The parameters of the address in a file. */
export async function placeIn(file: Blob): Promise<URLSearchParams | undefined> {
    const found = address.exec(new TextDecoder('latin1').decode(await file.arrayBuffer()).replaceAll('&amp;', '&'));
    return found ? new URLSearchParams(found[0].slice(1)) : undefined;
}

/** A file with such an address in it, where its format has a place for one. */
export async function placed(name: string, content: Blob | string, place: string): Promise<Blob | string> {
    if (typeof content !== 'string') return name.endsWith('.png') ? withText(new Uint8Array(await content.arrayBuffer()), `Source\0${place} `) : content;
    if (name.endsWith('.svg')) return `${content}<!-- ${place.replaceAll('--', '-%2D')} -->\n`;
    if (name.endsWith('.json')) return content.replace(/\}\s*$/, () => `,"page":${JSON.stringify(place)}}\n`);
    return name.endsWith('.obj') || name.endsWith('.mask') ? `${content}# ${place}\n` : content;
}

const endLength = 12; // bytes of the last chunk of a PNG

function withText(png: Uint8Array<ArrayBuffer>, text: string): Blob {
    const kindAndText = new TextEncoder().encode(`tEXt${text}`);
    const chunk = new Uint8Array(8 + kindAndText.length);
    const view = new DataView(chunk.buffer);
    view.setUint32(0, kindAndText.length - 4);
    chunk.set(kindAndText, 4);
    view.setUint32(4 + kindAndText.length, crcOf(kindAndText));
    return new Blob([png.subarray(0, -endLength), chunk, png.subarray(-endLength)], { type: 'image/png' });
}

function crcOf(bytes: Uint8Array): number {
    let crc = -1;
    for (const byte of bytes) {
        crc ^= byte;
        for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
    return ~crc;
}
