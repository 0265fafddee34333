// The pictures of the documents that a room can show. A test sees to it that their commands are those of scripts/pictures.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A panel of a picture. */
export interface Figure {
    readonly caption: string;
    /** The address of its room, after `#?`. */
    readonly opens: string;
    /** The arguments of pave. */
    readonly command: readonly string[];
}

/** By the name of the picture below docs/pictures. */
export const figures: Readonly<Record<string, readonly Figure[]>> = JSON.parse(readFileSync(join(import.meta.dirname, 'figures.json'), 'utf8'));
