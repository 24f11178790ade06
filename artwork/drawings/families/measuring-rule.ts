import type { Product } from '@dental-shop/domain/catalogue/product';
import { horizontalDimension, verticalDimension } from '../shapes/dimension-line.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure } from '../shapes/measure.ts';
import { ink, type Mark, px } from '../shapes/pen.ts';
import { scoreLines } from '../shapes/strokes.ts';
import { turned } from '../shapes/turned.ts';

function notch(z: number, edge: number, diameter: number): Mark {
  return ({ scale: pixels }) => {
    const [x, y, r] = [edge * pixels, z * pixels, (diameter / 2) * pixels];
    return `<path d="M${px(x)} ${px(y - r)}A${px(r)} ${px(r)} 0 0 0 ${px(x)} ${px(y + r)}Z" fill="#fff" stroke="${ink}" stroke-width="1"/>`;
  };
}

export function measuringRuleFigure(product: Product): Figure {
  const length = measure(product, 'Overall length');
  const half = measure(product, 'Width') / 2;
  const ticks = Array.from({ length: 41 }, (_, index) => {
    const z = 10 + index * 2;
    const reach = index % 5 === 0 ? half * 0.75 : half * 0.4;
    return [
      [-half, z],
      [-half + reach, z],
    ] as const;
  });
  const diameters = [3, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5];
  return {
    scale: 3,
    height: length,
    part: [
      turned(
        [
          [0, half * 0.7],
          [2, half],
          [length - 2, half],
          [length, half * 0.7],
        ],
        'steel',
      ),
      scoreLines(ticks, 0.7),
      ...diameters.map((diameter, index) => notch(14 + index * 13, half, diameter)),
    ],
    dimensions: [
      verticalDimension({
        from: 0,
        to: length,
        edge: half,
        text: caption(product, 'Overall length'),
      }),
      horizontalDimension({
        from: -half,
        to: half,
        z: length,
        text: caption(product, 'Width'),
        offset: 20,
      }),
    ],
  };
}
