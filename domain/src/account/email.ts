/** In characters; RFC 5321 allows no longer path. */
export const maxEmailLength = 254;

const label = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`;

/** The HTML standard's email field, with at least one dot in the domain. */
const shape = new RegExp(String.raw`^[\w.!#$%&'*+/=?^\`{|}~-]{1,64}@${label}(?:\.${label})+$`, 'i');

/**
 * Whether an address can be registered and receive email: ASCII without brackets, quotation marks,
 * commas, or control characters, which could turn one recipient into two, forge a header, or imitate
 * another address. A domain in another script is accepted as Punycode, which is what browsers' email
 * fields submit. Such a mailbox name isn't: many mail servers lack SMTPUTF8.
 */
export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && shape.test(text);
}

/**
 * The form in which email addresses are stored for lookups and compared. Sign-in ignores case, and
 * people don't type their address the same way every time. Send to the address as it was typed.
 */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
