import { describe, expect, it } from 'vitest';
import { angleDimension, horizontalDimension, verticalDimension } from './dimension-line.ts';
import type { Pen } from './pen.ts';

const pen: Pen = { scale: 10, fill: () => '#fff', nextId: () => 'id', showsHidden: true };
const arrows = (svg: string) =>
  [...svg.matchAll(/translate\(([-\d.]+) ([-\d.]+)\) rotate\((-?\d+)\)/g)].map((match) =>
    match.slice(1).map(Number),
  );

describe('verticalDimension', () => {
  it('spans the measured distance with arrows pointing outward', () => {
    const svg = verticalDimension({ from: 1, to: 11, edge: 2, text: '10 mm' })(pen);
    expect(arrows(svg)).toEqual([
      [42, 10, -90],
      [42, 110, 90],
    ]);
    expect(svg).toContain('>10 mm</text>');
  });

  it('draws the line on the same side as the edge', () => {
    const svg = verticalDimension({ from: 0, to: 9, edge: -2, text: '9 mm' })(pen);
    expect(arrows(svg)[0]?.[0]).toBe(-42);
    expect(svg).toContain('text-anchor="end"');
  });

  it('points the arrows inward if the gap is too small', () => {
    const svg = verticalDimension({ from: 0, to: 1, edge: 2, text: '1 mm' })(pen);
    expect(arrows(svg).map(([, , degrees]) => degrees)).toEqual([90, -90]);
  });
});

describe('horizontalDimension', () => {
  it('spans the diameter above or below the part', () => {
    const above = horizontalDimension({ from: -2, to: 2, z: 0, text: 'Ø 4 mm' })(pen);
    expect(arrows(above)).toEqual([
      [-20, -24, 180],
      [20, -24, 0],
    ]);
    const below = horizontalDimension({ from: -2, to: 2, z: 5, text: 'Ø 4 mm', offset: 22 })(pen);
    expect(arrows(below)[0]).toEqual([-20, 72, 180]);
  });
});

describe('angleDimension', () => {
  it('draws the arc between the two axes', () => {
    const svg = angleDimension({ degrees: 30, z: 10, reach: 10, text: '30°' })(pen);
    expect(svg).toContain('M0 0A100 100 0 0 1 50 13.4');
    expect(svg).toContain('>30°</text>');
  });
});
