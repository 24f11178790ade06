import type { Product } from '@dental-shop/domain/catalogue/product';
import { uprightDimension } from '../dimension-line.ts';
import { centerCross, disc, prism, ring } from '../end-view.ts';
import type { Figure } from '../figure.ts';
import { caption, measure } from '../measure.ts';
import { dimensionInk, ink, type Mark, px } from '../pen.ts';
import { placed } from '../placed.ts';
import { knurling, scoreLines } from '../strokes.ts';
import { turned } from '../turned.ts';

/** The arc that the beam's pointer reads on, with five divisions and the limit. */
function readingScale(z: number, reach: number, limit: string): Mark {
  return ({ scale, fill }) => {
    const [y, x] = [z * scale, reach * scale];
    const ticks = [0.2, 0.4, 0.6, 0.8, 1].map(
      (part) => `M${px(x * part)} ${px(y + 3)}v${part === 1 ? 15 : 9}`,
    );
    return (
      `<path d="M-14 ${px(y)}H${px(x + 6)}V${px(y + 30)}H-14Z" fill="${fill('steel')}" stroke="${ink}" stroke-width="1.1"/>` +
      `<path d="${ticks.join('')}" stroke="${ink}" stroke-width="1"/>` +
      `<text x="${px(x + 12)}" y="${px(y + 21)}" fill="${dimensionInk}">${limit}</text>`
    );
  };
}

/** A beam wrench: ratchet head, measuring beam beside the arm, handle. */
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
    top: {
      scale: 20,
      marks: [centerCross(head), disc(head, 'steel'), ring(head * 0.76), prism(4, 3, 'socket', 45)],
    },
    dimensions: [
      uprightDimension({
        from: 0,
        to: length,
        edge: -head,
        text: caption(product, 'Overall length'),
      }),
    ],
  };
}
