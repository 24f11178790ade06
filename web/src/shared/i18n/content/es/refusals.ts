import type { RefusalTexts } from '../../translation.ts';

/** English is in `domain/src/refusal/refusal.ts`. */
export const refusals: RefusalTexts = {
  network: 'No se ha podido contactar con la tienda. Compruebe la conexión e inténtelo de nuevo.',
  timeout: 'La tienda ha tardado demasiado en responder. Inténtelo de nuevo.',
  'unexpected-answer': 'Algo ha fallado por nuestra parte. Inténtelo de nuevo.',
  'sign-in-required': 'Inicie sesión e inténtelo de nuevo.',
  'not-approved':
    'Su cuenta está pendiente de aprobación. Podrá tramitar el pedido cuando su cuenta haya sido aprobada.',
  'not-your-account': 'Solo puede hacer esto con su propia cuenta.',
  'not-registered': 'Esta cuenta aún no está registrada en la tienda. Regístrese primero.',
  'account-closed': 'Esta cuenta fue rechazada o suspendida. Póngase en contacto con nosotros.',
  'staff-only': 'Solo el personal puede hacer esto.',
  'app-check-required':
    'No pudimos verificar su navegador. Llame o escriba a nuestra oficina y le ayudaremos.',
  'email-not-verified':
    'Verifique primero su correo electrónico: siga el enlace del mensaje y vuelva a iniciar sesión.',
  'second-factor-required': 'Inicie sesión con su segundo factor.',
  'staff-session-ended': 'Su sesión ha terminado. Inicie sesión de nuevo.',
  'recent-sign-in-required': 'Introduzca su contraseña de nuevo.',
  'own-account':
    'No puede decidir sobre su propia cuenta ni cambiarla. Pídaselo a otro miembro del personal.',
  'own-order':
    'No puede reembolsar ni cambiar un pedido suyo. Pídaselo a otro miembro del personal.',
  'member-not-verified':
    'El titular de esta cuenta aún no ha verificado su correo electrónico. Pídale que siga el enlace del mensaje.',
  'invalid-input': 'Compruebe lo que ha introducido e inténtelo de nuevo.',
  'unknown-product':
    'Un artículo de su carrito ya no está disponible. Quítelo e inténtelo de nuevo.',
  'not-purchasable':
    'Un artículo de su carrito no se puede comprar en línea. Quítelo e inténtelo de nuevo.',
  'duplicate-item':
    'Un artículo está dos veces en su carrito. Quite uno de los dos e inténtelo de nuevo.',
  'amount-too-large':
    'Este pedido es demasiado grande para pagarlo con tarjeta. Divídalo en pedidos más pequeños.',
  'empty-cart': 'Su carrito está vacío. Añada un artículo e inténtelo de nuevo.',
  'checkout-mismatch': 'Su carrito ha cambiado. Vuelva al carrito y tramite el pedido de nuevo.',
  'already-registered': 'Ya existe una cuenta con este correo electrónico',
  'already-paid': 'Este pedido ya está pagado. Lo encontrará en su cuenta.',
  'payment-processing':
    'Su banco sigue trabajando en este pago. Encontrará el pedido en su cuenta en cuanto se confirme.',
  'paid-meanwhile':
    'Se ha pagado otro pedido suyo mientras se preparaba este. Consulte primero sus pedidos; si quiere también este, vuelva al carrito y tramítelo de nuevo.',
  'too-many-declines':
    'Su banco ha rechazado demasiadas tarjetas para este pedido y por eso se ha cerrado este pago. Consulte a su banco; para intentarlo otra vez, vuelva al carrito y tramite el pedido de nuevo.',
  'payments-paused':
    'Se han rechazado demasiados pagos suyos y por eso no se podrá pagar durante una hora. Consulte a su banco o póngase en contacto con nosotros.',
  'already-decided': 'Otra persona ya ha decidido sobre esta cuenta. Revísela de nuevo.',
  'not-undoable': 'Esto ya no se puede deshacer. Decida de nuevo sobre la cuenta.',
  'not-paid': 'No se pagó nada por este pedido, así que no se puede reembolsar nada.',
  'already-refunded': 'Este pedido ya se ha reembolsado por completo.',
  'refund-too-large': 'Es más de lo que queda del pago. Revise el pedido y elija un importe menor.',
  'order-disputed':
    'El cliente disputa este pago ante su banco. Responda a la disputa en Stripe; no se puede reembolsar.',
  'refund-refused':
    'El servicio de pagos no aceptó este reembolso. Consulte el pago en Stripe para ver el motivo.',
  'request-id-used': 'Esta solicitud ya se hizo con otros datos. Comience el reembolso de nuevo.',
  'staff-account':
    'Esta cuenta es del personal. Un administrador debe retirarle el rol antes de que se pueda eliminar.',
  'payment-unsettled':
    'Un pago o un reembolso suyo está todavía en camino. Elimine su cuenta cuando haya llegado.',
  'dispute-open':
    'Un pago suyo está en disputa con su banco. Elimine su cuenta cuando se haya decidido.',
  'last-admin': 'Antes tiene que haber otro administrador.',
  'not-found': 'No hemos encontrado lo que ha pedido.',
  'too-many-requests': 'Demasiados intentos. Espere un momento e inténtelo de nuevo.',
  'payload-too-large': 'Esta solicitud es demasiado grande.',
  'unsupported-encoding': 'Envíe esta solicitud sin compresión.',
  'payment-unavailable':
    'No se ha podido contactar con el servicio de pago. Inténtelo de nuevo dentro de un momento.',
  internal: 'Algo ha fallado por nuestra parte. Inténtelo de nuevo.',
};
