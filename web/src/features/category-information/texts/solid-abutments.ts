import type { TranslatedText } from '../information-text.ts';

export const solidAbutments: TranslatedText = {
  en: {
    title: 'Solid Abutments',
    summary:
      'One-piece titanium posts for cemented crowns, by diameter and height, and rescue abutments for implants whose connection no longer accepts a solid one.',
    sections: [
      {
        heading: 'Diameters and heights',
        paragraph:
          'Solid abutments come in diameters of 3.5, 4.5, 5.5 and 6.5 mm, each 4, 6 or 8 mm high.',
        points: [
          'The 4 mm post is for limited occlusal space.',
          'The 6 mm post is the medium height and can be shortened.',
          'The 8 mm post supports tall crowns and can be shortened.',
        ],
      },
      {
        heading: 'Rescue abutments',
        paragraph:
          'Rescue abutments are available for diameters of 3.5 and 4.5 mm and are 6 mm high. They cost the same as solid abutments.',
      },
      {
        heading: 'Removing a solid abutment',
        paragraph:
          'If a solid abutment doesn’t come loose by hand, use an abutment remover: its threaded tip pushes the abutment out of the implant. See Surgical Tools.',
      },
    ],
  },
  es: {
    title: 'Pilares sólidos',
    summary:
      'Postes de titanio de una pieza para coronas cementadas, por diámetro y altura, y pilares de rescate para implantes cuya conexión ya no admite un pilar sólido.',
    sections: [
      {
        heading: 'Diámetros y alturas',
        paragraph:
          'Los pilares sólidos vienen en diámetros de 3.5, 4.5, 5.5 y 6.5 mm, cada uno con 4, 6 u 8 mm de altura.',
        points: [
          'El poste de 4 mm es para espacios oclusales reducidos.',
          'El poste de 6 mm es la altura media y se puede recortar.',
          'El poste de 8 mm sostiene coronas altas y se puede recortar.',
        ],
      },
      {
        heading: 'Pilares de rescate',
        paragraph:
          'Los pilares de rescate están disponibles para los diámetros de 3.5 y 4.5 mm y tienen 6 mm de altura. Cuestan lo mismo que los pilares sólidos.',
      },
      {
        heading: 'Cómo retirar un pilar sólido',
        paragraph:
          'Si un pilar sólido no se suelta a mano, use un extractor de pilares: su punta roscada empuja el pilar fuera del implante. Consulte Instrumental quirúrgico.',
      },
    ],
  },
};
