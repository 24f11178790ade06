import type { TranslatedText } from '../information-text.ts';

export const contouredAbutments: TranslatedText = {
  en: {
    title: 'Contoured Shoulder Abutments',
    summary:
      'Titanium abutments whose shoulder follows the scallop of the gum, on three platforms and with four collar heights.',
    sections: [
      {
        heading: 'Three platforms',
        paragraph: 'All of them carry a post 6 mm high:',
        points: ['Narrow: 4.1 mm', 'Standard: 4.8 mm', 'Wide: 6.5 mm'],
      },
      {
        heading: 'Four collar heights',
        paragraph:
          'The collar sets how high the margin stands: 1, 2, 3 or 4 mm. The 1 mm collar sets it lowest; the taller ones lift it through thicker tissue.',
      },
      {
        heading: 'Tightening',
        paragraph:
          'Torque the prosthetic screw to 20 N-cm twice, 10 minutes apart. The 35 N-cm wrench is the one for prosthetics.',
      },
    ],
  },
  es: {
    title: 'Pilares de hombro contorneado',
    summary:
      'Pilares de titanio cuyo hombro sigue el festoneado de la encía, en tres plataformas y con cuatro alturas de cuello.',
    sections: [
      {
        heading: 'Tres plataformas',
        paragraph: 'Todas llevan un poste de 6 mm de altura:',
        points: ['Estrecha: 4.1 mm', 'Estándar: 4.8 mm', 'Ancha: 6.5 mm'],
      },
      {
        heading: 'Cuatro alturas de cuello',
        paragraph:
          'El cuello determina la altura del margen: 1, 2, 3 o 4 mm. El cuello de 1 mm lo deja más bajo; los más altos lo elevan a través de un tejido más grueso.',
      },
      {
        heading: 'Apriete',
        paragraph:
          'Apriete el tornillo protésico a 20 N-cm dos veces, con 10 minutos de diferencia. La llave de torque de 35 N-cm es la indicada para la prótesis.',
      },
    ],
  },
};
