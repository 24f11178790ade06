import type { FilmScript } from '../film-script.ts';
import { type Actor, frameWidth } from '../frame.ts';
import { figureOf } from '../part.ts';
import { measured, sideBySide } from '../row.ts';
import { between, mix } from '../timing.ts';

/** The y position of the implant's top edge, in pixels. */
const platform = 340;

/** Post plus collar, in mm. */
function riseOf(collar: number): number {
  return 6 + collar;
}

export const fridgeAttachment: FilmScript = {
  seconds: 9,
  posterAt: 5.9,
  scene: (time) => {
    const place = { scale: 20, x: frameWidth / 2 };
    const up = (millimeters: number) => platform - millimeters * place.scale;
    const unibutment = figureOf('FRU02');
    const cap = figureOf('FRC48');
    const hat = figureOf('FRH48');
    const collar = 2;
    return [
      {
        ...place,
        marks: unibutment.part,
        y: up(riseOf(collar) + mix(5, 0, between(time, 1, 2.6))),
        opacity: between(time, 0, 0.8),
      },
      { ...place, marks: figureOf('I4508').part, y: platform },
      {
        // The second dimension is the collar's height.
        ...place,
        marks: unibutment.dimensions.slice(1, 2),
        y: up(riseOf(collar)),
        opacity: between(time, 2.6, 3.2),
      },
      {
        ...place,
        marks: cap.part,
        y: up(collar + cap.height + mix(9, 0, between(time, 3.2, 5))),
        opacity: between(time, 2.6, 3.4),
        showsHidden: true,
      },
      {
        ...place,
        marks: hat.part,
        y: up(collar + cap.height + 1 + mix(8, 0, between(time, 5.8, 7.4))),
        opacity: between(time, 5.2, 6),
        showsHidden: true,
      },
    ];
  },
  cues: [
    {
      from: 0.2,
      to: 2.8,
      en: 'A straight unibutment seats on the implant.',
      es: 'Un unibutment recto se asienta en el implante.',
    },
    {
      from: 2.8,
      to: 5.4,
      en: 'The Fridge cap seats over it. The lab builds the bridge on the cap.',
      es: 'La tapa Fridge se asienta encima. Sobre ella se construye el puente.',
    },
    {
      from: 5.4,
      to: 9,
      en: 'The hat covers the cap and carries the visible part of the bridge.',
      es: 'El sombrerete cubre la tapa y lleva la parte visible del puente.',
    },
  ],
};

const caps = ['FRC55', 'FRA15', 'FRA25'] as const;

export const angledCaps: FilmScript = {
  seconds: 8,
  posterAt: 7,
  scene: (time) => {
    const columns = sideBySide([140, 140, 140], 130);
    return caps.flatMap((sku, index) => {
      const start = index * 1.8;
      const cap = figureOf(sku);
      return measured(cap, {
        scale: 27,
        x: columns[index] ?? 0,
        y: mix(120, 180, between(time, start, start + 1)),
        opacity: between(time, start, start + 0.8),
        dimensions: between(time, start + 0.9, start + 1.5),
      });
    });
  },
  cues: [
    {
      from: 0.2,
      to: 2.4,
      en: 'Caps come straight or angled at 15° or 25°.',
      es: 'Hay tapas rectas o anguladas a 15° o 25°.',
    },
    {
      from: 2.4,
      to: 8,
      en: 'A single bridge can seat on implants that aren’t parallel.',
      es: 'Así, un solo puente se asienta sobre implantes no paralelos.',
    },
  ],
};

const unibutments = ['FRU01', 'FRU02', 'FRU03', 'FRU04'] as const;

export const hatsAndUnibutments: FilmScript = {
  seconds: 9,
  posterAt: 8.5,
  scene: (time) => {
    const scale = 15;
    const columns = sideBySide([62, 62, 62, 62, 82, 82], 84).map((x) => x + 34);
    const foot = 380;
    const standing = unibutments.flatMap((sku, index): Actor[] => {
      const start = index * 0.9;
      const figure = figureOf(sku);
      const place = { scale, x: columns[index] ?? 0 };
      const y = foot - figure.height * scale - mix(50, 0, between(time, start, start + 0.8));
      return [
        { ...place, marks: figure.part, y, opacity: between(time, start, start + 0.8) },
        {
          // The second dimension is the collar's height.
          ...place,
          marks: figure.dimensions.slice(1, 2),
          y,
          opacity: between(time, start + 0.8, start + 1.3),
        },
      ];
    });
    const hats = (['FRH48', 'FRH55'] as const).flatMap((sku, index): Actor[] => {
      const start = 4.4 + index * 1.2;
      const figure = figureOf(sku);
      const place = { scale, x: columns[index + unibutments.length] ?? 0 };
      const y = 260 - figure.height * scale - mix(50, 0, between(time, start, start + 0.8));
      return [
        { ...place, marks: figure.part, y, opacity: between(time, start, start + 0.8) },
        {
          ...place,
          marks: figure.dimensions.slice(0, 1),
          y,
          opacity: between(time, start + 0.8, start + 1.3),
        },
      ];
    });
    return [...standing, ...hats];
  },
  cues: [
    {
      from: 0.2,
      to: 4.4,
      en: 'Straight unibutments come with 1, 2, 3 and 4 mm collars.',
      es: 'Los unibutments rectos vienen con cuello de 1, 2, 3 o 4 mm.',
    },
    {
      from: 4.4,
      to: 9,
      en: 'Hats come in 4.8 and 5.5 mm.',
      es: 'Los sombreretes vienen en 4.8 y 5.5 mm.',
    },
  ],
};
