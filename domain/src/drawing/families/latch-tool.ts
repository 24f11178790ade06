import type { Product } from '../../catalogue/product.ts';
import { levelDimension, uprightDimension } from '../dimension-line.ts';
import { centreCross, disc, prism, ring } from '../end-view.ts';
import type { Figure } from '../figure.ts';
import { caption, measure } from '../measure.ts';
import { bore, hexEdges, knurling, laserRings } from '../strokes.ts';
import { turned } from '../turned.ts';
import { latchShank } from './latch-shank.ts';

const scale = 11;

/** Square above for the ratchet, latch socket below for a driver's shank. */
export function ratchetAdapterFigure(product: Product): Figure {
  const length = measure(product, 'Overall length');
  const radius = measure(product, 'Diameter') / 2;
  return {
    scale,
    height: length,
    part: [
      turned(
        [
          [0, 1.8],
          [0.3, 2],
          [4.5, 2],
        ],
        'steel',
      ),
      hexEdges(0.3, 4.5, 2),
      turned(
        [
          [4.5, radius * 0.9],
          [5, radius],
          [length - 0.6, radius],
          [length, radius * 0.86],
        ],
        'steel',
      ),
      knurling(6, length - 3, radius),
      bore([
        [5.5, 1.2],
        [length, 1.2],
      ]),
    ],
    top: {
      scale: 34,
      marks: [centreCross(radius), disc(radius, 'steel'), prism(4, 2.4, 'steel', 45)],
    },
    dimensions: [
      uprightDimension({
        from: 0,
        to: length,
        edge: radius,
        text: caption(product, 'Overall length'),
      }),
      levelDimension({
        from: -radius,
        to: radius,
        z: length,
        text: caption(product, 'Diameter'),
        offset: 22,
      }),
    ],
  };
}

/** A latch shank above, a socket for another one below. */
export function drillExtenderFigure(product: Product): Figure {
  const overall = measure(product, 'Overall length');
  const shoulder = overall - measure(product, 'Length');
  const radius = measure(product, 'Diameter') / 2;
  return {
    scale,
    height: overall,
    part: [
      ...latchShank(0, shoulder),
      turned(
        [
          [shoulder, 1.5],
          [shoulder + 0.8, radius],
          [overall - 0.5, radius],
          [overall, radius * 0.85],
        ],
        'steel',
      ),
      laserRings([overall - 6], radius, 0.3),
      bore([
        [shoulder + 3, 1.2],
        [overall, 1.2],
      ]),
    ],
    top: {
      scale: 44,
      marks: [centreCross(radius), disc(radius, 'steel'), ring(radius * 0.86), ring(1.2, true)],
    },
    dimensions: [
      uprightDimension({
        from: 0,
        to: overall,
        edge: radius,
        text: caption(product, 'Overall length'),
      }),
      uprightDimension({
        from: shoulder,
        to: overall,
        edge: -radius,
        text: caption(product, 'Length'),
      }),
      levelDimension({
        from: -radius,
        to: radius,
        z: overall,
        text: caption(product, 'Diameter'),
        offset: 22,
      }),
    ],
  };
}

/** The driver that carries the depth stops of the TurboGuide. */
export function turboGuideDriverFigure(product: Product): Figure {
  const length = measure(product, 'Overall length');
  const radius = measure(product, 'Diameter') / 2;
  return {
    scale,
    height: length,
    part: [
      ...latchShank(0, 12),
      turned(
        [
          [12, radius * 0.6],
          [12.8, radius],
          [16.4, radius],
          [16.4, radius * 0.8],
          [17.4, radius * 0.8],
          [17.4, radius],
          [19, radius],
          [19, radius * 0.72],
          [length - 0.5, radius * 0.72],
          [length, radius * 0.6],
        ],
        'steel',
      ),
      laserRings([21, 23, 25], radius * 0.72, 0.35),
      bore([
        [17, 1.2],
        [length, 1.2],
      ]),
    ],
    top: {
      scale: 34,
      marks: [centreCross(radius), disc(radius, 'steel'), ring(radius * 0.8), disc(1.175, 'steel')],
    },
    dimensions: [
      uprightDimension({
        from: 0,
        to: length,
        edge: radius,
        text: caption(product, 'Overall length'),
      }),
      levelDimension({
        from: -radius,
        to: radius,
        z: length,
        text: caption(product, 'Diameter'),
        offset: 22,
      }),
    ],
  };
}
