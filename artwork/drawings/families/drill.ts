import type { Product } from '@dental-shop/domain/catalogue/product';
import { horizontalDimension, verticalDimension } from '../shapes/dimension-line.ts';
import { centerCross, disc } from '../shapes/end-view.ts';
import type { Figure } from '../shapes/figure.ts';
import { cuttingLips, fluted } from '../shapes/fluted.ts';
import { caption, measure, measureOrZero } from '../shapes/measure.ts';
import type { Step } from '../shapes/pen.ts';
import { laserRings } from '../shapes/strokes.ts';
import { turned } from '../shapes/turned.ts';
import { latchRadius, latchShank } from './latch-shank.ts';

const scale = 6.6;
/** In mm. */
const slimFlutes = 16;

interface Cutter {
  /** In mm. */
  length: number;
  /** The start of the flutes, in mm from the top. */
  flutesFrom: number;
  outline: readonly Step[];
  /** Laser depth marks. */
  rings: readonly number[];
  /** Rotation in turns. */
  turn: number;
  /** True if the drill is mostly shank, which a broken view can shorten. */
  isSlim?: boolean;
}

function figure(product: Product, cutter: Cutter): Figure {
  const { length, flutesFrom, outline, rings, turn, isSlim = false } = cutter;
  const radius = measure(product, 'Diameter') / 2;
  const shank = measureOrZero(product, 'Shank length');
  return {
    scale,
    height: length,
    ...(isSlim && { plain: { from: 7, to: flutesFrom - 5, radius: latchRadius } }),
    part: [
      ...latchShank(0, flutesFrom - 3),
      turned(
        [
          [flutesFrom - 3, 1.175],
          [flutesFrom - 2.4, Math.max(1.5, radius * 0.8)],
          [flutesFrom, Math.max(1.5, radius * 0.8)],
        ],
        'steel',
      ),
      fluted(outline, Math.max(3.2, radius * 1.9), turn),
      laserRings(rings, radius),
    ],
    top: [centerCross(radius), disc(radius, 'steel'), cuttingLips(radius)],
    dimensions: [
      horizontalDimension({
        from: -radius,
        to: radius,
        z: length,
        text: caption(product, 'Diameter'),
        offset: 22,
      }),
      ...(shank > 0
        ? [
            verticalDimension({
              from: 0,
              to: shank,
              edge: -Math.max(radius, 1.5),
              text: caption(product, 'Shank length'),
            }),
          ]
        : []),
      ...(measureOrZero(product, 'Overall length') > 0
        ? [
            verticalDimension({
              from: 0,
              to: length,
              edge: Math.max(radius, 1.5),
              text: caption(product, 'Overall length'),
            }),
          ]
        : []),
    ],
  };
}

/** For pilot and core drills. */
export function twistDrillFigure(product: Product, turn = 0): Figure {
  const radius = measure(product, 'Diameter') / 2;
  const flutesFrom = measure(product, 'Shank length');
  const length = flutesFrom + slimFlutes;
  const point = radius * 0.9;
  return figure(product, {
    length,
    flutesFrom,
    outline: [
      [flutesFrom, radius],
      [length - point, radius],
      [length, 0.05],
    ],
    rings: [6, 8, 10, 12, 14].map((depth) => length - depth),
    turn,
    isSlim: true,
  });
}

export function headDrillFigure(product: Product, turn = 0): Figure {
  const radius = measure(product, 'Diameter') / 2;
  const length = measure(product, 'Overall length');
  const flutesFrom = measure(product, 'Shank length');
  const nose = length - 3;
  return figure(product, {
    length,
    flutesFrom,
    outline: [
      [flutesFrom, radius],
      [length - 5.5, radius],
      [nose, radius * 0.6],
      [length - 0.5, radius * 0.5],
      [length, 0.2],
    ],
    rings: [flutesFrom + 1.5],
    turn,
  });
}

/** Drills that cut the whole site of a 6 or 8 mm implant. */
export function shortImplantDrillFigure(product: Product): Figure {
  const radius = measure(product, 'Diameter') / 2;
  const length = measure(product, 'Overall length');
  const depth = measure(product, 'Drilling depth');
  const flutesFrom = length - depth - 2;
  return figure(product, {
    length,
    flutesFrom,
    outline: [
      [flutesFrom, radius],
      [length - 4, radius * 0.92],
      [length - 1, radius * 0.7],
      [length, 0.1],
    ],
    rings: [6, depth].map((mark) => length - mark),
    turn: 0,
  });
}
