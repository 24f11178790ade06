/** In characters; RFC 5321 allows no longer path. */
export const maxEmailLength = 254;

const label = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`;

/** The HTML standard's email field, with at least one dot in the domain. */
const shape = new RegExp(String.raw`^[\w.!#$%&'*+/=?^\`{|}~-]{1,64}@${label}(?:\.${label})+$`, 'i');

/**
 * Accepts only ASCII without brackets, quotes, commas, or control characters, which could add a
 * recipient, forge a header, or imitate another address. Domains in other scripts arrive as Punycode;
 * such mailbox names are rejected because many mail servers lack SMTPUTF8.
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
