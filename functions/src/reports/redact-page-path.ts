const maxLength = 150;

/**
 * Order and account IDs are long and contain a capital letter or a digit, unlike hyphenated words.
 */
const id = /^(?=.*[A-Z\d])[\w-]{16,}$/;

/** Omits the query, which may contain a password reset code. Undefined if it isn't a web URL. */
export function redactPagePath(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return url.pathname
    .split('/')
    .map((part) => (id.test(part) ? ':id' : part))
    .join('/')
    .slice(0, maxLength);
}
