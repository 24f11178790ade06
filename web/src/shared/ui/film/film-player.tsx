import type { FilmId } from '@dental-shop/domain/education/films';
import Box from '@mui/material/Box';
import { useCurrentLanguage } from '../../i18n/use-current-language.ts';
import { FilmCaptions } from './film-captions.tsx';
import { filmFiles } from './film-files.ts';

/** The pressed button is gone: without this the keyboard would lose its place. */
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
      // A new element for each language: browsers choose the captions once, when they load the film.
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
  // Drawn inward, because the frame clips what is outside.
  '&:focus-visible': { outline: '2px solid', outlineColor: '#00695f', outlineOffset: -2 },
} as const;
