import type { Product } from '@dental-shop/domain/catalogue/product';
import type { Figure } from '../shapes/figure.ts';
import { measure } from '../shapes/measure.ts';
import { laserRings } from '../shapes/strokes.ts';
import { ratchetTool } from './ratchet-tool.ts';

export function ratchetHexDriverFigure(product: Product): Figure {
  const length = measure(product, 'Overall length');
  const radius = measure(product, 'Hex') / 2;
  return ratchetTool(product, {
    outline: [
      [9.8, 1.7],
      [length - 6, 1.5],
      [length - 4.5, radius],
      [length - 0.2, radius],
      [length, radius * 0.8],
    ],
    tip: { radius, from: length - 4.5 },
  });
}

export function pickUpHexDriverFigure(product: Product): Figure {
  const length = measure(product, 'Overall length');
  const radius = measure(product, 'Hex') / 2;
  return ratchetTool(product, {
    outline: [
      [9.8, 1.7],
      [length - 7, 1.7],
      [length - 6.6, 1.2],
      [length - 6, 1.2],
      [length - 5.4, 1.7],
      [length - 4.5, radius * 1.15],
      [length, radius * 0.9],
    ],
    extras: [laserRings([12], 1.7, 0.7)],
    tip: { radius, from: length - 4.5 },
  });
}
