import type { Words } from './en.ts';

function lateKinds(orders: number, replacements: number): string {
  if (replacements === 0) return 'pedidos';
  return orders === 0 ? 'reemplazos' : 'pedidos y reemplazos';
}

export const es: Words = {
  greeting: (name) => `Hola, ${name}:`,
  hello: 'Hola:',
  visitShop: 'Ir a su carrito',
  verifyAddress: 'Verificar mi dirección',
  visitAccount: 'Ir a su cuenta',
  contactOffice: {
    subject: (subject, name) => `Mensaje de ${name}: ${subject || 'sin asunto'}`,
    heading: 'Nuevo mensaje de la página de contacto',
    name: 'Nombre',
    email: 'Correo electrónico',
    topic: 'Asunto',
    noTopic: 'Ninguno',
    answer: 'Responda a este correo para contestarle al remitente.',
  },
  contactConfirmation: {
    subject: 'Recibimos su mensaje',
    heading: 'Gracias por su mensaje',
    body: 'Su mensaje llegó a nuestra oficina. Le responderemos lo antes posible.',
    hours:
      'Nuestra oficina atiende de lunes a jueves de 9:30am a 6:30pm PST y los viernes de 9:00am a 3:00pm PST.',
    notYou:
      'Si usted no nos escribió, alguien ingresó su dirección por error. Puede ignorar este correo.',
  },
  newMessages: {
    subject: 'Más mensajes de la página de contacto',
    heading: 'Más mensajes de la página de contacto',
    body: 'Recibimos tantos mensajes en una hora que dejamos de reenviarlos. Puede leerlos todos en la sección del personal. Los remitentes no recibieron confirmación.',
    list: 'Ver los mensajes',
  },
  orderConfirmation: {
    subject: (order) => `Su pedido ${order}`,
    heading: 'Gracias por su pedido',
    body: 'Recibimos su pago. Esto es lo que pidió:',
    order: 'Pedido',
    item: 'Artículo',
    price: 'Precio',
    total: 'Total',
    reference: 'Su referencia',
    deliveryNote: 'Nota de entrega',
    address: 'Dirección de envío',
    receipt: 'Ver el recibo',
    account: 'Ver su pedido',
  },
  newOrder: {
    subject: (order) => `Pedido nuevo ${order}`,
    heading: 'Un cliente hizo un pedido',
    body: 'El pago se completó. El cliente pidió:',
    customer: 'Cliente',
    email: 'Correo electrónico',
    total: 'Total',
    item: 'Artículo',
    quantity: 'Cantidad',
    view: 'Ver el pedido',
  },
  shipment: {
    subject: (order) => `Enviamos su pedido ${order}`,
    replacementSubject: (rmaNumber) => `Enviamos el reemplazo de su devolución ${rmaNumber}`,
    heading: 'Su paquete está en camino',
    whole: (order) => `Enviamos su pedido ${order}:`,
    part: (order) =>
      `Enviamos una parte de su pedido ${order}. Le escribiremos de nuevo cuando enviemos el resto. Este paquete contiene:`,
    replacement: (rmaNumber) => `Enviamos el reemplazo de su devolución ${rmaNumber}:`,
    replacementPart: (rmaNumber) =>
      `Enviamos una parte del reemplazo de su devolución ${rmaNumber}. Le escribiremos de nuevo cuando enviemos el resto. Este paquete contiene:`,
    item: 'Artículo',
    quantity: 'Cantidad',
    lot: (lot) => `Lote ${lot}`,
    lotWithExpiry: (lot, expiry) => `Lote ${lot}, vence el ${expiry}`,
    lots: 'La página de su pedido también muestra los números de lote, para que pueda copiarlos al expediente del paciente.',
    carrier: 'Transportista',
    otherCarrier: 'Otro',
    trackingNumber: 'Número de rastreo',
    track: 'Rastrear su paquete',
    address: 'Dirección de envío',
    account: 'Ver su pedido',
  },
  refund: {
    subject: (order) => `Reembolso de su pedido ${order}`,
    heading: 'Le enviamos un reembolso',
    whole: (amount, order) =>
      `Le reembolsamos ${amount} de su pedido ${order}. Con esto, su reembolso está completo.`,
    part: (amount, order) => `Le reembolsamos ${amount} de lo que pagó por su pedido ${order}.`,
    amount: 'Este reembolso',
    refunded: 'Total reembolsado',
    paid: 'Usted pagó',
    when: 'El dinero vuelve a la tarjeta con la que pagó. Tardará de 5 a 10 días hábiles en aparecer en su estado de cuenta, según el banco.',
  },
  paymentProblem: {
    subject: (order) => `No se pudo completar un pago de su pedido ${order}`,
    heading: 'No se pudo completar un pago',
    body: (amount, order) =>
      `Su banco no completó un pago de ${amount} de su pedido ${order}. No se le cobró nada por ese intento.`,
    next: 'Revise primero el pedido en su cuenta, en Mis pedidos. Si después lo pagó con otra tarjeta, no tiene que hacer nada. Si no, no lo enviaremos: haga el pedido de nuevo con otra tarjeta.',
  },
  returns: {
    number: 'Número de RMA',
    customer: 'Cliente',
    email: 'Correo electrónico',
    item: 'Artículo',
    quantity: 'Cantidad',
    lot: (lot) => `Lote ${lot}`,
    view: 'Ver su devolución',
  },
  returnRequested: {
    subject: (number) => `Devolución solicitada: ${number}`,
    subjectWithProblem: (number) => `Problema con un dispositivo: devolución ${number}`,
    heading: 'Un cliente solicitó una devolución',
    body: 'Acéptela o rechácela en la sección del personal.',
    problem:
      'El cliente reportó un problema con un dispositivo. Abrimos un reclamo, y usted debe decidir a más tardar en la fecha indicada si hay que notificarlo.',
    complaint: (number) => `Reclamo ${number}`,
    due: (date, zone) => `Decida a más tardar el ${date} (${zone})`,
    note: 'Comentario del cliente',
    reasons: {
      'wrong-item': 'Artículo equivocado',
      damaged: 'Dañado',
      'no-longer-needed': 'Ya no lo necesita',
      expired: 'Vencido',
      'device-problem': 'Problema con el dispositivo',
    },
    review: 'Revisar la devolución',
  },
  returnAccepted: {
    subject: (number) => `Aceptamos su devolución ${number}`,
    heading: 'Envíenos su devolución',
    body: 'Aceptamos su devolución. Envíenos estos artículos:',
    part: (accepted, requested) => `${accepted} de ${requested}`,
    steps: [
      'Imprima las instrucciones de devolución e inclúyalas en el paquete.',
      'Escriba el número de RMA en el exterior del paquete.',
      'Use un servicio de envío con rastreo y guarde el comprobante.',
    ],
    usedDevices:
      'Limpie y esterilice los dispositivos usados, y empáquelos en una bolsa rotulada. No incluya nombres ni fechas de nacimiento de pacientes.',
    address: 'Enviar a',
    view: 'Obtener las instrucciones de devolución',
  },
  returnDeclined: {
    subject: (number) => `No aceptamos su devolución ${number}`,
    heading: 'No pudimos aceptar su devolución',
    body: (number) => `Revisamos su devolución ${number} y no pudimos aceptarla por este motivo:`,
    next: 'Si cree que se trata de un error, contáctenos.',
    contact: 'Contáctenos',
  },
  returnSettled: {
    subject: (number) => `Su devolución ${number} está completada`,
    heading: 'Su devolución está completada',
    body: (number) => `Este es el resultado de su devolución ${number}:`,
    outcome: 'Resultado',
    refund: (units) => `Reembolso de ${units}`,
    replacement: (units) => `Reemplazo sin costo de ${units}`,
    none: (units) => `Recibimos ${units}, sin reembolso ni reemplazo`,
    missing: 'No lo recibimos',
    refunds: 'Recibirá otro correo por cada reembolso.',
    replacements: 'Le enviaremos el número de rastreo cuando enviemos el reemplazo.',
  },
  orderSubject: {
    order: 'Pedido',
    id: 'ID del pedido',
    payment: 'Pago en Stripe',
    customer: 'Cliente',
    email: 'Correo electrónico',
    amount: 'Monto',
    unknown: 'Desconocido',
    view: 'Ver el pedido',
  },
  dispute: {
    subject: (order) => `Pago en disputa: pedido ${order}`,
    heading: 'Un cliente disputó un pago',
    open: 'Responda en el panel de Stripe antes de que venza el plazo. Allí verá si se trata de una consulta o de una disputa. Una consulta aún no retira el dinero y puede resolverse con un reembolso. En una disputa, el dinero queda retenido hasta que el banco decida, y se pierde si no responde.',
    lost: 'La disputa ya está cerrada. Se perdió y el dinero volvió al cliente.',
    closed:
      'La disputa ya está cerrada y no se perdió. El pedido muestra lo que se pagó y lo que se reembolsó.',
    dispute: 'Disputa en Stripe',
  },
  orderAttention: {
    subject: (order) => `El pedido ${order} requiere su atención`,
    heading: 'Un pedido requiere su atención',
    body: 'Revise este pedido antes de enviarlo y reembólselo si no debió pagarse:',
    reasons: {
      'no-checkout':
        'Este pago no tiene una compra asociada. Los artículos son los que indica el propio pago.',
      'checkout-without-pricing':
        'La compra de este pago quedó sin precios. Los artículos son los que indica el propio pago.',
      'another-customer': 'La compra de este pago es de otro cliente.',
      'another-amount': 'El monto pagado no coincide con el de la compra.',
      'approval-withdrawn': 'La cuenta ya no estaba aprobada cuando se cobró el pago.',
      'approval-undone': 'La aprobación de la cuenta se deshizo después del pago.',
      'hidden-item':
        'Un artículo ya estaba oculto cuando se cobró el pago. Es posible que se haya retirado del mercado.',
      'many-declines':
        'Se rechazaron muchas tarjetas antes de aceptarse una. Alguien pudo haber probado tarjetas robadas.',
      'refund-failed':
        'Un reembolso no llegó al cliente y el dinero volvió a la tienda. Devuélvalo por otro medio.',
      dispute: 'El cliente disputó el pago.',
    },
  },
  cardTesting: {
    subject: (email) => `Muchas tarjetas rechazadas: ${email}`,
    heading: 'Se rechazaron muchas tarjetas',
    measures: {
      'end-payment':
        'Un pago se rechazó tantas veces que lo cancelamos. El cliente puede hacer el pedido de nuevo.',
      'pause-payments':
        'Los pagos de una cuenta se rechazaron tantas veces que los pausamos por una hora.',
    },
    notEnded: {
      paid: 'Un pago se rechazó muchas veces y luego se cobró antes de que pudiéramos cancelarlo. Revise el pedido antes de enviarlo.',
      open: 'Un pago se rechazó muchas veces. No pudimos cancelarlo porque el banco está procesando el último intento. Revise el pedido antes de enviarlo.',
    },
    whatToDo:
      'Es posible que alguien esté probando tarjetas robadas. Revise la cuenta y consulte al cliente. Si ya no la controla, suspéndala.',
    declines: {
      'end-payment': 'Intentos rechazados de este pago',
      'pause-payments': 'Intentos rechazados de esta cuenta en una hora',
    },
    account: 'Ver la cuenta',
  },
  lateOrders: {
    subject: (orders, replacements) => {
      const count = orders + replacements;
      if (count === 1) return `Un ${orders ? 'pedido' : 'reemplazo'} espera su envío`;
      return `${count} ${lateKinds(orders, replacements)} esperan su envío`;
    },
    heading: 'Pedidos atrasados',
    body: (orders, replacements, days) => {
      const count = orders + replacements;
      const late = days === 1 ? 'más de un día' : `más de ${days} días`;
      return count === 1
        ? `Este ${orders ? 'pedido' : 'reemplazo'} espera su envío desde hace ${late}:`
        : `Estos ${count} ${lateKinds(orders, replacements)} esperan su envío desde hace ${late}:`;
    },
    placed: (date) => `Hecho el ${date}`,
    waiting: (date) => `Reemplazo, en espera desde el ${date}`,
    zone: (timeZone) => `Zona horaria: ${timeZone}`,
    list: 'Ver los pedidos por enviar',
  },
  dailyDigest: {
    subject: (date) => `Su tienda el ${date}`,
    heading: (date) => `Buenos días: ${date}`,
    body: 'Esto espera a la oficina:',
    nothing: 'No hay nada pendiente.',
    rows: {
      waiting: 'Cuentas por revisar',
      expiringLicenses: 'Licencias vencidas o que vencen en los próximos 30 días',
      toShip: 'Por enviar',
      attention: 'Pedidos que requieren atención',
      returns: 'Devoluciones',
      complaints: 'Reclamos',
      unread: 'Mensajes sin responder',
    },
    late: (count, days) => `${count} con atraso (más de ${days === 1 ? 'un día' : `${days} días`})`,
    overdue: (count) => `${count} con plazo vencido`,
    yesterday: (timeZone) => `Ayer (${timeZone}):`,
    orders: 'Pedidos',
    revenue: 'Ingresos',
    open: 'Abrir la sección del personal',
    choose:
      'Puede elegir sus correos en la sección del personal, en «Sus correos» del menú de la cuenta.',
  },
  registrationReceived: {
    subject: 'Recibimos su registro',
    heading: 'Su cuenta está pendiente de aprobación',
    body: 'Gracias por registrarse. Nuestro equipo está revisando su cuenta. Podrá pagar sus pedidos en cuanto la aprobemos. Mientras tanto, puede ver el catálogo y llenar su carrito.',
    next: 'Le escribiremos cuando termine la revisión.',
    verify:
      'Falta un paso: confirme que este correo es suyo. Aquí recibirá sus confirmaciones y facturas.',
    notYou:
      'Si usted no se registró, alguien ingresó su dirección por error. Ignore este correo y no abra el enlace.',
  },
  emailVerification: {
    subject: 'Verifique su correo electrónico',
    heading: 'Verifique su correo electrónico',
    body: 'Abra este enlace para confirmar que el correo de su cuenta es suyo. Allí enviamos sus confirmaciones y facturas.',
    expires: 'El enlace funciona una sola vez. Si ya no funciona, solicite otro desde su cuenta.',
    notYou:
      'Si usted no se registró, alguien ingresó su dirección por error. Ignore este correo y no abra el enlace.',
  },
  newAccount: {
    subject: (name) => `Nueva cuenta por revisar: ${name}`,
    heading: 'Hay una cuenta nueva por revisar',
    name: 'Nombre',
    email: 'Correo electrónico',
    type: 'Tipo de cuenta',
    types: { dentist: 'Dentista', lab: 'Laboratorio dental' },
    license: 'Número de licencia',
    noLicense: 'Ninguno (laboratorio dental)',
    address: 'Dirección',
    phone: 'Teléfono',
    review: 'Revisar la cuenta',
  },
  newAccounts: {
    subject: 'Más cuentas nuevas por revisar',
    heading: 'Hay más cuentas nuevas por revisar',
    body: 'En una hora se registraron demasiadas cuentas para avisarle de cada una. La lista muestra todas las pendientes.',
    list: 'Revisar las cuentas',
  },
  accountApproved: {
    subject: 'Su cuenta está aprobada',
    heading: 'Su cuenta está aprobada',
    body: 'Ya puede hacer sus pedidos y pagar con tarjeta. Su carrito sigue tal como lo dejó.',
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
    body: 'Abra este enlace para usar esta dirección en su cuenta. Iniciará sesión con ella y aquí recibirá nuestros correos.',
    after:
      'Al cambiar la dirección se cierra la sesión en todos los dispositivos. El enlace funciona una sola vez; puede solicitar otro en su cuenta.',
    notYou:
      'Si usted no lo solicitó, alguien ingresó su dirección por error. Ignore este correo y no abra el enlace.',
  },
  emailChanged: {
    subject: 'Se cambió el correo electrónico de su cuenta',
    heading: 'Se cambió su correo electrónico',
    body: 'Su cuenta ahora tiene otra dirección de correo. Inicie sesión con la nueva; allí llegarán nuestros correos.',
    notYou:
      'Si usted no la cambió, llámenos o escríbanos de inmediato: es posible que otra persona tenga acceso a su cuenta.',
    contact: 'Contáctenos',
  },
  passwordChanged: {
    subject: 'Se cambió su contraseña',
    heading: 'Se cambió su contraseña',
    body: 'Su cuenta tiene una contraseña nueva y se cerró la sesión en todos los demás dispositivos.',
    notYou:
      'Si usted no la cambió, restablezca su contraseña de inmediato y llámenos: es posible que otra persona tenga acceso a su cuenta.',
    reset: 'Restablecer mi contraseña',
  },
  backInStock: {
    subject: (product) => `Disponible de nuevo: ${product}`,
    heading: 'Un artículo que usted esperaba está disponible de nuevo',
    body: (product) => `Ya puede volver a pedir ${product}.`,
    once: 'Usted nos pidió este aviso. No le escribiremos otra vez sobre este artículo, salvo que lo solicite.',
    view: 'Ver el artículo',
  },
  certificate: {
    subject: 'Su certificado',
    heading: 'Obtuvo su certificado',
    body: '¡Felicitaciones! Aprobó el cuestionario de certificación.',
    download: 'Puede descargar el certificado en PDF desde su cuenta cuando quiera.',
    score: 'Puntaje',
    scored: (right, questions) => `${right} de ${questions}`,
    number: 'Número del certificado',
  },
  newCertificate: {
    subject: (name) => `Certificado obtenido: ${name}`,
    heading: 'Un cliente obtuvo el certificado',
    body: 'Aprobó el cuestionario de certificación y puede descargar el certificado. Usted no tiene que hacer nada.',
    name: 'Nombre',
    email: 'Correo electrónico',
    account: 'Ver la cuenta',
  },
  staffChanged: {
    subject: (email) => `Cambio en el acceso del personal: ${email}`,
    heading: 'Cambio en el acceso del personal',
    body: 'Todos los administradores de la tienda reciben este correo.',
    account: 'Cuenta',
    role: 'Nuevo rol',
    roles: {
      admin: 'Administrador (gestiona el acceso del personal)',
      staff: 'Personal',
      none: 'Ya no forma parte del personal',
    },
    by: 'Cambiado por',
    invited:
      'Es una invitación. La persona tendrá acceso cuando elija una contraseña con el enlace que le enviamos.',
    next: 'Si no esperaba este cambio, quite de inmediato esta cuenta del personal y consulte al administrador que aparece aquí.',
    look: 'Ver los miembros del personal',
  },
  accountDeclined: {
    subject: 'Su registro no fue aprobado',
    heading: 'Su registro no fue aprobado',
    body: 'Revisamos su registro y no pudimos aprobarlo por este motivo:',
    next: 'Si cree que se trata de un error, contáctenos.',
    contact: 'Contáctenos',
  },
  staffInvitation: {
    subject: 'Invitación a la sección del personal',
    heading: 'Active su acceso como personal',
    body: (by, shop) => `${by} le invitó a la sección del personal de ${shop}.`,
    next: 'Elija una contraseña para obtener acceso. Así también se confirma este correo electrónico.',
    accept: 'Elegir una contraseña',
    expires: (days) =>
      `El botón funciona durante una hora. Después, abra la página para iniciar sesión, elija «¿Olvidó su contraseña?» y escriba este correo electrónico para recibir otro enlace. La invitación es válida por ${days} días.`,
    notYou:
      'Si no conoce a quien le invita, ignore este correo. Sin una contraseña, nadie obtiene acceso.',
  },
  accountDeleted: {
    subject: 'Su cuenta fue eliminada',
    heading: 'Su cuenta fue eliminada',
    body: 'Eliminamos su cuenta y sus datos: su perfil, las tarjetas guardadas, las compras sin terminar y el certificado.',
    messagesDeleted: 'También eliminamos los mensajes que nos envió desde esta dirección.',
    messagesKept: (years: number) =>
      `Conservamos los mensajes enviados desde esta dirección hasta que cumplan ${years} años, porque no pudimos confirmar que sean suyos.`,
    orders: (years: number) =>
      `Si hizo pedidos, la ley fiscal nos obliga a conservar los pedidos, los pagos y las facturas, con el nombre y la dirección que figuran en ellos, durante ${years} años después de la compra. Después también los eliminamos.`,
    devices: (years: number) =>
      `Si recibió implantes u otros productos con número de lote, la ley de dispositivos médicos nos obliga a conservar un registro de los lotes, de los problemas que reportó y de sus datos de contacto, para poder avisarle de un retiro del mercado. Lo eliminamos ${years} años después de la vida útil prevista de los dispositivos.`,
    notYou: 'Si usted no lo solicitó, contáctenos.',
    contact: 'Contáctenos',
  },
  recallNotice: {
    heading: 'Retiro del mercado',
    device: 'Producto',
    lots: 'Números de lote',
    quantity: 'Unidades que le enviamos',
    confirm:
      'Confirme que recibió este aviso, aunque ya no tenga ninguna de estas unidades. No necesita iniciar sesión.',
    button: 'Confirmar recepción',
  },
};
