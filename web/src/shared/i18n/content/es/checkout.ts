import type { Translation } from '../../translation.ts';
import type { checkout as english } from '../en/checkout.ts';
import { refusals } from './refusals.ts';

export const checkout: Translation<typeof english> = {
  cart: {
    title: 'Su carrito',
    description: 'Revise los artículos de su carrito y pague.',
    loading: 'Cargando su carrito...',
    continueShopping: 'Seguir comprando',
    empty: {
      title: 'Su carrito está vacío',
      text: 'Los artículos que agregue al carrito aparecerán aquí.',
      lists: 'Mis listas',
    },
    line: {
      remove: 'Quitar',
      removeItem: 'Quitar {{name}}',
      clear: 'Vaciar carrito',
    },
    notes: {
      price: 'El precio era de {{from}} por unidad cuando lo agregó.',
      gone: 'Ya no se vende. Quítelo antes de pagar.',
    },
    announcement: {
      quantity: '{{name}}: cantidad {{quantity}}. Subtotal {{subtotal}}.',
      removed: 'Se quitó {{name}} del carrito. Subtotal {{subtotal}}.',
    },
    summary: {
      title: 'Resumen del pedido',
      subtotal: 'Subtotal',
      proceed: 'Proceder al pago',
      checking: 'Verificando...',
      returnToCart: 'Volver al carrito',
    },
    status: {
      offline:
        'Necesita conexión a internet para pagar. Su carrito está guardado en este dispositivo.',
      loggedOut: 'Debe iniciar sesión para comprar.',
      pending: 'Su cuenta está pendiente de aprobación. Podrá comprar cuando se apruebe su cuenta.',
      failed: 'No se pudo verificar el estado de la cuenta. Inténtelo más tarde.',
      login: 'Inicie sesión para continuar',
      tryAgain: 'Reintentar',
    },
    payment: {
      title: 'Complete su compra',
      failed: 'Ocurrió un error al procesar su pago. Inténtelo de nuevo.',
    },
    success: {
      title: '¡Pago exitoso!',
      text: 'Gracias por su compra. Enviamos un correo de confirmación a {{email}}.',
      orders: 'Ver mis pedidos',
      order: 'Ver estado del pedido',
      recording: 'Su número de pedido aparecerá aquí en un momento.',
      noReceipt: 'No se pudo mostrar el recibo. Encontrará el pedido en su cuenta.',
      nextTitle: 'Qué sigue',
      next: 'Prepararemos su pedido y lo enviaremos a la dirección de arriba. Puede seguirlo en la página del pedido.',
    },
    alreadyPaid: {
      title: 'Este pedido ya está pagado',
      text: 'Usted ya pagó estos artículos, así que no se hizo otro cargo a su tarjeta. Encontrará el pedido en su cuenta.',
    },
  },
  loading: 'Cargando los datos de pago...',
  approval: {
    staff:
      'Inició sesión como personal de la tienda. Para comprar, inicie sesión con una cuenta de cliente.',
    unregistered:
      'Su cuenta todavía no está registrada en la tienda. Regístrese con el mismo correo y la misma contraseña.',
    declined:
      'Su cuenta no fue aprobada, así que no puede comprar. El correo que le enviamos explica el motivo.',
    suspended: 'Su cuenta está suspendida, así que no puede comprar.',
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
    expires: 'Vence {{expiry}}',
    failed: 'No se pudieron cargar sus tarjetas guardadas. Puede pagar con una tarjeta nueva.',
    save: 'Guardar esta tarjeta para futuras compras',
  },
  address: {
    title: 'Dirección de envío',
    note: 'Para cambiar su dirección de envío, <contact>comuníquese con atención al cliente</contact>.',
    none: 'No se encontró ninguna dirección. <contact>Comuníquese con atención al cliente</contact> para agregar su dirección de envío.',
    failed:
      'No se pudo cargar su dirección de envío. Puede pagar de todos modos; la tenemos registrada.',
  },
  details: {
    title: 'Datos opcionales',
    reference: 'Orden de compra o referencia del caso',
    referenceHint:
      'Se imprime en la factura y en la lista de empaque. No incluya nombres de pacientes.',
    deliveryNote: 'Nota de entrega',
    deliveryNoteHint: 'Instrucciones para el transportista.',
  },
  pay: 'Pagar ahora',
  processing: 'Procesando...',
  checkingWithBank:
    'Estamos verificando con su banco si se realizó el pago. Espere y no vuelva a pagar.',
  resumeEnded: 'Este pago ya no está disponible. Reintente para iniciar uno nuevo.',
  retry: 'Reintentar',
  cardFormFailed:
    'No se pudo cargar el formulario de la tarjeta. Revise su conexión y recargue la página.',
  prices: {
    changed:
      'Los precios cambiaron desde que llenó el carrito. El total ahora es {{amount}} y actualizamos su carrito.',
    change: '{{name}}: de {{from}} a {{to}} por unidad',
  },
  outcomes: {
    processing: 'Su pago se está procesando. Encontrará el pedido en su cuenta cuando se confirme.',
    canceled:
      'Este pago se canceló y no se hizo ningún cargo a su tarjeta. Vuelva al carrito y proceda al pago de nuevo.',
    replaced:
      'Este pago ya no es válido porque inició otro más reciente. Si ya lo completó, encontrará el pedido en su cuenta. Si no, vuelva al carrito y proceda al pago de nuevo.',
    'not-authenticated':
      'Su banco no confirmó el pago, así que no se hizo ningún cargo a su tarjeta. Su carrito está guardado. Inténtelo de nuevo o use otra tarjeta.',
    'not-finished':
      'La ventana de confirmación se cerró antes de que su banco terminara. Su carrito está guardado. Inténtelo de nuevo o use otra tarjeta. No se le cobrará dos veces.',
    interrupted:
      'Su último pago no se completó: su banco aún espera su confirmación. Su carrito está guardado. Puede pagar ahora con la misma tarjeta o con otra, y no se le cobrará dos veces.',
    repriced:
      'Un precio acaba de cambiar, así que no se envió su pago. Revise el nuevo total y pague de nuevo.',
    unknown:
      'No hemos recibido respuesta de su banco. Revise su conexión y pague de nuevo. No se le cobrará dos veces.',
  },
  itemErrors: {
    'unknown-product':
      '“{{name}}” ya no se vende. Vuelva al carrito, quítelo y proceda al pago de nuevo.',
    'not-purchasable':
      '“{{name}}” no se puede comprar en línea por ahora. Vuelva al carrito, quítelo y proceda al pago de nuevo.',
    'out-of-stock':
      '“{{name}}” está agotado. Vuelva al carrito, quítelo y proceda al pago de nuevo.',
    'duplicate-item':
      '“{{name}}” está dos veces en su carrito. Vuelva al carrito, quite uno y proceda al pago de nuevo.',
  },
  errors: {
    'app-check-required':
      'No pudimos verificar su navegador. Llámenos al {{officePhone}} o escríbanos a {{officeEmail}} para hacer su pedido.',
    'not-approved':
      'Su cuenta está pendiente de aprobación. Podrá comprar cuando se apruebe su cuenta.',
    'too-many-items':
      'Un pedido admite hasta {{lines}} artículos distintos y {{quantity}} unidades de cada uno. Divídalo en pedidos más pequeños.',
    'too-many-checkouts':
      'Inició demasiados pagos en una hora. Su carrito está guardado. Espere una hora e inténtelo de nuevo.',
    'too-many-requests': 'Demasiados intentos. Inténtelo de nuevo en {{minutes}} min.',
    'payment-unavailable':
      'No pudimos conectarnos con el servicio de pagos. Inténtelo de nuevo en un momento.',
  },
  refusals,
};
