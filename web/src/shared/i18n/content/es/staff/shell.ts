import type { Translation } from '../../../translation.ts';
import type { shell as english } from '../../en/staff/shell.ts';

export const shell: Translation<typeof english> = {
  navigation: 'Personal',
  areas: {
    overview: 'Resumen',
    accounts: 'Cuentas',
    orders: 'Pedidos',
    attention: 'Requieren atención',
    shipping: 'Por enviar',
    returns: 'Devoluciones',
    complaints: 'Reclamos',
    recalls: 'Retiros',
    messages: 'Mensajes',
    catalogue: 'Catálogo',
    members: 'Miembros',
    settings: 'Configuración',
  },
  areaWithOverdue: '{{area}} ({{count}}, vencidos: {{overdue}})',
  areaWithCount: '{{area}} ({{count}})',
  overdue_one: '{{count}} vencido',
  overdue_other: '{{count}} vencidos',
  toShop: 'Ir a la tienda',
  unavailable: 'No se pudo acceder a la base de datos. Revise su conexión e inténtelo de nuevo.',
  reload: 'Recargar',
  cancel: 'Cancelar',
  search: 'Buscar',
  print: 'Imprimir',
  errors: {
    'sign-in-required': 'Su sesión terminó. Inicie sesión e inténtelo de nuevo.',
    'app-check-required':
      'No pudimos verificar su navegador. Pruebe con una ventana normal en lugar de una privada, otro navegador u otra red.',
    'staff-only': 'Solo el personal puede hacer esto.',
    'email-not-verified': 'Primero verifique su correo electrónico en su cuenta.',
    'second-factor-required':
      'Recargue la página e inicie sesión con la verificación en dos pasos.',
    'staff-session-ended': 'Su sesión terminó. Inicie sesión de nuevo.',
    'recent-sign-in-required': 'No se cambió nada. Ingrese su contraseña para hacerlo.',
    'invalid-input': 'Revise los datos que ingresó e inténtelo de nuevo.',
    'not-found': 'Esto ya no existe. Recargue la página.',
    'too-many-requests': 'Demasiados intentos. Inténtelo de nuevo en {{minutes}} min.',
    failed: 'Algo salió mal. Inténtelo de nuevo en un momento.',
  },
};
