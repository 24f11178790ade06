import type { Translation } from '../../../translation.ts';
import type { messages as english } from '../../en/staff/messages.ts';

export const messages: Translation<typeof english> = {
  title: 'Mensajes',
  description: 'Mensajes de la página de contacto.',
  list: 'Mensajes, primero los nuevos',
  none: 'Aún no hay mensajes. Los de la página de contacto aparecerán aquí.',
  states: { new: 'Nuevo', answered: 'Respondido' },
  noSubject: '(sin asunto)',
  search: 'Buscar en todos los mensajes',
  searchHint: 'Nombre, correo, asunto, pedido',
  language: 'escribe en {{language}}',
  languages: { en: 'inglés', es: 'español' },
  all: 'Mostrar todo',
  allOf: 'Mostrar todo: mensaje de {{name}}',
  less: 'Mostrar menos',
  lessOf: 'Mostrar menos: mensaje de {{name}}',
  order: 'Pedido {{number}}',
  answered: 'Marcado como respondido el {{date}} por {{email}}',
  reply: 'Responder por correo',
  replyTo: 'Responder por correo a {{name}}',
  markAnswered: 'Marcar como respondido',
  markAnsweredOf: 'Marcar como respondido: {{name}}',
  markNew: 'Marcar como nuevo',
  markNewOf: 'Marcar como nuevo: {{name}}',
  marked: {
    new: 'Mensaje de {{name}} marcado como nuevo.',
    answered: 'Mensaje de {{name}} marcado como respondido.',
  },
};
