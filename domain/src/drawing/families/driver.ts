import type { Product } from '../../catalogue/product.ts';
import { levelDimension, uprightDimension } from '../dimension-line.ts';
import { centreCross, disc, prism, ring } from '../end-view.ts';
import type { Figure } from '../figure.ts';
import { caption, measure } from '../measure.ts';
import type { Mark, Step } from '../pen.ts';
import { hexEdges, knurling, laserRings, scoreLines } from '../strokes.ts';
import { thread } from '../thread.ts';
import { turned } from '../turned.ts';
import { latchShank } from './latch-shank.ts';

const scale = 9.4;
const gripRadius = 3.1;
const squareRadius = 2;

/** What the ratchet holds: a square, then a knurled grip for starting by hand. */
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

const gripFromAbove = {
  scale: 34,
  marks: [
    centreCross(gripRadius),
    disc(gripRadius, 'steel'),
    ring(gripRadius * 0.86),
    prism(4, squareRadius * 1.2, 'steel', 45),
  ],
};

interface Stem {
  /** From where the grip ends to the tip. */
  outline: readonly Step[];
  extras?: readonly Mark[];
  /** Radius of the hexagonal tip and where it begins. */
  tip?: { radius: number; from: number };
}

function ratchetTool(product: Product, { outline, extras = [], tip }: Stem): Figure {
  const length = measure(product, 'Overall length');
  return {
    scale,
    height: length,
    part: [
      turned(outline, 'steel'),
      ...(tip ? [hexEdges(tip.from, length, tip.radius)] : []),
      ...extras,
      ...ratchetGrip(),
    ],
    top: gripFromAbove,
    dimensions: [
      uprightDimension({
        from: 0,
        to: length,
        edge: gripRadius,
        text: caption(product, 'Overall length'),
      }),
      ...(tip
        ? [
            levelDimension({
              from: -tip.radius,
              to: tip.radius,
              z: length,
              text: `hex ${caption(product, 'Hex')}`,
              offset: 20,
            }),
          ]
        : []),
    ],
  };
}

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

/** Its tip is tapered, so that the screw stays on it. */
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

/** Turned by the ratchet; the thread at its tip pushes the abutment out. */
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
      levelDimension({
        from: -radius,
        to: radius,
        z: length,
        text: caption(product, 'Tip diameter'),
        offset: 20,
      }),
    ],
  };
}

/** For the handpiece: a latch shank and a split tip that clicks into the implant. */
export function secureClickDriverFigure(product: Product): Figure {
  const length = measure(product, 'Overall length');
  const radius = measure(product, 'Hex') / 2;
  return {
    scale,
    height: length,
    part: [
      ...latchShank(0, 12),
      turned(
        [
          [12, 1.5],
          [12.6, 2.2],
          [length - 5.2, 2.2],
          [length - 4.6, 1.8],
          [length - 2.8, 1.8],
          [length - 2.8, radius],
          [length - 1.6, radius],
          [length - 1.3, radius * 1.08],
          [length - 0.9, radius * 1.08],
          [length, radius * 0.8],
        ],
        'steel',
      ),
      hexEdges(length - 2.8, length - 1.6, radius),
      scoreLines(
        [
          [
            [0, length - 2.4],
            [0, length],
          ],
        ],
        2,
      ),
      laserRings([14, 15.4], 2.2, 0.4),
    ],
    top: {
      scale: 34,
      marks: [
        centreCross(2.2),
        disc(2.2, 'steel'),
        disc(1.175, 'steel'),
        scoreLines([
          [
            [0.4, -1.1],
            [0.4, 1.1],
          ],
        ]),
      ],
    },
    dimensions: [
      uprightDimension({
        from: 0,
        to: length,
        edge: 2.2,
        text: caption(product, 'Overall length'),
      }),
      levelDimension({
        from: -radius,
        to: radius,
        z: length,
        text: `hex ${caption(product, 'Hex')}`,
        offset: 20,
      }),
    ],
  };
}
