import { describe, expect, it } from 'vitest';
import { swipeDirection } from './banner.tsx';

const start = { x: 200, y: 100 };

describe('swipeDirection', () => {
  it('goes on when the finger pulls to the left, and back to the right', () => {
    expect(swipeDirection(start, { x: 140, y: 110 })).toBe('next');
    expect(swipeDirection(start, { x: 260, y: 95 })).toBe('previous');
  });

  it('takes a tap and a scroll for what they are', () => {
    expect(swipeDirection(start, { x: 190, y: 100 })).toBeNull();
    expect(swipeDirection(start, { x: 140, y: 180 })).toBeNull();
  });
});
