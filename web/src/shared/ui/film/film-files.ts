import type { Language } from '@dental-shop/domain/account/language';
import type { FilmId } from '@dental-shop/domain/film/film-ids';

/** The home page's film is made by the same hand, and plays without being asked. */
export type FilmName = FilmId | 'intro';

/** Where the shop keeps a film, its first picture and its captions. */
export const filmFiles = {
  video: (film: FilmName) => `/films/${film}.mp4`,
  poster: (film: FilmName) => `/films/${film}.webp`,
  captions: (film: FilmName, language: Language) => `/films/${film}.${language}.vtt`,
} as const;
