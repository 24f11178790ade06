import * as z from 'zod';
import { maxLines } from '../checkout/checkout.ts';
import type { OrderItem } from '../order/order.ts';

/** Stripe's limit for a metadata value. Source: docs.stripe.com/metadata. */
const maxValueLength = 500;

/** `[sku, unit price in cents, quantity]`; names come from the catalogue. */
const line = z.tuple([z.string().min(1), z.int().min(0), z.int().min(1)]);
const lines = z.array(line).min(1);

const key = (position: number) => `items${position}`;

/** The largest order uses 7 of Stripe's 50 keys. */
export function itemsToMetadata(
  items: readonly Pick<OrderItem, 'sku' | 'unitPrice' | 'quantity'>[],
): Record<string, string> {
  const values: string[] = [];
  for (const { sku, unitPrice, quantity } of items) {
    const text = JSON.stringify([sku, unitPrice, quantity]);
    const last = values.at(-1);
    const longer = last === undefined ? undefined : `${last.slice(0, -1)},${text}]`;
    if (longer === undefined || longer.length > maxValueLength) values.push(`[${text}]`);
    else values[values.length - 1] = longer;
  }
  return Object.fromEntries(values.map((value, position) => [key(position), value]));
}

function parseLines(value: string): z.infer<typeof lines> | undefined {
  try {
    return lines.safeParse(JSON.parse(value)).data;
  } catch {
    // Someone edited the metadata in Stripe.
    return undefined;
  }
}

export function itemsFromMetadata(
  metadata: Readonly<Record<string, string>>,
  nameOf: (sku: string) => string,
): OrderItem[] | undefined {
  const items: OrderItem[] = [];
  for (let position = 0; position < maxLines; position += 1) {
    const value = metadata[key(position)];
    if (value === undefined) break;
    const parsed = parseLines(value);
    if (!parsed) return undefined;
    for (const [sku, unitPrice, quantity] of parsed) {
      items.push({ sku, name: nameOf(sku), unitPrice, quantity });
    }
  }
  return items.length > 0 ? items : undefined;
}
