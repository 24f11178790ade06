import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { visibleEntries } from '@dental-shop/domain/catalogue/visible-entries';
import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';
import { isPurchasable } from '@dental-shop/domain/money/purchasability';

/** The fixed ID prevents duplicates on a second start. */
export interface DemoOrder {
  id: string;
  items: CheckoutItem[];
  savePaymentMethod: boolean;
}

function firstOfEachCategory(count: number): string[] {
  const categories = new Map<string, string>();
  for (const { price, category, sku } of visibleEntries(catalogue.products)) {
    if (!isPurchasable(price) || categories.has(category)) continue;
    categories.set(category, sku);
  }
  return [...categories.values()].slice(0, count);
}

export function demoOrders(): DemoOrder[] {
  const [implant, cap, abutment] = firstOfEachCategory(3);
  if (implant === undefined || cap === undefined || abutment === undefined) {
    throw new Error('The catalogue has too few products for the demo orders.');
  }
  return [
    {
      id: 'Qm7xKd2RzV9pLw4TnB8c',
      items: [
        { sku: implant, quantity: 2 },
        { sku: cap, quantity: 2 },
      ],
      savePaymentMethod: true,
    },
    {
      id: 'hF3sYt6JcN1gXe5WvP0u',
      items: [{ sku: abutment, quantity: 3 }],
      savePaymentMethod: false,
    },
  ];
}
