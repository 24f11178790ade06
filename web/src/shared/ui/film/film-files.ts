import type { FilmName } from '@dental-shop/domain/education/films';
import type { Language } from '@dental-shop/domain/language/language';

/** Addresses of a film, its first picture and its captions. */
export const filmFiles = {
  video: (film: FilmName) => `/films/${film}.mp4`,
  poster: (film: FilmName) => `/films/${film}.webp`,
  captions: (film: FilmName, language: Language) => `/films/${film}.${language}.vtt`,
} as const;
