import { randomInt } from 'node:crypto';

/** Without I, L, O and U, which are misread or spell words. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new number, as `7KQM-3XWT-9HPA`: 60 random bits, so that it tells no count and has no twin. */
export function newCertificateNumber(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group()].join('-');
}
