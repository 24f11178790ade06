import type { TranslatedText } from '../information-text.ts';

export const implantCategory: TranslatedText = {
  en: {
    title: 'Implants',
    summary:
      'Titanium implants in seven diameters from 3.0 to 8.5 mm and five lengths from 6 to 14 mm. Every diameter comes in every length, all at the same price.',
    sections: [
      {
        heading: 'Seven diameters',
        paragraph: 'Implants are named by diameter:',
        points: [
          'Slender: 3.0 mm',
          'Narrow: 3.5 mm',
          'Standard: 4.5 mm',
          'Wide: 5.5 mm',
          'Extra Wide: 6.5 mm',
          'Super Wide: 7.5 mm',
          'Jumbo: 8.5 mm',
        ],
      },
      {
        heading: 'Five lengths',
        paragraph:
          'XShort is 6 mm, Short 8 mm, Medium 10 mm, Long 12 mm and XLong 14 mm. Use the XShort implant drills for the 6 and 8 mm lengths.',
      },
      {
        heading: 'Placement torque',
        paragraph: 'Stay within the limit of the weakest component in use:',
        points: [
          'The implant tolerates up to 80 N-cm.',
          'The secure click implant driver is rated for up to 70 N-cm.',
          'The placement wrench goes up to 100 N-cm, more than an implant tolerates.',
          'If insertion torque is below 10 N-cm, the 2.8 mm cover screw is indicated.',
        ],
      },
    ],
  },
  es: {
    title: 'Implantes',
    summary:
      'Implantes de titanio en siete diámetros de 3.0 a 8.5 mm y cinco longitudes de 6 a 14 mm. Cada diámetro se ofrece en todas las longitudes, y todos tienen el mismo precio.',
    sections: [
      {
        heading: 'Siete diámetros',
        paragraph: 'El nombre del implante indica su diámetro:',
        points: [
          'Slender: 3.0 mm',
          'Estrecho: 3.5 mm',
          'Estándar: 4.5 mm',
          'Ancho: 5.5 mm',
          'Extraancho: 6.5 mm',
          'Superancho: 7.5 mm',
          'Jumbo: 8.5 mm',
        ],
      },
      {
        heading: 'Cinco longitudes',
        paragraph:
          'El extracorto mide 6 mm, el corto 8 mm, el medio 10 mm, el largo 12 mm y el extralargo 14 mm. Use las fresas para implantes extracortos en las longitudes de 6 y 8 mm.',
      },
      {
        heading: 'Torque de colocación',
        paragraph: 'Respete el límite del componente menos resistente que esté usando:',
        points: [
          'El implante tolera hasta 80 N-cm.',
          'La llave de implantes Secure Click admite hasta 70 N-cm.',
          'La llave de torque quirúrgica alcanza 100 N-cm, más de lo que tolera un implante.',
          'Si el torque de inserción es inferior a 10 N-cm, está indicado el tornillo de cierre de 2.8 mm.',
        ],
      },
    ],
  },
};
