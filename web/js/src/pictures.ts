// What all pictures share: colours, and lengths of arrays. Options of pictures are the fields of the structs in C; what is left out means the
// default look.
import type { PicturePalette } from './abi.gen.ts';
import { PaveError, core, numberOf } from './core.ts';

/** A colour of a palette, 0xRRGGBBAA. */
export const pictureColor = (palette: PicturePalette, number: number): number => core().pave_picture_color(numberOf('picture_palette', palette), number) >>> 0;
/** 0xRRGGBBAA as CSS writes it. */
export const cssColor = (color: number): string => `#${(color >>> 0).toString(16).padStart(8, '0')}`;

/** Refuses an array of another length. @internal */
export function sized(name: string, values: ArrayLike<unknown> | undefined, count: number): void {
    if (values && values.length !== count) throw new PaveError('range', `${name} must have ${count} elements, not ${values.length}`);
}

/** A colour of a scale from pale to dark, for fields of distance. */
export const pictureScaleColor = (number: number, most: number): number => core().pave_picture_scale_color(number, most) >>> 0;
