import * as z from 'zod';
import { contactMessageState } from '../../contact/contact-message.ts';
import { documentId } from '../document-id.ts';

/** Input of the staff call `markContactMessage`. */
export const markContactMessageRequest = z.strictObject({
  id: documentId,
  state: contactMessageState,
});
export type MarkContactMessageRequest = z.infer<typeof markContactMessageRequest>;

export const markContactMessageResponse = z.object({ id: z.string(), state: contactMessageState });
export type MarkContactMessageResponse = z.infer<typeof markContactMessageResponse>;
