import type { FilmName } from '@dental-shop/domain/education/films';
import type { Language } from '@dental-shop/domain/language/language';
import { languageNames } from '../../i18n/languages.ts';
import { useCurrentLanguage } from '../../i18n/use-current-language.ts';
import { filmFiles } from './film-files.ts';

const languages: readonly Language[] = ['en', 'es'];

interface FilmCaptionsProps {
  film: FilmName;
  /** True where they are on the picture from the start, in the reader's language. */
  areShown?: boolean;
}

/** The captions of a film in both languages, for its `<video>`. */
export function FilmCaptions({ film, areShown = false }: FilmCaptionsProps) {
  const current = useCurrentLanguage();
  return languages.map((language) => (
    <track
      key={language}
      kind="captions"
      src={filmFiles.captions(film, language)}
      srcLang={language}
      label={languageNames[language]}
      default={areShown && language === current}
    />
  ));
}
