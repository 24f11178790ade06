import type { TranslatedText } from '../information-text.ts';

export const turboGuide: TranslatedText = {
  en: {
    title: 'TurboGuide',
    summary:
      'A drill driver and the stops that clip onto it, so that drilling ends at the length of the implant.',
    sections: [
      {
        heading: 'The driver',
        paragraph:
          'The TurboGuide driver is stainless steel, 6 mm in diameter and 28 mm long, with a latch for the handpiece. It drives the drill and holds the stop.',
      },
      {
        heading: 'One stop for each implant length',
        paragraph: 'Each drill stop is a stainless steel sleeve:',
        points: [
          '6 mm: XShort implants',
          '8 mm: Short implants',
          '10 mm: Medium implants',
          '12 mm: Long implants',
          '14 mm: XLong implants',
        ],
      },
      {
        heading: 'The head stop',
        paragraph:
          'The head stop keeps the head drill from going past the rim of the site, whatever the length of the implant. It is 7 mm in diameter and 4 mm high.',
      },
    ],
  },
  es: {
    title: 'TurboGuide',
    summary:
      'Una llave para fresas y los topes que se encajan en ella, para que el fresado termine en la longitud del implante.',
    sections: [
      {
        heading: 'La llave',
        paragraph:
          'La llave TurboGuide es de acero inoxidable, de 6 mm de diámetro y 28 mm de longitud, con enganche para la pieza de mano. Impulsa la fresa y sujeta el tope.',
      },
      {
        heading: 'Un tope para cada longitud de implante',
        paragraph: 'Cada tope de fresa es un manguito de acero inoxidable:',
        points: [
          '6 mm: implantes extracortos',
          '8 mm: implantes cortos',
          '10 mm: implantes medios',
          '12 mm: implantes largos',
          '14 mm: implantes extralargos',
        ],
      },
      {
        heading: 'El tope de cabeza',
        paragraph:
          'El tope de cabeza impide que la fresa de cabeza pase del borde del lecho, sea cual sea la longitud del implante. Tiene 7 mm de diámetro y 4 mm de altura.',
      },
    ],
  },
};
