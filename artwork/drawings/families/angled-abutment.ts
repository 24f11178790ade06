import type { Product } from '@dental-shop/domain/catalogue/product';
import {
  angleDimension,
  horizontalDimension,
  verticalDimension,
} from '../shapes/dimension-line.ts';
import { angledPost, centerCross, disc, ring } from '../shapes/end-view.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure, measureOrZero } from '../shapes/measure.ts';
import type { Step } from '../shapes/pen.ts';
import { placed } from '../shapes/placed.ts';
import { bore, scoreLines } from '../shapes/strokes.ts';
import { turned } from '../shapes/turned.ts';
import { connection, connectionDepth } from './connection.ts';

type Shape = 'unibutment' | 'platform';

function collarOutline(shape: Shape, radius: number, z: number, collar: number): Step[] {
  const foot = Math.max(radius * 0.66, 1.3);
  if (shape === 'platform') {
    return [
      [z - 0.7, radius * 0.94],
      [z - 0.5, radius],
      [z, radius],
      [z + collar, foot],
    ];
  }
  return [
    [z - 0.5, radius * 0.8],
    [z, radius],
    [z + collar * 0.6, radius * 0.84],
    [z + collar, foot],
  ];
}

function figure(product: Product, shape: Shape): Figure {
  const radius = measure(product, 'Diameter') / 2;
  const collar = measure(product, 'Collar height');
  const post = measure(product, 'Height');
  const degrees = measureOrZero(product, 'Angle');
  const foot = Math.min(radius * 0.76, 1.8);
  const head = foot * 0.72;
  const below = post + collar;
  const offset = Math.sin((degrees * Math.PI) / 180) * post;
  return {
    scale: 21,
    height: below + connectionDepth,
    middle: offset / 2,
    part: [
      ...connection(below),
      placed({ z: post, tilt: degrees }, [
        turned([
          [-post, head * 0.9],
          [0.25 - post, head],
          [0.2, foot],
        ]),
        scoreLines(
          [0.3, 0.6].map((part) => {
            const reach = head + (foot - head) * part;
            return [
              [-reach, post * (part - 1)],
              [reach, post * (part - 1)],
            ] as const;
          }),
        ),
        bore([
          [-post, 0.75],
          [0, 0.75],
        ]),
      ]),
      turned(collarOutline(shape, radius, post, collar)),
    ],
    top: [
      placed({ x: -offset / 2 }, [centerCross(radius), disc(radius)]),
      angledPost({ x: -offset / 2, radius: foot }, { x: offset / 2, radius: head }),
      placed({ x: offset / 2 }, [disc(head), ring(0.75, true)]),
    ],
    dimensions: [
      ...(degrees > 0
        ? [
            angleDimension({
              degrees,
              z: post,
              reach: post + 1.2,
              text: caption(product, 'Angle'),
            }),
          ]
        : [
            verticalDimension({
              from: 0,
              to: post,
              edge: -radius,
              text: caption(product, 'Height'),
            }),
          ]),
      verticalDimension({
        from: post,
        to: below,
        edge: -radius,
        text: caption(product, 'Collar height'),
      }),
      horizontalDimension({
        from: -radius,
        to: radius,
        z: below + connectionDepth,
        text: caption(product, 'Diameter'),
        offset: 24,
      }),
    ],
  };
}

export function unibutmentFigure(product: Product): Figure {
  return figure(product, 'unibutment');
}

export function platformAbutmentFigure(product: Product): Figure {
  return figure(product, 'platform');
}
