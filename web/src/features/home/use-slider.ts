import { useEffect, useReducer } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

export interface SliderState {
  /** Index of the slide on show. */
  current: number;
  /** What the visitor asked for with the button; null before that. */
  isPlaying: boolean | null;
  isHovered: boolean;
  hasFocus: boolean;
}

export type SliderAction =
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'show'; index: number }
  | { type: 'play'; isPlaying: boolean }
  | { type: 'hover'; isHovered: boolean }
  | { type: 'focus'; hasFocus: boolean };

export const initialSliderState: SliderState = {
  current: 0,
  isPlaying: null,
  isHovered: false,
  hasFocus: false,
};

/** The reducer of a slider of `count` slides; after the last comes the first. */
export function sliderReducer(count: number) {
  return (state: SliderState, action: SliderAction): SliderState => {
    switch (action.type) {
      case 'next':
        return { ...state, current: (state.current + 1) % count };
      case 'previous':
        return { ...state, current: (state.current + count - 1) % count };
      case 'show':
        return { ...state, current: action.index };
      case 'play':
        return { ...state, isPlaying: action.isPlaying };
      case 'hover':
        return { ...state, isHovered: action.isHovered };
      case 'focus':
        return { ...state, hasFocus: action.hasFocus };
    }
  };
}

/** Whether the slides are set to advance: with reduced motion only once the visitor asks for it. */
export function isPlaying(state: SliderState, prefersReducedMotion: boolean): boolean {
  return state.isPlaying ?? !prefersReducedMotion;
}

/** Whether they advance at this moment: not while the pointer or the focus is on them. */
export function advances(state: SliderState, prefersReducedMotion: boolean): boolean {
  return isPlaying(state, prefersReducedMotion) && !state.isHovered && !state.hasFocus;
}

const intervalMs = 5000;

/** The state of a slider of `count` slides, which shows the next one every 5 s. */
export function useSlider(count: number) {
  const [state, dispatch] = useReducer(sliderReducer(count), initialSliderState);
  const prefersReducedMotion = useReducedMotion();
  const isAdvancing = advances(state, prefersReducedMotion);
  const { current } = state;
  // Restarted for each slide, so that one chosen by hand is shown for the whole interval too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `current` restarts the time.
  useEffect(() => {
    if (!isAdvancing) return;
    const timer = setTimeout(() => dispatch({ type: 'next' }), intervalMs);
    return () => clearTimeout(timer);
  }, [isAdvancing, current]);
  return { current, isAdvancing, isPlaying: isPlaying(state, prefersReducedMotion), dispatch };
}
