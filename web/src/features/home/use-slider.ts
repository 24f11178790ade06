import { useEffect, useReducer } from 'react';
import { advances, initialSliderState, isPlaying, sliderReducer } from './slider-state.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

const intervalMs = 5000;

/** The state of a slider of `count` slides, which shows the next one every 5 s. */
export function useSlider(count: number) {
  const [state, dispatch] = useReducer(sliderReducer(count), initialSliderState);
  const prefersReducedMotion = useReducedMotion();
  const isAdvancing = advances(state, prefersReducedMotion);
  const { current } = state;
  // Anew for each slide, so that one chosen by hand has its whole time too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `current` restarts the time.
  useEffect(() => {
    if (!isAdvancing) return;
    const timer = setTimeout(() => dispatch({ type: 'next' }), intervalMs);
    return () => clearTimeout(timer);
  }, [isAdvancing, current]);
  return { current, isAdvancing, isPlaying: isPlaying(state, prefersReducedMotion), dispatch };
}
