import type { Translation } from '../../../translation.ts';
import type { messages as english } from '../../en/staff/messages.ts';

export const messages: Translation<typeof english> = {
  title: 'Mensajes',
  description: 'Lo que los visitantes han escrito a la oficina.',
  list: 'Mensajes, primero los nuevos',
  none: 'Todavía no ha escrito nadie. Los mensajes de la página de contacto llegan aquí solos.',
  more: 'Mostrar mensajes anteriores',
  states: { new: 'Nuevo', answered: 'Respondido' },
  noSubject: '(sin asunto)',
  language: 'escribe en {{language}}',
  languages: { en: 'inglés', es: 'español' },
  answered: 'Respondido el {{date}}, según {{email}}',
  reply: 'Responder por correo',
  replyTo: 'Responder por correo a {{name}}',
  markAnswered: 'Marcar como respondido',
  markAnsweredOf: 'Marcar como respondido: {{name}}',
  markNew: 'Marcar como nuevo',
  markNewOf: 'Marcar como nuevo: {{name}}',
  marked: {
    new: 'El mensaje de {{name}} vuelve a ser nuevo.',
    answered: 'El mensaje de {{name}} queda marcado como respondido.',
  },
};
