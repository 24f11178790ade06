import type { FilmId } from '@dental-shop/domain/film/film-ids';
import Box from '@mui/material/Box';
import { useCurrentLanguage } from '../../i18n/use-current-language.ts';
import { FilmCaptions } from './film-captions.tsx';
import { filmFiles } from './film-files.ts';

/** The play button goes when it is pressed; whoever pressed it by keyboard is put on the film. */
function focusFilm(film: HTMLVideoElement | null): void {
  film?.focus({ preventScroll: true });
}

/** The self-hosted film. It is silent: its captions say in words what it shows. */
export function FilmPlayer({ id, title }: { id: FilmId; title: string }) {
  const current = useCurrentLanguage();
  return (
    <Box
      component="video"
      ref={focusFilm}
      // A new language is a new film: browsers choose the captions once, when they load it.
      key={current}
      src={filmFiles.video(id)}
      poster={filmFiles.poster(id)}
      aria-label={title}
      width={960}
      height={540}
      preload="none"
      autoPlay
      controls
      muted
      playsInline
      sx={filmStyle}
    >
      <FilmCaptions film={id} areShown />
    </Box>
  );
}

const filmStyle = {
  display: 'block',
  width: '100%',
  height: 'auto',
  bgcolor: '#fff',
  // Inside the film, because its frame cuts off what is outside.
  '&:focus-visible': { outline: '2px solid', outlineColor: '#00695f', outlineOffset: -2 },
} as const;
