import type { OrderStatus } from '@dental-shop/domain/order/order-status';

const en = {
  invoice: 'Invoice',
  order: 'Order',
  reference: 'Your reference',
  deliveryNote: 'Delivery note',
  date: 'Date',
  seller: 'Seller',
  buyer: 'Bill to',
  item: 'Item',
  sku: 'SKU',
  unitPrice: 'Unit price',
  quantity: 'Quantity',
  price: 'Amount',
  total: 'Total',
  refunded: 'Amount refunded',
  remaining: 'Total after refund',
  paymentStatus: 'Payment status',
  statuses: {
    pending: 'Pending',
    processing: 'Processing: payment not received yet',
    completed: 'Paid by card',
    failed: 'Failed: nothing was charged',
    refunded: 'Refunded',
    disputed: 'Disputed with the card issuer',
  } satisfies Record<OrderStatus, string>,
  receipt: 'View the card payment receipt',
  fileName: 'invoice',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
};

const es: typeof en = {
  invoice: 'Factura',
  order: 'Pedido',
  reference: 'Su referencia',
  deliveryNote: 'Nota de entrega',
  date: 'Fecha',
  seller: 'Vendedor',
  buyer: 'Facturar a',
  item: 'Artículo',
  sku: 'SKU',
  unitPrice: 'Precio unitario',
  quantity: 'Cantidad',
  price: 'Monto',
  total: 'Total',
  refunded: 'Monto reembolsado',
  remaining: 'Total después del reembolso',
  paymentStatus: 'Estado del pago',
  statuses: {
    pending: 'Pendiente',
    processing: 'En proceso: pago aún no recibido',
    completed: 'Pagado con tarjeta',
    failed: 'Fallido: no se cobró nada',
    refunded: 'Reembolsado',
    disputed: 'En disputa con el emisor de la tarjeta',
  },
  receipt: 'Ver el recibo del pago con tarjeta',
  fileName: 'factura',
  page: (page, pages) => `Página ${page} de ${pages}`,
};

export type InvoiceWords = typeof en;

export const invoiceWords = { en, es };
