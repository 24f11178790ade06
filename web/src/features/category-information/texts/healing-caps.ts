import type { TranslatedText } from '../information-text.ts';

export const healingCaps: TranslatedText = {
  en: {
    title: 'Healing Caps',
    summary:
      'Titanium caps that shape the gum as it heals around them, in four profiles and three heights, and a cover screw for implants that heal covered.',
    sections: [
      {
        heading: 'Four profiles',
        paragraph: 'Match the cap to the final platform:',
        points: [
          'Narrow: 4.1 mm',
          'Standard: 4.8 mm',
          'Wide: 6.5 mm',
          'Sling: 5.5 mm, with a waisted profile that leaves room to draw the gum up and hold it around the cap',
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
      'Tapas de titanio que dan forma a la encía mientras cicatriza, en cuatro perfiles y tres alturas, y un tornillo de cierre para los implantes que cicatrizan cubiertos.',
    sections: [
      {
        heading: 'Cuatro perfiles',
        paragraph: 'Elija la tapa según la plataforma definitiva:',
        points: [
          'Estrecha: 4.1 mm',
          'Estándar: 4.8 mm',
          'Ancha: 6.5 mm',
          'Sling: 5.5 mm, con un perfil entallado que deja espacio para subir la encía y sujetarla alrededor de la tapa',
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
          'El tornillo de cierre de 2.8 mm está indicado si el torque de inserción es inferior a 10 N-cm. Usa la misma llave hexagonal de 1.25 mm que las tapas.',
      },
    ],
  },
};
