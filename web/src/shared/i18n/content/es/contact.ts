import type { Translation } from '../../translation.ts';
import type { contact as english } from '../en/contact.ts';

export const contact: Translation<typeof english> = {
  title: 'Contacto',
  description: 'Dirección, teléfono, horario y nuestro agente para Medio Oriente y África.',
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
    'name-required': 'Ingrese su nombre',
    'name-too-long': 'Use 100 caracteres como máximo',
    'email-required': 'Ingrese su correo electrónico',
    'email-invalid': 'Ingrese una dirección de correo electrónico válida',
    'subject-too-long': 'Use 150 caracteres como máximo',
    'message-required': 'Escriba su mensaje',
    'message-too-long': 'Use 5,000 caracteres como máximo',
  },
  sent: 'Gracias. Enviamos su mensaje y recibirá una confirmación en {{email}}.',
  failure: {
    unverified:
      'No pudimos verificar su navegador, así que no se envió su mensaje. Llámenos al {{officePhone}} o escríbanos a {{officeEmail}}.',
    tooMany: 'Envió demasiados mensajes. Inténtelo de nuevo en {{minutes}} min o llámenos.',
    offline: 'No pudimos conectarnos con la tienda. Revise su conexión e inténtelo de nuevo.',
    failed: 'No se pudo enviar su mensaje. Inténtelo de nuevo o llámenos.',
  },
};
