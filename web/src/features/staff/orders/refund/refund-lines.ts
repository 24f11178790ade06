import { refundableUnits } from '@dental-shop/domain/fulfillment/line-refunds';
import type { OrderRecord } from '@dental-shop/domain/order/order';

export type UnitsName = `units${number}`;

export interface RefundableLine {
  /** The form field's name. SKUs may contain any character, so they can't be field names. */
  name: UnitsName;
  sku: string;
  title: string;
  unitPrice: number;
  /** Units that haven't been refunded. */
  left: number;
}

export function refundableLines(order: OrderRecord<unknown>): RefundableLine[] {
  const units = new Map(refundableUnits(order).map((each) => [each.sku, each]));
  return order.items
    .map(({ sku, name, unitPrice }, index): RefundableLine => {
      const { open = 0, shipped = 0 } = units.get(sku) ?? {};
      return { name: `units${index}`, sku, title: name, unitPrice, left: open + shipped };
    })
    .filter(({ left }) => left > 0);
}

/** An empty field means 0. Undefined if the text isn't a number of units. */
export function parseUnits(text: string): number | undefined {
  const typed = text.trim();
  if (typed === '') return 0;
  return /^\d{1,4}$/.test(typed) ? Number(typed) : undefined;
}
