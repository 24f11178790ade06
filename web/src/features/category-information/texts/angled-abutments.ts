import type { TranslatedText } from '../information-text.ts';

export const angledAbutments: TranslatedText = {
  en: {
    title: 'Angled Abutments',
    summary:
      'Titanium abutments that bring a crown into line when the implant is angled: one-piece unibutments, and platform abutments with a shoulder for the crown.',
    sections: [
      {
        heading: 'Unibutments',
        paragraph:
          'One-piece abutments at 15°, 20° and 25°, each with a 1 or 3 mm collar. They are 4.1 mm in diameter and 7 mm high.',
      },
      {
        heading: 'Platform abutments',
        paragraph:
          'For the narrow 4.1 mm, standard 4.8 mm and wide 6.5 mm platforms, each at 15° or 25°. The collar is 1.5 mm and the post is 7 mm high.',
      },
      {
        heading: 'Checking the angle',
        paragraph:
          'Use the 15° and 25° parallel guides to check the correction in the site before you choose an abutment. See Surgical Tools.',
      },
      {
        heading: 'Tightening',
        paragraph: 'Torque the prosthetic screw to 20 N-cm twice, 10 minutes apart.',
      },
    ],
  },
  es: {
    title: 'Pilares angulados',
    summary:
      'Pilares de titanio que alinean la corona cuando el implante está angulado: unibutments de una pieza y pilares de plataforma con hombro para la corona.',
    sections: [
      {
        heading: 'Unibutments',
        paragraph:
          'Pilares de una pieza de 15°, 20° y 25°, con cuello de 1 o 3 mm. Tienen 4.1 mm de diámetro y 7 mm de altura.',
      },
      {
        heading: 'Pilares de plataforma',
        paragraph:
          'Para las plataformas estrecha de 4.1 mm, estándar de 4.8 mm y ancha de 6.5 mm, con una angulación de 15° o 25°. El cuello mide 1.5 mm y el poste, 7 mm de altura.',
      },
      {
        heading: 'Verificar el ángulo',
        paragraph:
          'Use las guías paralelas de 15° y 25° para verificar la corrección en el lecho antes de elegir el pilar. Consulte Instrumental quirúrgico.',
      },
      {
        heading: 'Apriete',
        paragraph:
          'Apriete el tornillo protésico a 20 N-cm dos veces, con 10 minutos de diferencia.',
      },
    ],
  },
};
