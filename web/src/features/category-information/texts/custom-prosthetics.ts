import type { TranslatedText } from '../information-text.ts';

export const customProsthetics: TranslatedText = {
  en: {
    title: 'Custom Prosthetics',
    summary:
      'Copings for the impression and analogs for the model. They transfer the position of the implant from the mouth to the lab, where the custom prosthetic is made.',
    sections: [
      {
        heading: 'Closed tray or open tray',
        paragraph:
          'Both types of coping are titanium. They differ in how they come out of the mouth.',
        points: [
          'The closed tray coping, 9 mm high, stays on the implant when the tray is removed and is then placed back in the impression.',
          'The open tray coping, 14 mm high, comes out with the impression. Its long screw is accessible through the open tray.',
        ],
      },
      {
        heading: 'The analog',
        paragraph:
          'The impression analog represents the implant in the model. It is stainless steel, 12 mm long, with anti-rotation grooves.',
      },
      {
        heading: 'Three platforms',
        paragraph: 'Use a coping and an analog for the same platform:',
        points: ['Narrow: 4.1 mm', 'Standard: 4.8 mm', 'Wide: 6.5 mm'],
      },
    ],
  },
  es: {
    title: 'Prótesis a medida',
    summary:
      'Cofias para la impresión y análogos para el modelo. Transfieren la posición del implante de la boca al laboratorio, donde se hace la prótesis a medida.',
    sections: [
      {
        heading: 'Cubeta cerrada o cubeta abierta',
        paragraph:
          'Ambos tipos de cofia son de titanio. Se diferencian en cómo se retiran de la boca.',
        points: [
          'La cofia de cubeta cerrada, de 9 mm de altura, permanece en el implante al retirar la cubeta y después se reposiciona en la impresión.',
          'La cofia de cubeta abierta, de 14 mm de altura, sale con la impresión. Se accede a su tornillo largo a través de la cubeta abierta.',
        ],
      },
      {
        heading: 'El análogo',
        paragraph:
          'El análogo de impresión representa al implante en el modelo. Es de acero inoxidable, mide 12 mm de longitud y tiene ranuras antirrotacionales.',
      },
      {
        heading: 'Tres plataformas',
        paragraph: 'Use la cofia y el análogo de la misma plataforma:',
        points: ['Estrecha: 4.1 mm', 'Estándar: 4.8 mm', 'Ancha: 6.5 mm'],
      },
    ],
  },
};
