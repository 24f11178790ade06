import type { FilmScript } from '../film-script.ts';
import { figureOf } from '../part.ts';
import { measured, sideBySide } from '../row.ts';
import { between, mix } from '../timing.ts';

const parts = ['I4510', 'CS28', 'HC4804', 'SA4506'] as const;

export const implantAndItsParts: FilmScript = {
  seconds: 8,
  posterAt: 7.5,
  scene: (time) => {
    const columns = sideBySide([110, 110, 110, 110], 130);
    return parts.flatMap((sku, index) => {
      const start = index * 1.6;
      const arrival = between(time, start, start + 0.8);
      const figure = figureOf(sku);
      const scale = 22;
      return measured(figure, {
        scale,
        x: (columns[index] ?? 0) - 26,
        y: mix(200, 270, arrival) - (figure.height * scale) / 2,
        opacity: arrival,
        dimensions: between(time, start + 0.7, start + 1.3),
      });
    });
  },
  cues: [
    {
      from: 0.2,
      to: 2,
      en: 'The implant: a tapered titanium screw.',
      es: 'El implante: un tornillo cónico de titanio.',
    },
    {
      from: 2,
      to: 3.6,
      en: 'The cover screw closes it.',
      es: 'El tornillo de cierre lo cierra.',
    },
    {
      from: 3.6,
      to: 5.2,
      en: 'The healing cap shapes the gum.',
      es: 'La tapa de cicatrización da forma a la encía.',
    },
    {
      from: 5.2,
      to: 8,
      en: 'The solid abutment supports a cemented crown.',
      es: 'El pilar sólido sostiene una corona cementada.',
    },
  ],
};

const diameters = ['I3010', 'I3510', 'I4510', 'I5510', 'I6510', 'I7510', 'I8510'] as const;

export const choosingADiameter: FilmScript = {
  seconds: 9,
  posterAt: 8.6,
  scene: (time) => {
    const columns = sideBySide(
      [3, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5].map((width) => width * 15),
      46,
    );
    return diameters.flatMap((sku, index) => {
      const start = index * 0.8;
      return measured(
        { ...figureOf(sku), dimensions: figureOf(sku).dimensions.slice(0, 1) },
        {
          scale: 15,
          x: columns[index] ?? 0,
          y: mix(150, 190, between(time, start, start + 0.7)),
          opacity: between(time, start, start + 0.7),
          dimensions: between(time, start + 0.5, start + 1),
        },
      );
    });
  },
  cues: [
    {
      from: 0.2,
      to: 3,
      en: 'Seven diameters, drawn to the same scale.',
      es: 'Siete diámetros, a la misma escala.',
    },
    {
      from: 3,
      to: 6,
      en: 'From Slender, 3.0 mm, through Standard, 4.5 mm …',
      es: 'De Slender, 3.0 mm, pasando por el estándar, 4.5 mm…',
    },
    { from: 6, to: 9, en: '… to Jumbo, 8.5 mm.', es: '… hasta Jumbo, 8.5 mm.' },
  ],
};

const lengths = ['I3506', 'I3508', 'I3510', 'I3512', 'I3514'] as const;

export const choosingALength: FilmScript = {
  seconds: 8,
  posterAt: 7.6,
  scene: (time) => {
    const columns = sideBySide([74, 74, 74, 74, 74], 106);
    return lengths.flatMap((sku, index) => {
      const start = index;
      return measured(
        { ...figureOf(sku), dimensions: figureOf(sku).dimensions.slice(1) },
        {
          scale: 21,
          x: (columns[index] ?? 0) - 36,
          y: mix(60, 105, between(time, start, start + 0.8)),
          opacity: between(time, start, start + 0.8),
          dimensions: between(time, start + 0.6, start + 1.1),
        },
      );
    });
  },
  cues: [
    {
      from: 0.2,
      to: 3,
      en: 'Every diameter comes in five lengths.',
      es: 'Cada diámetro se ofrece en cinco longitudes.',
    },
    {
      from: 3,
      to: 8,
      en: '6, 8, 10, 12 and 14 mm, from XShort to XLong.',
      es: '6, 8, 10, 12 y 14 mm, de extracorto a extralargo.',
    },
  ],
};
