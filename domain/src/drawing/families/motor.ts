import type { Product } from '../../catalogue/product.ts';
import { levelDimension, uprightDimension } from '../dimension-line.ts';
import type { Figure } from '../figure.ts';
import { caption, measure } from '../measure.ts';
import { dimensionInk, ink, type Mark, px } from '../pen.ts';
import { placed } from '../placed.ts';
import { knurling, scoreLines } from '../strokes.ts';
import { turned } from '../turned.ts';

function front(width: number, height: number): Mark {
  return ({ scale, fill }) => {
    const [w, h] = [width * scale, height * scale];
    return (
      `<rect x="${px(-w / 2)}" width="${px(w)}" height="${px(h)}" rx="12" fill="${fill('polymer')}" stroke="${ink}" stroke-width="1.2"/>` +
      `<rect x="${px(-w * 0.4)}" y="${px(h * 0.2)}" width="${px(w * 0.46)}" height="${px(h * 0.5)}" rx="4" fill="#e3f1f1" stroke="${ink}"/>` +
      `<path d="M${px(-w * 0.36)} ${px(h * 0.56)}l22 -12 22 4 22 -14 22 6" fill="none" stroke="${dimensionInk}" stroke-width="1.5"/>` +
      [0.16, 0.26, 0.36]
        .map(
          (part) =>
            `<circle cx="${px(w * part)}" cy="${px(h * 0.45)}" r="9" fill="${fill('steel')}" stroke="${ink}"/>`,
        )
        .join('') +
      `<path d="M${px(-w * 0.4)} ${px(h * 0.84)}H${px(w * 0.4)}" stroke="${ink}" stroke-width="0.6"/>`
    );
  };
}

/** The table unit from the front. */
export function motorFigure(product: Product): Figure {
  const width = measure(product, 'Width');
  const height = measure(product, 'Height');
  return {
    scale: 1.3,
    height,
    part: [front(width, height)],
    dimensions: [
      levelDimension({ from: -width / 2, to: width / 2, z: 0, text: caption(product, 'Width') }),
      uprightDimension({ from: 0, to: height, edge: width / 2, text: caption(product, 'Height') }),
    ],
  };
}

/** A contra-angle: its head leans off the handle's axis. */
export function handpieceFigure(product: Product): Figure {
  const length = measure(product, 'Overall length');
  const neck = 30;
  return {
    scale: 3.2,
    height: length,
    middle: 4,
    part: [
      turned(
        [
          [neck, 4.5],
          [neck + 12, 6.5],
          [length - 16, 8],
          [length - 14, 9.5],
          [length - 1, 9.5],
          [length, 8.5],
        ],
        'steel',
      ),
      knurling(length - 12, length - 3, 9.5),
      scoreLines(
        [neck + 16, neck + 18].map((z) => [
          [-6.8, z],
          [6.8, z],
        ]),
      ),
      placed({ z: neck + 2, tilt: 20 }, [
        turned(
          [
            [8 - neck, 3.6],
            [-6, 4.2],
            [1, 4.5],
          ],
          'steel',
        ),
        placed({ z: 6 - neck, tilt: 80 }, [
          turned(
            [
              [-7, 3.6],
              [-6, 4.6],
              [5, 4.6],
              [6, 3.4],
            ],
            'steel',
          ),
        ]),
      ]),
    ],
    dimensions: [
      uprightDimension({
        from: 0,
        to: length,
        edge: -9.5,
        text: caption(product, 'Overall length'),
      }),
    ],
  };
}
