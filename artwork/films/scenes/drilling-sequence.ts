import { headDrillFigure, twistDrillFigure } from '../../drawings/families/drill.ts';
import type { Figure } from '../../drawings/shapes/figure.ts';
import type { Step } from '../../drawings/shapes/pen.ts';
import type { FilmScript } from '../film-script.ts';
import { type Actor, frameWidth } from '../frame.ts';
import { jaw } from '../jaw.ts';
import { productOf } from '../part.ts';
import { between, visit } from '../timing.ts';

interface Drilling {
  figure: (turn: number) => Figure;
  /** In mm. */
  depth: number;
  radius: number;
  /** The cutting end, in mm from the tip. */
  point: readonly Step[];
}

const scale = 22;
const crest = 250;
const secondsPerDrill = 3.1;

const drillings: readonly Drilling[] = [
  {
    figure: (turn) => twistDrillFigure(productOf('PD2030'), turn),
    depth: 10,
    radius: 1,
    point: [
      [-0.9, 1],
      [0, 0.05],
    ],
  },
  {
    figure: (turn) => twistDrillFigure(productOf('CD2630'), turn),
    depth: 10,
    radius: 1.325,
    point: [
      [-1.19, 1.325],
      [0, 0.05],
    ],
  },
  {
    figure: (turn) => headDrillFigure(productOf('HD45S'), turn),
    depth: 6,
    radius: 2.05,
    point: [
      [-5.5, 2.05],
      [-3, 1.23],
      [-0.5, 1.02],
      [0, 0.2],
    ],
  },
];

/** `reached` is the tip's depth in mm. */
function hollow({ radius, point }: Drilling, reached: number): readonly Step[] {
  return [[-2.2, radius], ...point.map(([z, half]) => [reached + z, half] as const)];
}

export const drillingSequence: FilmScript = {
  seconds: 10,
  posterAt: 5.1,
  scene: (time): Actor[] => {
    const cuts = drillings.map((drilling, index) => {
      const start = index * secondsPerDrill;
      return {
        drilling,
        down: visit(time, [start + 0.2, start + 1.7], [start + 2.1, start + 3]),
        deepest: between(time, start + 0.2, start + 1.7),
        label: visit(time, [start + 0.2, start + 0.6], [start + 2.8, start + 3.1]),
      };
    });
    const hollows = cuts
      .map(({ drilling, deepest }) => hollow(drilling, deepest * (drilling.depth + 4) - 4))
      .filter((_, index) => (cuts[index]?.deepest ?? 0) > 0.15);
    return [
      {
        marks: [jaw({ halfWidth: 22, depth: 12, gum: 2, hollows })],
        scale,
        x: frameWidth / 2,
        y: crest,
      },
      ...cuts
        .filter(({ label }) => label > 0)
        .map(({ drilling, down, label }): Actor => {
          const figure = drilling.figure(time * 2);
          const tip = down * (drilling.depth + 4) - 4;
          return {
            marks: [...figure.part, ...figure.dimensions.slice(0, 1)],
            scale,
            x: frameWidth / 2,
            y: crest + (tip - figure.height) * scale,
            opacity: label,
          };
        }),
    ];
  },
  cues: [
    {
      from: 0.2,
      to: secondsPerDrill,
      en: 'The pilot drill opens the site and sets its axis and depth.',
      es: 'La fresa piloto abre el lecho y fija su eje y su profundidad.',
    },
    {
      from: secondsPerDrill,
      to: 2 * secondsPerDrill,
      en: 'The core drill cuts the core of the site.',
      es: 'La fresa de núcleo talla el núcleo del lecho.',
    },
    {
      from: 2 * secondsPerDrill,
      to: 10,
      en: 'The head drill widens the head of the site.',
      es: 'La fresa de cabeza ensancha la cabeza del lecho.',
    },
  ],
};
