import type { TranslatedText } from '../information-text.ts';

export const solidAbutments: TranslatedText = {
  en: {
    title: 'Solid Abutments',
    summary:
      'One-piece titanium posts for cemented crowns, ordered by diameter and height, and rescue abutments for an implant whose connection no longer takes a solid one.',
    sections: [
      {
        heading: 'Diameters and heights',
        paragraph:
          'Solid abutments are made in diameters of 3.5, 4.5, 5.5 and 6.5 mm, each of them 4, 6 and 8 mm high.',
        points: [
          'The 4 mm post is for low bites.',
          'The 6 mm post is the middle height and can be cut back.',
          'The 8 mm post holds tall crowns and can be cut back.',
        ],
      },
      {
        heading: 'Rescue abutments',
        paragraph:
          'Rescue abutments come for diameters of 3.5 and 4.5 mm and are 6 mm high. They cost the same as solid abutments.',
      },
      {
        heading: 'Taking one out',
        paragraph:
          'A solid abutment that will not come loose by hand is freed with an abutment remover: its threaded tip pushes the abutment out of the implant. See Surgical Tools.',
      },
    ],
  },
  es: {
    title: 'Pilares sólidos',
    summary:
      'Postes de titanio de una pieza para coronas cementadas, ordenados por diámetro y altura, y pilares de rescate para un implante cuya conexión ya no admite un pilar sólido.',
    sections: [
      {
        heading: 'Diámetros y alturas',
        paragraph:
          'Los pilares sólidos se fabrican con diámetros de 3.5, 4.5, 5.5 y 6.5 mm, cada uno con 4, 6 y 8 mm de altura.',
        points: [
          'El poste de 4 mm es para mordidas bajas.',
          'El poste de 6 mm es la altura media y se puede recortar.',
          'El poste de 8 mm sostiene coronas altas y se puede recortar.',
        ],
      },
      {
        heading: 'Pilares de rescate',
        paragraph:
          'Los pilares de rescate existen para los diámetros de 3.5 y 4.5 mm y tienen 6 mm de altura. Cuestan lo mismo que los pilares sólidos.',
      },
      {
        heading: 'Cómo retirarlo',
        paragraph:
          'Un pilar sólido que no se suelta a mano se libera con un extractor de pilares: su punta roscada empuja el pilar fuera del implante. Véase Instrumental quirúrgico.',
      },
    ],
  },
};
