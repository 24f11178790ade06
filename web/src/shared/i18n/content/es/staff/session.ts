import type { Translation } from '../../../translation.ts';
import type { session as english } from '../../en/staff/session.ts';

export const session: Translation<typeof english> = {
  password: {
    title: 'Su contraseña, por favor',
    introduction:
      'Esto no se puede deshacer, así que la tienda se asegura de que es usted. Se le preguntará de nuevo pasados cinco minutos.',
    label: 'Contraseña',
    missing: 'Introduzca su contraseña',
    tooMany: 'Demasiados intentos. Inténtelo más tarde.',
    wrong: 'Esta no es su contraseña. Inténtelo de nuevo.',
    submit: 'Continuar',
    submitting: 'Comprobando...',
  },
  factor: {
    title: 'Segundo factor',
    introduction:
      'El personal inicia sesión con un código de una aplicación de autenticación, además de la contraseña. Sirve cualquiera que tenga en su teléfono.',
    begin: 'Configurar una aplicación',
    scan: 'Añada una cuenta en la aplicación y enfoque este código con su cámara:',
    code: 'Código QR de la clave que figura debajo',
    key: 'O escriba esta clave en la aplicación:',
    open: 'O abra la aplicación en este dispositivo',
    failed:
      'No se pudo configurar. Inténtelo de nuevo en un momento o pregunte a un administrador.',
    signInAgain:
      'Inició sesión sin un código de su aplicación. Introduzca su contraseña y el código.',
    give: 'Introducir contraseña y código',
  },
  unverified: {
    title: 'Verifique primero su correo',
    introduction:
      'El personal necesita un correo electrónico verificado. Envíese el enlace desde su cuenta, ábralo y vuelva aquí.',
    account: 'Ir a su cuenta',
    done: 'Ya lo he hecho',
  },
  ending: {
    'idle-soon': {
      title: '¿Sigue ahí?',
      text: 'No ha habido actividad durante un rato. Su sesión se cerrará en un minuto.',
    },
    'end-soon': {
      title: 'Su sesión está a punto de terminar',
      text: 'Inició sesión hace doce horas y se cerrará en un minuto. Termine lo que está haciendo e inicie sesión de nuevo.',
    },
    stay: 'Seguir con la sesión',
    read: 'Entendido',
    signOut: 'Cerrar sesión ahora',
  },
};
