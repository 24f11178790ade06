import type { TranslatedText } from '../information-text.ts';

export const contouredAbutments: TranslatedText = {
  en: {
    title: 'Contoured Shoulder Abutments',
    summary:
      'Titanium abutments with a shoulder that follows the gingival scallop, for three platforms and in four collar heights.',
    sections: [
      {
        heading: 'Three platforms',
        paragraph: 'All have a 6 mm post:',
        points: ['Narrow: 4.1 mm', 'Standard: 4.8 mm', 'Wide: 6.5 mm'],
      },
      {
        heading: 'Four collar heights',
        paragraph:
          'The collar sets the height of the margin: 1, 2, 3 or 4 mm. Use the 1 mm collar for the lowest margin and taller collars for thicker tissue.',
      },
      {
        heading: 'Tightening',
        paragraph:
          'Torque the prosthetic screw to 20 N-cm twice, 10 minutes apart. Use the 35 N-cm prosthetic wrench.',
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
        paragraph: 'En todas, el poste mide 6 mm de altura:',
        points: ['Estrecha: 4.1 mm', 'Estándar: 4.8 mm', 'Ancha: 6.5 mm'],
      },
      {
        heading: 'Cuatro alturas de cuello',
        paragraph:
          'El cuello determina la altura del margen: 1, 2, 3 o 4 mm. El cuello de 1 mm da el margen más bajo; los más altos son para tejidos más gruesos.',
      },
      {
        heading: 'Apriete',
        paragraph:
          'Apriete el tornillo protésico a 20 N-cm dos veces, con 10 minutos de diferencia. Use la llave de torque protésica de 35 N-cm.',
      },
    ],
  },
};
