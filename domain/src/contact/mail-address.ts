/** The characters of the HTML standard's e-mail field, and at least one dot in the domain. */
const shape = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d-]+)+$/i;

/** In characters: RFC 5321 allows no longer path. */
const maxLength = 254;

/**
 * Whether mail can be sent to an address. Stricter than what sign-in takes: no brackets, quotes,
 * commas or line breaks, with which one recipient could be made into two or a header be forged.
 */
export function isMailAddress(text: string): boolean {
  return text.length <= maxLength && shape.test(text);
}
