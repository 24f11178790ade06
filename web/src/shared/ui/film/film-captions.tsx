import type { Language } from '@dental-shop/domain/account/language';
import { useCurrentLanguage } from '../../i18n/use-current-language.ts';
import { type FilmName, filmFiles } from './film-files.ts';

/** Each language is named in itself, so that its readers know it. */
const tracks: readonly { language: Language; label: string }[] = [
  { language: 'en', label: 'English' },
  { language: 'es', label: 'Español' },
];

interface FilmCaptionsProps {
  film: FilmName;
  /** True where they are on the picture from the start, in the reader's language. */
  areShown?: boolean;
}

/** The captions of a film in both languages, for its `<video>`. */
export function FilmCaptions({ film, areShown = false }: FilmCaptionsProps) {
  const current = useCurrentLanguage();
  return tracks.map(({ language, label }) => (
    <track
      key={language}
      kind="captions"
      src={filmFiles.captions(film, language)}
      srcLang={language}
      label={label}
      default={areShown && language === current}
    />
  ));
}
