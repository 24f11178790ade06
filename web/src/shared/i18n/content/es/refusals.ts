import type { RefusalTexts } from '../../translation.ts';

/** The English texts are in `domain/src/refusal/refusal.ts`. */
export const refusals: RefusalTexts = {
  network: 'No pudimos conectarnos con la tienda. Revise su conexión e inténtelo de nuevo.',
  timeout: 'La tienda tardó demasiado en responder. Inténtelo de nuevo.',
  'unexpected-answer': 'Ocurrió un error de nuestro lado. Inténtelo de nuevo.',
  'sign-in-required': 'Inicie sesión e inténtelo de nuevo.',
  'not-approved':
    'Su cuenta está pendiente de aprobación. Podrá comprar cuando se apruebe su cuenta.',
  'not-your-account': 'Solo puede hacer esto con su propia cuenta.',
  'not-registered': 'Complete su registro e inténtelo de nuevo.',
  'account-closed': 'Esta cuenta fue rechazada o suspendida. Comuníquese con nosotros.',
  'staff-only': 'Solo el personal puede hacer esto.',
  'app-check-required':
    'No pudimos verificar su navegador. Llame o escriba a nuestra oficina y le ayudaremos.',
  'email-not-verified':
    'Verifique primero su correo electrónico: abra el enlace del correo que le enviamos e inicie sesión de nuevo.',
  'second-factor-required': 'Inicie sesión con la verificación en dos pasos.',
  'staff-session-ended': 'Su sesión terminó. Inicie sesión de nuevo.',
  'recent-sign-in-required': 'Ingrese su contraseña de nuevo.',
  'own-account':
    'No puede revisar ni cambiar su propia cuenta. Pídaselo a otro miembro del personal.',
  'own-order':
    'No puede enviar, reembolsar ni cambiar su propio pedido. Pídaselo a otro miembro del personal.',
  'own-return': 'No puede gestionar su propia devolución. Pídaselo a otro miembro del personal.',
  'return-line-unknown':
    'Uno de estos artículos no figura en sus envíos. Recargue la página y vuelva a seleccionarlo.',
  'return-exceeds-shipped':
    'Ya no le quedan tantas unidades de un artículo por devolver. Recargue la página y revise las cantidades.',
  'return-non-returnable':
    'Uno de estos artículos no se puede devolver. Quítelo o comuníquese con nosotros.',
  'return-too-late':
    'El plazo para devolver uno de estos artículos ya terminó. Quite el artículo o comuníquese con nosotros.',
  'return-short-shelf-life':
    'Uno de estos artículos vence demasiado pronto para devolverlo. Quítelo o comuníquese con nosotros.',
  'return-opened':
    'Uno de estos artículos solo se puede devolver en su empaque sin abrir. Quítelo o comuníquese con nosotros.',
  'patient-details':
    'Esto parece el nombre o la fecha de nacimiento de un paciente. Quítelo e inténtelo de nuevo.',
  'return-state':
    'El estado de la devolución cambió, así que esto ya no es posible. Revise el estado actual.',
  'return-not-accepted': 'Las instrucciones estarán disponibles cuando aceptemos la devolución.',
  'return-lines-changed':
    'Estos no son los artículos de esta devolución. Recargue la página e inténtelo de nuevo.',
  'return-exceeds-requested':
    'Esta devolución no tiene tantas unidades. Revise las cantidades e inténtelo de nuevo.',
  'return-nothing-accepted': 'Acepte al menos una unidad o rechace la devolución.',
  'own-complaint': 'No puede cambiar su propio reclamo. Pídaselo a otro miembro del personal.',
  'complaint-state':
    'El estado del reclamo cambió, así que esto ya no es posible. Revise el estado actual.',
  'complaint-not-investigated':
    'Primero registre los resultados de la investigación, o por qué no hizo falta ninguna.',
  'member-not-verified':
    'El titular de esta cuenta aún no ha verificado su correo electrónico. Pídale que abra el enlace del correo.',
  'account-exists': 'Este correo ya tiene una cuenta. Búsquela y dele acceso.',
  'invalid-input': 'Revise los datos que ingresó e inténtelo de nuevo.',
  'unknown-product':
    'Un artículo de su carrito ya no está disponible. Quítelo e inténtelo de nuevo.',
  'not-purchasable':
    'Un artículo de su carrito no se puede comprar en línea. Quítelo e inténtelo de nuevo.',
  'out-of-stock': 'Un artículo de su carrito está agotado. Quítelo e inténtelo de nuevo.',
  'duplicate-item': 'Un artículo está dos veces en su carrito. Quite uno e inténtelo de nuevo.',
  'amount-too-large':
    'Este pedido es demasiado grande para pagarlo con tarjeta. Divídalo en pedidos más pequeños.',
  'empty-cart': 'Su carrito está vacío. Agregue un artículo e inténtelo de nuevo.',
  'checkout-mismatch': 'Su carrito cambió. Vuelva al carrito y proceda al pago de nuevo.',
  'already-registered': 'Ya existe una cuenta con este correo electrónico',
  'already-paid': 'Este pedido ya está pagado. Lo encontrará en su cuenta.',
  'payment-processing':
    'Su banco aún está procesando este pago. Encontrará el pedido en su cuenta cuando se confirme.',
  'paid-meanwhile':
    'Se pagó otro de sus pedidos mientras se preparaba este. Revise primero sus pedidos. Si también quiere este, vuelva al carrito y proceda al pago de nuevo.',
  'too-many-declines':
    'Su banco rechazó demasiadas tarjetas para este pedido, así que cerramos este pago. Consulte a su banco. Para intentarlo otra vez, vuelva al carrito y proceda al pago de nuevo.',
  'payments-paused':
    'Se rechazaron demasiados pagos suyos, así que no podrá pagar durante una hora. Consulte a su banco o comuníquese con nosotros.',
  'already-decided': 'Otra persona ya tomó una decisión sobre esta cuenta. Revísela de nuevo.',
  'approval-unconfirmed':
    'Esta cuenta tiene una advertencia que usted no ha confirmado. Revise la cuenta y apruébela de nuevo.',
  'license-changed':
    'El número de licencia se acaba de corregir. Revise el nuevo número y guarde otra vez.',
  'not-undoable': 'Esto ya no se puede deshacer. Revise la cuenta de nuevo.',
  'not-paid': 'No se pagó nada por este pedido, así que no hay nada que reembolsar.',
  'already-refunded': 'Este pedido ya se reembolsó por completo.',
  'refund-too-large':
    'El monto supera lo que queda del pago. Revise el pedido y elija un monto menor.',
  'refund-exceeds-line':
    'No quedan tantas unidades por reembolsar. Revise el pedido y elija una cantidad menor.',
  'order-not-shippable':
    'Solo se pueden enviar pedidos pagados. Este está reembolsado, en disputa o en proceso de pago.',
  'shipment-wrong-item': 'Este artículo no corresponde a este envío. Sáquelo del paquete.',
  'shipment-surplus':
    'Quedan menos unidades por enviar de las que empacó. Es posible que alguien haya enviado o reembolsado algunas mientras tanto. Revise el pedido y empáquelo de nuevo.',
  'shipment-lot-missing':
    'Este artículo necesita número de lote y fecha de vencimiento. Escanee la etiqueta o ingrese ambos.',
  'shipment-expired': 'Este lote está vencido. Tome las unidades de otro lote.',
  'shipment-other-expiry':
    'Ingresó dos fechas de vencimiento para el mismo lote. Revise las etiquetas y corrija una.',
  'lot-expiry-differs':
    'Las unidades anteriores de este lote tienen otra fecha de vencimiento. Revise la etiqueta e ingrese su fecha.',
  'lot-on-hold': 'Este lote está retenido y no se puede enviar. Tome las unidades de otro lote.',
  'shipment-not-undoable':
    'El plazo para deshacer este envío terminó. Si contiene un error, comuníquese con el cliente.',
  'shipment-undone': 'Este envío se deshizo. Empaque los artículos de nuevo para enviarlos.',
  'order-disputed':
    'El cliente disputó este pago con su banco, así que no se puede reembolsar. Responda a la disputa en Stripe.',
  'refund-refused':
    'El servicio de pagos no aceptó este reembolso. Revise el pago en Stripe para ver el motivo.',
  'request-id-used': 'Esta solicitud ya se hizo con otros datos. Ciérrela y empiece de nuevo.',
  'staff-account':
    'Esta cuenta es del personal. Un administrador debe quitarle el rol antes de que se pueda eliminar.',
  'payment-unsettled':
    'Uno de sus pagos o reembolsos sigue en proceso. Elimine su cuenta cuando se complete.',
  'dispute-open':
    'Uno de sus pagos está en disputa con su banco. Elimine su cuenta cuando se resuelva.',
  'last-admin': 'Primero asigne el rol de administrador a otra persona.',
  'unknown-sku': 'Ese SKU no está en el catálogo. Revíselo y guarde de nuevo.',
  'too-many-lots':
    'Este rango contiene demasiados lotes para una búsqueda. Busque un rango más pequeño.',
  'recall-too-large': 'Demasiados envíos contienen estos lotes. Retire menos lotes a la vez.',
  'recall-without-recipients':
    'Ningún cliente ha recibido estos lotes, así que no hay a quién avisar.',
  'recall-changed':
    'Otra persona acaba de modificar este retiro. Revíselo y luego envíelo de nuevo.',
  'recall-sent': 'Este retiro ya se envió, así que ya no se puede modificar.',
  'recall-link-invalid':
    'Este enlace está incompleto o ya no es válido. Abra de nuevo el enlace de nuestro correo o llame a nuestra oficina.',
  'catalogue-changed':
    'Otra persona acaba de modificar el catálogo. Revise los precios actuales y guarde de nuevo.',
  'catalogue-change-settled':
    'Este cambio ya no se puede deshacer. Modifique los productos de nuevo.',
  'item-available': 'Este artículo ya está disponible. Recargue la página para comprarlo.',
  'too-many-stock-notices': 'Ya pidió el máximo de avisos. Cancele primero uno de ellos.',
  'not-found': 'No encontramos lo que busca.',
  'too-many-requests': 'Demasiados intentos. Espere un momento e inténtelo de nuevo.',
  'payload-too-large': 'Esta solicitud es demasiado grande.',
  'unsupported-encoding': 'Envíe esta solicitud sin compresión.',
  'payment-unavailable':
    'No pudimos conectarnos con el servicio de pagos. Inténtelo de nuevo en un momento.',
  internal: 'Ocurrió un error de nuestro lado. Inténtelo de nuevo.',
};
