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
    replaced: 'Your cart now has the items from that order.',
    done: 'Your cart has been restored.',
  },
  terms: {
    nothingAdded: 'No shipping charge or tax is added at checkout.',
    noShipping: 'No shipping charge is added at checkout.',
    noTax: 'No tax is added at checkout.',
  },
  summary: {
    total: 'Total',
  },
} as const;
