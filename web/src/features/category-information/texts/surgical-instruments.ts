import type { TranslatedText } from '../information-text.ts';

export const surgicalInstruments: TranslatedText = {
  en: {
    title: 'Surgical Instruments',
    summary:
      'Drills, drivers, wrenches, guides and gauges, from the first hole to the last turn of a screw. All are made to our implants’ drawings.',
    sections: [
      {
        heading: 'Drill sequence',
        paragraph: 'Pilot drill, core drill, head drill:',
        points: [
          'The 2 mm pilot drill opens the site and sets its axis and depth.',
          'Core drills follow: 2.3 mm (narrow), 2.65 mm (standard) and 3 mm (wide), with 30 or 40 mm shanks.',
          'Head drills of 3.1 mm (narrow), 4.1 mm (standard) and 5.1 mm (wide) finish the head of the site, with 17 or 23 mm shanks. They are 17-4 stainless steel, passivated and heat treated.',
          'XShort implant drills of 4.1 and 5.1 mm are for 6 and 8 mm implants.',
        ],
      },
      {
        heading: 'Drivers',
        paragraph: 'Each comes in short, medium and long:',
        points: [
          'Ratchet hex drivers and pick-em-up hex drivers, 1.25 mm, are for cover screws, healing caps and prosthetic screws.',
          'Ratchet implant drivers, 2.4 mm, are limited by the implant itself: up to 80 N-cm.',
          'Secure click implant drivers, 2.4 mm, are rated up to 70 N-cm.',
        ],
      },
      {
        heading: 'Torque wrenches',
        paragraph:
          'Use the 100 N-cm wrench for placement and the 35 N-cm wrench for prosthetics. Prosthetic screws are torqued at 20 N-cm twice, 10 minutes apart.',
      },
      {
        heading: 'Guides and gauges',
        paragraph:
          'Parallel guides are straight or angled at 15° or 25°. A depth gauge with rings at every implant length and a measuring rule help you check the fit.',
      },
    ],
  },
  es: {
    title: 'Instrumental quirúrgico',
    summary:
      'Fresas, llaves, guías y medidores, desde la primera perforación hasta la última vuelta de un tornillo. Todo se fabrica según los planos de nuestros implantes.',
    sections: [
      {
        heading: 'Secuencia de fresado',
        paragraph: 'Fresa piloto, fresa de núcleo, fresa de cabeza:',
        points: [
          'La fresa piloto de 2 mm abre el lecho y fija su eje y su profundidad.',
          'Siguen las fresas de núcleo: 2.3 mm (estrecha), 2.65 mm (estándar) y 3 mm (ancha), con vástagos de 30 o 40 mm.',
          'Las fresas de cabeza de 3.1 mm (estrecha), 4.1 mm (estándar) y 5.1 mm (ancha) terminan la cabeza del lecho, con vástagos de 17 o 23 mm. Son de acero inoxidable 17-4, pasivado y con tratamiento térmico.',
          'Las fresas para implantes extracortos de 4.1 y 5.1 mm son para implantes de 6 y 8 mm.',
        ],
      },
      {
        heading: 'Llaves hexagonales y de implantes',
        paragraph: 'Cada una viene corta, media y larga:',
        points: [
          'Las llaves hexagonales de carraca y las Pick-em-up, de 1.25 mm, son para tornillos de cierre, tapas de cicatrización y tornillos protésicos.',
          'Las llaves de implantes de carraca, de 2.4 mm, tienen el límite del propio implante: hasta 80 N-cm.',
          'Las llaves de implantes Secure Click, de 2.4 mm, admiten hasta 70 N-cm.',
        ],
      },
      {
        heading: 'Llaves de torque',
        paragraph:
          'Use la llave de torque de 100 N-cm para la colocación y la de 35 N-cm para la prótesis. Los tornillos protésicos se aprietan a 20 N-cm dos veces, con 10 minutos de diferencia.',
      },
      {
        heading: 'Guías y medidores',
        paragraph:
          'Las guías paralelas son rectas o anguladas a 15° o 25°. Un medidor de profundidad con anillos en cada longitud de implante y una regla de medición ayudan a verificar el ajuste.',
      },
    ],
  },
};
