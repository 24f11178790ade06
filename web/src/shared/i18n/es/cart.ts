import type { cart as english } from '../en/cart.ts';
import type { Translation } from '../translation.ts';

export const cart: Translation<typeof english> = {
  line: {
    sku: 'SKU: {{sku}}',
    unknown: 'Producto desconocido ({{sku}})',
    ordered: 'Producto ({{sku}})',
    each: '{{price}} c/u',
  },
  undo: {
    action: 'Deshacer',
    removed: 'Se quitó {{name}}.',
    cleared: 'Se vació su carrito.',
    replaced: 'El pedido reemplazó los artículos de su carrito.',
    done: 'Se restauró su carrito.',
  },
  terms: {
    nothingAdded: 'No se agregan gastos de envío ni impuestos al pagar.',
    noShipping: 'No se agregan gastos de envío al pagar.',
    noTax: 'No se agregan impuestos al pagar.',
  },
  summary: {
    total: 'Total',
  },
};
