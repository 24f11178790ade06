import type { Translation } from '../../translation.ts';
import type { contact as english } from '../en/contact.ts';

export const contact: Translation<typeof english> = {
  title: 'Contacto',
  description: 'Dirección, teléfono y horario, y nuestro agente para Medio Oriente y África.',
  offices: {
    phone: 'Teléfono',
    email: 'Correo electrónico',
    hours: 'Horario',
    weekdays: 'De lunes a jueves: 9:30am-6:30pm PST',
    friday: 'Viernes: 9:00am-3:00pm PST',
    usOffice: 'Oficina en EE. UU.',
    agent: 'Agente para Medio Oriente y África',
  },
  form: {
    heading: 'Escríbanos',
    introduction: 'Respondemos por correo electrónico en nuestro horario de atención.',
    name: 'Nombre',
    email: 'Correo electrónico',
    subject: 'Asunto (opcional)',
    aboutOrder: 'Pedido {{order}}',
    message: 'Mensaje',
    submit: 'Enviar mensaje',
    submitting: 'Enviando...',
    leaveEmpty: 'Deje este campo vacío',
  },
  issue: {
    'name-required': 'Escriba su nombre',
    'name-too-long': 'Use como máximo 100 caracteres',
    'email-required': 'Escriba su correo electrónico',
    'email-invalid': 'Escriba un correo electrónico válido',
    'subject-too-long': 'Use como máximo 150 caracteres',
    'message-required': 'Escriba su mensaje',
    'message-too-long': 'Use como máximo 5000 caracteres',
  },
  sent: 'Gracias. Su mensaje se ha enviado y recibirá una confirmación en {{email}}.',
  failure: {
    unverified:
      'No pudimos verificar su navegador y su mensaje no se envió. Llámenos al {{officePhone}} o escríbanos a {{officeEmail}}.',
    tooMany:
      'Se han enviado demasiados mensajes. Inténtelo de nuevo dentro de {{minutes}} min, o llámenos.',
    offline: 'No se pudo conectar con la tienda. Compruebe su conexión e inténtelo de nuevo.',
    failed: 'No se pudo enviar su mensaje. Inténtelo de nuevo o llámenos.',
  },
};
