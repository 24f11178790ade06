import type { Translation } from '../../translation.ts';
import type { authentication as english } from '../en/authentication.ts';
import { refusals } from './refusals.ts';

export const authentication: Translation<typeof english> = {
  validation: {
    'full-name-required': 'El nombre completo es obligatorio',
    'email-required': 'El correo electrónico es obligatorio',
    'email-invalid': 'Introduzca una dirección de correo electrónico válida',
    'password-required': 'La contraseña es obligatoria',
    'password-too-short': 'La contraseña debe tener al menos 6 caracteres',
    'passwords-differ': 'Las contraseñas no coinciden',
    'type-required': 'Seleccione un tipo de cuenta',
    'license-number-required': 'El número de licencia es obligatorio para dentistas',
    'office-address-required': 'La dirección del consultorio o de envío es obligatoria',
    'street-required': 'La calle y el número son obligatorios',
    'city-required': 'La ciudad es obligatoria',
    'state-required': 'El estado o la provincia es obligatorio',
    'zip-required': 'El código postal es obligatorio',
    'not-accepted': 'Este dato no se ha aceptado. Compruébelo.',
  },
  fields: {
    fullName: 'Nombre completo',
    email: 'Correo electrónico',
    password: 'Contraseña',
    newPassword: 'Contraseña nueva',
    confirmPassword: 'Confirmar contraseña',
    type: 'Tipo de cuenta',
    dentist: 'Dentista',
    lab: 'Laboratorio dental',
    licenseNumber: 'Número de licencia',
    officeAddress: 'Dirección del consultorio o de envío',
    street: 'Calle y número',
    city: 'Ciudad',
    state: 'Estado o provincia',
    chooseState: 'Seleccione un estado',
    zip: 'Código postal',
    country: 'País',
    passwordRule: 'Al menos 6 caracteres',
    showPassword: 'Mostrar la contraseña',
    hidePassword: 'Ocultar la contraseña',
  },
  login: {
    title: 'Bienvenido de nuevo',
    description: 'Inicie sesión para pedir implantes dentales y seguir sus pedidos.',
    submit: 'Iniciar sesión',
    submitting: 'Iniciando sesión...',
    forgotPassword: '¿Olvidó su contraseña?',
    noAccount: '¿No tiene una cuenta?',
    createAccount: 'Cree una cuenta aquí',
    ended: 'Se cerró su sesión porque no hubo actividad durante un rato o terminó la jornada.',
  },
  secondFactor: {
    introduction:
      'Introduzca las seis cifras que su aplicación de autenticación muestra para esta tienda.',
    code: 'Código',
    codeMissing: 'Introduzca las seis cifras de la aplicación',
    submit: 'Confirmar',
    wrongCode:
      'Este código es incorrecto o demasiado antiguo. Introduzca el que la aplicación muestra ahora.',
  },
  registration: {
    title: 'Cree su cuenta',
    description:
      'Regístrese como dentista o laboratorio dental para pedir implantes dentales en línea.',
    introduction:
      'Para dentistas y laboratorios dentales. Nuestro equipo revisa cada registro antes del primer pedido.',
    shippingAddress: 'Dirección del consultorio o de envío',
    addressNote:
      'Si su dirección de envío es distinta de la de su consultorio, <contact>póngase en contacto con nosotros</contact> después de registrarse.',
    submit: 'Crear cuenta',
    submitting: 'Creando la cuenta...',
    haveAccount: '¿Ya tiene una cuenta?',
    signIn: 'Iniciar sesión',
    success: {
      title: 'Registro recibido',
      message:
        'Gracias por registrarse. Su cuenta está pendiente de revisión y aprobación por nuestro equipo. Ya puede iniciar sesión y llenar su carrito; podrá pagar cuando se apruebe su cuenta.',
      verify: 'Le hemos enviado un enlace para verificar su correo electrónico.',
      redirect: 'En 5 segundos pasará a la página de inicio de sesión.',
      continue: 'Iniciar sesión ahora',
    },
  },
  passwordReset: {
    title: 'Restablecer la contraseña',
    description: 'Reciba un enlace para elegir una contraseña nueva.',
    introduction: 'Introduzca el correo electrónico de su cuenta y le enviaremos un enlace.',
    submit: 'Enviar enlace',
    submitting: 'Enviando...',
    sent: '¡Enlace enviado! Revise su correo electrónico.',
    returnToLogin: 'Volver al inicio de sesión',
  },
  action: {
    title: 'Su cuenta',
    description: 'Elija una contraseña nueva o confirme su correo electrónico.',
    checking: 'Comprobando su enlace...',
    newPasswordTitle: 'Elija una contraseña nueva',
    newPasswordFor: 'Para {{email}}',
    savePassword: 'Guardar la contraseña nueva',
    savingPassword: 'Guardando...',
    passwordSaved: 'Su contraseña se ha cambiado. Ya puede iniciar sesión con ella.',
    confirmEmail: 'Confirmar {{email}}',
    changeEmail: 'Usar {{email}} en mi cuenta',
    recoverEmail: 'Volver a usar {{email}}',
    removeSecondFactor: 'Eliminar el segundo paso de acceso',
    alreadyVerified: 'Ya está confirmado, puede iniciar sesión.',
    emailVerified: 'Gracias. Su correo electrónico ha quedado confirmado.',
    emailChanged: 'Su correo es ahora {{email}}. Inicie sesión con él a partir de ahora.',
    emailRecovered:
      'Su correo electrónico vuelve a ser {{email}}. Si no lo cambió usted, elija ahora una contraseña nueva.',
    secondFactorRemoved:
      'El segundo paso de acceso se ha eliminado. Si no lo configuró usted, elija ahora una contraseña nueva.',
    failedTitle: 'Este enlace no funciona',
    failed: 'No pudimos completar la operación. Inténtelo de nuevo.',
    tryAgain: 'Intentar de nuevo',
    requestNewLink: 'Solicitar un enlace nuevo',
    contactUs: 'Contacto',
    signIn: 'Iniciar sesión',
  },
  signInErrors: {
    'user-not-found': 'No existe ninguna cuenta con este correo electrónico',
    'wrong-password': 'Correo electrónico o contraseña incorrectos',
    'invalid-credential': 'Correo electrónico o contraseña incorrectos',
    'invalid-email': 'El formato del correo electrónico no es válido',
    'user-disabled': 'Esta cuenta ha sido inhabilitada',
    'too-many-requests': 'Demasiados intentos fallidos. Inténtelo más tarde',
    otherwise: 'Correo electrónico o contraseña incorrectos',
  },
  registrationErrors: {
    'email-already-in-use': 'Ya existe una cuenta con este correo electrónico',
    'invalid-email': 'El formato del correo electrónico no es válido',
    'weak-password': 'La contraseña debe tener al menos 6 caracteres',
    otherwise: 'Se produjo un error durante el registro. Inténtelo de nuevo.',
  },
  passwordResetErrors: {
    'invalid-email': 'El formato de la dirección de correo electrónico no es válido.',
    'user-not-found': 'No se encontró ninguna cuenta con este correo electrónico.',
    'missing-email': 'Introduzca una dirección de correo electrónico.',
    'too-many-requests': 'Demasiados intentos. Inténtelo más tarde.',
    otherwise: 'No se pudo enviar el correo de restablecimiento: {{message}}',
  },
  identityErrors: {
    'email-already-in-use': 'Ya existe una cuenta con este correo electrónico.',
    'wrong-password': 'Correo electrónico o contraseña incorrectos.',
    'invalid-credential': 'Correo electrónico o contraseña incorrectos.',
    'user-not-found': 'No existe ninguna cuenta con este correo electrónico.',
    'too-many-requests': 'Demasiados intentos. Inténtelo más tarde.',
    'user-disabled': 'Esta cuenta ha sido inhabilitada. Póngase en contacto con nosotros.',
    'expired-action-code': 'Este enlace ha caducado. Solicite uno nuevo.',
    'invalid-action-code': 'Este enlace no es válido o ya se ha utilizado. Solicite uno nuevo.',
    'requires-recent-login': 'Por su seguridad, inicie sesión de nuevo primero.',
    'user-token-expired': 'Su sesión ha caducado. Inicie sesión de nuevo.',
    'network-request-failed':
      'No se pudo conectar con el servicio de inicio de sesión. Compruebe su conexión e inténtelo de nuevo.',
    'popup-blocked':
      'Su navegador bloqueó una ventana. Permítala para este sitio e inténtelo de nuevo.',
    'popup-closed-by-user': 'La ventana se cerró demasiado pronto. Inténtelo de nuevo.',
    'unauthorized-domain':
      'No se permite iniciar sesión en esta dirección web. Póngase en contacto con nosotros.',
    'invalid-api-key':
      'El servicio de inicio de sesión rechazó este sitio. Póngase en contacto con nosotros.',
    'multi-factor-auth-required':
      'Esta cuenta necesita un segundo paso de inicio de sesión que este sitio no ofrece. Póngase en contacto con nosotros.',
    'password-does-not-meet-requirements':
      'Elija una contraseña más segura, con minúsculas, mayúsculas, un número y un símbolo.',
  },
  serverErrors: {
    'app-check-required':
      'No pudimos verificar su navegador. Llámenos al {{officePhone}} o escríbanos a {{officeEmail}} para registrarse.',
    'too-many-requests': 'Demasiados intentos. Inténtelo de nuevo dentro de {{minutes}} min.',
  },
  refusals,
};
