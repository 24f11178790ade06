/**
 * Names such as `X100.svg` of pictures that nobody draws: the owner's file `X100.jpg` (or another
 * format) must lie in `artwork/own`, or the build of the pages stops.
 */
export const ownPictures: ReadonlySet<string> = new Set<string>([]);
