import { site } from './site.ts';

/** Every page elsewhere that this shop puts in a frame: the page's policy lets in no other. */
export const embeddedAddresses: readonly string[] = [
  ...Object.values(site.filmAddresses),
  site.certification.quizAddress,
].filter((address) => address !== '');
