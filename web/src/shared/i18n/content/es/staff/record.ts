import type { Translation } from '../../../translation.ts';
import type { record as english } from '../../en/staff/record.ts';

export const record: Translation<typeof english> = {
  customer: 'Cliente',
  customersOrders: 'Todos los pedidos de este cliente',
  activity: 'Actividad del personal',
  noActivity: 'Aún no hay actividad.',
  by: '{{what}}, por {{who}}',
  resend: 'Reenviar',
  resendOf: 'Reenviar: {{mail}} a {{to}}',
  resent: 'Se está reenviando el correo a {{to}}.',
};
