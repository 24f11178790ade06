import type { Translation } from '../../../translation.ts';
import type { members as english } from '../../en/staff/members.ts';

export const members: Translation<typeof english> = {
  title: 'Quién es del personal',
  description: 'Quién puede usar la sección de personal de la tienda.',
  introduction:
    'El personal aprueba cuentas, ve todos los pedidos y los reembolsa. Los administradores también deciden quién es del personal.',
  email: 'Correo electrónico de una cuenta',
  emailHint: 'Primero debe crear una cuenta en la tienda.',
  admin: 'Puede decidir quién es del personal (administrador)',
  lookUp: 'Ver la cuenta',
  lookingUp: 'Buscando...',
  confirmGrant: '¿Añadir a {{email}} al personal?',
  confirmAdmin: '¿Hacer administrador a {{email}}?',
  look: '¿Es la cuenta de su colega? Los administradores reciben un correo de cada cambio.',
  unverified:
    'Cualquiera puede haber creado esta cuenta. Su titular debe abrir primero el enlace del correo de verificación, que puede enviarse desde su cuenta.',
  facts: {
    created: 'Creada',
    lastSignIn: 'Último inicio de sesión',
    never: 'Nunca',
    email: 'Correo electrónico',
    verified: 'Verificado',
    notVerified: 'Sin verificar',
    customer: 'Como cliente',
    notRegistered: 'Sin registrar',
    role: 'Función hasta ahora',
    none: 'Ninguna',
  },
  grant: 'Añadir al personal',
  granting: 'Guardando...',
  granted: '{{email}} es ahora del personal.',
  list: 'Miembros del personal',
  columns: { email: 'Correo electrónico', role: 'Función', since: 'Desde', action: 'Acción' },
  roles: { admin: 'Administrador', staff: 'Personal' },
  you: 'Usted',
  revoke: 'Quitar',
  revokeOf: 'Quitar a {{email}}',
  confirm: '¿Quitar a {{email}} del personal?',
  consequence: 'Desde este momento no podrá ver ni hacer nada aquí.',
  revoked: '{{email}} ya no es del personal.',
  noAccount: 'Ninguna cuenta tiene este correo. Primero debe crear una en la tienda.',
  lastAdmin:
    'Debe haber otro administrador además de este. Nombre primero administrador a otra persona.',
};
