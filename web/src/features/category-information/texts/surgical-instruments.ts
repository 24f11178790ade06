import type { TranslatedText } from '../information-text.ts';

export const surgicalInstruments: TranslatedText = {
  en: {
    title: 'Surgical Instruments',
    summary:
      'Drills, drivers, wrenches, guides and gauges, from the pilot hole to the final torque. All are made to fit our implants.',
    sections: [
      {
        heading: 'Drilling sequence',
        paragraph: 'Pilot drill, core drill, head drill:',
        points: [
          'The 2 mm pilot drill opens the site and sets its axis and depth.',
          'Next come the core drills: 2.3 mm (narrow), 2.65 mm (standard) and 3 mm (wide), with 30 or 40 mm shanks.',
          'Head drills of 3.1 mm (narrow), 4.1 mm (standard) and 5.1 mm (wide), with 17 or 23 mm shanks, finish the head of the site. They are 17-4 stainless steel, passivated and heat treated.',
          'XShort implant drills of 4.1 and 5.1 mm are for 6 and 8 mm implants.',
        ],
      },
      {
        heading: 'Drivers',
        paragraph: 'Each comes in short, medium and long:',
        points: [
          'Ratchet and pick-em-up hex drivers, 1.25 mm, for cover screws, healing caps and prosthetic screws.',
          'Ratchet implant drivers, 2.4 mm, up to the implant’s own limit of 80 N-cm.',
          'Secure click implant drivers, 2.4 mm, up to 70 N-cm.',
        ],
      },
      {
        heading: 'Torque wrenches',
        paragraph:
          'Use the 100 N-cm wrench for placement and the 35 N-cm wrench for prosthetics. Torque prosthetic screws to 20 N-cm twice, 10 minutes apart.',
      },
      {
        heading: 'Guides and gauges',
        paragraph:
          'Parallel guides come straight or angled at 15° or 25°. Use the depth gauge, with a ring at every implant length, and the measuring rule to choose the implant.',
      },
    ],
  },
  es: {
    title: 'Instrumental quirúrgico',
    summary:
      'Fresas, llaves, guías y medidores, desde la primera perforación hasta el torque final. Todos se fabrican a la medida de nuestros implantes.',
    sections: [
      {
        heading: 'Secuencia de fresado',
        paragraph: 'Fresa piloto, fresa de núcleo, fresa de cabeza:',
        points: [
          'La fresa piloto de 2 mm abre el lecho y fija su eje y su profundidad.',
          'Después se usan las fresas de núcleo: 2.3 mm (estrecha), 2.65 mm (estándar) y 3 mm (ancha), con vástago de 30 o 40 mm.',
          'Las fresas de cabeza de 3.1 mm (estrecha), 4.1 mm (estándar) y 5.1 mm (ancha), con vástago de 17 o 23 mm, terminan la cabeza del lecho. Son de acero inoxidable 17-4, pasivado y con tratamiento térmico.',
          'Las fresas para implantes extracortos de 4.1 y 5.1 mm son para implantes de 6 y 8 mm.',
        ],
      },
      {
        heading: 'Llaves hexagonales y de implantes',
        paragraph: 'Cada una viene corta, media y larga:',
        points: [
          'Llaves hexagonales de carraca y Pick-em-up, de 1.25 mm, para tornillos de cierre, tapas de cicatrización y tornillos protésicos.',
          'Llaves de implantes de carraca, de 2.4 mm, hasta el límite del propio implante: 80 N-cm.',
          'Llaves de implantes Secure Click, de 2.4 mm, hasta 70 N-cm.',
        ],
      },
      {
        heading: 'Llaves de torque',
        paragraph:
          'Use la llave de torque de 100 N-cm para la colocación y la de 35 N-cm para la prótesis. Apriete los tornillos protésicos a 20 N-cm dos veces, con 10 minutos de diferencia.',
      },
      {
        heading: 'Guías y medidores',
        paragraph:
          'Las guías paralelas son rectas o anguladas a 15° o 25°. Use el medidor de profundidad, con un anillo en cada longitud de implante, y la regla de medición para elegir el implante.',
      },
    ],
  },
};
