import type { Language } from '@dental-shop/domain/language/language';

type Questions = readonly (readonly [question: string, answer: string])[];

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

/** The answers are in each lesson's text. */
export const tutorialQuestions: Readonly<Record<Lesson, Readonly<Record<Language, Questions>>>> = {
  sizes: {
    en: [
      ['What is the diameter of a Standard implant?', '4.5 mm.'],
      ['How long are XShort and XLong implants?', '6 mm and 14 mm.'],
      ['How many diameters and lengths are available?', 'Seven diameters, five lengths.'],
    ],
    es: [
      ['¿Qué diámetro tiene un implante estándar?', '4.5 mm.'],
      ['¿Cuánto miden un implante extracorto y uno extralargo?', '6 mm y 14 mm.'],
      ['¿Cuántos diámetros y longitudes hay?', 'Siete diámetros, cinco longitudes.'],
    ],
  },
  torque: {
    en: [
      ['How much torque does an implant tolerate during placement?', 'Up to 80 N-cm.'],
      [
        'The placement wrench goes up to 100 N-cm. What is the limit with a secure click driver?',
        'The driver’s limit: 70 N-cm.',
      ],
      ['How do you tighten a prosthetic screw?', 'To 20 N-cm twice, 10 minutes apart.'],
    ],
    es: [
      ['¿Cuánto torque tolera un implante al colocarlo?', 'Hasta 80 N-cm.'],
      [
        'La llave de torque quirúrgica alcanza 100 N-cm. ¿Cuál es el límite con una llave Secure Click?',
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
      ['Which implants are the XShort implant drills for?', 'The 6 and 8 mm lengths.'],
    ],
    es: [
      ['¿En qué orden se usan las fresas?', 'Fresa piloto, fresa de núcleo, fresa de cabeza.'],
      [
        '¿Qué diámetros tienen las fresas de núcleo?',
        '2.3 mm (estrecha), 2.65 mm (estándar) y 3 mm (ancha).',
      ],
      ['¿Para qué implantes son las fresas para implantes extracortos?', 'Para los de 6 y 8 mm.'],
    ],
  },
  turboGuide: {
    en: [
      ['Which stop do you use for a Medium implant?', 'The 10 mm stop.'],
      [
        'What does the head stop do?',
        'It keeps the head drill from going past the rim of the site, whatever the implant length.',
      ],
      ['What does the TurboGuide driver hold?', 'The stop, while it drives the drill.'],
    ],
    es: [
      ['¿Qué tope corresponde a un implante medio?', 'El tope de 10 mm.'],
      [
        '¿Qué hace el tope de cabeza?',
        'Impide que la fresa de cabeza pase del borde del lecho, sea cual sea la longitud del implante.',
      ],
      ['¿Qué sujeta la llave TurboGuide?', 'El tope, mientras impulsa la fresa.'],
    ],
  },
  healing: {
    en: [
      ['When is the cover screw indicated?', 'When insertion torque is below 10 N-cm.'],
      [
        'What are the diameters of the four healing cap profiles?',
        'Narrow 4.1, Standard 4.8, Wide 6.5 and Sling 5.5 mm.',
      ],
      ['Which driver do healing caps and the cover screw take?', 'The 1.25 mm hex driver.'],
    ],
    es: [
      [
        '¿Cuándo está indicado el tornillo de cierre?',
        'Cuando el torque de inserción es inferior a 10 N-cm.',
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
      ['What heights do solid abutment posts come in?', '4, 6 or 8 mm.'],
      ['What collar heights do contoured shoulder abutments come in?', '1, 2, 3 and 4 mm.'],
      ['At what angles do platform abutments come?', '15° or 25°.'],
    ],
    es: [
      ['¿Qué altura tienen los postes de los pilares sólidos?', '4, 6 u 8 mm.'],
      ['¿Qué alturas de cuello tienen los pilares de hombro contorneado?', '1, 2, 3 y 4 mm.'],
      ['¿Qué angulaciones tienen los pilares de plataforma?', '15° o 25°.'],
    ],
  },
  titach: {
    en: [
      [
        'What are the three components of an attachment?',
        'The titanium abutment, the titanium cap and the silicone sleeve.',
      ],
      ['How many rings does a firm sleeve have?', 'Three.'],
      ['What angles do the full arch abutment sets come in?', 'Straight, 17° and 30°.'],
    ],
    es: [
      [
        '¿Cuáles son los tres componentes de un anclaje?',
        'El pilar de titanio, la tapa de titanio y la funda de silicona.',
      ],
      ['¿Cuántos anillos tiene una funda firme?', 'Tres.'],
      ['¿Qué angulaciones tienen los juegos de pilar de arcada completa?', 'Rectos, 17° y 30°.'],
    ],
  },
  fridge: {
    en: [
      ['What diameters do Fridge caps come in?', '4.8 and 5.5 mm.'],
      [
        'What lets a single bridge seat on implants that aren’t parallel?',
        'Angled caps, with a bore angled 15° or 25°.',
      ],
      [
        'How long are the two crown removers?',
        '85 mm for anterior and 125 mm for posterior restorations.',
      ],
    ],
    es: [
      ['¿Qué diámetros tienen las tapas Fridge?', '4.8 y 5.5 mm.'],
      [
        '¿Qué permite que un solo puente se asiente sobre implantes no paralelos?',
        'Las tapas anguladas, con un orificio inclinado 15° o 25°.',
      ],
      [
        '¿Cuánto miden los dos extractores de coronas?',
        '85 mm para el sector anterior y 125 mm para el posterior.',
      ],
    ],
  },
};
