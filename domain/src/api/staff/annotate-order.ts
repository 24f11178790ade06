import * as z from 'zod';
import { freeText } from '../../text/free-text.ts';
import { documentId } from '../document-id.ts';

export const maxNoteLength = 2000;

/** Input of the staff call `annotateOrder`; an empty text takes the note away. */
export const annotateOrderRequest = z
  .strictObject({
    orderId: documentId,
    text: freeText(maxNoteLength),
  })
  .meta({ examples: [{ orderId: 'o1', text: 'Call before delivery.' }] });
export type AnnotateOrderRequest = z.infer<typeof annotateOrderRequest>;

export const annotateOrderResponse = z
  .object({ orderId: z.string() })
  .meta({ examples: [{ orderId: 'o1' }] });
export type AnnotateOrderResponse = z.infer<typeof annotateOrderResponse>;
