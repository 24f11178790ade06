import { paths } from '../../../shared/config/paths.ts';

/** Used only for resolving URLs. `.invalid` domains can't be registered. */
const ownOrigin = 'https://shop.invalid';

/**
 * Prevents an open redirect: users trust the page they land on after signing in, and anyone can put `//evil.example` or
 * `/\evil.example` in a link.
 */
export function returnTarget(requested: string | null): string {
  if (!requested?.startsWith('/') || requested.startsWith('//')) return paths.account();
  let url: URL;
  try {
    url = new URL(requested, ownOrigin);
  } catch {
    return paths.account();
  }
  // `/.//evil.example` resolves to this origin, but its path is `//evil.example`.
  if (url.origin !== ownOrigin || url.pathname.startsWith('//')) return paths.account();
  if (url.pathname === paths.login()) return paths.account();
  return url.pathname + url.search + url.hash;
}
