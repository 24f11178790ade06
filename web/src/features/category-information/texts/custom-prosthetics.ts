import type { TranslatedText } from '../information-text.ts';

export const customProsthetics: TranslatedText = {
  en: {
    title: 'Custom Prosthetics',
    summary:
      'What carries the position of the implant from the mouth to the lab, where a custom prosthetic is made: copings for the impression and analogs for the model.',
    sections: [
      {
        heading: 'Closed tray or open tray',
        paragraph:
          'Both kinds of coping are of titanium; what differs is how they leave the mouth.',
        points: [
          'The closed tray coping, 9 mm high, stays on the implant when the tray comes off and is then set back into the impression.',
          'The open tray coping, 14 mm high, comes away with the impression; its long screw is reached through the open tray.',
        ],
      },
      {
        heading: 'The analog',
        paragraph:
          'The impression analog stands for the implant in the model. It is made of stainless steel, 12 mm long, with grooves against turning.',
      },
      {
        heading: 'Three platforms',
        paragraph: 'Take coping and analog for one and the same platform:',
        points: ['Narrow: 4.1 mm', 'Standard: 4.8 mm', 'Wide: 6.5 mm'],
      },
    ],
  },
  es: {
    title: 'Prótesis a medida',
    summary:
      'Lo que lleva la posición del implante de la boca al laboratorio, donde se hace la prótesis a medida: cofias para la impresión y análogos para el modelo.',
    sections: [
      {
        heading: 'Cubeta cerrada o cubeta abierta',
        paragraph:
          'Ambos tipos de cofia son de titanio; lo que cambia es la forma en que salen de la boca.',
        points: [
          'La cofia de cubeta cerrada, de 9 mm de altura, se queda en el implante al retirar la cubeta y después se vuelve a colocar en la impresión.',
          'La cofia de cubeta abierta, de 14 mm de altura, sale con la impresión; a su tornillo largo se llega a través de la cubeta abierta.',
        ],
      },
      {
        heading: 'El análogo',
        paragraph:
          'El análogo de impresión representa al implante en el modelo. Es de acero inoxidable, de 12 mm de longitud, con ranuras que impiden el giro.',
      },
      {
        heading: 'Tres plataformas',
        paragraph: 'Elija la cofia y el análogo de la misma plataforma:',
        points: ['Estrecha: 4.1 mm', 'Estándar: 4.8 mm', 'Ancha: 6.5 mm'],
      },
    ],
  },
};
