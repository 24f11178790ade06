import type { Translation } from '../../../translation.ts';
import type { reports as english } from '../../en/staff/reports.ts';

export const reports: Translation<typeof english> = {
  title: 'Contenido bloqueado',
  description: 'Lo que las páginas intentaron cargar aunque la tienda no lo permite.',
  introduction:
    'Cuando una página intenta cargar algo que la tienda no permite, el navegador de quien la ve se niega a cargarlo y avisa aquí.',
  whatToDo: 'Qué hacer',
  tellDeveloper:
    'Envíe la línea a su desarrollador: puede que a los clientes les falte una parte de la página, o que alguien haya intentado introducir en ella contenido ajeno.',
  beCareful:
    'No abra las direcciones que se muestran aquí. Cualquiera puede enviar un aviso así: uno solo, que no se repite, puede no significar nada.',
  leaves: 'Una línea desaparece por sí sola cuando no se ha visto en 30 días.',
  list: 'Contenido bloqueado, primero lo visto más recientemente',
  none: 'No se ha bloqueado nada. Los avisos de los navegadores aparecen aquí solos.',
  more: 'Mostrar anteriores',
  columns: {
    what: 'Qué',
    blocked: 'Bloqueado',
    page: 'En la página',
    source: 'Pedido por',
    count: 'Veces',
    firstSeen: 'Primera vez',
    lastSeen: 'Última vez',
  },
  kinds: {
    script: 'Programa',
    style: 'Estilo',
    image: 'Imagen',
    font: 'Fuente',
    connection: 'Conexión',
    frame: 'Página incrustada',
    media: 'Vídeo o sonido',
    form: 'Formulario que se envía a otro sitio',
    framing: 'Tienda mostrada dentro de otro sitio',
    other: 'Otro contenido',
  },
  keywords: {
    inline: 'Código en la propia página',
    eval: 'Código creado a partir de texto',
    data: 'Contenido sin dirección (data)',
    blob: 'Contenido sin dirección (blob)',
    other: 'Desconocido',
  },
  errors: {
    title: 'Errores en las páginas',
    introduction:
      'Lo que falló en el navegador de quien veía una página. Envíe a su desarrollador lo que se repite o llegó con la última versión.',
    list: 'Errores en las páginas, primero lo visto más recientemente',
    none: 'Ninguna página ha avisado de un error.',
    message: 'Mensaje de error',
    place: 'En el programa',
  },
  line: '{{origin}}, línea {{line}}',
  sourceUnknown: 'Desconocido',
};
