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
  it('waits while pointed at or focused, and goes on afterwards', () => {
    expect(shouldAdvance(initialSliderState, false)).toBe(true);
    const hovered = reduce(initialSliderState, { type: 'hover', isHovered: true });
    expect(shouldAdvance(hovered, false)).toBe(false);
    const focused = reduce(initialSliderState, { type: 'focus', hasFocus: true });
    expect(shouldAdvance(focused, false)).toBe(false);
    expect(shouldAdvance(reduce(focused, { type: 'focus', hasFocus: false }), false)).toBe(true);
  });

  it('stays paused once paused', () => {
    const paused = reduce(initialSliderState, { type: 'play', isPlaying: false });
    expect(shouldAdvance(reduce(paused, { type: 'next' }), false)).toBe(false);
  });

  it('stands still for people who prefer reduced motion, until they ask', () => {
    expect(isPlaying(initialSliderState, true)).toBe(false);
    const asked = reduce(initialSliderState, { type: 'play', isPlaying: true });
    expect(shouldAdvance(asked, true)).toBe(true);
  });
});
