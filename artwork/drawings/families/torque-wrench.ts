import type { Product } from '@dental-shop/domain/catalogue/product';
import { label, verticalDimension } from '../shapes/dimension-line.ts';
import { centerCross, disc, prism, ring } from '../shapes/end-view.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure } from '../shapes/measure.ts';
import { ink, type Mark, px } from '../shapes/pen.ts';
import { placed } from '../shapes/placed.ts';
import { knurling, scoreLines } from '../shapes/strokes.ts';
import { turned } from '../shapes/turned.ts';

function readingScale(z: number, reach: number, limit: string): Mark {
  return (pen) => {
    const { scale, fill } = pen;
    const [y, x, tall] = [z * scale, reach * scale, 8 * scale];
    const ticks = [0.2, 0.4, 0.6, 0.8, 1].map(
      (part) => `M${px(x * part)} ${px(y + tall * 0.1)}v${px(tall * (part === 1 ? 0.5 : 0.3))}`,
    );
    return (
      `<path d="M${px(-tall / 2)} ${px(y)}H${px(x + 6)}V${px(y + tall)}H${px(-tall / 2)}Z" fill="${fill('steel')}" stroke="${ink}" stroke-width="1.1"/>` +
      `<path d="${ticks.join('')}" stroke="${ink}" stroke-width="1"/>` +
      label(
        pen,
        limit,
        { x: x + 12, y: y + tall * 0.7, anchor: 'start' },
        { x: x + 13, y: y + tall / 2, anchor: 'middle' },
      )
    );
  };
}

export function torqueWrenchFigure(product: Product): Figure {
  const length = measure(product, 'Overall length');
  const head = 6.5;
  return {
    scale: 3.6,
    height: length,
    middle: 4,
    part: [
      readingScale(length * 0.58, 13, caption(product, 'Torque limit')),
      scoreLines(
        [
          [
            [2.4, head * 2 - 2],
            [2.4, length * 0.61],
          ],
        ],
        2.4,
      ),
      turned(
        [
          [head * 2 - 2, 1.7],
          [length * 0.68, 1.7],
        ],
        'steel',
      ),
      turned(
        [
          [length * 0.68, 2.4],
          [length * 0.7, 4.2],
          [length - 2, 4.2],
          [length, 3],
        ],
        'steel',
      ),
      knurling(length * 0.73, length - 5, 4.2),
      placed({ z: head }, [disc(head, 'steel'), ring(head * 0.76), prism(4, 3, 'socket', 45)]),
    ],
    top: [centerCross(head), disc(head, 'steel'), ring(head * 0.76), prism(4, 3, 'socket', 45)],
    dimensions: [
      verticalDimension({
        from: 0,
        to: length,
        edge: -head,
        text: caption(product, 'Overall length'),
      }),
    ],
  };
}
