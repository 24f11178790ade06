import type { Product } from '@dental-shop/domain/catalogue/product';
import type { Figure } from '../shapes/figure.ts';
import { measure } from '../shapes/measure.ts';
import { laserRings } from '../shapes/strokes.ts';
import { ratchetTool } from './ratchet-tool.ts';

export function ratchetImplantDriverFigure(product: Product): Figure {
  const length = measure(product, 'Overall length');
  const radius = measure(product, 'Hex') / 2;
  return ratchetTool(product, {
    outline: [
      [9.8, 2.1],
      [length - 5, 2.1],
      [length - 4.4, 1.9],
      [length - 2.6, 1.9],
      [length - 2.4, radius],
      [length - 0.2, radius],
      [length, radius * 0.85],
    ],
    extras: [laserRings([length - 3.4], 1.9, 0.4)],
    tip: { radius, from: length - 2.4 },
  });
}
