import type { Translation } from '../../../translation.ts';
import type { members as english } from '../../en/staff/members.ts';

export const members: Translation<typeof english> = {
  title: 'Miembros del personal',
  description: 'Administre el acceso a la sección del personal.',
  introduction:
    'El personal aprueba cuentas, ve todos los pedidos y hace reembolsos. Los administradores también gestionan el acceso del personal.',
  email: 'Correo electrónico',
  emailHint: 'Si este correo aún no tiene cuenta, enviaremos una invitación a su colega.',
  admin: 'Puede gestionar el acceso del personal (administrador)',
  add: 'Agregar al personal',
  lookingUp: 'Buscando...',
  confirmGrant: '¿Agregar a {{email}} al personal?',
  confirmAdmin: '¿Hacer administrador a {{email}}?',
  look: '¿Es la cuenta de su colega? Los administradores reciben un correo por cada cambio.',
  unverified:
    'Cualquiera pudo haber creado esta cuenta. Su titular debe verificar primero el correo electrónico con un enlace que puede solicitar desde su cuenta.',
  facts: {
    created: 'Creada',
    lastSignIn: 'Último inicio de sesión',
    never: 'Nunca',
    email: 'Correo electrónico',
    verified: 'Verificado',
    notVerified: 'Sin verificar',
    customer: 'Estado como cliente',
    notRegistered: 'Sin registrar',
    role: 'Rol actual',
    none: 'Ninguno',
  },
  invitation: {
    title: '¿Invitar a {{email}} al personal?',
    titleAdmin: '¿Invitar a {{email}} como administrador?',
    introduction:
      'Ninguna cuenta usa este correo todavía. Enviaremos un enlace para elegir una contraseña. Revise la dirección: quien reciba el correo obtendrá acceso.',
    again:
      'Esta invitación aún no se ha aceptado. Enviaremos un enlace nuevo y la invitación será válida por otros {{count}} días.',
    language: 'Idioma del correo',
    send: 'Enviar invitación',
    sending: 'Enviando...',
    sent: 'Invitamos a {{email}}. La invitación es válida por {{count}} días.',
    resend: 'Enviar de nuevo',
    resendTo: 'Enviar de nuevo a {{email}}',
    until: '{{role}} (invitación válida hasta el {{date}})',
  },
  grant: 'Dar acceso',
  granting: 'Guardando...',
  granted: '{{email}} ahora forma parte del personal.',
  list: 'Personal actual',
  columns: { email: 'Correo electrónico', role: 'Rol', since: 'Desde', action: 'Acción' },
  roles: { admin: 'Administrador', staff: 'Personal' },
  you: 'Usted',
  revoke: 'Quitar',
  revokeOf: 'Quitar a {{email}}',
  confirm: '¿Quitar a {{email}} del personal?',
  consequence: 'Perderá de inmediato el acceso a la sección del personal.',
  revoked: '{{email}} ya no forma parte del personal.',
  accountExists:
    'Alguien acaba de crear una cuenta con este correo. Búsquela de nuevo para revisarla.',
  lastAdmin: 'Debe haber al menos otro administrador. Asigne primero ese rol a otra persona.',
};
