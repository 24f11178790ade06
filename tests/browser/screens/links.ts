import { shopUrl } from '@dental-shop/emulators/addresses';
import { expect, type Page } from '@playwright/test';

const clientRenderedPaths = ['/account', '/company', '/academics', '/academics/research'];

/** With more concurrent requests, the Hosting emulator drops connections. */
const concurrency = 4;

/** Links and files that are known to exist. */
const known = new Set<string>();

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

/** Returns undefined if nothing is wrong. */
async function findProblem(
  page: Page,
  { pathname, search, hash }: URL,
): Promise<string | undefined> {
  const isFile = /\.\w{2,5}$/.test(pathname) && !pathname.startsWith('/products/');
  const method = isFile ? 'HEAD' : 'GET';
  const response = await page.request.fetch(`${pathname}${search}`, { method });
  if (response.status() !== 200) return `responds with ${response.status()}`;
  const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false;
  if (isFile) return isPage ? 'is a file that does not exist' : undefined;
  if (clientRenderedPaths.includes(pathname)) return undefined;
  const text = await response.text();
  if (!text.includes('data-prerendered')) return 'is not a page';
  const id = hash.slice(1);
  return id === '' || text.includes(`id="${id}"`) ? undefined : `has no element ${hash}`;
}

async function checkAddress(page: Page, address: string): Promise<string | undefined> {
  if (known.has(address)) return undefined;
  if (address === '' || address === '#') return `An empty address on ${page.url()}`;
  if (address.startsWith('#')) {
    const parts = await page.locator(`[id="${address.slice(1)}"]`).count();
    return parts === 1 ? undefined : `${page.url()} has no element ${address}`;
  }
  const url = new URL(address, page.url());
  // External links, phone numbers, and email addresses aren't checked.
  const reason = url.origin === shopUrl ? await findProblem(page, url) : undefined;
  if (reason !== undefined) return `${address} ${reason}`;
  known.add(address);
  return undefined;
}

/** Checks each link and file only once, even if several pages share it. */
export async function expectNoDeadLinks(page: Page): Promise<void> {
  const problems: (string | undefined)[] = [];
  const addresses = await addressesOn(page);
  while (addresses.length > 0) {
    const next = addresses.splice(0, concurrency).map((address) => checkAddress(page, address));
    problems.push(...(await Promise.all(next)));
  }
  expect(problems.filter((each) => each !== undefined)).toEqual([]);
}
