import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FilmCaptions } from '../../shared/ui/film/film-captions.tsx';
import { filmFiles } from '../../shared/ui/film/film-files.ts';
import { usePlaysInView } from './use-plays-in-view.ts';

/** The implant system in motion: short, silent and over and over. */
export function IntroFilm() {
  const { t } = useTranslation('home');
  const film = useRef<HTMLVideoElement>(null);
  const plays = usePlaysInView(film);
  return (
    <Box
      component="video"
      ref={film}
      // A browser looks at `autoplay` and `preload` when it first meets the film.
      key={plays ? 'playing' : 'waiting'}
      src={filmFiles.video('intro')}
      poster={filmFiles.poster('intro')}
      aria-label={t('system.film')}
      width={960}
      height={540}
      preload={plays ? 'auto' : 'none'}
      autoPlay={plays}
      loop
      muted
      playsInline
      controls
      sx={{ display: 'block', width: '100%', height: 'auto', bgcolor: '#fff' }}
    >
      <FilmCaptions film="intro" />
    </Box>
  );
}
