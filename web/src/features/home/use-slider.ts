import { useEffect, useReducer } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

export interface SliderState {
  current: number;
  /** Null until the visitor presses play or pause. */
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

export function isPlaying(state: SliderState, prefersReducedMotion: boolean): boolean {
  return state.isPlaying ?? !prefersReducedMotion;
}

export function shouldAdvance(state: SliderState, prefersReducedMotion: boolean): boolean {
  return isPlaying(state, prefersReducedMotion) && !state.isHovered && !state.hasFocus;
}

const intervalMs = 5000;

export function useSlider(count: number) {
  const [state, dispatch] = useReducer(sliderReducer(count), initialSliderState);
  const prefersReducedMotion = useReducedMotion();
  const isAdvancing = shouldAdvance(state, prefersReducedMotion);
  const { current } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts the timer for each slide, including one chosen by hand.
  useEffect(() => {
    if (!isAdvancing) return;
    const timer = setTimeout(() => dispatch({ type: 'next' }), intervalMs);
    return () => clearTimeout(timer);
  }, [isAdvancing, current]);
  return { current, isAdvancing, isPlaying: isPlaying(state, prefersReducedMotion), dispatch };
}
