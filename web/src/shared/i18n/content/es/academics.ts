import type { Translation } from '../../translation.ts';
import type { academics as english } from '../en/academics.ts';

export const academics: Translation<typeof english> = {
  certification: {
    title: 'Certificación',
    description:
      'El curso de certificación: unas 2 horas, 2 créditos CE y un cuestionario de 20 preguntas.',
    introduction:
      'El curso de certificación enseña a los dentistas a planificar, colocar y restaurar el sistema de implantes.',
    factsHeading: 'El curso de un vistazo',
    fact: {
      duration: 'Duración',
      durationValue: 'Unas 2 horas',
      credits: 'Créditos',
      creditsValue: '2 créditos CE',
      quiz: 'Cuestionario',
      quizValue: '20 preguntas',
      certificate: 'Certificado',
      certificateValue: 'Al completarlo',
    },
    stepsHeading: 'Los pasos',
    step: {
      study: 'Estudie el curso. Reserve unas 2 horas, de una vez o en varias.',
      quiz: 'Responda en esta página el cuestionario de 20 preguntas.',
      certificate:
        'Responda correctamente al menos 16 de las 20 preguntas. Recibirá al momento su certificado y 2 créditos CE si su cuenta está en regla: registrada y ni rechazada ni suspendida. Puede estar todavía pendiente de aprobación.',
      certificateElsewhere: 'Apruébelo para recibir su certificado y 2 créditos CE.',
    },
    tutorialHeading: 'El tutorial',
    tutorialIntroduction:
      'Todo lo que enseña el curso, para leer antes del cuestionario: ocho lecciones, cada una con tres preguntas para comprobar lo aprendido.',
    tutorialTitle: 'Tutorial de certificación',
    quizHeading: 'El cuestionario',
    quizElsewhere:
      'El cuestionario está a cargo de un servicio de exámenes y se abre aquí cuando lo empiece.',
    quizHere:
      '20 preguntas sobre medidas, límites de torque y fresas. Al terminar verá qué respuestas eran correctas y por qué.',
    openQuiz: 'Hacer el cuestionario',
    contactIntroduction: 'Nuestra oficina le inscribe y responde a sus preguntas.',
    enrol: 'Contáctenos para hacer el curso',
    filmsIntroduction:
      'Unas películas breves muestran las piezas y los pasos de la colocación y la restauración.',
    films: 'Ver las películas',
  },
  research: {
    articles: 'Investigación',
    note: 'Esta página describe el tema del estudio. Sus métodos y resultados no están publicados en este sitio.',
    contact: 'Pregúntenos por este estudio',
  },
  article: {
    'article-2021': {
      title: 'Artículo de 2021',
      description: 'El tema de un artículo de 2021: el sistema de implantes.',
      text: 'El sistema de implantes se fabrica en siete diámetros, de 3.0 a 8.5 mm, y cinco longitudes, de 6 a 14 mm. Un mismo conjunto de fresas, llaves, tapas, pilares y aditamentos sirve para todos, de modo que una sola gama cubre tanto los lechos estrechos como los anchos. Ese sistema es el tema de este artículo de 2021.',
    },
    'titach-vs-locator': {
      title: 'Titach frente a Locator',
      description:
        'El tema de una comparación: dos aditamentos que sujetan una prótesis sobre implantes.',
      text: 'Una prótesis removible puede sujetarse sobre implantes con aditamentos: una mitad en el implante y la otra en la prótesis. Titach es nuestro aditamento; Locator es el de otro fabricante. El tema de este estudio es la comparación entre ambos.',
    },
    'titach-mandibular': {
      title: 'Titach en la mandíbula',
      description: 'El tema de un estudio: el aditamento Titach bajo una prótesis inferior.',
      text: 'La mandíbula ofrece a una prótesis completa menos superficie de apoyo que el maxilar. Los aditamentos sobre implantes son una manera de sujetarla. El tema de este estudio es el aditamento Titach en prótesis mandibulares.',
    },
    'bone-response-study': {
      title: 'Estudio de la respuesta ósea',
      description: 'El tema de un estudio: cómo responde el hueso a un implante.',
      text: 'Un implante se sujeta por el hueso que crece contra él. Lo que ese hueso hace en la superficie del implante, y en cuánto tiempo, se llama respuesta ósea. Es el tema de este estudio.',
    },
    'blast-material': {
      title: 'Material de granallado',
      description:
        'El tema de un estudio: el material con el que se granalla la superficie de un implante.',
      text: 'La superficie de un implante puede hacerse rugosa granallándola con partículas. Su material influye en la forma de la superficie y en lo que puede quedar en ella. Ese material es el tema de este estudio.',
    },
    micromovements: {
      title: 'Micromovimientos',
      description:
        'El tema de un estudio: los movimientos muy pequeños de un implante o de sus piezas bajo carga.',
      text: 'Bajo carga, un implante puede moverse contra el hueso, y un pilar contra el implante, en medidas demasiado pequeñas para verse. Esos micromovimientos son el tema de este estudio.',
    },
    'multicenter-study': {
      title: 'Estudio multicéntrico',
      description: 'El tema de un estudio: implantes colocados en más de un centro.',
      text: 'Las cifras de una sola clínica reflejan a sus profesionales y a sus pacientes. Un estudio multicéntrico sigue un mismo protocolo en varias clínicas, para mostrar si sus hallazgos dependen del lugar. El tema de este son nuestros implantes.',
    },
    'rba-study': {
      title: 'Estudio RBA',
      description: 'El tema del estudio RBA: nuestros implantes.',
      text: 'El tema de este estudio, conocido por la abreviatura RBA, son nuestros implantes.',
    },
  },
};
