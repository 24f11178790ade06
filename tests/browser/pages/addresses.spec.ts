import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { visibleEntries } from '@dental-shop/domain/catalogue/visible-entries';
import { shopUrl } from '@dental-shop/emulators/addresses';
import { expect, type Page } from '@playwright/test';
import { implant } from '../../shop/products.ts';
import { notFoundAt, test, waitForTakeover } from '../shop-test.ts';

/** What every file of the site must be said to be, by the ending of its name. */
const contentTypes: Readonly<Record<string, RegExp>> = {
  ico: /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  jpg: /^image\/jpeg$/,
  js: /^(text|application)\/javascript/,
  mp4: /^video\/mp4$/,
  pdf: /^application\/pdf$/,
  png: /^image\/png$/,
  txt: /^text\/plain/,
  svg: /^image\/svg\+xml$/,
  vtt: /^text\/vtt/,
  webmanifest: /^application\/manifest\+json/,
  webp: /^image\/webp$/,
  woff2: /^font\/woff2$/,
};
const pageType = /^text\/html/;

/** What a page as it is served, before any script, says of itself and where it leads. */
interface ServedPage {
  status: number;
  type: string;
  title: string;
  description: string;
  canonical: string;
  picture: string;
  headings: number;
  ids: string[];
  references: string[];
}

/**
 * Fetches a page and reads it in the browser, whose parser is the one that counts: in an empty page,
 * because those of the shop let no script parse text.
 */
async function readServed(empty: Page, path: string): Promise<ServedPage> {
  const response = await empty.request.get(path);
  const read = await empty.evaluate(
    (text) => {
      const served = new DOMParser().parseFromString(text, 'text/html');
      const all = (selector: string, attribute: string) =>
        [...served.querySelectorAll(selector)].map((each) => each.getAttribute(attribute) ?? '');
      const first = (selector: string, attribute: string) => all(selector, attribute)[0] ?? '';
      const texts = (selector: string) =>
        [...served.querySelectorAll(selector)].map((each) => each.textContent ?? '');
      const sourceSets = all('[srcset]', 'srcset').flatMap((set) =>
        set.split(',').map((each) => each.trim().split(' ')[0] ?? ''),
      );
      const canonical = first('link[rel="canonical"]', 'href');
      // Whatever in the data is an address of this site, which is where the page's own address lies.
      const strings: string[] = [];
      for (const text of texts('script[type="application/ld+json"], #scripts')) {
        JSON.parse(text, (key, value) => {
          for (const each of [key, value]) {
            if (typeof each === 'string' && /^(?:\/|http)/.test(each)) strings.push(each);
          }
          return value;
        });
      }
      return {
        title: served.title,
        description: first('meta[name="description"]', 'content'),
        canonical,
        picture: first('meta[property="og:image"]', 'content'),
        headings: served.querySelectorAll('h1').length,
        ids: all('[id]', 'id'),
        references: [
          ...all('a[href], link[href]', 'href'),
          ...all('img[src], script[src], source[src], track[src], video[src], iframe[src]', 'src'),
          ...all('video[poster]', 'poster'),
          ...all('meta[property="og:image"], meta[property="og:url"]', 'content'),
          ...sourceSets,
          ...strings.filter((each) => !each.startsWith('https://schema.org')),
        ].filter((reference) => !reference.startsWith('data:')),
      };
    },
    await response.text(),
  );
  return { ...read, status: response.status(), type: response.headers()['content-type'] ?? '' };
}

async function sitemapPaths(page: Page): Promise<string[]> {
  const response = await page.request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toMatch(/xml/);
  const locations = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)];
  return locations.map(([, location = '']) => {
    const url = new URL(location.replaceAll('&amp;', '&'));
    expect(url.origin).toBe(shopUrl);
    return url.pathname;
  });
}

/** Why a file of the site cannot be had as what its name says; undefined where it can. */
async function fileFault(page: Page, path: string, type: RegExp): Promise<string | undefined> {
  const response = await page.request.head(path);
  const given = response.headers()['content-type'] ?? '';
  return response.status() === 200 && type.test(given)
    ? undefined
    : `${path} answers ${response.status()} ${given}`;
}

/** Only its owner sees it, so that there is nothing to prerender: the application answers. */
const accountPage = '/account';

