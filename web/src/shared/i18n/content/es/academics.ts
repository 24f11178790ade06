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
    articles: 'Artículos de investigación',
    background: 'Antecedentes',
    objective: 'Objetivo',
    methods: 'Materiales y métodos',
    measured: 'Qué se midió',
    reading: 'Cómo leerlo',
    note: 'Este resumen dice qué se estudió. No comunica resultados: para conocerlos, pida el texto completo a nuestra oficina.',
    contact: 'Pedir el texto completo',
  },
  article: {
    'article-2021': {
      title: 'Artículo de 2021',
      description:
        'El artículo de 2021 sobre el sistema de implantes: qué presenta, pieza por pieza.',
      background:
        'El sistema de implantes se fabrica en siete diámetros, de 3.0 a 8.5 mm, y cinco longitudes, de 6 a 14 mm. Un mismo conjunto de fresas, llaves, tapas, pilares y aditamentos sirve para todos, de modo que una sola gama cubre tanto los lechos estrechos como los anchos.',
      objective:
        'Describir ese sistema tal como era en 2021: qué implantes comprendía, cómo se preparan sus lechos y qué piezas los restauran.',
      methods:
        'Objeto: implantes de titanio de la gama, con los pilares y aditamentos que les corresponden. Preparación: fresa piloto, fresa de núcleo y fresa de cabeza, con fresas propias para los implantes de 6 y 8 mm. Colocación: con llave de implantes y llave de torque, dentro de los 80 N-cm que tolera un implante. Restauración: tornillos protésicos apretados a 20 N-cm dos veces, con 10 minutos de diferencia.',
      measured:
        'Diámetros y longitudes de los implantes, en milímetros; ángulos de los pilares, en grados; torque en la colocación y en el tornillo protésico, en N-cm.',
      reading:
        'Un artículo que presenta un sistema lo describe y no lo compara con nada: léalo para saber qué son las piezas y cómo se unen. La oferta de hoy puede ser otra, así que compare sus nombres de piezas con el catálogo.',
    },
    'titach-vs-locator': {
      title: 'Titach frente a Locator',
      description: 'Comparación de dos aditamentos que sujetan una prótesis sobre implantes.',
      background:
        'Una prótesis removible puede sujetarse sobre implantes con aditamentos: una mitad en el implante y la otra en la prótesis. Titach es uno de ellos; Locator es otro muy conocido, de otro fabricante.',
      objective: 'Comparar el aditamento Titach con el aditamento Locator.',
      methods:
        'Dos grupos, uno por aditamento. Una comparación de este tipo debe dar a ambos las mismas condiciones de partida, el mismo manejo y el mismo número de repeticiones, e indicar la altura de cada aditamento y el inserto empleado.',
      measured:
        'Las propiedades en las que se compararon los dos aditamentos, medidas en ambos de la misma manera. Búsquelas, con sus unidades, en el texto completo.',
      reading:
        'Mire primero las condiciones: banco de pruebas o boca, en seco o en húmedo, insertos nuevos o gastados. Una diferencia entre dos aditamentos vale para los insertos y las alturas comparados, y para ningún otro.',
    },
    'titach-mandibular': {
      title: 'Titach en la mandíbula',
      description: 'Estudio del aditamento Titach bajo una prótesis inferior.',
      background:
        'La mandíbula ofrece a una prótesis completa menos superficie de apoyo que el maxilar. Los aditamentos sobre implantes son una manera de sujetarla.',
      objective: 'Estudiar el aditamento Titach en prótesis mandibulares.',
      methods:
        'Prótesis inferiores sujetas con aditamentos Titach sobre implantes. El número de implantes, su posición y si están unidos o no son las condiciones que definen un estudio así: búsquelas primero.',
      measured:
        'El comportamiento del aditamento y de la prótesis en la mandíbula. Cada observación va unida al momento en que se hizo.',
      reading:
        'El objeto es solo la mandíbula: nada de ello puede trasladarse al maxilar. Fíjese en cuántos pacientes o modelos hubo y durante cuánto tiempo se siguieron.',
    },
    'bone-response-study': {
      title: 'Estudio de la respuesta ósea',
      description: 'Estudio de cómo responde el hueso a un implante.',
      background:
        'Un implante se sostiene por el hueso que crece contra él. Lo que hace ese hueso en esa superficie, y en cuánto tiempo, es lo que se llama respuesta ósea.',
      objective: 'Describir la respuesta del hueso al implante.',
      methods:
        'Implantes en hueso, examinados tras un tiempo de cicatrización determinado. Los estudios de respuesta ósea trabajan con cortes al microscopio, con radiografías o con ambos; qué hueso, qué implantes y qué tiempos se tomaron debe leerse en el texto completo.',
      measured:
        'Signos de la respuesta del hueso en el implante. Cada signo requiere su definición, la zona en que se leyó y su unidad.',
      reading:
        'Pregunte qué hueso se examinó y en qué momento de la cicatrización: un corte muestra un instante. Si el hueso no es humano, el paso al paciente lo da el lector, no el estudio.',
    },
    'blast-material': {
      title: 'Material de granallado',
      description: 'Estudio del material con que se granalla la superficie de un implante.',
      background:
        'La superficie de un implante puede hacerse rugosa granallándola con partículas. La sustancia de las partículas influye en la forma de la superficie y en lo que pueda quedar en ella.',
      objective: 'Estudiar el material de granallado de las superficies de implantes.',
      methods:
        'Superficies de implantes, observadas después del granallado. En un estudio así deben indicarse la sustancia y el tamaño de las partículas, la presión y la limpieza posterior.',
      measured:
        'Características de la superficie granallada. Cada una va con su instrumento, sus aumentos y su unidad.',
      reading:
        'Un estudio de superficie describe una superficie. No dice por sí solo cómo responde el hueso; para esa pregunta, vea el estudio de la respuesta ósea.',
    },
    micromovements: {
      title: 'Micromovimientos',
      description: 'Estudio de los movimientos mínimos de un implante o de sus piezas bajo carga.',
      background:
        'Bajo carga, un implante puede moverse respecto al hueso, y un pilar respecto al implante, en cantidades que no se ven a simple vista. Esos movimientos se llaman micromovimientos.',
      objective: 'Estudiar los micromovimientos.',
      methods:
        'Una carga de magnitud y dirección conocidas sobre una muestra fija, y el movimiento que produce. Qué dos cuerpos se mueven entre sí es lo primero que debe buscarse en el texto completo.',
      measured:
        'La magnitud del movimiento bajo carga. La dirección, el número de ciclos y el torque del tornillo forman parte de la medición.',
      reading:
        'Compruebe dónde estaba el sensor y qué se mantenía inmóvil: la flexión del soporte también cuenta como movimiento. Los valores solo se comparan entre muestras con la misma carga.',
    },
    'multicenter-study': {
      title: 'Estudio multicéntrico',
      description: 'Estudio de implantes colocados en más de un centro.',
      background:
        'Las cifras de una sola clínica reflejan a sus operadores y a sus pacientes. Un estudio multicéntrico sigue un mismo protocolo en varias clínicas, para mostrar si lo observado depende del lugar.',
      objective: 'Seguir los implantes en más de un centro.',
      methods:
        'Varios centros, un protocolo. El número de centros, la selección de los pacientes, qué se consideró éxito y cómo se trataron las pérdidas de seguimiento es lo que un protocolo así debe fijar de antemano.',
      measured:
        'Los resultados que el protocolo fijó para todos los centros. Cada uno requiere su definición y sus momentos de examen.',
      reading:
        'Busque las cifras de cada centro junto al total, los pacientes que abandonaron y quién financió el estudio. Un total puede ocultar un centro distinto de los demás.',
    },
    'rba-study': {
      title: 'Estudio RBA',
      description: 'El estudio RBA del implante: qué se examinó y en qué condiciones.',
      background:
        'El estudio se conoce por su sigla, RBA, que su texto completo desarrolla y define. Acompaña a los estudios de la respuesta ósea, del material de granallado y de los micromovimientos: cada uno aborda una pregunta sobre el implante en su lecho.',
      objective: 'Examinar la RBA, tal como la define el estudio, en implantes del sistema.',
      methods:
        'Objeto: implantes de titanio, cada uno descrito por su diámetro y su longitud. Condiciones que deben constar para cada muestra o paciente: las fresas que prepararon el lecho, el torque de colocación, que un implante tolera hasta 80 N-cm, y el tiempo entre la colocación y el examen. Se comparan grupos que difieren en una de ellas y coinciden en las demás.',
      measured:
        'La RBA, en la unidad que le da el estudio, para cada implante y cada momento de examen, junto con el número de implantes que respalda cada valor.',
      reading:
        'Empiece por la definición de RBA: las mismas letras significan otras cosas en otros sitios. Vea después qué condición se varió y si los implantes comparados tenían el mismo diámetro y la misma longitud.',
    },
  },
};
