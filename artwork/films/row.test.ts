import { describe, expect, it } from 'vitest';
import { frameWidth } from './frame.ts';
import { sideBySide } from './row.ts';

describe('sideBySide', () => {
  it('centers parts of different widths with equal gaps', () => {
    const [first = 0, second = 0] = sideBySide([20, 60], 10);
    expect(first - 10).toBe(frameWidth / 2 - 45);
    expect(second - first).toBe(10 + 10 + 30);
  });
});
