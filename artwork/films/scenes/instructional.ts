import { implantFigure, implantPitch } from '../../drawings/families/implant.ts';
import type { FilmScript } from '../film-script.ts';
import { jaw } from '../jaw.ts';
import { figureOf, productOf } from '../part.ts';
import { between, mix } from '../timing.ts';
import { placedImplant, siteOutline, standard } from './standard-site.ts';

export const placingAnImplant: FilmScript = {
  seconds: 9,
  posterAt: 3.2,
  scene: (time) => {
    const { x, y, scale } = standard;
    const driver = figureOf('RDM');
    const left = mix(14, 0, between(time, 0, 1.2));
    const still = mix(9, 0, between(time, 1.4, 6.2));
    const top = left + still;
    const lifted = mix(0, 16, between(time, 6.6, 7.6));
    const implant = implantFigure(productOf('I4510'), (20 - still) / implantPitch);
    return [
      {
        marks: [jaw({ ...standard.jaw, hollows: [siteOutline] })],
        scale,
        x,
        y,
      },
      {
        marks: driver.part,
        scale,
        x,
        y: y - (top + lifted + driver.height - 2.2) * scale,
      },
      { marks: implant.part, scale, x, y: y - top * scale },
      {
        marks: implant.dimensions,
        scale,
        x,
        y,
        opacity: between(time, 7.4, 8),
      },
    ];
  },
  cues: [
    {
      from: 0.2,
      to: 2,
      en: 'The driver carries the implant to the site.',
      es: 'La llave lleva el implante al lecho.',
    },
    {
      from: 2,
      to: 6.4,
      en: 'The implant is screwed in. It tolerates up to 80 N-cm.',
      es: 'El implante se enrosca. Tolera hasta 80 N-cm.',
    },
    {
      from: 6.4,
      to: 9,
      en: 'The driver comes out. The implant is flush with the bone.',
      es: 'Se retira la llave. El implante queda a ras del hueso.',
    },
  ],
};

export const seatingAHealingCap: FilmScript = {
  seconds: 8,
  posterAt: 7,
  scene: (time) => {
    const { x, y, scale } = standard;
    const figure = figureOf('HC4804');
    const driver = figureOf('PHM');
    const height = 4;
    const above = mix(13, 5, between(time, 0.2, 2)) - 5 * between(time, 2.2, 4.8);
    const lifted = mix(0, 18, between(time, 5.2, 6.2));
    const top = y - (height + above) * scale;
    return [
      ...placedImplant({ gum: 3, opening: 2.45 }),
      { marks: driver.part, scale, x, y: top - (lifted + driver.height - 1.6) * scale },
      { marks: figure.part, scale, x, y: top },
      ...placedImplant({ gum: 3, opening: 2.45 }).slice(1),
      { marks: figure.dimensions, scale, x, y: top, opacity: between(time, 6.2, 6.8) },
    ];
  },
  cues: [
    {
      from: 0.2,
      to: 2.2,
      en: 'The hex driver brings the healing cap to the implant.',
      es: 'La llave lleva la tapa de cicatrización al implante.',
    },
    {
      from: 2.2,
      to: 5.2,
      en: 'The screw threads into the implant.',
      es: 'El tornillo se enrosca en el implante.',
    },
    {
      from: 5.2,
      to: 8,
      en: 'The cap shapes the gum as it heals.',
      es: 'La tapa da forma a la encía mientras cicatriza.',
    },
  ],
};

export const seatingASolidAbutment: FilmScript = {
  seconds: 8,
  posterAt: 7,
  scene: (time) => {
    const { x, y, scale } = standard;
    const figure = figureOf('SA4506');
    const postAndMargin = 7;
    const above = mix(8, 4.4, between(time, 0, 1.8)) - 4.4 * between(time, 2.2, 4.4);
    const top = y - (postAndMargin + above) * scale;
    return [
      ...placedImplant({ gum: 2, opening: 2.4 }),
      { marks: figure.part, scale, x, y: top },
      ...placedImplant({ gum: 2, opening: 2.4 }).slice(1),
      {
        marks: figure.dimensions.slice(1),
        scale,
        x,
        y: top,
        opacity: between(time, 4.8, 5.4),
      },
    ];
  },
  cues: [
    {
      from: 0.2,
      to: 2.2,
      en: 'The one-piece solid abutment, above its implant.',
      es: 'El pilar sólido, de una pieza, sobre su implante.',
    },
    {
      from: 2.2,
      to: 4.6,
      en: 'Its hex fits into the implant’s socket.',
      es: 'Su hexágono encaja en el alojamiento del implante.',
    },
    {
      from: 4.6,
      to: 8,
      en: 'The post is ready for a cemented crown.',
      es: 'El poste está listo para una corona cementada.',
    },
  ],
};
