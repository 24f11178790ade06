import type { TranslatedText } from '../information-text.ts';

export const solidAbutments: TranslatedText = {
  en: {
    title: 'Solid Abutments',
    summary:
      'One-piece titanium posts for cemented crowns, by diameter and height, and rescue abutments for implants that no longer accept a solid abutment.',
    sections: [
      {
        heading: 'Diameters and heights',
        paragraph:
          'Solid abutments come in diameters of 3.5, 4.5, 5.5 and 6.5 mm, each in heights of 4, 6 and 8 mm.',
        points: [
          'The 4 mm post is for limited occlusal clearance.',
          'The 6 mm post is the medium height and can be trimmed.',
          'The 8 mm post supports tall crowns and can be trimmed.',
        ],
      },
      {
        heading: 'Rescue abutments',
        paragraph:
          'Rescue abutments come in diameters of 3.5 and 4.5 mm and are 6 mm high. They cost the same as solid abutments.',
      },
      {
        heading: 'Removal',
        paragraph:
          'If a solid abutment won’t come loose by hand, use an abutment remover. Its threaded tip pushes the abutment out of the implant. See Surgical Tools.',
      },
    ],
  },
  es: {
    title: 'Pilares sólidos',
    summary:
      'Postes de titanio de una pieza para coronas cementadas, por diámetro y altura, y pilares de rescate para implantes que ya no admiten un pilar sólido.',
    sections: [
      {
        heading: 'Diámetros y alturas',
        paragraph:
          'Los pilares sólidos vienen en diámetros de 3.5, 4.5, 5.5 y 6.5 mm, cada uno en alturas de 4, 6 y 8 mm.',
        points: [
          'El poste de 4 mm es para un espacio interoclusal reducido.',
          'El poste de 6 mm es el de altura media y se puede recortar.',
          'El poste de 8 mm sostiene coronas altas y se puede recortar.',
        ],
      },
      {
        heading: 'Pilares de rescate',
        paragraph:
          'Los pilares de rescate vienen en diámetros de 3.5 y 4.5 mm y tienen 6 mm de altura. Cuestan lo mismo que los pilares sólidos.',
      },
      {
        heading: 'Cómo retirarlo',
        paragraph:
          'Si un pilar sólido no se suelta a mano, use un extractor de pilares. Su punta roscada empuja el pilar fuera del implante. Consulte Instrumental quirúrgico.',
      },
    ],
  },
};
