import * as z from 'zod';
import { type Language, language } from '../language/language.ts';

/** What a customer types to delete their account, in the language of the page. */
export const deletionWords: Record<Language, string> = { en: 'DELETE', es: 'ELIMINAR' };

export const deleteAccountRequest = z.strictObject({
  confirmation: z.enum(language.options.map((each) => deletionWords[each])),
});

/** `finished` is false where something is still to be done, which the server goes on with. */
export const deleteAccountResponse = z.object({ success: z.literal(true), finished: z.boolean() });
export type DeleteAccountResponse = z.infer<typeof deleteAccountResponse>;
