import type { Product } from '../../catalogue/product.ts';
import { angleDimension, levelDimension, uprightDimension } from '../dimension-line.ts';
import { centreCross, disc, prism, ring } from '../end-view.ts';
import type { Figure } from '../figure.ts';
import { caption, measure, measureOrNone } from '../measure.ts';
import type { Mark } from '../pen.ts';
import { placed } from '../placed.ts';
import { bore, scoreLines } from '../strokes.ts';
import { turned } from '../turned.ts';
import { connection, connectionDepth } from './connection.ts';

const scale = 23;
const headHeight = 3;

/** The undercut head that the silicone sleeve grips. */
function head(radius: number): Mark {
  return turned([
    [0, radius * 0.72],
    [0.5, radius * 0.92],
    [1, radius * 0.92],
    [1.6, radius * 0.68],
    [headHeight, radius * 0.68],
  ]);
}

function abutment(z: number, radius: number, collar: number, tilt = 0): Mark[] {
  const base = z + headHeight;
  return [
    ...connection(base + collar),
    placed({ z: base, tilt }, [placed({ z: -headHeight }, [head(radius)])]),
    turned([
      [base - 0.3, radius * 0.9],
      [base, radius],
      [base + collar * 0.5, radius * 0.86],
      [base + collar, Math.max(radius * 0.64, 1.3)],
    ]),
  ];
}

function cap(z: number, radius: number, height: number): Mark[] {
  return [
    turned([
      [z, radius * 0.7],
      [z + 0.3, radius * 0.84],
      [z + height * 0.36, radius * 0.84],
      [z + height * 0.36, radius * 0.76],
      [z + height * 0.46, radius * 0.76],
      [z + height * 0.46, radius * 0.84],
      [z + height * 0.78, radius * 0.84],
      [z + height * 0.82, radius],
      [z + height, radius],
    ]),
    bore([
      [z + 0.8, radius * 0.62],
      [z + height, radius * 0.62],
    ]),
  ];
}

function sleeve(z: number, radius: number, height: number): Mark[] {
  return [
    turned(
      [
        [z, radius * 0.92],
        [z + 0.25, radius],
        [z + height * 0.8, radius],
        [z + height, radius * 0.94],
      ],
      'silicone',
    ),
    scoreLines(
      [0.3, 0.55].map((part) => [
        [-radius, z + height * part],
        [radius, z + height * part],
      ]),
      0.5,
    ),
    bore([
      [z, radius * 0.66],
      [z + height, radius * 0.66],
    ]),
  ];
}

export function titachAbutmentFigure(product: Product): Figure {
  const radius = measure(product, 'Diameter') / 2;
  const collar = measure(product, 'Collar height');
  const degrees = measureOrNone(product, 'Angle');
  const base = headHeight + collar;
  return {
    scale,
    height: base + connectionDepth,
    middle: (Math.sin((degrees * Math.PI) / 180) * headHeight) / 2,
    part: abutment(0, radius, collar, degrees),
    top: {
      scale: 30,
      marks: [centreCross(radius), disc(radius), ring(radius * 0.92), prism(6, 0.72, 'socket')],
    },
    dimensions: [
      ...(degrees > 0
        ? [
            angleDimension({
              degrees,
              z: headHeight,
              reach: headHeight + 1.4,
              text: caption(product, 'Angle'),
            }),
          ]
        : []),
      uprightDimension({
        from: headHeight,
        to: base,
        edge: -radius,
        text: caption(product, 'Collar height'),
      }),
      levelDimension({
        from: -radius,
        to: radius,
        z: base + connectionDepth,
        text: caption(product, 'Diameter'),
        offset: 24,
      }),
    ],
  };
}

export function titachCapFigure(product: Product): Figure {
  const radius = measure(product, 'Diameter') / 2;
  const height = measure(product, 'Height');
  return {
    scale,
    height,
    part: cap(0, radius, height),
    top: {
      scale,
      marks: [centreCross(radius), disc(radius), disc(radius * 0.84), ring(radius * 0.6)],
    },
    dimensions: [
      levelDimension({ from: -radius, to: radius, z: 0, text: caption(product, 'Diameter') }),
      uprightDimension({ from: 0, to: height, edge: radius, text: caption(product, 'Height') }),
    ],
  };
}

export function titachSleeveFigure(product: Product): Figure {
  const radius = measure(product, 'Diameter') / 2;
  const height = measure(product, 'Height');
  return {
    scale,
    height,
    part: sleeve(0, radius, height),
    top: {
      scale,
      marks: [centreCross(radius), disc(radius, 'silicone'), ring(radius * 0.66, true)],
    },
    dimensions: [
      levelDimension({ from: -radius, to: radius, z: 0, text: caption(product, 'Diameter') }),
      uprightDimension({ from: 0, to: height, edge: radius, text: caption(product, 'Height') }),
    ],
  };
}

/** Cap, sleeve and abutment drawn apart, in the order in which they go together. */
export function titachKitFigure(product: Product): Figure {
  const radius = measure(product, 'Diameter') / 2;
  const collar = measure(product, 'Collar height');
  const capHeight = 4.5;
  const sleeveTop = capHeight + 0.8;
  const abutmentTop = sleeveTop + 3 + 0.8;
  const base = abutmentTop + headHeight;
  return {
    scale: 17,
    height: base + collar + connectionDepth,
    part: [
      ...cap(0, radius, capHeight),
      ...sleeve(sleeveTop, 2.25, 3),
      ...abutment(abutmentTop, 2.05, collar),
    ],
    top: {
      scale,
      marks: [
        centreCross(radius),
        disc(radius),
        disc(2.25, 'silicone'),
        disc(1.9),
        prism(6, 0.72, 'socket'),
      ],
    },
    dimensions: [
      levelDimension({ from: -radius, to: radius, z: 0, text: caption(product, 'Diameter') }),
      uprightDimension({
        from: base,
        to: base + collar,
        edge: 2.05,
        text: caption(product, 'Collar height'),
      }),
    ],
  };
}
