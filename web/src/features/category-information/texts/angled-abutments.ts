import type { TranslatedText } from '../information-text.ts';

export const angledAbutments: TranslatedText = {
  en: {
    title: 'Angled Abutments',
    summary:
      'Titanium abutments that bring a crown into line where the implant stands off its path: unibutments in one body, and platform abutments with a shoulder for the crown.',
    sections: [
      {
        heading: 'Unibutments',
        paragraph:
          'One-body abutments of 15°, 20° and 25°, each with a collar of 1 or 3 mm. They are 4.1 mm in diameter and 7 mm high.',
      },
      {
        heading: 'Platform abutments',
        paragraph:
          'On the narrow 4.1 mm, standard 4.8 mm and wide 6.5 mm platform, each leaning 15° or 25°. The collar is 1.5 mm, the post 7 mm high.',
      },
      {
        heading: 'Trying the angle',
        paragraph:
          'Parallel guides of 15° and 25° show in the site whether a correction will bring the crown into line, before an abutment is chosen. See Surgical Tools.',
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
      'Pilares de titanio que alinean la corona cuando el implante se desvía de su eje: unibutments de un solo cuerpo y pilares de plataforma con hombro para la corona.',
    sections: [
      {
        heading: 'Unibutments',
        paragraph:
          'Pilares de un solo cuerpo de 15°, 20° y 25°, cada uno con un cuello de 1 o 3 mm. Tienen 4.1 mm de diámetro y 7 mm de altura.',
      },
      {
        heading: 'Pilares de plataforma',
        paragraph:
          'Sobre la plataforma estrecha de 4.1 mm, la estándar de 4.8 mm y la ancha de 6.5 mm, con una inclinación de 15° o 25°. El cuello mide 1.5 mm y el poste tiene 7 mm de altura.',
      },
      {
        heading: 'Probar el ángulo',
        paragraph:
          'Las guías paralelas de 15° y 25° muestran en el lecho si una corrección alineará la corona, antes de elegir el pilar. Véase Instrumental quirúrgico.',
      },
      {
        heading: 'Apriete',
        paragraph:
          'Apriete el tornillo protésico a 20 N-cm dos veces, con 10 minutos de diferencia.',
      },
    ],
  },
};
