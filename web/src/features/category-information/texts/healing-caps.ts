import type { TranslatedText } from '../information-text.ts';

export const healingCaps: TranslatedText = {
  en: {
    title: 'Healing Caps',
    summary:
      'Titanium caps that stand on the implant while the gum heals around them, in four profiles and three heights, and the cover screw that closes an implant instead.',
    sections: [
      {
        heading: 'Four profiles',
        paragraph: 'Choose the cap by the platform that will follow it:',
        points: [
          'Narrow: 4.1 mm',
          'Standard: 4.8 mm',
          'Wide: 6.5 mm',
          'Sling: 5.5 mm, with a waisted profile that leaves room for the gum to be drawn up and held around it',
        ],
      },
      {
        heading: 'Three heights',
        paragraph:
          'Each profile is made 2, 4 and 6 mm high, for thin tissue, tissue of middle thickness and thick tissue. All take the 1.25 mm hex driver.',
      },
      {
        heading: 'When to use the cover screw',
        paragraph:
          'The 2.8 mm cover screw is indicated when insertion torque is below 10 N-cm. It takes the same 1.25 mm hex driver as the caps.',
      },
    ],
  },
  es: {
    title: 'Tapas de cicatrización',
    summary:
      'Tapas de titanio que quedan sobre el implante mientras la encía cicatriza a su alrededor, en cuatro perfiles y tres alturas, y el tornillo de cierre que cierra el implante en su lugar.',
    sections: [
      {
        heading: 'Cuatro perfiles',
        paragraph: 'Elija la tapa según la plataforma que vendrá después:',
        points: [
          'Estrecha: 4.1 mm',
          'Estándar: 4.8 mm',
          'Ancha: 6.5 mm',
          'Sling: 5.5 mm, con un perfil entallado que deja espacio para subir la encía y sujetarla a su alrededor',
        ],
      },
      {
        heading: 'Tres alturas',
        paragraph:
          'Cada perfil se fabrica con 2, 4 y 6 mm de altura, para tejido delgado, de grosor medio y grueso. Todas usan la llave hexagonal de 1.25 mm.',
      },
      {
        heading: 'Cuándo usar el tornillo de cierre',
        paragraph:
          'El tornillo de cierre de 2.8 mm está indicado si el torque de inserción es inferior a 10 N-cm. Usa la misma llave hexagonal de 1.25 mm que las tapas.',
      },
    ],
  },
};
