import * as z from 'zod';
import { maxContactLengths, validateContact } from '../contact/validate-contact.ts';
import { language } from '../language/language.ts';
import { freeLine, freeText } from '../text/free-text.ts';

/** `website` is a honeypot: a hidden field that only bots fill in. */
export const contactRequest = z
  .strictObject({
    name: freeLine(maxContactLengths.name),
    // Not cleaned, so addresses with invisible characters are rejected.
    email: z.string().trim(),
    subject: freeLine(maxContactLengths.subject).optional(),
    message: freeText(maxContactLengths.message),
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
