import type { Translation } from '../../translation.ts';
import type { checkout as english } from '../en/checkout.ts';
import { refusals } from './refusals.ts';

export const checkout: Translation<typeof english> = {
  cart: {
    title: 'Su carrito',
    description: 'Su carrito de un vistazo: cantidades, precios y pago.',
    loading: 'Cargando su carrito...',
    continueShopping: 'Seguir comprando',
    empty: {
      title: 'Su carrito está vacío',
      text: 'Los artículos que añada al carrito aparecerán aquí.',
      lists: 'Mis listas',
    },
    line: {
      remove: 'Quitar',
      removeItem: 'Quitar {{name}}',
      clear: 'Vaciar carrito',
    },
    notes: {
      price: 'El precio era de {{from}} por unidad cuando lo añadió.',
      gone: 'Ya no se vende. Quítelo antes de tramitar el pedido.',
    },
    announcement: {
      quantity: '{{name}}: cantidad {{quantity}}. Subtotal {{subtotal}}.',
      removed: '{{name}} se ha quitado del carrito. Subtotal {{subtotal}}.',
    },
    summary: {
      title: 'Resumen del pedido',
      subtotal: 'Subtotal',
      proceed: 'Tramitar pedido',
      checking: 'Comprobando...',
      returnToCart: 'Volver al carrito',
    },
    status: {
      offline:
        'Para tramitar el pedido hace falta conexión a internet. Su carrito se conserva en este dispositivo.',
      loggedOut: 'Debe iniciar sesión para tramitar el pedido.',
      pending:
        'Su cuenta está pendiente de aprobación. Podrá tramitar el pedido cuando su cuenta haya sido aprobada.',
      failed: 'No se ha podido verificar el estado de la cuenta. Inténtelo de nuevo más tarde.',
      login: 'Iniciar sesión para continuar',
      tryAgain: 'Reintentar',
    },
    payment: {
      title: 'Complete su compra',
      failed: 'Se ha producido un error al procesar el pago. Inténtelo de nuevo.',
    },
    success: {
      title: '¡Pago realizado!',
      text: 'Gracias por su compra. Se ha enviado un correo de confirmación a {{email}}.',
      orders: 'Ver mis pedidos',
      order: 'Seguir este pedido',
      recording: 'Estamos registrando su pedido. Su número aparecerá aquí en un momento.',
      noReceipt: 'No se ha podido mostrar el recibo. Encontrará el pedido en su cuenta.',
      nextTitle: 'Qué pasa ahora',
      next: 'Preparamos su pedido y lo enviamos a la dirección indicada arriba. La página de su pedido muestra cómo va.',
    },
    alreadyPaid: {
      title: 'Este pedido ya está pagado',
      text: 'Ya había pagado estos artículos, por lo que no se ha vuelto a cargar nada en su tarjeta. Encontrará el pedido en su cuenta.',
    },
  },
  loading: 'Cargando los datos de pago...',
  approval: {
    staff:
      'Ha iniciado sesión como personal de la tienda. Para comprar, inicie sesión con la cuenta de un cliente.',
    unregistered:
      'Su cuenta todavía no está registrada en la tienda. Regístrese con el mismo correo y la misma contraseña.',
    declined:
      'Su cuenta no fue aprobada, por lo que no puede tramitar pedidos. El correo que le enviamos dice por qué.',
    suspended: 'Su cuenta está suspendida, por lo que no puede tramitar pedidos.',
    contact: 'Contáctenos',
  },
  items: {
    title: 'Artículos del pedido',
    quantity: 'Cantidad: {{quantity}}',
  },
  methods: {
    title: 'Sus métodos de pago',
    new: 'Usar un método de pago nuevo',
    card: '{{brand}} terminada en {{last4}}',
    expires: 'Caduca {{expiry}}',
    failed: 'No se han podido cargar sus tarjetas guardadas. Puede pagar con una tarjeta nueva.',
    save: 'Guardar esta tarjeta para futuras compras',
  },
  address: {
    title: 'Dirección de envío',
    note: 'Para cambiar la dirección de envío, <contact>contacte con el servicio de atención al cliente</contact>.',
    none: 'No se ha encontrado ninguna dirección. <contact>Contacte con el servicio de atención al cliente</contact> para añadir su dirección de envío.',
    failed:
      'No se ha podido cargar su dirección de envío. Puede pagar igualmente; la tenemos registrada.',
  },
  details: {
    title: 'Datos opcionales',
    reference: 'Orden de compra o referencia del caso',
    referenceHint:
      'Se imprime en la factura y en el albarán. No indique el nombre de ningún paciente.',
    deliveryNote: 'Nota de entrega',
    deliveryNoteHint: 'Lo que debe saber quien entregue el paquete.',
  },
  pay: 'Pagar ahora',
  processing: 'Procesando...',
  checkingWithBank:
    'Estamos comprobando con su banco si el pago se ha realizado. Espere, por favor, y no vuelva a pagar.',
  resumeEnded: 'Este pago ya no está abierto. Reintente para iniciar uno nuevo.',
  retry: 'Reintentar',
  cardFormFailed:
    'No se ha podido cargar el formulario de la tarjeta. Compruebe la conexión y recargue la página.',
  prices: {
    changed:
      'Los precios han cambiado desde que llenó el carrito. El total es ahora {{amount}} y su carrito se ha actualizado.',
    change: '{{name}}: de {{from}} a {{to}} por unidad',
  },
  outcomes: {
    processing:
      'Su pago todavía se está procesando. Encontrará el pedido en su cuenta en cuanto se confirme.',
    canceled:
      'Este pago se ha cancelado, por lo que no se ha cargado nada en su tarjeta. Vuelva al carrito y tramite el pedido de nuevo.',
    replaced:
      'Este pago ya no es válido porque otro más reciente lo ha sustituido. Vuelva al carrito y tramite el pedido de nuevo.',
    'not-authenticated':
      'Su banco no ha confirmado el pago, por lo que no se ha cargado nada en su tarjeta. Su carrito se conserva. Inténtelo de nuevo o use otra tarjeta.',
    'not-finished':
      'La confirmación de su banco se cerró antes de terminar. Su carrito se conserva. Inténtelo de nuevo o use otra tarjeta: no se le cobrará dos veces.',
    interrupted:
      'Su último pago no se completó: su banco sigue esperando su confirmación. Su carrito se conserva. Puede pagar ahora con la misma tarjeta o con otra, y no se le cobrará dos veces.',
    repriced:
      'Un precio acaba de cambiar, por lo que su pago no se ha enviado. Compruebe el nuevo total y vuelva a pagar.',
    unknown:
      'Su banco todavía no ha respondido, o su respuesta se ha perdido. Compruebe la conexión y vuelva a pagar: no se le cobrará dos veces.',
  },
  itemErrors: {
    'unknown-product':
      '«{{name}}» ya no está a la venta. Vuelva al carrito, quítelo y tramite el pedido de nuevo.',
    'not-purchasable':
      '«{{name}}» no se puede comprar en línea por el momento. Vuelva al carrito, quítelo y tramite el pedido de nuevo.',
    'duplicate-item':
      '«{{name}}» está dos veces en su carrito. Vuelva al carrito, quite uno de los dos y tramite el pedido de nuevo.',
  },
  errors: {
    'app-check-required':
      'No pudimos verificar su navegador. Llámenos al {{officePhone}} o escríbanos a {{officeEmail}} para hacer su pedido.',
    'not-approved':
      'Su cuenta está pendiente de aprobación. Podrá tramitar el pedido cuando su cuenta haya sido aprobada.',
    'too-many-items':
      'Un pedido admite como máximo {{lines}} artículos distintos y {{quantity}} unidades de cada uno. Divídalo en pedidos más pequeños.',
    'too-many-checkouts':
      'Ha iniciado muchos pagos en una hora. Espere una hora e inténtelo de nuevo; lo que hay en su carrito se conserva.',
    'too-many-requests': 'Demasiados intentos. Inténtelo de nuevo dentro de {{minutes}} min.',
    'payment-unavailable':
      'No se ha podido contactar con el servicio de pago. Inténtelo de nuevo dentro de un momento.',
  },
  refusals,
};
