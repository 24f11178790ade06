import { lineQuantities } from '@dental-shop/domain/fulfillment/open-quantities';
import { isPaid } from '@dental-shop/domain/order/paid';
import { useTranslation } from 'react-i18next';
import type { OrderLines } from './use-line-note.ts';

/** For example, `2 of 3 shipped`. Empty until part of a paid order has shipped. */
export function useShippedNote(): (order: OrderLines, sku: string) => string {
  const { t } = useTranslation();
  return (order, sku) => {
    const line =
      isPaid(order) && hasShipments(order)
        ? lineQuantities(order, order.shipped).find((each) => each.sku === sku)
        : undefined;
    // Excludes units that were refunded before they shipped.
    const total = line ? line.shipped + line.open : 0;
    return line && total > 0 ? t('account.orders.shippedOf', { shipped: line.shipped, total }) : '';
  };
}

/** Known before the shipments have loaded, so that pages can reserve space for them. */
export function hasShipments({ shipped = {} }: Pick<OrderLines, 'shipped'>): boolean {
  return Object.values(shipped).some((units) => units > 0);
}
