import type { Product } from '../../catalogue/product.ts';
import { levelDimension, uprightDimension } from '../dimension-line.ts';
import { centreCross, disc, prism, ring } from '../end-view.ts';
import type { Figure } from '../figure.ts';
import { caption, measure } from '../measure.ts';
import type { Step } from '../pen.ts';
import { bore, scoreLines } from '../strokes.ts';
import { thread } from '../thread.ts';
import { turned } from '../turned.ts';

const screwLength = 3.6;

function flared(radius: number, height: number): Step[] {
  return [
    [0, radius * 0.72],
    [height * 0.08, radius * 0.88],
    [height * 0.24, radius],
    [height * 0.5, radius * 0.95],
    [height * 0.8, Math.max(radius * 0.74, 1.5)],
    [height, Math.max(radius * 0.62, 1.4)],
  ];
}

function waisted(radius: number, height: number): Step[] {
  return [
    [0, radius * 0.86],
    [height * 0.07, radius * 0.97],
    [height * 0.14, radius],
    [height * 0.22, radius],
    [height * 0.32, radius * 0.78],
    [height * 0.5, radius * 0.6],
    [height * 0.7, radius * 0.56],
    [height * 0.88, radius * 0.64],
    [height, radius * 0.66],
  ];
}

/** A cap on a screw; the sling cap alone has a waist for the gum. */
export function healingCapFigure(product: Product): Figure {
  const radius = measure(product, 'Diameter') / 2;
  const height = measure(product, 'Height');
  const hex = measure(product, 'Hex') / Math.sqrt(3);
  const outline = (product.subCategory.startsWith('Sling') ? waisted : flared)(radius, height);
  return {
    scale: 26,
    height: height + screwLength,
    part: [
      thread(
        [
          [height, 1],
          [height + screwLength - 0.4, 1],
          [height + screwLength, 0.7],
        ],
        { pitch: 0.45, depth: 0.18 },
      ),
      turned(outline),
      scoreLines(
        [
          [
            [-radius, height * (product.subCategory.startsWith('Sling') ? 0.18 : 0.24)],
            [radius, height * (product.subCategory.startsWith('Sling') ? 0.18 : 0.24)],
          ],
        ],
        0.5,
      ),
      bore([
        [0, hex],
        [Math.min(1.6, height), hex],
      ]),
    ],
    top: {
      scale: 26,
      marks: [centreCross(radius), disc(radius), ring(radius * 0.74), prism(6, hex, 'socket')],
    },
    dimensions: [
      levelDimension({
        from: -radius,
        to: radius,
        z: 0,
        text: caption(product, 'Diameter'),
      }),
      uprightDimension({ from: 0, to: height, edge: radius, text: caption(product, 'Height') }),
    ],
  };
}

/** A flat screw that lies flush with the implant. */
export function coverScrewFigure(product: Product): Figure {
  const radius = measure(product, 'Diameter') / 2;
  const hex = measure(product, 'Hex') / Math.sqrt(3);
  const head = 0.9;
  return {
    scale: 26,
    height: head + screwLength,
    part: [
      thread(
        [
          [head, 1],
          [head + screwLength - 0.4, 1],
          [head + screwLength, 0.7],
        ],
        { pitch: 0.45, depth: 0.18 },
      ),
      turned([
        [0, radius * 0.86],
        [0.15, radius],
        [head * 0.6, radius],
        [head, 1.05],
      ]),
      bore([
        [0, hex],
        [1.5, hex],
      ]),
    ],
    top: {
      scale: 26,
      marks: [centreCross(radius), disc(radius), ring(radius * 0.86), prism(6, hex, 'socket')],
    },
    dimensions: [
      levelDimension({ from: -radius, to: radius, z: 0, text: caption(product, 'Diameter') }),
    ],
  };
}
