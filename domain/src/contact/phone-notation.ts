/*
 * Separate from `phone-number.ts`, because the registration pages don't load zod.
 */

export const maxPhoneLength = 30;

/** In any notation without letters, such as `+1 (702) 555-0123`. May be empty. */
export const phoneNotation = /^(?:[+(]{0,2}\d[\d ().-]{5,})?$/;
