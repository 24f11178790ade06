import type { TranslatedText } from '../information-text.ts';

export const fridge: TranslatedText = {
  en: {
    title: 'Fridge System',
    summary:
      'Titanium unibutments and angled abutments for the implants, caps and hats for the bridge, and removers to take it off.',
    sections: [
      {
        heading: 'On the implant',
        paragraph: 'Two types of abutments, both 4.1 mm in diameter:',
        points: [
          'Straight unibutments, 6 mm high, with a 1, 2, 3 or 4 mm collar.',
          'Angled abutments at 15° and 25° with a 2 mm collar: short (5 mm), medium (7 mm) and long (9 mm).',
        ],
      },
      {
        heading: 'In the bridge',
        paragraph:
          'Fridge caps are 4.8 or 5.5 mm in diameter and 7 mm high. Angled caps have a bore angled 15° or 25°, so a single bridge can seat on implants that aren’t parallel. The 4.8 and 5.5 mm hats fit the caps of the same diameter.',
      },
      {
        heading: 'Removing the bridge',
        paragraph:
          'The crown remover comes in two lengths: short (85 mm) for anterior and long (125 mm) for posterior restorations. Call for pricing.',
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
      'Unibutments y pilares angulados de titanio para los implantes, tapas y sombreretes para el puente, y extractores para retirarlo.',
    sections: [
      {
        heading: 'Sobre el implante',
        paragraph: 'Dos tipos de pilar, ambos de 4.1 mm de diámetro:',
        points: [
          'Unibutments rectos de 6 mm de altura, con cuello de 1, 2, 3 o 4 mm.',
          'Pilares angulados de 15° y 25° con cuello de 2 mm: corto (5 mm), medio (7 mm) y largo (9 mm).',
        ],
      },
      {
        heading: 'En el puente',
        paragraph:
          'Las tapas Fridge tienen 4.8 o 5.5 mm de diámetro y 7 mm de altura. Las tapas anguladas tienen un orificio inclinado 15° o 25°, de modo que un solo puente se asienta sobre implantes no paralelos. Los sombreretes de 4.8 y 5.5 mm corresponden a las tapas del mismo diámetro.',
      },
      {
        heading: 'Cómo retirarlo',
        paragraph:
          'El extractor de coronas viene en dos longitudes: corto (85 mm), para el sector anterior, y largo (125 mm), para el posterior. Llámenos para conocer el precio.',
      },
      {
        heading: 'Apriete',
        paragraph:
          'Apriete el tornillo protésico a 20 N-cm dos veces, con 10 minutos de diferencia.',
      },
    ],
  },
};
