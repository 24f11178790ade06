import type { Translation } from '../../translation.ts';
import type { account as english } from '../en/account.ts';

export const account: Translation<typeof english> = {
  title: 'Mi cuenta',
  description: 'Sus pedidos, los datos de su cuenta y sus métodos de pago guardados.',
  notAvailable: 'N/D',
  unknownDate: 'Fecha desconocida',
  newestShown: 'Se muestran las {{number}} entradas más recientes.',
  allShown: 'Se muestran todas las entradas: {{number}}.',
  older: 'Mostrar las anteriores',
  olderFailed: 'No se han podido cargar las entradas anteriores. Inténtelo de nuevo.',
  tabs: {
    label: 'Secciones de la cuenta',
    orders: 'Mis pedidos',
    buyAgain: 'Volver a comprar',
    lists: 'Mis listas',
    info: 'Datos de la cuenta',
    paymentMethods: 'Métodos de pago',
    transactions: 'Transacciones',
    unknown: 'No se ha encontrado el contenido de la pestaña',
    back: 'Ver mis pedidos',
  },
  orders: {
    none: 'No se han encontrado pedidos',
    browse: 'Ver productos',
    id: 'N.º de pedido',
    date: 'Fecha',
    items: 'Artículos',
    amount: 'Importe',
    status: 'Estado',
    refunded: 'Reembolsado: {{amount}}',
    receipt: 'Recibo',
    actions: 'Acciones',
    viewReceipt: 'Ver recibo',
    opensNewTab: '(se abre en una pestaña nueva)',
    reorder: 'Repetir pedido',
    invoice: 'Factura',
    invoiceOf: 'Factura del pedido {{id}}',
    invoiceFailed:
      'No se ha podido descargar la factura. Compruebe la conexión e inténtelo de nuevo.',
    reorderFailed:
      'No se ha podido cargar el catálogo y su carrito no ha cambiado. Inténtelo de nuevo.',
    item: '{{name}} ×\u00a0{{quantity}}',
  },
  order: {
    title: 'Pedido {{number}}',
    description: 'Su pedido y cómo va.',
    none: 'No hay ningún pedido así en su cuenta.',
    notYet: 'Un pedido que acaba de pagar aparece aquí por sí solo en un momento.',
    placed: 'Realizado el {{date}}',
    progress: 'Seguimiento',
    events: {
      placed: 'Pedido realizado',
      'payment-pending': 'Pago iniciado',
      'payment-processing': 'Su banco está procesando el pago',
      'payment-completed': 'Pagado',
      'payment-failed': 'No se ha podido completar el pago',
      'refund-pending': 'Reembolso en camino',
      'refund-processing': 'Reembolso en camino',
      'refund-completed': 'Reembolsado',
      'refund-failed': 'Su banco ha devuelto el reembolso',
      'dispute-pending': 'Pago en disputa en su banco',
      'dispute-processing': 'Pago en disputa en su banco',
      'dispute-completed': 'Disputa resuelta: su banco le ha devuelto el dinero',
      'dispute-failed': 'Disputa cerrada',
      preparation: 'A continuación: preparamos y enviamos su pedido',
    },
    help: '¿Preguntas sobre este pedido? Llámenos e indique',
  },
  transactions: {
    none: 'No se han encontrado transacciones',
    id: 'N.º de transacción',
    type: 'Tipo',
    types: { payment: 'Pago', refund: 'Reembolso', dispute: 'Disputa' },
  },
  statuses: {
    pending: 'Pendiente',
    processing: 'En proceso',
    completed: 'Completado',
    failed: 'Fallido',
    refunded: 'Reembolsado',
    disputed: 'En disputa',
  },
  info: {
    name: 'Nombre',
    email: 'Correo electrónico',
    type: 'Tipo de cuenta',
    types: { dentist: 'Dentista', lab: 'Laboratorio dental', customer: 'Cliente' },
    memberSince: 'Cliente desde',
    address: 'Dirección',
    changeAddress:
      'Para cambiar su dirección, <contact>contacte con el servicio de atención al cliente</contact>.',
    status: 'Estado de la cuenta',
    approved: 'Aprobada',
    pending: 'Pendiente de aprobación',
  },
  approval: {
    pending:
      'Su cuenta está pendiente de aprobación. Podrá tramitar el pedido cuando su cuenta haya sido aprobada. Mientras tanto puede llenar su carrito.',
  },
  certificate: {
    passed: 'Cuestionario de certificación aprobado el {{date}}: {{score}} de {{count}} correctas.',
    number: 'Número {{number}}',
  },
  verification: {
    missing:
      'Su correo electrónico no está verificado. Siga el enlace del mensaje que le enviamos.',
    send: 'Enviar el enlace de nuevo',
    sending: 'Enviando...',
    sent: '¡Enlace enviado! Revise su correo electrónico.',
    tooMany: 'Ha pedido demasiados enlaces. Inténtelo de nuevo en {{minutes}} min.',
    failed: 'No se ha podido enviar el enlace. Compruebe su conexión e inténtelo de nuevo.',
  },
  credentials: {
    title: 'Correo y contraseña',
    changeEmail: 'Cambiar el correo',
    changePassword: 'Cambiar la contraseña',
    newEmail: 'Nuevo correo electrónico',
    newEmailHint: 'Le enviaremos un enlace allí. Su correo cambia cuando lo abra.',
    sameEmail: 'Este ya es su correo.',
    currentPassword: 'Contraseña actual',
    sendLink: 'Enviar enlace',
    saving: 'Guardando...',
    cancel: 'Cancelar',
    linkSent:
      'Busque en {{email}} nuestro enlace y ábralo para terminar. Hasta entonces, inicie sesión con su correo actual. Si no llega ningún mensaje, puede que otra cuenta ya use esa dirección.',
    passwordChanged: 'Su contraseña se cambió y se cerró la sesión en los demás dispositivos.',
    errors: {
      tooMany: 'Demasiados intentos. Inténtelo de nuevo dentro de {{minutes}} min.',
      closed:
        'Su cuenta fue rechazada o suspendida, por lo que no se puede cambiar su correo. Llámenos al {{officePhone}} o escríbanos a {{officeEmail}}.',
      notRegistered: 'Su cuenta todavía no está registrada en la tienda. Regístrese primero.',
      unverified:
        'No pudimos verificar su navegador. Llámenos al {{officePhone}} o escríbanos a {{officeEmail}} y le ayudaremos.',
      failed: 'No se pudo hacer el cambio. Inténtelo de nuevo en un momento.',
    },
  },
  data: {
    title: 'Sus datos',
    about: 'Lo que guardamos sobre su cuenta, en un archivo (JSON).',
    download: 'Descargar sus datos',
    downloadFailed:
      'No se han podido descargar sus datos. Compruebe su conexión e inténtelo de nuevo.',
    tooManyDownloads: 'Puede descargar sus datos cinco veces por hora. Inténtelo más tarde.',
    deleteAccount: 'Eliminar la cuenta',
    question: '¿Eliminar su cuenta?',
    whatGoes:
      'Su perfil, las tarjetas guardadas, las compras sin terminar y el certificado se eliminan y no se pueden recuperar. También los mensajes enviados desde su correo electrónico, si está verificado.',
    whatStays:
      'Los pedidos, los pagos y las facturas se conservan con el nombre y la dirección que figuran en ellos durante {{years}} años después de la compra, porque lo exige la ley tributaria. Guarde antes las facturas que necesite: ya no podrá iniciar sesión.',
    whatIsRemembered:
      'Si su cuenta fue rechazada o suspendida, también conservamos durante {{years}} años copias codificadas e ilegibles de su correo electrónico, número de licencia y dirección, solo para reconocer un nuevo registro.',
    password: 'Su contraseña',
    passwordMissing: 'Introduzca su contraseña.',
    word: 'Escriba {{word}} para confirmar',
    wordWrong: 'Escriba {{word}} en mayúsculas.',
    cancel: 'Cancelar',
    confirm: 'Eliminar la cuenta',
    deleting: 'Eliminando...',
    deleted:
      'Su cuenta está cerrada y sus datos se están eliminando. Un mensaje a {{email}} le avisará cuando haya terminado.',
    leave: 'Ir a la página de inicio',
    errors: {
      wrongPassword: 'Esta no es su contraseña. Inténtelo de nuevo.',
      tooManyAttempts: 'Demasiados intentos. Inténtelo más tarde.',
      recentSignIn: 'Introduzca su contraseña de nuevo.',
      staff:
        'Esta cuenta es del personal. Un administrador debe retirarle el rol antes de que se pueda eliminar.',
      unsettled:
        'Un pago o un reembolso suyo está todavía en camino. Elimine su cuenta cuando haya llegado.',
      disputed:
        'Un pago suyo está en disputa con su banco. Elimine su cuenta cuando se haya decidido.',
      network:
        'No se ha podido contactar con la tienda. Compruebe su conexión e inténtelo de nuevo.',
      failed: 'No se ha podido eliminar su cuenta. Inténtelo más tarde.',
    },
  },
  paymentMethods: {
    none: 'No se han encontrado métodos de pago guardados',
    hint: 'Las tarjetas que guarde al pagar aparecerán aquí.',
    remove: 'Eliminar',
    removeCard: 'Eliminar {{card}}',
    confirm: '¿Seguro que desea eliminar este método de pago?',
    cancel: 'Cancelar',
    removed: 'Se ha eliminado {{card}}.',
    removeFailed: 'No se ha podido eliminar el método de pago. Inténtelo de nuevo.',
  },
};
