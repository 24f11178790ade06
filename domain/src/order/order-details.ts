import * as z from 'zod';
import { language } from '../language/language.ts';
import { freeLine, freeText } from '../text/free-text.ts';

/** Short enough for one line of a packing slip, and for Stripe's metadata with room to spare. */
export const maxDetailLengths = { reference: 60, deliveryNote: 300 } as const;

/**
 * What a customer says of an order besides its items. A field that is left out stays as it was: the
 * checkout begins with the language alone, and the rest comes with the card.
 */
export const orderDetailsRequest = z.strictObject({
  language,
  reference: freeLine(maxDetailLengths.reference).optional(),
  deliveryNote: freeText(maxDetailLengths.deliveryNote).optional(),
});
export type OrderDetailsRequest = z.infer<typeof orderDetailsRequest>;

/** The same as it is kept. Both texts may be empty. */
export const orderDetails = z.object({
  /** The one that the shop was read in, which the mails and the invoice are written in. */
  language,
  /** The customer's own number of the purchase (PO) or of the case. */
  reference: z.string(),
  /** What whoever brings the parcel should know. */
  deliveryNote: z.string(),
});
export type OrderDetails = z.infer<typeof orderDetails>;

/** The details of a checkout after a request; undefined where nobody has given any. */
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
