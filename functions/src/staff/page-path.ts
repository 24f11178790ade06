const maxLength = 150;

/** Ids of orders and accounts: long, of these characters, and not hyphenated words. */
const id = /^(?=.*[A-Z\d])[\w-]{16,}$/;

/**
 * The path of a page's address, without what leads to somebody: a query may hold the code of a link
 * that sets a new password, and ids are replaced. Undefined for what is no address of the web.
 */
export function pagePath(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return url.pathname
    .split('/')
    .map((part) => (id.test(part) ? ':id' : part))
    .join('/')
    .slice(0, maxLength);
}
