import type { Language } from '@dental-shop/domain/language/language';

type Questions = readonly (readonly [question: string, answer: string])[];

/** The lessons of the tutorial, in order. */
export const lessons = [
  'sizes',
  'torque',
  'drills',
  'turboGuide',
  'healing',
  'abutments',
  'titach',
  'fridge',
] as const;

export type Lesson = (typeof lessons)[number];

/** Three questions for each lesson; each answer stands in the lesson's own text. */
export const tutorialQuestions: Readonly<Record<Lesson, Readonly<Record<Language, Questions>>>> = {
  sizes: {
    en: [
      ['What is the diameter of a Standard implant?', '4.5 mm.'],
      ['How long are XShort and XLong implants?', '6 mm and 14 mm.'],
      ['How many diameters and lengths does the system have?', 'Seven diameters, five lengths.'],
    ],
    es: [
      ['¿Qué diámetro tiene un implante estándar?', '4.5 mm.'],
      ['¿Cuánto miden un implante extracorto y uno extralargo?', '6 mm y 14 mm.'],
      ['¿Cuántos diámetros y longitudes tiene el sistema?', 'Siete diámetros, cinco longitudes.'],
    ],
  },
  torque: {
    en: [
      ['How much torque does an implant tolerate when it is placed?', 'Up to 80 N-cm.'],
      [
        'The placement wrench goes up to 100 N-cm. What is the limit with a secure click driver?',
        'The driver’s limit: 70 N-cm.',
      ],
      ['How is a prosthetic screw tightened?', 'To 20 N-cm twice, 10 minutes apart.'],
    ],
    es: [
      ['¿Cuánto torque tolera un implante al colocarlo?', 'Hasta 80 N-cm.'],
      [
        'La llave de torque para la colocación alcanza 100 N-cm. ¿Cuál es el límite con una llave Secure Click?',
        'El de la llave Secure Click: 70 N-cm.',
      ],
      [
        '¿Cómo se aprieta un tornillo protésico?',
        'A 20 N-cm dos veces, con 10 minutos de diferencia.',
      ],
    ],
  },
  drills: {
    en: [
      ['In what order are the drills used?', 'Pilot drill, core drill, head drill.'],
      [
        'What diameters do the core drills come in?',
        '2.3 mm (narrow), 2.65 mm (standard) and 3 mm (wide).',
      ],
      ['Which implants are the XShort implant drills for?', '6 and 8 mm implants.'],
    ],
    es: [
      ['¿En qué orden se usan las fresas?', 'Fresa piloto, fresa de núcleo, fresa de cabeza.'],
      [
        '¿Qué diámetros tienen las fresas de núcleo?',
        '2.3 mm (estrecha), 2.65 mm (estándar) y 3 mm (ancha).',
      ],
      [
        '¿Para qué implantes sirven las fresas para implantes extracortos?',
        'Para los de 6 y 8 mm.',
      ],
    ],
  },
  turboGuide: {
    en: [
      ['Which stop goes with a Medium implant?', 'The 10 mm stop.'],
      [
        'What does the head stop do?',
        'It keeps the head drill from going past the rim of the site, regardless of implant length.',
      ],
      ['What does the TurboGuide driver carry?', 'The stop, while it drives the drill.'],
    ],
    es: [
      ['¿Qué tope corresponde a un implante medio?', 'El tope de 10 mm.'],
      [
        '¿Qué hace el tope de cabeza?',
        'Impide que la fresa de cabeza pase del borde del lecho, sin importar la longitud del implante.',
      ],
      ['¿Qué lleva la llave TurboGuide?', 'El tope, mientras impulsa la fresa.'],
    ],
  },
  healing: {
    en: [
      ['When is the cover screw indicated?', 'When insertion torque is below 10 N-cm.'],
      [
        'What are the diameters of the four healing cap profiles?',
        'Narrow 4.1, Standard 4.8, Wide 6.5 and Sling 5.5 mm.',
      ],
      ['Which driver do healing caps and the cover screw use?', 'The 1.25 mm hex driver.'],
    ],
    es: [
      [
        '¿Cuándo está indicado el tornillo de cierre?',
        'Si el torque de inserción es inferior a 10 N-cm.',
      ],
      [
        '¿Qué diámetros tienen los cuatro perfiles de las tapas de cicatrización?',
        'Estrecha 4.1, estándar 4.8, ancha 6.5 y Sling 5.5 mm.',
      ],
      [
        '¿Qué llave usan las tapas de cicatrización y el tornillo de cierre?',
        'La llave hexagonal de 1.25 mm.',
      ],
    ],
  },
  abutments: {
    en: [
      ['How high are the posts of solid abutments?', '4, 6 or 8 mm.'],
      ['What collar heights do contoured shoulder abutments come in?', '1, 2, 3 and 4 mm.'],
      ['At what angles do platform abutments come?', '15° or 25°.'],
    ],
    es: [
      ['¿Qué altura tienen los postes de los pilares sólidos?', '4, 6 u 8 mm.'],
      ['¿Qué alturas de cuello tienen los pilares de hombro contorneado?', '1, 2, 3 y 4 mm.'],
      ['¿En qué ángulos vienen los pilares de plataforma?', '15° o 25°.'],
    ],
  },
  titach: {
    en: [
      [
        'What are the three parts of an attachment point?',
        'The titanium abutment, the titanium cap and the silicone sleeve.',
      ],
      ['How many rings mark a firm sleeve?', 'Three.'],
      ['At what angles do the full arch abutment sets come?', 'Straight, 17° or 30°.'],
    ],
    es: [
      [
        '¿Cuáles son las tres piezas de un punto de anclaje?',
        'El pilar de titanio, la tapa de titanio y la funda de silicona.',
      ],
      ['¿Cuántos anillos marcan una funda firme?', 'Tres.'],
      [
        '¿En qué ángulos vienen los juegos de pilares de arcada completa?',
        'Rectos, a 17° o a 30°.',
      ],
    ],
  },
  fridge: {
    en: [
      ['What diameters do Fridge caps come in?', '4.8 and 5.5 mm.'],
      [
        'How does a single bridge fit implants that aren’t parallel?',
        'With angled caps, whose bore is angled at 15° or 25°.',
      ],
      [
        'How long are the two crown removers?',
        '85 mm for the front of the mouth, 125 mm for the back of the arch.',
      ],
    ],
    es: [
      ['¿Qué diámetros tienen las tapas Fridge?', '4.8 y 5.5 mm.'],
      [
        '¿Cómo se adapta un solo puente a implantes que no son paralelos?',
        'Con tapas anguladas, cuyo orificio está inclinado 15° o 25°.',
      ],
      [
        '¿Cuánto miden los dos extractores de coronas?',
        '85 mm para la parte anterior de la boca, 125 mm para la parte posterior de la arcada.',
      ],
    ],
  },
};
