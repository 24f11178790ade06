import { paths } from '../../../shared/config/paths.ts';

/** Any origin does: it only has to be nobody's, so that leaving it shows. */
const ownOrigin = 'https://shop.invalid';

/**
 * Where to go after signing in: the wanted path of this shop, else the account page.
 *
 * The wanted path comes from the address bar, so anybody can choose it by sending a link. It must
 * not lead to another site (`//evil.example`, `/\evil.example`, `https:evil.example`): a visitor
 * who has just typed a password trusts what comes next.
 */
export function returnTarget(wanted: string | null): string {
  if (!wanted?.startsWith('/') || wanted.startsWith('//')) return paths.account();
  let url: URL;
  try {
    url = new URL(wanted, ownOrigin);
  } catch {
    return paths.account();
  }
  // `/.//evil.example` stays on this origin but has the path `//evil.example`.
  if (url.origin !== ownOrigin || url.pathname.startsWith('//')) return paths.account();
  // Back to the login page would be a circle.
  if (url.pathname === paths.login()) return paths.account();
  return url.pathname + url.search + url.hash;
}
