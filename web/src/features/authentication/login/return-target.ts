import { paths } from '../../../shared/config/paths.ts';

/** Stands for the shop: any origin that nobody owns shows whether an address leaves it. */
const ownOrigin = 'https://shop.invalid';

/**
 * Where to go after signing in: the wanted path of this shop, else the account page.
 *
 * Open redirect: the wanted path comes from the address, so anybody can choose it by sending a
 * link. It must not lead to another site (`//evil.example`, `/\evil.example`,
 * `https:evil.example`): a visitor who has just typed a password trusts what comes next.
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
  // The login page would lead back to itself.
  if (url.pathname === paths.login()) return paths.account();
  return url.pathname + url.search + url.hash;
}
