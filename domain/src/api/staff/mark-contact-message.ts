import { z } from 'zod';
import { contactMessageState } from '../../contact/contact-message.ts';

/** Input of the staff call `markContactMessage`. */
export const markContactMessageRequest = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/),
  state: contactMessageState,
});
export type MarkContactMessageRequest = z.infer<typeof markContactMessageRequest>;

export const markContactMessageResponse = z.object({ id: z.string(), state: contactMessageState });
export type MarkContactMessageResponse = z.infer<typeof markContactMessageResponse>;
