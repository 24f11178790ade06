/** The longest address that RFC 5321 allows. */
export const maxEmailLength = 254;

const label = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`;

/** The HTML standard's pattern for email fields, except that the domain must contain a dot. */
const shape = new RegExp(String.raw`^[\w.!#$%&'*+/=?^\`{|}~-]{1,64}@${label}(?:\.${label})+$`, 'i');

/**
 * Accepts only ASCII without brackets, quotes, commas, or control characters, which could add a
 * recipient, forge a header, or imitate another address. International domains arrive as Punycode.
 * International mailbox names are rejected, because many mail servers don't support SMTPUTF8.
 */
export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && shape.test(text);
}

/** For lookups and comparisons only; send to the address as typed. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
