import { lineQuantities } from '@dental-shop/domain/fulfillment/open-quantities';
import type { Order } from '@dental-shop/domain/order/order';
import { useTranslation } from 'react-i18next';

export type OrderLines = Pick<
  Order<unknown>,
  'items' | 'status' | 'lineRefunds' | 'shipped' | 'fulfillment'
>;

/** How many units of each line were shipped, are still open, or were refunded. */
export function useLineNote(order: OrderLines): (sku: string) => string {
  const { t } = useTranslation();
  // Older orders don't record what was shipped.
  const lines = order.fulfillment === undefined ? [] : lineQuantities(order, order.shipped);
  return (sku) => {
    const line = lines.find((each) => each.sku === sku);
    if (!line) return '';
    const { shipped, open, refunded } = line;
    return [
      shipped > 0 && t('account.order.lineShipped', { quantity: shipped }),
      open > 0 && t('account.order.lineOpen', { quantity: open }),
      refunded > 0 && t('account.order.lineRefunded', { quantity: refunded }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
