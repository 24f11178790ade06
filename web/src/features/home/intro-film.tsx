import Box from '@mui/material/Box';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilmCaptions } from '../../shared/ui/film/film-captions.tsx';
import { filmFiles } from '../../shared/ui/film/film-files.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

/** The implant system in motion: short, silent and looping. */
export function IntroFilm() {
  const { t } = useTranslation('home');
  const film = useRef<HTMLVideoElement>(null);
  const plays = usePlaysInView(film);
  return (
    <Box
      component="video"
      ref={film}
      // Browsers read `autoplay` and `preload` of a new element alone: another key makes one.
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

/**
 * Whether the film may start by itself: once it has come into view, so that it costs nothing before,
 * and never for visitors who prefer reduced motion.
 */
function usePlaysInView(film: RefObject<HTMLVideoElement | null>): boolean {
  const prefersReducedMotion = useReducedMotion();
  const [plays, setPlays] = useState(false);
  useEffect(() => {
    const element = film.current;
    if (!element || prefersReducedMotion) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setPlays(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [film, prefersReducedMotion]);
  return plays;
}
