import type { TranslatedText } from '../information-text.ts';

export const kits: TranslatedText = {
  en: {
    title: 'Surgical & Prosthetic Kits',
    summary:
      'Instruments for placing and restoring implants: a basic and a comprehensive surgical kit, and a prosthetic kit. Call to confirm contents.',
    sections: [
      {
        heading: 'For surgery',
        paragraph: 'Choose from two sizes:',
        points: [
          'The basic surgical kit has 18 instruments in a case of 190 by 140 mm.',
          'The comprehensive surgical kit has 44 instruments in a case of 250 by 170 mm.',
        ],
      },
      {
        heading: 'For prosthetics',
        paragraph: 'The prosthetic kit has 10 instruments in a case of 160 by 110 mm.',
      },
      {
        heading: 'Cases',
        paragraph: 'Cases are only available as part of a kit.',
      },
    ],
  },
  es: {
    title: 'Kits quirúrgicos y protésicos',
    summary:
      'Instrumentos para colocar y restaurar implantes: un kit quirúrgico básico, uno completo y un kit protésico. Llame para confirmar el contenido.',
    sections: [
      {
        heading: 'Para la cirugía',
        paragraph: 'Elija entre dos tamaños:',
        points: [
          'El kit quirúrgico básico tiene 18 instrumentos en un estuche de 190 por 140 mm.',
          'El kit quirúrgico completo tiene 44 instrumentos en un estuche de 250 por 170 mm.',
        ],
      },
      {
        heading: 'Para la prótesis',
        paragraph: 'El kit protésico tiene 10 instrumentos en un estuche de 160 por 110 mm.',
      },
      {
        heading: 'Estuches',
        paragraph: 'Los estuches solo se venden como parte de un kit.',
      },
    ],
  },
};
