const maxLength = 150;

/** IDs of orders and accounts are long and, unlike hyphenated words, contain a capital or a digit. */
const id = /^(?=.*[A-Z\d])[\w-]{16,}$/;

/**
 * Without the query, which may contain a password reset code, and without IDs. Undefined if it
 * isn't a web address.
 */
export function redactPagePath(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return url.pathname
    .split('/')
    .map((part) => (id.test(part) ? ':id' : part))
    .join('/')
    .slice(0, maxLength);
}
