import * as z from 'zod';
import { calendarDate } from '../../fulfillment/lot.ts';

export const maxShippingDays = 365;

/**
 * The availability that staff set for an item. An item that's out of stock can't be bought until
 * the start of the day `until` in the office's time zone. `until` is null if the day is unknown.
 */
export const availability = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ships-in'), days: z.int().min(1).max(maxShippingDays) }),
  z.strictObject({ kind: z.literal('out-of-stock'), until: calendarDate.nullable() }),
]);
export type Availability = z.infer<typeof availability>;
