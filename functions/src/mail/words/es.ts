import type { Words } from './en.ts';

export const es: Words = {
  greeting: (name) => `Hola, ${name}:`,
  visitShop: 'Ir a la tienda',
  contactOffice: {
    subject: (subject, name) => `Mensaje de ${name}: ${subject || 'sin asunto'}`,
    heading: 'Un mensaje de la página de contacto',
    name: 'Nombre',
    email: 'Correo electrónico',
    topic: 'Asunto',
    noTopic: 'Ninguno',
    answer: 'Responda a este correo para escribir al remitente.',
  },
  contactConfirmation: {
    subject: 'Hemos recibido su mensaje',
    heading: 'Gracias por su mensaje',
    body: 'Su mensaje ha llegado a nuestra oficina. Le responderemos lo antes posible.',
    hours:
      'Nuestra oficina atiende de lunes a jueves de 9:30am a 6:30pm PST y los viernes de 9:00am a 3:00pm PST.',
    notYou:
      'Si usted no nos ha escrito, alguien indicó su dirección por error: no haga caso de este correo.',
  },
  orderConfirmation: {
    subject: (orderId) => `Su pedido ${orderId}`,
    heading: 'Gracias por su pedido',
    body: 'Hemos recibido su pago. Esto es lo que ha pedido:',
    order: 'Pedido',
    item: 'Artículo',
    quantity: 'Cantidad',
    price: 'Precio',
    total: 'Total',
    address: 'Dirección de envío',
    receipt: 'Ver el recibo',
    account: 'Encontrará todos sus pedidos en su cuenta.',
  },
  registrationReceived: {
    subject: 'Hemos recibido su registro',
    heading: 'Su cuenta está pendiente de aprobación',
    body: 'Gracias por registrarse. Nuestro equipo está revisando su cuenta. En cuanto esté aprobada podrá pagar sus pedidos; mientras tanto puede ver el catálogo y llenar su carrito.',
    next: 'Le escribiremos cuando termine la revisión.',
  },
  newAccount: {
    subject: (name) => `Nueva cuenta pendiente de aprobación: ${name}`,
    heading: 'Una nueva cuenta espera aprobación',
    name: 'Nombre',
    email: 'Correo electrónico',
    type: 'Tipo de cuenta',
    types: { dentist: 'Dentista', lab: 'Laboratorio dental' },
    license: 'Número de licencia',
    noLicense: 'Ninguno (laboratorio dental)',
    address: 'Dirección',
  },
  accountApproved: {
    subject: 'Su cuenta está aprobada',
    heading: 'Su cuenta está aprobada',
    body: 'Ya puede hacer sus pedidos y pagar con tarjeta. Lo que haya puesto en su carrito sigue ahí.',
  },
  accountDeclined: {
    subject: 'Su registro no ha sido aprobado',
    heading: 'Su registro no ha sido aprobado',
    body: 'Hemos revisado su registro y no hemos podido aprobarlo por este motivo:',
    next: 'Si cree que se trata de un error, póngase en contacto con nosotros.',
    contact: 'Contáctenos',
  },
};
