import * as z from 'zod';
import { language } from '../language/language.ts';
import { freeLine, freeText } from '../text/free-text.ts';

/** Short enough for one line of a packing slip and for Stripe's metadata. */
export const maxDetailLengths = { reference: 60, deliveryNote: 300 } as const;

/**
 * Missing fields keep their stored values, because the page sends the language first and the other
 * fields with the card.
 */
export const orderDetailsRequest = z.strictObject({
  language,
  reference: freeLine(maxDetailLengths.reference).optional(),
  deliveryNote: freeText(maxDetailLengths.deliveryNote).optional(),
});
export type OrderDetailsRequest = z.infer<typeof orderDetailsRequest>;

export const orderDetails = z.object({
  language,
  reference: z.string(),
  deliveryNote: z.string(),
});
export type OrderDetails = z.infer<typeof orderDetails>;

export function mergeDetails(
  kept: OrderDetails | undefined,
  given: OrderDetailsRequest | undefined,
): OrderDetails | undefined {
  if (given === undefined) return kept;
  const { language, reference, deliveryNote } = given;
  return {
    language,
    reference: reference ?? kept?.reference ?? '',
    deliveryNote: deliveryNote ?? kept?.deliveryNote ?? '',
  };
}
