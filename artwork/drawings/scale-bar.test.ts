import { describe, expect, it } from 'vitest';
import { scaleBar } from './scale-bar.ts';

describe('scaleBar', () => {
  it.each([
    [18, 2, 56],
    [6, 10, 80],
    [0.9, 50, 65],
  ])('at %d pixels per millimeter, draws a bar of %d mm', (scale, length, end) => {
    const bar = scaleBar(scale, 394);
    expect(bar).toContain(`>${length} mm</text>`);
    expect(bar).toContain(`M20 380H${end}`);
  });
});
