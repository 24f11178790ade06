import type { TranslatedText } from '../information-text.ts';

export const angledAbutments: TranslatedText = {
  en: {
    title: 'Angled Abutments',
    summary:
      'Titanium abutments that correct the crown’s angle when the implant is off axis: one-piece unibutments, and platform abutments with a shoulder for the crown.',
    sections: [
      {
        heading: 'Unibutments',
        paragraph:
          'One-piece abutments at 15°, 20° and 25°, each with a 1 or 3 mm collar. They are 4.1 mm in diameter and 7 mm high.',
      },
      {
        heading: 'Platform abutments',
        paragraph:
          'For the narrow 4.1 mm, standard 4.8 mm and wide 6.5 mm platforms, each at 15° or 25°. The collar is 1.5 mm high and the post 7 mm.',
      },
      {
        heading: 'Checking the angle',
        paragraph:
          'Before you choose an abutment, place a 15° or 25° parallel guide in the site to see whether that correction aligns the crown. See Surgical Tools.',
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
      'Pilares de titanio que alinean la corona cuando el implante se desvía de su eje: unibutments de una pieza y pilares de plataforma con hombro para la corona.',
    sections: [
      {
        heading: 'Unibutments',
        paragraph:
          'Pilares de una pieza de 15°, 20° y 25°, cada uno con un cuello de 1 o 3 mm. Tienen 4.1 mm de diámetro y 7 mm de altura.',
      },
      {
        heading: 'Pilares de plataforma',
        paragraph:
          'Sobre la plataforma estrecha de 4.1 mm, la estándar de 4.8 mm y la ancha de 6.5 mm, con una inclinación de 15° o 25°. El cuello mide 1.5 mm y el poste tiene 7 mm de altura.',
      },
      {
        heading: 'Comprobación del ángulo',
        paragraph:
          'Antes de elegir el pilar, coloque en el lecho una guía paralela de 15° o 25° para ver si esa corrección alinea la corona. Consulte Instrumental quirúrgico.',
      },
      {
        heading: 'Apriete',
        paragraph:
          'Apriete el tornillo protésico a 20 N-cm dos veces, con 10 minutos de diferencia.',
      },
    ],
  },
};
