import type { FilmScript } from '../film-script.ts';
import { figureOf } from '../part.ts';
import { sideBySide } from '../row.ts';
import { between, mix } from '../timing.ts';

const abutments = ['UA1501', 'UA2001', 'UA2501'] as const;
const scale = 21;
const platform = 290;
/** Post plus collar, in mm. */
const rise = 8;

export const angledAbutments: FilmScript = {
  seconds: 8,
  posterAt: 7.5,
  scene: (time) => {
    const columns = sideBySide([100, 100, 100], 180);
    return abutments.flatMap((sku, index) => {
      const x = columns[index] ?? 0;
      const start = index * 1.6;
      const figure = figureOf(sku);
      const top = platform - rise * scale - mix(90, 0, between(time, start + 0.4, start + 1.6));
      return [
        { marks: figure.part, scale, x, y: top, opacity: between(time, start, start + 0.6) },
        { marks: figureOf('I4510').part, scale, x, y: platform },
        {
          marks: figure.dimensions.slice(0, 1),
          scale,
          x,
          y: top,
          opacity: between(time, start + 1.6, start + 2.2),
        },
      ];
    });
  },
  cues: [
    {
      from: 0.2,
      to: 4,
      en: 'Unibutments angle the post 15°, 20° or 25°.',
      es: 'Los unibutments inclinan el poste 15°, 20° o 25°.',
    },
    {
      from: 4,
      to: 8,
      en: 'Torque the prosthetic screw to 20 N-cm, and again after 10 minutes.',
      es: 'Apriete el tornillo protésico a 20 N-cm y repita a los 10 minutos.',
    },
  ],
};
