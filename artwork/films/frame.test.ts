import { describe, expect, it } from 'vitest';
import { disc } from '../drawings/shapes/end-view.ts';
import { drawFrame } from './frame.ts';

describe('drawFrame', () => {
  it('draws actors in order and defines each used gradient once', () => {
    const svg = drawFrame([
      { marks: [disc(1), disc(2)], scale: 10, x: 5, y: 6 },
      { marks: [disc(3, 'steel')], scale: 10, x: 7, y: 8 },
    ]);
    expect(svg.match(/<linearGradient id="[a-z]+"/g)).toEqual([
      '<linearGradient id="titanium"',
      '<linearGradient id="steel"',
    ]);
    expect([...svg.matchAll(/ r="(\d+)"/g)].map((match) => match[1])).toEqual(['10', '20', '30']);
  });

  it('skips invisible actors', () => {
    expect(drawFrame([{ marks: [disc(1)], scale: 10, x: 0, y: 0, opacity: 0 }])).not.toContain(
      '<circle',
    );
  });
});
