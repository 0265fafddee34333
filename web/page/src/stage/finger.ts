// How the pictures are touched here.

/** By fingers: nothing is pointed at before it is touched. */
export const byFinger = matchMedia('(hover: none)').matches;
