import type { TranslatedText } from '../information-text.ts';

export const titach: TranslatedText = {
  en: {
    title: 'Titach System',
    summary:
      'A titanium attachment for removable dentures: an abutment on the implant, a cap in the denture and a silicone sleeve between them. The full arch system supports a denture on attachments across the whole arch.',
    sections: [
      {
        heading: 'Components of an attachment',
        paragraph: 'Each is sold separately. Kits are also available: call to confirm contents.',
        points: [
          'The titanium abutment, with collars from 1 to 4 mm; kits have collars of 2, 3 or 4 mm.',
          'The titanium cap, 4.5 or 6 mm high. The tall cap has more grip in the denture base.',
          'The silicone sleeve: soft (one ring), medium (two rings) or firm (three rings). Replace it when retention weakens.',
        ],
      },
      {
        heading: 'Full arch system',
        paragraph:
          'Abutment sets, straight or angled at 17° or 30°, on a 4.8 mm platform with a 2 mm collar, and the 6.5 mm full arch cap.',
      },
      {
        heading: 'Tightening',
        paragraph: 'Torque the prosthetic screw to 20 N-cm twice, 10 minutes apart.',
      },
    ],
  },
  es: {
    title: 'Sistema Titach',
    summary:
      'Un aditamento de titanio para prótesis removibles: un pilar en el implante, una tapa en la prótesis y una funda de silicona entre ambos. El sistema de arcada completa sostiene la prótesis sobre anclajes en toda la arcada.',
    sections: [
      {
        heading: 'Componentes de un anclaje',
        paragraph:
          'Cada componente se vende por separado. También hay kits: llame para confirmar el contenido.',
        points: [
          'El pilar de titanio, con cuellos de 1 a 4 mm; los kits tienen cuellos de 2, 3 o 4 mm.',
          'La tapa de titanio, de 4.5 o 6 mm de altura. La alta tiene más agarre en la base de la prótesis.',
          'La funda de silicona: blanda (un anillo), media (dos anillos) o firme (tres anillos). Cámbiela cuando pierda retención.',
        ],
      },
      {
        heading: 'Sistema de arcada completa',
        paragraph:
          'Juegos de pilares rectos o inclinados 17° o 30°, sobre una plataforma de 4.8 mm con cuello de 2 mm, y la tapa de arcada completa de 6.5 mm.',
      },
      {
        heading: 'Apriete',
        paragraph:
          'Apriete el tornillo protésico a 20 N-cm dos veces, con 10 minutos de diferencia.',
      },
    ],
  },
};
