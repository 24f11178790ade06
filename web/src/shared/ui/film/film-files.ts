import type { Language } from '@dental-shop/domain/account/language';
import type { FilmId } from '@dental-shop/domain/film/film-ids';

/** The education page's films, and the home page's, which plays by itself. */
export type FilmName = FilmId | 'intro';

/** Addresses of a film, its first picture and its captions. */
export const filmFiles = {
  video: (film: FilmName) => `/films/${film}.mp4`,
  poster: (film: FilmName) => `/films/${film}.webp`,
  captions: (film: FilmName, language: Language) => `/films/${film}.${language}.vtt`,
} as const;
