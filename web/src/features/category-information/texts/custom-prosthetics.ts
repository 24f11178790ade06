import type { TranslatedText } from '../information-text.ts';

export const customProsthetics: TranslatedText = {
  en: {
    title: 'Custom Prosthetics',
    summary:
      'Copings for the impression and analogs for the model, to transfer the position of the implant to the lab that makes the custom prosthetic.',
    sections: [
      {
        heading: 'Closed tray or open tray',
        paragraph: 'Both copings are titanium. They differ in how they come out of the mouth.',
        points: [
          'The closed tray coping, 9 mm high, stays on the implant when you remove the tray. Place it back into the impression afterward.',
          'The open tray coping, 14 mm high, comes out with the impression. Loosen its long screw through the opening in the tray.',
        ],
      },
      {
        heading: 'The analog',
        paragraph:
          'The impression analog represents the implant in the model. It is stainless steel, 12 mm long, with anti-rotation grooves.',
      },
      {
        heading: 'Three platforms',
        paragraph: 'Choose a coping and an analog for the same platform:',
        points: ['Narrow: 4.1 mm', 'Standard: 4.8 mm', 'Wide: 6.5 mm'],
      },
    ],
  },
  es: {
    title: 'Prótesis a medida',
    summary:
      'Cofias para la impresión y análogos para el modelo, que transfieren la posición del implante al laboratorio donde se hace la prótesis a medida.',
    sections: [
      {
        heading: 'Cubeta cerrada o cubeta abierta',
        paragraph: 'Ambas cofias son de titanio. Se diferencian en cómo salen de la boca.',
        points: [
          'La cofia para cubeta cerrada, de 9 mm de altura, permanece en el implante al retirar la cubeta. Después, vuelva a colocarla en la impresión.',
          'La cofia para cubeta abierta, de 14 mm de altura, sale con la impresión. Afloje su tornillo largo a través de la abertura de la cubeta.',
        ],
      },
      {
        heading: 'El análogo',
        paragraph:
          'El análogo de impresión representa al implante en el modelo. Es de acero inoxidable, mide 12 mm de longitud y tiene ranuras antirrotación.',
      },
      {
        heading: 'Tres plataformas',
        paragraph: 'Elija la cofia y el análogo de la misma plataforma:',
        points: ['Estrecha: 4.1 mm', 'Estándar: 4.8 mm', 'Ancha: 6.5 mm'],
      },
    ],
  },
};
