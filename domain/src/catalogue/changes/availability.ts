import * as z from 'zod';
import { calendarDate } from '../../fulfillment/lot.ts';

export const maxShippingDays = 365;

/**
 * What staff say about an item's stock. An item that's out of stock can't be bought. `until` is the
 * office's calendar day on which it can be bought again, or null if that day isn't known.
 */
export const availability = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ships-in'), days: z.int().min(1).max(maxShippingDays) }),
  z.strictObject({ kind: z.literal('out-of-stock'), until: calendarDate.nullable() }),
]);
export type Availability = z.infer<typeof availability>;
