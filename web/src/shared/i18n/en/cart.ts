export const cart = {
  line: {
    sku: 'SKU: {{sku}}',
    unknown: 'Unknown Product ({{sku}})',
    ordered: 'Product ({{sku}})',
    each: '{{price}} each',
  },
  undo: {
    action: 'Undo',
    removed: '{{name}} was removed.',
    cleared: 'Your cart was cleared.',
    replaced: 'The order has replaced what was in your cart.',
    done: 'Undone: your cart is as it was.',
  },
  summary: {
    total: 'Total',
  },
} as const;
