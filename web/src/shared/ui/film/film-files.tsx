import type { FilmName } from '@dental-shop/domain/education/films';
import type { Language } from '@dental-shop/domain/language/language';
import { languageNames } from '../../i18n/languages.ts';

export const filmFiles = {
  video: (film: FilmName) => `/films/${film}.mp4`,
  poster: (film: FilmName) => `/films/${film}.webp`,
  captions: (film: FilmName, language: Language) => `/films/${film}.${language}.vtt`,
} as const;

const languages: readonly Language[] = ['en', 'es'];

export function FilmCaptions({ film }: { film: FilmName }) {
  return languages.map((language) => (
    <track
      key={language}
      kind="captions"
      src={filmFiles.captions(film, language)}
      srcLang={language}
      label={languageNames[language]}
    />
  ));
}
