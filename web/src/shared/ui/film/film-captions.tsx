import type { FilmName } from '@dental-shop/domain/education/films';
import type { Language } from '@dental-shop/domain/language/language';
import { languageNames } from '../../i18n/languages.ts';
import { filmFiles } from './film-files.ts';

const languages: readonly Language[] = ['en', 'es'];

/** The captions of a film in both languages, for its `<video>`. */
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
