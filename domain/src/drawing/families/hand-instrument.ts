import type { Product } from '../../catalogue/product.ts';
import { levelDimension, uprightDimension } from '../dimension-line.ts';
import { centreCross, disc, ring } from '../end-view.ts';
import type { Figure } from '../figure.ts';
import { caption, measure } from '../measure.ts';
import { ink, type Mark, px } from '../pen.ts';
import { knurling, laserRings, scoreLines } from '../strokes.ts';
import { turned } from '../turned.ts';

const scale = 2.35;
const handleRadius = 4;

function handle(length: number): Mark[] {
  return [
    turned(
      [
        [0, handleRadius * 0.8],
        [1, handleRadius],
        [length - 6, handleRadius],
        [length, 1.9],
      ],
      'steel',
    ),
    knurling(8, 34, handleRadius),
    knurling(length - 40, length - 10, handleRadius),
  ];
}

/** Handle and stem, ringed in depths, with a hollow tip. */
export function simpleLiftInstrumentFigure(product: Product): Figure {
  const length = measure(product, 'Overall length');
  const radius = measure(product, 'Tip diameter') / 2;
  const grip = length * 0.64;
  return {
    scale,
    height: length,
    part: [
      turned(
        [
          [grip, 1.9],
          [length - 22, Math.min(1.7, radius)],
          [length - 16, radius],
          [length, radius * 0.92],
        ],
        'steel',
      ),
      laserRings(
        [6, 8, 10, 12, 14].map((depth) => length - depth),
        radius,
        0.6,
      ),
      ...handle(grip),
    ],
    top: {
      scale: 40,
      marks: [centreCross(radius), disc(radius, 'steel'), ring(radius * 0.7, true)],
    },
    dimensions: [
      uprightDimension({
        from: 0,
        to: length,
        edge: handleRadius,
        text: caption(product, 'Overall length'),
      }),
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

/** A thin probe, ringed at every implant length. */
export function depthGaugeFigure(product: Product): Figure {
  const length = measure(product, 'Overall length');
  const depth = measure(product, 'Drilling depth');
  const radius = measure(product, 'Tip diameter') / 2;
  const grip = length * 0.68;
  return {
    scale,
    height: length,
    part: [
      turned(
        [
          [grip, 1.9],
          [length - depth - 8, 1.2],
          [length - depth - 2, radius],
          [length - 0.6, radius],
          [length, radius * 0.5],
        ],
        'steel',
      ),
      laserRings(
        [6, 8, 10, 12, depth].map((mark) => length - mark),
        radius,
        0.7,
      ),
      ...handle(grip),
    ],
    dimensions: [
      uprightDimension({
        from: 0,
        to: length,
        edge: handleRadius,
        text: caption(product, 'Overall length'),
      }),
      uprightDimension({
        from: length - depth,
        to: length,
        edge: -handleRadius,
        text: caption(product, 'Drilling depth'),
      }),
    ],
  };
}

function notch(z: number, edge: number, diameter: number): Mark {
  return ({ scale: pixels }) => {
    const [x, y, r] = [edge * pixels, z * pixels, (diameter / 2) * pixels];
    return `<path d="M${px(x)} ${px(y - r)}A${px(r)} ${px(r)} 0 0 0 ${px(x)} ${px(y + r)}Z" fill="#fff" stroke="${ink}" stroke-width="1"/>`;
  };
}

/** A flat rule: millimetres on one edge, implant diameters as notches on the other. */
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
      uprightDimension({
        from: 0,
        to: length,
        edge: half,
        text: caption(product, 'Overall length'),
      }),
      levelDimension({
        from: -half,
        to: half,
        z: length,
        text: caption(product, 'Width'),
        offset: 20,
      }),
    ],
  };
}
