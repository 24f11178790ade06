import type { TranslatedText } from '../information-text.ts';

export const fridge: TranslatedText = {
  en: {
    title: 'Fridge System',
    summary:
      'Titanium unibutments and angled abutments on the implants, caps and hats that take the bridge, and removers that bring it off again.',
    sections: [
      {
        heading: 'On the implant',
        paragraph: 'Two kinds of abutment, both 4.1 mm in diameter:',
        points: [
          'Straight unibutments, 6 mm high, with collars of 1, 2, 3 or 4 mm.',
          'Angled abutments of 15° and 25° with a 2 mm collar: short (5 mm), medium (7 mm) and long (9 mm).',
        ],
      },
      {
        heading: 'In the bridge',
        paragraph:
          'Fridge caps are 4.8 or 5.5 mm in diameter and 7 mm high. Angled caps have a bore that leans 15° or 25°, so that one bridge goes down over implants that are not parallel. Hats of 4.8 and 5.5 mm fit the caps of the same diameter.',
      },
      {
        heading: 'Taking it off',
        paragraph:
          'The crown remover comes short (85 mm), for the front of the mouth, and long (125 mm), for the back of the arch. Please call for its price.',
      },
      {
        heading: 'Tightening',
        paragraph: 'Torque the prosthetic screw to 20 N-cm twice, 10 minutes apart.',
      },
    ],
  },
  es: {
    title: 'Sistema Fridge',
    summary:
      'Unibutments y pilares angulados de titanio sobre los implantes, tapas y sombreretes que reciben el puente, y extractores que lo retiran.',
    sections: [
      {
        heading: 'Sobre el implante',
        paragraph: 'Dos tipos de pilar, ambos de 4.1 mm de diámetro:',
        points: [
          'Unibutments rectos de 6 mm de altura, con cuellos de 1, 2, 3 o 4 mm.',
          'Pilares angulados de 15° y 25° con cuello de 2 mm: corto (5 mm), medio (7 mm) y largo (9 mm).',
        ],
      },
      {
        heading: 'En el puente',
        paragraph:
          'Las tapas Fridge tienen 4.8 o 5.5 mm de diámetro y 7 mm de altura. Las tapas anguladas tienen un orificio inclinado 15° o 25°, de modo que un mismo puente asienta sobre implantes que no son paralelos. Los sombreretes de 4.8 y 5.5 mm corresponden a las tapas del mismo diámetro.',
      },
      {
        heading: 'Cómo retirarlo',
        paragraph:
          'El extractor de coronas existe corto (85 mm), para la parte anterior de la boca, y largo (125 mm), para la parte posterior de la arcada. Llámenos para conocer su precio.',
      },
      {
        heading: 'Apriete',
        paragraph:
          'Apriete el tornillo protésico a 20 N-cm dos veces, con 10 minutos de diferencia.',
      },
    ],
  },
};
