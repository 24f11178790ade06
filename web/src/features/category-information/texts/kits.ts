import type { TranslatedText } from '../information-text.ts';

export const kits: TranslatedText = {
  en: {
    title: 'Surgical & Prosthetic Kits',
    summary:
      'Instruments for placing and restoring the implants: a basic and a comprehensive kit for surgery, and a kit for prosthetics. Call to confirm contents.',
    sections: [
      {
        heading: 'For surgery',
        paragraph: 'The two kits differ in size:',
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
        paragraph: 'The empty cases are only available as part of a kit.',
      },
    ],
  },
  es: {
    title: 'Kits quirúrgicos y protésicos',
    summary:
      'Instrumentos para colocar y restaurar los implantes: un kit básico y uno completo para la cirugía, y un kit para la prótesis. Llame para confirmar el contenido.',
    sections: [
      {
        heading: 'Para la cirugía',
        paragraph: 'Los dos kits se diferencian por su tamaño:',
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
        paragraph: 'Los estuches vacíos solo se venden como parte de un kit.',
      },
    ],
  },
};
