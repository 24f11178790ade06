import { shopUrl } from '@dental-shop/emulators/addresses';
import { expect, type Page } from '@playwright/test';

/** Addresses that no page is built for: the application itself answers there. */
const answeredByTheApplication = ['/account', '/company', '/academics', '/academics/research'];

/** Hosting's emulator drops connections when it is asked for many things at once. */
const atOnce = 4;

/** Links and files that have been found to be there. */
const known = new Set<string>();

/** The addresses that a page's links lead to, and those of the files it may yet load. */
async function addressesOn(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const attributes: readonly (readonly [string, string])[] = [
      ['a', 'href'],
      ['img', 'src'],
      ['video', 'src'],
      ['video', 'poster'],
      ['source', 'src'],
      ['track', 'src'],
    ];
    return attributes.flatMap(([element, attribute]) =>
      [...document.querySelectorAll(`${element}[${attribute}]`)].map(
        (each) => each.getAttribute(attribute) ?? '',
      ),
    );
  });
  return [...new Set(found)];
}

/** Why an address of this shop is dead; undefined where something real answers. */
async function fault(page: Page, { pathname, search, hash }: URL): Promise<string | undefined> {
  const isFile = /\.\w{2,5}$/.test(pathname) && !pathname.startsWith('/products/');
  const method = isFile ? 'HEAD' : 'GET';
  const response = await page.request.fetch(`${pathname}${search}`, { method });
  if (response.status() !== 200) return `answers ${response.status()}`;
  const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false;
  if (isFile) return isPage ? 'is a file that does not exist' : undefined;
  if (answeredByTheApplication.includes(pathname)) return undefined;
  const text = await response.text();
  if (!text.includes('data-prerendered')) return 'leads to no page';
  const id = hash.slice(1);
  return id === '' || text.includes(`id="${id}"`) ? undefined : `has no part ${hash}`;
}

/** The sentence for an address that leads nowhere. */
async function complaint(page: Page, address: string): Promise<string | undefined> {
  if (known.has(address)) return undefined;
  if (address === '' || address === '#') return `An empty address on ${page.url()}`;
  if (address.startsWith('#')) {
    const parts = await page.locator(`[id="${address.slice(1)}"]`).count();
    return parts === 1 ? undefined : `${page.url()} has no part ${address}`;
  }
  const url = new URL(address, page.url());
  // The rest of the world, telephones and mail are not this shop's to answer for.
  const reason = url.origin === shopUrl ? await fault(page, url) : undefined;
  if (reason !== undefined) return `${address} ${reason}`;
  known.add(address);
  return undefined;
}

/** Expects that every link and file of the page leads to something, without following any twice. */
export async function expectNoDeadLinks(page: Page): Promise<void> {
  const complaints: (string | undefined)[] = [];
  const addresses = await addressesOn(page);
  while (addresses.length > 0) {
    const next = addresses.splice(0, atOnce).map((address) => complaint(page, address));
    complaints.push(...(await Promise.all(next)));
  }
  expect(complaints.filter((each) => each !== undefined)).toEqual([]);
}
