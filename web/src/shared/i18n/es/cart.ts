import type { cart as english } from '../en/cart.ts';
import type { Translation } from '../translation.ts';

export const cart: Translation<typeof english> = {
  title: 'Su carrito',
  description: 'Su carrito de un vistazo: cantidades, precios y pago.',
  loading: 'Cargando su carrito...',
  continueShopping: 'Seguir comprando',
  empty: {
    title: 'Su carrito está vacío',
    text: 'Los artículos que añada al carrito aparecerán aquí.',
  },
  line: {
    sku: 'SKU: {{sku}}',
    unknown: 'Producto desconocido ({{sku}})',
    ordered: 'Producto ({{sku}})',
    each: '{{price}} por unidad',
    remove: 'Quitar',
    removeItem: 'Quitar {{name}}',
    clear: 'Vaciar carrito',
  },
  notes: {
    price: 'El precio era de {{from}} por unidad cuando lo añadió.',
    gone: 'Ya no se vende. Quítelo antes de tramitar el pedido.',
  },
  undo: {
    action: 'Deshacer',
    removed: '{{name}} se ha quitado.',
    cleared: 'El carrito se ha vaciado.',
    replaced: 'El pedido ha sustituido lo que había en su carrito.',
    done: 'Deshecho: su carrito está como antes.',
  },
  announcement: {
    quantity: '{{name}}: cantidad {{quantity}}. Subtotal {{subtotal}}.',
    removed: '{{name}} se ha quitado del carrito. Subtotal {{subtotal}}.',
  },
  summary: {
    title: 'Resumen del pedido',
    subtotal: 'Subtotal',
    total: 'Total',
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
};
