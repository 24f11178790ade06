import type { Translation } from '../../../translation.ts';
import type { emails as english } from '../../en/staff/emails.ts';

export const emails: Translation<typeof english> = {
  title: 'Sus correos',
  description: 'Elija qué correos de la oficina recibe usted también.',
  introduction:
    'La dirección de la oficina recibe todos estos correos. Elija cuáles también deben llegar a {{email}}.',
  language: 'Los recibirá en {{language}}, el idioma de esta página.',
  choices: 'Correos',
  topics: {
    registrations: 'Registros nuevos',
    orders: 'Pedidos nuevos',
    attention: 'Pedidos que requieren atención, disputas y tarjetas rechazadas',
    'late-orders': 'Pedidos y reemplazos que esperan su envío desde hace demasiado tiempo',
    returns: 'Solicitudes de devolución y problemas con dispositivos',
    messages: 'Mensajes de la página de contacto',
    digest: 'Resumen diario: lo pendiente, cada mañana a las {{hour}} ({{timeZone}})',
  },
  save: 'Guardar',
  saving: 'Guardando...',
  saved: 'Guardamos su elección.',
};
