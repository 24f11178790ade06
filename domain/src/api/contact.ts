import { z } from 'zod';
import { validateContact } from '../contact/validate-contact.ts';
import { language } from '../language/language.ts';

const text = z.string().trim();

/** What the form on `/contact` sends. `website` is a honeypot: a hidden field that only bots fill. */
export const contactRequest = z
  .strictObject({
    name: text,
    email: text,
    subject: text.optional(),
    message: text,
    language,
    website: z.string().optional(),
  })
  .superRefine(({ subject = '', ...form }, context) => {
    for (const [field, issue] of Object.entries(validateContact({ ...form, subject }))) {
      context.addIssue({ code: 'custom', path: [field], message: issue });
    }
  });
export type ContactRequest = z.infer<typeof contactRequest>;

export const contactResponse = z.object({ success: z.literal(true) });
export type ContactResponse = z.infer<typeof contactResponse>;
