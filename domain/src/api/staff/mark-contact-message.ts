import * as z from 'zod';
import { contactMessageState } from '../../contact/contact-message.ts';
import { documentId } from '../document-id.ts';

/** Input of the staff call `markContactMessage`. */
export const markContactMessageRequest = z
  .strictObject({
    id: documentId,
    state: contactMessageState,
  })
  .meta({ examples: [{ id: 'm1', state: 'answered' }] });
export type MarkContactMessageRequest = z.infer<typeof markContactMessageRequest>;

export const markContactMessageResponse = z
  .object({ id: z.string(), state: contactMessageState })
  .meta({ examples: [{ id: 'm1', state: 'new' }] });
export type MarkContactMessageResponse = z.infer<typeof markContactMessageResponse>;
