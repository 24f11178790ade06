import { type RefObject, useEffect, useState } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

/**
 * Whether a film may start by itself: once it has come into view, so that it costs nothing before,
 * and never for people who prefer reduced motion.
 */
export function usePlaysInView(film: RefObject<HTMLVideoElement | null>): boolean {
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
