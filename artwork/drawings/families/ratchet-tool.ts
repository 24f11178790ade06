import type { Product } from '@dental-shop/domain/catalogue/product';
import { horizontalDimension, verticalDimension } from '../shapes/dimension-line.ts';
import { centerCross, disc, prism, ring } from '../shapes/end-view.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure } from '../shapes/measure.ts';
import type { Mark, Step } from '../shapes/pen.ts';
import { hexEdges, knurling } from '../shapes/strokes.ts';
import { turned } from '../shapes/turned.ts';
import { commonScale } from './common-scale.ts';

const gripRadius = 3.1;

const squareRadius = 2;

function ratchetGrip(): Mark[] {
  return [
    turned(
      [
        [0, squareRadius * 0.9],
        [0.3, squareRadius],
        [4, squareRadius],
      ],
      'steel',
    ),
    hexEdges(0.3, 4, squareRadius),
    turned(
      [
        [4, gripRadius * 0.9],
        [4.4, gripRadius],
        [9, gripRadius],
        [9.8, gripRadius * 0.7],
      ],
      'steel',
    ),
    knurling(4.6, 8.8, gripRadius),
  ];
}

const gripFromAbove = [
  centerCross(gripRadius),
  disc(gripRadius, 'steel'),
  ring(gripRadius * 0.86),
  prism(4, squareRadius * 1.2, 'steel', 45),
];

interface Stem {
  /** From the end of the grip to the tip. */
  outline: readonly Step[];
  extras?: readonly Mark[];
  /** The hexagonal tip; `from` is the depth where it starts, in mm. */
  tip?: { radius: number; from: number };
}

export function ratchetTool(product: Product, { outline, extras = [], tip }: Stem): Figure {
  const length = measure(product, 'Overall length');
  return {
    scale: commonScale.driver,
    height: length,
    part: [
      turned(outline, 'steel'),
      ...(tip ? [hexEdges(tip.from, length, tip.radius)] : []),
      ...extras,
      ...ratchetGrip(),
    ],
    top: gripFromAbove,
    dimensions: [
      verticalDimension({
        from: 0,
        to: length,
        edge: gripRadius,
        text: caption(product, 'Overall length'),
      }),
      ...(tip
        ? [
            horizontalDimension({
              from: -tip.radius,
              to: tip.radius,
              z: length,
              text: caption(product, 'Hex'),
              offset: 20,
            }),
          ]
        : []),
    ],
  };
}
