import { twistDrillFigure } from '../../drawings/families/drill.ts';
import type { Mark } from '../../drawings/shapes/pen.ts';
import type { FilmScript } from '../film-script.ts';
import { frameWidth } from '../frame.ts';
import { jaw } from '../jaw.ts';
import { figureOf, productOf } from '../part.ts';
import { between, mix, visit } from '../timing.ts';

const scale = 15;
const stop = 'TGS10';
/** The maximum drilling depth, in mm. */
const depth = 10;
/** In the stop's drawing, the distance from the rim to the drill's tip, in mm. */
const stopAndDrill = 20;
/** The overlap of the stop's sleeve and the driver, in mm. */
const overlap = 3;

/** Removes the drawing's first mark, a simplified drill, because films show a real one. */
function sleeve(): readonly Mark[] {
  return figureOf(stop).part.slice(1);
}

function drill(turn: number): { marks: readonly Mark[]; height: number } {
  const { part, height } = twistDrillFigure(productOf('CD2630'), turn);
  return { marks: part, height };
}

export const fittingADrillStop: FilmScript = {
  seconds: 8,
  posterAt: 7,
  scene: (time) => {
    const x = frameWidth / 2;
    const driver = figureOf('TGD');
    const driverEnd = 240;
    const rim = driverEnd - overlap * scale + mix(16, 0, between(time, 1, 4)) * scale;
    const tip = driverEnd + (stopAndDrill - overlap) * scale;
    const bit = drill(0);
    const ends = (stopAndDrill - depth) * scale;
    return [
      { marks: bit.marks, scale, x, y: tip - bit.height * scale },
      { marks: driver.part, scale, x, y: driverEnd - driver.height * scale },
      { marks: sleeve(), scale, x, y: rim, opacity: between(time, 0.3, 1) },
      {
        marks: figureOf(stop).dimensions.slice(1),
        scale,
        x,
        y: tip - ends - depth * scale,
        opacity: between(time, 4.6, 5.4),
      },
    ];
  },
  cues: [
    {
      from: 0.2,
      to: 2,
      en: 'The TurboGuide driver, with a core drill.',
      es: 'La llave TurboGuide, con una fresa de núcleo.',
    },
    {
      from: 2,
      to: 4.6,
      en: 'The drill stop clips onto the driver.',
      es: 'El tope de fresa se encaja en la llave.',
    },
    {
      from: 4.6,
      to: 8,
      en: 'It exposes only the working length of the drill: here, 10 mm.',
      es: 'Deja expuesta solo la longitud útil de la fresa: aquí, 10 mm.',
    },
  ],
};

export const drillingWithStops: FilmScript = {
  seconds: 8,
  posterAt: 4,
  scene: (time) => {
    const x = frameWidth / 2;
    const crest = 320;
    const reached = (share: number) => mix(-6, depth, share);
    const down = visit(time, [0.6, 3.4], [5, 6.6]);
    const deepest = reached(between(time, 0.6, 3.4));
    const tip = crest + reached(down) * scale;
    const bit = drill(time * 2);
    const driver = figureOf('TGD');
    const rim = tip - stopAndDrill * scale;
    const radius = 1.325;
    const hollow = [
      [-0.3, radius],
      [deepest - 1.19, radius],
      [deepest, 0.05],
    ] as const;
    return [
      {
        marks: [jaw({ halfWidth: 26, depth: 12.5, gum: 0, hollows: deepest > 0 ? [hollow] : [] })],
        scale,
        x,
        y: crest,
      },
      { marks: bit.marks, scale, x, y: tip - bit.height * scale },
      { marks: driver.part, scale, x, y: rim + (overlap - driver.height) * scale },
      { marks: sleeve(), scale, x, y: rim },
      {
        marks: figureOf(stop).dimensions.slice(1),
        scale,
        x,
        y: crest - (stopAndDrill - depth) * scale,
        opacity: between(time, 3.4, 4),
      },
    ];
  },
  cues: [
    {
      from: 0.2,
      to: 3.4,
      en: 'The drill goes into the bone.',
      es: 'La fresa entra en el hueso.',
    },
    {
      from: 3.4,
      to: 5.2,
      en: 'The stop meets the bone, and drilling ends at 10 mm.',
      es: 'El tope llega al hueso y el fresado termina a 10 mm.',
    },
    {
      from: 5.2,
      to: 8,
      en: 'Stops come in 6, 8, 10, 12 and 14 mm.',
      es: 'Hay topes para 6, 8, 10, 12 y 14 mm.',
    },
  ],
};
