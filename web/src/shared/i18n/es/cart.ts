import type { cart as english } from '../en/cart.ts';
import type { Translation } from '../translation.ts';

export const cart: Translation<typeof english> = {
  line: {
    sku: 'SKU: {{sku}}',
    unknown: 'Producto desconocido ({{sku}})',
    ordered: 'Producto ({{sku}})',
    each: '{{price}} por unidad',
  },
  undo: {
    action: 'Deshacer',
    removed: '{{name}} se ha quitado.',
    cleared: 'El carrito se ha vaciado.',
    replaced: 'El pedido ha sustituido lo que había en su carrito.',
    done: 'Deshecho: su carrito está como antes.',
  },
  terms: {
    nothingAdded: 'Al pagar no se añaden gastos de envío ni impuestos.',
    noShipping: 'Al pagar no se añaden gastos de envío.',
    noTax: 'Al pagar no se añaden impuestos.',
  },
  summary: {
    total: 'Total',
  },
};
