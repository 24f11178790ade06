import type { TranslatedText } from '../information-text.ts';

export const healingCaps: TranslatedText = {
  en: {
    title: 'Healing Caps',
    summary:
      'Titanium caps that stay on the implant while the gum heals around them, in four profiles and three heights, and a cover screw to use instead.',
    sections: [
      {
        heading: 'Four profiles',
        paragraph: 'Match the cap to the platform that will follow it:',
        points: [
          'Narrow: 4.1 mm',
          'Standard: 4.8 mm',
          'Wide: 6.5 mm',
          'Sling: 5.5 mm, with a waisted profile that lets the gum be drawn up and held around it',
        ],
      },
      {
        heading: 'Three heights',
        paragraph:
          'Each profile comes in heights of 2, 4 and 6 mm, for thin, medium and thick tissue. All take the 1.25 mm hex driver.',
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
      'Tapas de titanio que permanecen sobre el implante mientras la encía cicatriza a su alrededor, en cuatro perfiles y tres alturas, y un tornillo de cierre como alternativa.',
    sections: [
      {
        heading: 'Cuatro perfiles',
        paragraph: 'Elija la tapa según la plataforma que usará después:',
        points: [
          'Estrecha: 4.1 mm',
          'Estándar: 4.8 mm',
          'Ancha: 6.5 mm',
          'Sling: 5.5 mm, con un perfil entallado que permite subir la encía y sujetarla a su alrededor',
        ],
      },
      {
        heading: 'Tres alturas',
        paragraph:
          'Cada perfil viene en alturas de 2, 4 y 6 mm, para tejido delgado, medio y grueso. Todas usan la llave hexagonal de 1.25 mm.',
      },
      {
        heading: 'Cuándo usar el tornillo de cierre',
        paragraph:
          'El tornillo de cierre de 2.8 mm está indicado cuando el torque de inserción es inferior a 10 N-cm. Usa la misma llave hexagonal de 1.25 mm que las tapas.',
      },
    ],
  },
};
