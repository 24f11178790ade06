import type { Translation } from '../../../translation.ts';
import type { session as english } from '../../en/staff/session.ts';

export const session: Translation<typeof english> = {
  password: {
    title: 'Confirme su contraseña',
    introduction:
      'Para continuar, confirme que es usted. Volveremos a pedirle la contraseña después de cinco minutos.',
    label: 'Contraseña',
    missing: 'Ingrese su contraseña',
    tooMany: 'Demasiados intentos. Inténtelo más tarde.',
    wrong: 'Contraseña incorrecta. Inténtelo de nuevo.',
    submit: 'Continuar',
    submitting: 'Verificando...',
  },
  factor: {
    title: 'Verificación en dos pasos',
    introduction:
      'El personal inicia sesión con su contraseña y un código de una aplicación de autenticación. Sirve cualquiera.',
    begin: 'Configurar una aplicación',
    scan: 'Agregue una cuenta en la aplicación y escanee este código:',
    code: 'Código QR de la clave que aparece abajo',
    key: 'O ingrese esta clave en la aplicación:',
    open: 'O abra la aplicación en este dispositivo',
    failed:
      'No se pudo configurar. Inténtelo de nuevo en un momento o consulte a un administrador.',
    signInAgain: 'Inició sesión sin un código de su aplicación. Ingrese su contraseña y el código.',
    give: 'Ingresar contraseña y código',
  },
  unverified: {
    title: 'Verifique primero su correo',
    introduction:
      'El personal necesita un correo electrónico verificado. Solicite el enlace desde su cuenta, ábralo y vuelva aquí.',
    account: 'Ir a su cuenta',
    done: 'Ya lo hice',
  },
  ending: {
    'idle-soon': {
      title: '¿Sigue ahí?',
      text: 'No hubo actividad por un rato. Cerraremos su sesión en un minuto.',
    },
    'end-soon': {
      title: 'Su sesión está a punto de terminar',
      text: 'Inició sesión hace doce horas, por lo que la cerraremos en un minuto. Termine lo que está haciendo y vuelva a iniciar sesión.',
    },
    stay: 'Mantener la sesión',
    read: 'Entendido',
    signOut: 'Cerrar sesión ahora',
  },
};
