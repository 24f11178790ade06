import type { Translation } from '../../translation.ts';
import type { academics as english } from '../en/academics.ts';

export const academics: Translation<typeof english> = {
  certification: {
    title: 'Certificación',
    description:
      'El curso de certificación: unas 2 horas, 2 créditos CE y un cuestionario de 20 preguntas.',
    introduction:
      'El curso de certificación enseña a los dentistas a planificar, colocar y restaurar el sistema de implantes.',
    factsHeading: 'El curso en resumen',
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
    stepsHeading: 'Cómo funciona',
    step: {
      study: 'Estudie el material del curso. Calcule unas 2 horas, en una o varias sesiones.',
      quiz: 'Responda el cuestionario de 20 preguntas en esta página.',
      certificate:
        'Responda correctamente al menos 16 de las 20 preguntas. Si su cuenta no fue rechazada ni suspendida, recibirá de inmediato su certificado y 2 créditos CE, aunque aún esté pendiente de aprobación.',
      certificateElsewhere: 'Apruebe el cuestionario para recibir su certificado y 2 créditos CE.',
    },
    tutorialHeading: 'El tutorial',
    tutorialIntroduction:
      'Todo el contenido del curso, para leer antes del cuestionario: ocho lecciones, cada una con tres preguntas de repaso.',
    tutorialTitle: 'Tutorial de certificación',
    quizHeading: 'El cuestionario',
    quizElsewhere:
      'Un servicio de exámenes administra el cuestionario, que se abre aquí cuando lo inicie.',
    quizHere:
      '20 preguntas sobre medidas, límites de torque y fresas. Al terminar, verá qué respuestas fueron correctas y por qué.',
    openQuiz: 'Responder el cuestionario',
    contactIntroduction: 'Nuestra oficina puede inscribirlo y responder sus preguntas.',
    enrol: 'Contáctenos para tomar el curso',
    filmsIntroduction: 'Videos breves que muestran las piezas y cómo colocarlas y restaurarlas.',
    films: 'Ver los videos',
  },
  research: {
    articles: 'Investigación',
    note: 'Esta página describe el tema del estudio. Sus métodos y resultados no están publicados en este sitio.',
    contact: 'Consúltenos sobre este estudio',
  },
  article: {
    'article-2021': {
      title: 'Artículo de 2021',
      description: 'Un artículo de 2021 sobre el sistema de implantes.',
      text: 'El sistema de implantes viene en siete diámetros, de 3.0 a 8.5 mm, y cinco longitudes, de 6 a 14 mm. Un mismo conjunto de fresas, llaves, tapas, pilares y aditamentos sirve para todos, de modo que una sola línea cubre tanto los lechos estrechos como los anchos. Este artículo de 2021 trata de ese sistema.',
    },
    'titach-vs-locator': {
      title: 'Titach frente a Locator',
      description: 'Una comparación de dos aditamentos que retienen una prótesis sobre implantes.',
      text: 'Los aditamentos retienen una prótesis removible sobre implantes: una mitad va en el implante y la otra en la prótesis. Titach es nuestro aditamento; Locator es de otro fabricante. Este estudio los compara.',
    },
    'titach-mandibular': {
      title: 'Titach en la mandíbula',
      description: 'Un estudio del aditamento Titach en prótesis inferiores.',
      text: 'Una prótesis total tiene menos superficie de apoyo en la mandíbula que en el maxilar. Los aditamentos sobre implantes son una forma de retenerla. Este estudio trata del aditamento Titach en prótesis mandibulares.',
    },
    'bone-response-study': {
      title: 'Estudio de la respuesta ósea',
      description: 'Un estudio de cómo responde el hueso a un implante.',
      text: 'El hueso que crece alrededor del implante lo mantiene en su lugar. La respuesta ósea es cómo reacciona ese hueso a la superficie del implante y en cuánto tiempo. Este estudio trata de esa respuesta.',
    },
    'blast-material': {
      title: 'Material de arenado',
      description: 'Un estudio del material con el que se arena la superficie de un implante.',
      text: 'La superficie de un implante puede hacerse rugosa arenándola con partículas. El material influye en la textura de la superficie y en los residuos que puede dejar. Este estudio trata de ese material.',
    },
    micromovements: {
      title: 'Micromovimientos',
      description:
        'Un estudio de los movimientos muy pequeños de un implante o de sus piezas bajo carga.',
      text: 'Bajo carga, un implante puede moverse contra el hueso, y un pilar contra el implante, en magnitudes demasiado pequeñas para verse. Este estudio trata de esos micromovimientos.',
    },
    'multicenter-study': {
      title: 'Estudio multicéntrico',
      description: 'Un estudio de implantes colocados en más de un centro.',
      text: 'Los resultados de una sola clínica reflejan a sus profesionales y a sus pacientes. Un estudio multicéntrico sigue un mismo protocolo en varias clínicas para mostrar si los hallazgos dependen de la clínica. Este trata de nuestros implantes.',
    },
    'rba-study': {
      title: 'Estudio RBA',
      description: 'El estudio RBA de nuestros implantes.',
      text: 'Este estudio, conocido como RBA, trata de nuestros implantes.',
    },
  },
};
