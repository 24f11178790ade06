import type { TranslatedText } from '../information-text.ts';

export const kits: TranslatedText = {
  en: {
    title: 'Surgical & Prosthetic Kits',
    summary:
      'Everything for placing and restoring the implants in one case: a basic and a comprehensive kit for surgery, and a kit for prosthetics.',
    sections: [
      {
        heading: 'For surgery',
        paragraph: 'Two kits differ in how much they hold:',
        points: [
          'The basic surgical kit has 18 instruments in a case of 190 by 140 mm.',
          'The comprehensive surgical kit has 44 instruments in a case of 250 by 170 mm: every drill of the range, TurboGuide and its stops, all implant drivers, guides, gauges and the 100 N-cm wrench.',
        ],
      },
      {
        heading: 'For prosthetics',
        paragraph:
          'The prosthetic kit has 10 instruments in a case of 160 by 110 mm: hex drivers in three lengths, pick-em-up drivers, abutment removers and the 35 N-cm wrench for prosthetic screws.',
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
      'Todo para colocar y restaurar los implantes en un estuche: un kit básico y uno completo para la cirugía, y un kit para la prótesis.',
    sections: [
      {
        heading: 'Para la cirugía',
        paragraph: 'Dos kits que se distinguen por su contenido:',
        points: [
          'El kit quirúrgico básico tiene 18 instrumentos en un estuche de 190 por 140 mm.',
          'El kit quirúrgico completo tiene 44 instrumentos en un estuche de 250 por 170 mm: todas las fresas de la gama, TurboGuide y sus topes, todas las llaves de implantes, guías, medidores y la llave de torque de 100 N-cm.',
        ],
      },
      {
        heading: 'Para la prótesis',
        paragraph:
          'El kit protésico tiene 10 instrumentos en un estuche de 160 por 110 mm: llaves hexagonales en tres longitudes, llaves Pick-em-up, extractores de pilares y la llave de torque de 35 N-cm para los tornillos protésicos.',
      },
      {
        heading: 'Estuches',
        paragraph: 'Los estuches vacíos solo se venden como parte de un kit.',
      },
    ],
  },
};
