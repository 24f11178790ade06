import * as z from 'zod';
import { freeText } from '../../text/free-text.ts';
import { documentId } from '../document-id.ts';

export const maxNoteLength = 2000;

/** Input of the staff call `annotateOrder`; an empty text takes the note away. */
export const annotateOrderRequest = z.strictObject({
  orderId: documentId,
  text: freeText(maxNoteLength),
});
export type AnnotateOrderRequest = z.infer<typeof annotateOrderRequest>;

export const annotateOrderResponse = z.object({ orderId: z.string() });
export type AnnotateOrderResponse = z.infer<typeof annotateOrderResponse>;
