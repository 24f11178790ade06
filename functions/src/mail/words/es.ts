import type { Words } from './en.ts';

export const es: Words = {
  greeting: (name) => `Hola, ${name}:`,
  hello: 'Hola:',
  visitShop: 'Ir a la tienda',
  verifyAddress: 'Verificar mi dirección',
  visitAccount: 'Ir a su cuenta',
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
  newMessages: {
    subject: 'Más mensajes de la página de contacto',
    heading: 'Más mensajes de la página de contacto',
    body: 'En una hora llegaron más mensajes de los que reenviamos uno por uno. Todos están en la lista de mensajes. Sus remitentes no recibieron confirmación.',
    list: 'Leer los mensajes',
  },
  orderConfirmation: {
    subject: (order) => `Su pedido ${order}`,
    heading: 'Gracias por su pedido',
    body: 'Hemos recibido su pago. Esto es lo que ha pedido:',
    order: 'Pedido',
    item: 'Artículo',
    price: 'Precio',
    total: 'Total',
    reference: 'Su referencia',
    deliveryNote: 'Nota de entrega',
    address: 'Dirección de envío',
    receipt: 'Ver el recibo',
    account: 'Ver cómo va su pedido',
  },
  refund: {
    subject: (order) => `Reembolso de su pedido ${order}`,
    heading: 'Le hemos enviado un reembolso',
    whole: (amount, order) =>
      `Le hemos reembolsado ${amount} de su pedido ${order}. Con ello le hemos devuelto todo lo que pagó por este pedido.`,
    part: (amount, order) =>
      `Le hemos reembolsado ${amount} de lo que pagó por su pedido ${order}.`,
    amount: 'Este reembolso',
    refunded: 'Total reembolsado',
    paid: 'Usted pagó',
    when: 'El dinero vuelve a la tarjeta con la que pagó. Según su banco, tardará de 5 a 10 días hábiles en aparecer en su extracto.',
  },
  paymentProblem: {
    subject: (order) => `No se ha podido completar un pago de su pedido ${order}`,
    heading: 'No se ha podido completar un pago',
    body: (amount, order) =>
      `Su banco no ha completado un pago de ${amount} de su pedido ${order}, y por ese intento no se le ha cobrado nada.`,
    next: 'Mire primero el pedido en su cuenta, en Mis pedidos. Si lo ha pagado después con otra tarjeta, no tiene que hacer nada. Si no, el pedido no se enviará: hágalo de nuevo con otra tarjeta.',
  },
  orderSubject: {
    order: 'Pedido',
    id: 'ID del pedido',
    payment: 'Pago en Stripe',
    customer: 'Cliente',
    email: 'Correo electrónico',
    amount: 'Importe',
    unknown: 'Desconocido',
  },
  dispute: {
    subject: (order) => `Pago en disputa: pedido ${order}`,
    heading: 'Un cliente disputa un pago',
    open: 'Responda en el panel de Stripe antes de que venza el plazo. Allí verá de qué se trata: una consulta, que todavía no retira el dinero y que puede resolverse con un reembolso, o una disputa, que lo retiene hasta que el banco decida y se pierde si no se responde.',
    lost: 'La disputa ya está cerrada: se ha perdido y el dinero ha vuelto al cliente.',
    closed:
      'La disputa ya está cerrada y no se ha perdido. El pedido muestra lo que se ha pagado y lo que se ha reembolsado.',
    dispute: 'Disputa en Stripe',
  },
  orderAttention: {
    subject: (order) => `Revise el pedido ${order}`,
    heading: 'Un pedido necesita su atención',
    body: 'Revise este pedido antes de enviarlo y reembólselo si no debió pagarse:',
    reasons: {
      'no-checkout':
        'La tienda no tiene la compra a la que corresponde este pago. Los artículos son los que indica el propio pago.',
      'checkout-without-pricing':
        'La compra a la que corresponde este pago no llegó a tener precios. Los artículos son los que indica el propio pago.',
      'another-customer': 'La compra a la que corresponde este pago es de otro cliente.',
      'another-amount': 'El importe pagado no es el de la compra.',
      'approval-withdrawn': 'La cuenta ya no estaba aprobada cuando se cobró el pago.',
      'approval-undone':
        'La cuenta estaba aprobada cuando pagó, y la aprobación se deshizo justo después.',
      'many-declines':
        'Se rechazaron muchas tarjetas antes de esta. Puede que alguien haya probado tarjetas robadas.',
      'refund-failed':
        'Un reembolso no ha llegado al cliente y el dinero ha vuelto a la tienda. Devuélvalo por otro medio.',
      dispute: 'El pago está en disputa.',
    },
  },
  cardTesting: {
    subject: (email) => `Muchas tarjetas rechazadas: ${email}`,
    heading: 'Se han rechazado muchas tarjetas',
    measures: {
      'end-payment':
        'Un pago se ha rechazado tantas veces que la tienda lo ha cerrado. El cliente puede tramitar el pedido de nuevo.',
      'pause-payments':
        'Los pagos de una cuenta se han rechazado tantas veces que la tienda no le acepta ninguno más durante una hora.',
    },
    notEnded: {
      paid: 'Un pago se ha rechazado muchas veces y después se ha cobrado antes de que la tienda pudiera cerrarlo. Revise su pedido antes de enviarlo.',
      open: 'Un pago se ha rechazado muchas veces. La tienda no ha podido cerrarlo, porque el banco está procesando el último intento. Revise su pedido antes de enviarlo.',
    },
    whatToDo:
      'Puede que alguien esté probando tarjetas robadas. Revise la cuenta, pregunte al cliente y suspéndala si ya no la controla él.',
    declines: {
      'end-payment': 'Intentos rechazados de este pago',
      'pause-payments': 'Intentos rechazados de esta cuenta en una hora',
    },
    account: 'Ver la cuenta',
  },
  registrationReceived: {
    subject: 'Hemos recibido su registro',
    heading: 'Su cuenta está pendiente de aprobación',
    body: 'Gracias por registrarse. Nuestro equipo está revisando su cuenta. En cuanto esté aprobada podrá pagar sus pedidos; mientras tanto puede ver el catálogo y llenar su carrito.',
    next: 'Le escribiremos cuando termine la revisión.',
    verify:
      'Falta un paso: confirme que esta dirección es suya. Aquí recibirá sus confirmaciones y facturas.',
    notYou:
      'Si usted no se ha registrado, alguien indicó su dirección por error: no haga caso de este correo ni siga el enlace.',
  },
  emailVerification: {
    subject: 'Verifique su correo electrónico',
    heading: 'Verifique su correo electrónico, por favor',
    body: 'Siga este enlace para confirmar que la dirección de su cuenta es suya. Allí enviamos sus confirmaciones y facturas.',
    expires:
      'El enlace funciona una sola vez. Si ya no funciona, pida otro en la página de su cuenta.',
    notYou:
      'Si usted no se ha registrado, alguien indicó su dirección por error: no haga caso de este correo ni siga el enlace.',
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
  newAccounts: {
    subject: 'Más cuentas nuevas esperan aprobación',
    heading: 'Más cuentas nuevas esperan aprobación',
    body: 'En una hora se han registrado más cuentas de las que comunicamos una por una. La lista tiene todas las que esperan una decisión.',
    list: 'Ver las cuentas',
  },
  accountApproved: {
    subject: 'Su cuenta está aprobada',
    heading: 'Su cuenta está aprobada',
    body: 'Ya puede hacer sus pedidos y pagar con tarjeta. Lo que haya puesto en su carrito sigue ahí.',
  },
  addressChanged: {
    subject: 'Se cambió su dirección de envío',
    heading: 'Se cambió su dirección de envío',
    body: 'Nuestra oficina cambió la dirección de envío de su cuenta. Sus próximos pedidos se enviarán a la nueva dirección, que puede ver en su cuenta.',
    notYou:
      'Si usted no lo solicitó, llámenos o escríbanos antes de hacer su próximo pedido y cambie su contraseña.',
  },
  emailChange: {
    subject: 'Confirme su nuevo correo electrónico',
    heading: 'Confirme su nuevo correo electrónico',
    body: 'Siga este enlace para usar esta dirección en su cuenta. Iniciará sesión con ella y aquí recibirá nuestros correos.',
    after:
      'Al cambiar la dirección se cierra la sesión en todos los dispositivos. El enlace funciona una sola vez; puede pedir otro en su cuenta.',
    notYou:
      'Si usted no lo ha pedido, alguien indicó su dirección por error. No haga caso de este correo ni siga el enlace.',
  },
  emailChanged: {
    subject: 'Se cambió el correo electrónico de su cuenta',
    heading: 'Se cambió su correo electrónico',
    body: 'Su cuenta tiene ahora otra dirección de correo. Inicie sesión con la nueva; allí llegan nuestros correos.',
    notYou:
      'Si usted no la cambió, llámenos o escríbanos de inmediato: puede que otra persona tenga acceso a su cuenta.',
    contact: 'Contáctenos',
  },
  passwordChanged: {
    subject: 'Se cambió su contraseña',
    heading: 'Se cambió su contraseña',
    body: 'Su cuenta tiene una contraseña nueva y se cerró la sesión en todos los demás dispositivos.',
    notYou:
      'Si usted no la cambió, restablezca su contraseña de inmediato y llámenos: puede que otra persona tenga acceso a su cuenta.',
    reset: 'Restablecer mi contraseña',
  },
  certificate: {
    subject: 'Su certificado',
    heading: 'Ha obtenido su certificado',
    body: 'Ha aprobado el cuestionario del curso de certificación. ¡Enhorabuena!',
    download: 'Puede descargar el certificado en PDF cuando quiera: está en su cuenta.',
    score: 'Resultado',
    scored: (right, questions) => `${right} de ${questions}`,
    number: 'Número del certificado',
  },
  newCertificate: {
    subject: (name) => `Certificado obtenido: ${name}`,
    heading: 'Un cliente ha obtenido el certificado',
    body: 'Ha aprobado el cuestionario del curso de certificación y puede descargar el certificado por su cuenta. No hay nada que hacer.',
    name: 'Nombre',
    email: 'Correo electrónico',
    account: 'Ver la cuenta',
  },
  staffChanged: {
    subject: (email) => `Ha cambiado un acceso de personal: ${email}`,
    heading: 'Ha cambiado un acceso de personal',
    body: 'Este mensaje llega a todos los administradores de la tienda.',
    account: 'Cuenta',
    role: 'Ahora es',
    roles: {
      admin: 'Personal, y puede decir quién es personal (administrador)',
      staff: 'Personal',
      none: 'Ya no es personal',
    },
    by: 'Cambiado por',
    next: 'Si no esperaba este cambio, retire enseguida la cuenta del personal y pregunte al administrador que se nombra aquí.',
    look: 'Ver quién es personal',
  },
  accountDeclined: {
    subject: 'Su registro no ha sido aprobado',
    heading: 'Su registro no ha sido aprobado',
    body: 'Hemos revisado su registro y no hemos podido aprobarlo por este motivo:',
    next: 'Si cree que se trata de un error, póngase en contacto con nosotros.',
    contact: 'Contáctenos',
  },
  accountDeleted: {
    subject: 'Su cuenta se ha eliminado',
    heading: 'Su cuenta se ha eliminado',
    body: 'Su cuenta y lo que le pertenecía se han eliminado: su perfil, las tarjetas guardadas, las compras sin terminar y el certificado.',
    messagesDeleted: 'También se han eliminado los mensajes que nos envió desde esta dirección.',
    messagesKept: (years: number) =>
      `Los mensajes que se nos enviaron desde esta dirección se conservan hasta cumplir ${years} años, porque no hemos podido comprobar que sean suyos.`,
    orders: (years: number) =>
      `Si ha hecho pedidos, los pedidos, los pagos y las facturas con el nombre y la dirección que figuran en ellos se conservan durante ${years} años después de la compra, porque lo exige la ley tributaria. Después se eliminan también.`,
    notYou: 'Si no lo ha pedido usted, póngase en contacto con nosotros.',
    contact: 'Contáctenos',
  },
};
