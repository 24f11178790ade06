import type { Product } from '@dental-shop/domain/catalogue/product';
import { horizontalDimension } from '../shapes/dimension-line.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure } from '../shapes/measure.ts';
import { thread } from '../shapes/thread.ts';
import { ratchetTool } from './ratchet-tool.ts';

export function abutmentRemoverFigure(product: Product): Figure {
  const length = measure(product, 'Overall length');
  const radius = measure(product, 'Tip diameter') / 2;
  const base = ratchetTool(product, {
    outline: [
      [9.8, 1.7],
      [length - 7, 1.7],
      [length - 6.2, radius * 0.8],
      [length - 5.5, radius * 0.8],
    ],
    extras: [
      thread(
        [
          [length - 5.5, radius],
          [length - 0.4, radius],
          [length, radius * 0.6],
        ],
        { pitch: 0.5, depth: 0.18 },
        'steel',
      ),
    ],
  });
  return {
    ...base,
    dimensions: [
      ...base.dimensions,
      horizontalDimension({
        from: -radius,
        to: radius,
        z: length,
        text: caption(product, 'Tip diameter'),
        offset: 20,
      }),
    ],
  };
}
