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

/** Whether the slides are set to advance; who prefers less motion has to ask for it. */
export function isPlaying(state: SliderState, prefersReducedMotion: boolean): boolean {
  return state.isPlaying ?? !prefersReducedMotion;
}

/** Whether they advance at this moment: nobody points at them or has the focus among them. */
export function advances(state: SliderState, prefersReducedMotion: boolean): boolean {
  return isPlaying(state, prefersReducedMotion) && !state.isHovered && !state.hasFocus;
}