test('every link of the site leads to what it says', async ({ page }) => {
  test.slow();
  const listed = await sitemapPaths(page);
  const pages = new Map<string, ServedPage>();
  const files = new Map<string, RegExp>();
  const links: { from: string; to: string; anchor: string }[] = [];
  const waiting = ['/', ...listed];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const served = await readServed(page, path);
    pages.set(path, served);
    for (const reference of served.references) {
      const url = new URL(reference, shopUrl + path);
      if (url.origin !== shopUrl) continue;
      const ending = /\.(\w+)$/.exec(url.pathname)?.[1] ?? '';
      const type = contentTypes[ending];
      if (type) {
        files.set(url.pathname, type);
      } else {
        waiting.push(url.pathname);
        links.push({ from: path, to: url.pathname, anchor: decodeURIComponent(url.hash.slice(1)) });
      }
    }
  }

  const faults: (string | undefined)[] = [];
  for (const [path, served] of pages) {
    const { status, type, title, description, canonical, picture, headings } = served;
    if (status !== 200 || !pageType.test(type)) faults.push(`${path} answers ${status} ${type}`);
    if (path === accountPage) continue;
    if (!title || !description || !picture) faults.push(`${path} lacks a title, text or picture`);
    if (headings !== 1) faults.push(`${path} has ${headings} main headings`);
    const own = canonical === '' ? '' : new URL(canonical).pathname;
    if (pages.get(own)?.canonical !== canonical) faults.push(`${path} belongs to ${canonical}`);
  }
  for (const { from, to, anchor } of links) {
    if (anchor !== '' && !pages.get(to)?.ids.includes(anchor)) {
      faults.push(`${from} leads to ${to}#${anchor}, which is not there`);
    }
  }
  for (const [path, type] of files) faults.push(await fileFault(page, path, type));
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);

  // The walk was of the whole site: each product's page and picture, and the pages that are not listed.
  const sold = visibleEntries(catalogue.products);
  const isProduct = (path: string) => /^\/products\/[^/]+\/(?!info$)[^/]+$/.test(path);
  expect(listed.filter(isProduct)).toHaveLength(sold.length);
  expect([...pages.keys()].filter(isProduct)).toHaveLength(sold.length);
  expect([...files.keys()].filter((path) => path.startsWith('/social/')).length).toBeGreaterThan(
    sold.length,
  );
  for (const unlisted of ['/login', '/cart', '/products/SOLID%20ABUTMENTS']) {
    expect([...pages.keys()]).toContain(unlisted);
    expect(listed).not.toContain(unlisted);
  }
});

test.describe('where there is nothing', () => {
  const missing = [
    '/no-such-page',
    '/products/Drills/HD55S/more',
    '/static/js/no-such-file.js',
    '/data/no-such-file.json',
    '/product-images/no-such-file.svg',
    '/social/no-such-file.png',
  ];

  test('Hosting answers 404, and the error page stands without scripts', async ({ page }) => {
    for (const path of missing) {
      const response = await page.request.get(path);
      expect([path, response.status()]).toEqual([path, 404]);
      expect(await response.text()).toContain('>Unexpected Application Error!</h1>');
    }
  });

  test.describe('reached from within the application', () => {
    test.use({ expectedErrors: [notFoundAt('/no-such-page')] });

    test('the same page stands, and belongs to no address', async ({ page }) => {
      await page.goto('/contact');
      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical).toHaveAttribute('href', `${shopUrl}/contact`);
      // Until React listens, nothing follows the history.
      await waitForTakeover(page);
      await page.evaluate(() => {
        history.pushState(null, '', '/no-such-page');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await expect(page.getByRole('alert')).toHaveText('404 Not Found');
      await expect(canonical).toHaveCount(0);
      await page.getByRole('link', { name: 'Go to the home page' }).click();
      await expect(canonical).toHaveAttribute('href', `${shopUrl}/`);
    });
  });
});

test('a page in another spelling of its address knows its own', async ({ page }) => {
  for (const [address, own] of [
    ['/products/SOLID%20ABUTMENTS', '/products/Solid%20Abutments'],
    ['/products/SURGICAL%20TOOLS', '/products/Surgical%20Tools'],
    ['/products/drills', '/products/Drills'],
    [`/products/implants/${implant.sku.toLowerCase()}`, `/products/Implants/${implant.sku}`],
  ] as const) {
    await page.goto(address);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', shopUrl + own);
  }
});

test('the home page’s name of a category is a prerendered page, which is hydrated', async ({
  page,
}) => {
  for (const address of ['/products/SOLID%20ABUTMENTS', '/products/SURGICAL%20TOOLS']) {
    const response = await page.goto(address);
    expect(await response?.text()).toContain('data-prerendered');
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    await waitForTakeover(page);
    // React would have put another in its place, had it not recognized the page.
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  }
});
