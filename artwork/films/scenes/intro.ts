import { implantFigure } from '../../drawings/families/implant.ts';
import type { FilmScript } from '../film-script.ts';
import type { Actor } from '../frame.ts';
import { productOf } from '../part.ts';
import { sideBySide } from '../row.ts';
import { mix, visit } from '../timing.ts';

const implants = ['I3012', 'I3512', 'I4512', 'I5512', 'I6512', 'I7512', 'I8512'] as const;
const middle = (implants.length - 1) / 2;
const seconds = 8;
const scale = 16;
/** A whole number, so the film loops seamlessly. */
const turns = 8;

export const intro: FilmScript = {
  seconds,
  posterAt: 4.5,
  scene: (time): Actor[] => {
    const columns = sideBySide(
      [3, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5].map((width) => width * scale),
      38,
    );
    const order = visit(time, [0.4, 2.6], [6, 7.9]);
    const dimensions = visit(time, [2.8, 3.4], [5.4, 6]);
    const turn = (time / seconds) * turns;
    return implants.flatMap((sku, index) => {
      const away = index - middle;
      const figure = implantFigure(productOf(sku), turn);
      const place = {
        scale,
        x: columns[index] ?? 0,
        y: mix(150 + away * away * 10, 170, order),
        tilt: mix(-away * 4.5, 0, order),
      };
      return [
        { ...place, marks: figure.part },
        { ...place, marks: figure.dimensions.slice(0, 1), opacity: dimensions },
      ];
    });
  },
  cues: [
    {
      from: 0.2,
      to: 3,
      en: 'Implants of every diameter, drawn to the same scale.',
      es: 'Implantes de todos los diámetros, a la misma escala.',
    },
    {
      from: 3,
      to: 6,
      en: 'Seven diameters, from 3.0 to 8.5 mm.',
      es: 'Siete diámetros, de 3.0 a 8.5 mm.',
    },
  ],
};
