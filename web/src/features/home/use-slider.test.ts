import { describe, expect, it } from 'vitest';
import { initialSliderState, isPlaying, shouldAdvance, sliderReducer } from './use-slider.ts';

const reduce = sliderReducer(3);

describe('sliderReducer', () => {
  it('wraps after the last slide and before the first', () => {
    const last = reduce(initialSliderState, { type: 'previous' });
    expect(last.current).toBe(2);
    expect(reduce(last, { type: 'previous' }).current).toBe(1);
    expect(reduce(last, { type: 'next' }).current).toBe(0);
  });

  it('jumps to a slide', () => {
    expect(reduce(initialSliderState, { type: 'show', index: 1 }).current).toBe(1);
  });
});

describe('advances', () => {
  it('pauses while hovered or focused and resumes afterward', () => {
    expect(shouldAdvance(initialSliderState, false)).toBe(true);
    const hovered = reduce(initialSliderState, { type: 'hover', isHovered: true });
    expect(shouldAdvance(hovered, false)).toBe(false);
    const focused = reduce(initialSliderState, { type: 'focus', hasFocus: true });
    expect(shouldAdvance(focused, false)).toBe(false);
    expect(shouldAdvance(reduce(focused, { type: 'focus', hasFocus: false }), false)).toBe(true);
  });

  it('stays paused after manual navigation', () => {
    const paused = reduce(initialSliderState, { type: 'play', isPlaying: false });
    expect(shouldAdvance(reduce(paused, { type: 'next' }), false)).toBe(false);
  });

  it('is paused for visitors who prefer reduced motion until they press Play', () => {
    expect(isPlaying(initialSliderState, true)).toBe(false);
    const played = reduce(initialSliderState, { type: 'play', isPlaying: true });
    expect(shouldAdvance(played, true)).toBe(true);
  });
});
