import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilmCaptions, filmFiles } from '../../shared/ui/film/film-files.tsx';
import { useReducedMotion } from './use-reduced-motion.ts';

export function IntroFilm() {
  return (
    <>
      <StartingFilm />
      <noscript>
        <Film preload="none" controls sx={filmStyle} />
      </noscript>
    </>
  );
}

function StartingFilm() {
  const film = useRef<HTMLVideoElement>(null);
  const prefersReducedMotion = useReducedMotion();
  const autoPlay = useHasEntered(film, 'view') && !prefersReducedMotion;
  // Rendered late, because Chromium takes longer to build video controls than to lay out the rest of the page.
  const isNear = useHasEntered(film, 'near');
  return (
    <Film
      ref={film}
      // Browsers read `autoplay` and `preload` only on a new element, so a new key creates one.
      key={autoPlay ? 'playing' : 'waiting'}
      preload={autoPlay ? 'auto' : 'none'}
      autoPlay={autoPlay}
      controls={isNear}
      sx={startingStyle}
    />
  );
}

interface FilmProps {
  ref?: RefObject<HTMLVideoElement | null>;
  preload: 'auto' | 'none';
  autoPlay?: boolean;
  controls: boolean;
  sx: SxProps;
}

function Film(props: FilmProps) {
  const { t } = useTranslation('home');
  return (
    <Box
      component="video"
      src={filmFiles.video('intro')}
      poster={filmFiles.poster('intro')}
      aria-label={t('system.film')}
      width={960}
      height={540}
      loop
      muted
      playsInline
      {...props}
    >
      <FilmCaptions film="intro" />
    </Box>
  );
}

const filmStyle = { display: 'block', width: '100%', height: 'auto', bgcolor: '#fff' } as const;

const startingStyle = { ...filmStyle, '@media (scripting: none)': { display: 'none' } } as const;

/** `near` is large enough that the controls exist when the link before the film has focus. */
const margins = { view: '0px', near: '25% 0px' };

function useHasEntered(
  film: RefObject<HTMLVideoElement | null>,
  region: keyof typeof margins,
): boolean {
  const [hasEntered, setHasEntered] = useState(false);
  useEffect(() => {
    const element = film.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setHasEntered(true);
      },
      { rootMargin: margins[region] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [film, region]);
  return hasEntered;
}
