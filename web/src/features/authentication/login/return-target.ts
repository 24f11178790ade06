import { paths } from '../../../shared/config/paths.ts';

/** Used only for resolving URLs. `.invalid` domains can't be registered. */
const ownOrigin = 'https://shop.invalid';

/**
 * Prevents an open redirect: users trust the page they land on after signing in, and anyone can put `//evil.example` or
 * `/\evil.example` in a link.
 */
export function returnTarget(requested: string | null, isStaff: boolean): string {
  const fallback = isStaff ? paths.staff : paths.account();
  if (!requested?.startsWith('/') || requested.startsWith('//')) return fallback;
  let url: URL;
  try {
    url = new URL(requested, ownOrigin);
  } catch {
    return fallback;
  }
  // `/.//evil.example` resolves to this origin, but its path is `//evil.example`.
  if (url.origin !== ownOrigin || url.pathname.startsWith('//')) return fallback;
  if (url.pathname === paths.login()) return fallback;
  return url.pathname + url.search + url.hash;
}
