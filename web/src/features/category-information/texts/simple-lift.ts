import type { TranslatedText } from '../information-text.ts';

export const simpleLift: TranslatedText = {
  en: {
    title: 'SimpleLift',
    summary:
      'Instructions for the SimpleLift system: five stainless steel instruments with depth rings, used in order of tip diameter.',
    sections: [
      {
        heading: 'Order of the instruments',
        paragraph: 'Each instrument widens the site further:',
        points: [
          '2.3 mm is the first and matches the narrow core drill.',
          '3.0 mm is the second.',
          '3.5 mm is the third.',
          '4.1 mm is the fourth and matches the standard head drill.',
          '5.1 mm is the last and widest, for wide implants.',
        ],
      },
      {
        heading: 'Depth',
        paragraph:
          'Every instrument is 150 mm long overall and has depth rings. Its working depth is 14 mm, the length of the longest implant.',
      },
      {
        heading: 'Kit or single instruments',
        paragraph:
          'The kit comes in a case of 180 by 90 mm. You can’t order it online: call for pricing and to confirm its contents. Single instruments are available online.',
      },
    ],
  },
  es: {
    title: 'SimpleLift',
    summary:
      'Instrucciones del sistema SimpleLift: cinco instrumentos de acero inoxidable con anillos de profundidad, que se usan en orden según el diámetro de la punta.',
    sections: [
      {
        heading: 'Orden de los instrumentos',
        paragraph: 'Cada instrumento ensancha un poco más el lecho:',
        points: [
          'El de 2.3 mm es el primero y corresponde a la fresa de núcleo estrecha.',
          'El de 3.0 mm es el segundo.',
          'El de 3.5 mm es el tercero.',
          'El de 4.1 mm es el cuarto y corresponde a la fresa de cabeza estándar.',
          'El de 5.1 mm es el último y el más ancho, para implantes anchos.',
        ],
      },
      {
        heading: 'Profundidad',
        paragraph:
          'Cada instrumento mide 150 mm de longitud total y lleva anillos de profundidad; su profundidad de trabajo es de 14 mm, la longitud del implante más largo.',
      },
      {
        heading: 'Kit o instrumentos sueltos',
        paragraph:
          'El kit viene en un estuche de 180 por 90 mm. No se puede pedir en línea: llame para conocer el precio y confirmar el contenido. Los instrumentos sueltos sí se venden en línea.',
      },
    ],
  },
};
