import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { visibleEntries } from '@dental-shop/domain/catalogue/visible-entries';
import { shopUrl } from '@dental-shop/emulators/addresses';
import { expect, type Page } from '@playwright/test';
import { implant } from '../../shop/products.ts';
import { notFoundAt, test, waitForHydration } from '../shop-test.ts';

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

/** Parses the HTML in an empty page, because Trusted Types forbid that in the shop's own pages. */
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
      // Collects the URLs in the structured data.
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

async function fileFault(page: Page, path: string, type: RegExp): Promise<string | undefined> {
  const response = await page.request.head(path);
  const given = response.headers()['content-type'] ?? '';
  return response.status() === 200 && type.test(given)
    ? undefined
    : `${path} responds with ${response.status()} ${given}`;
}

/** Not prerendered, because it needs a sign-in. */
const accountPage = '/account';

test('every link, file, and canonical URL on the site works', async ({ page }) => {
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
    if (status !== 200 || !pageType.test(type))
      faults.push(`${path} responds with ${status} ${type}`);
    if (path === accountPage) continue;
    if (!title || !description || !picture)
      faults.push(`${path} has no title, description, or image`);
    if (headings !== 1) faults.push(`${path} has ${headings} h1 headings`);
    const canonicalPath = canonical === '' ? '' : new URL(canonical).pathname;
    if (pages.get(canonicalPath)?.canonical !== canonical)
      faults.push(`${path} has the wrong canonical URL ${canonical}`);
  }
  for (const { from, to, anchor } of links) {
    if (anchor !== '' && !pages.get(to)?.ids.includes(anchor)) {
      faults.push(`${from} links to the missing anchor ${to}#${anchor}`);
    }
  }
  for (const [path, type] of files) faults.push(await fileFault(page, path, type));
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);

  // The crawl must reach every product page and image, and also pages that aren't in the sitemap.
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

test.describe('missing pages and files', () => {
  const missing = [
    '/no-such-page',
    '/products/Drills/HD55S/more',
    '/static/js/no-such-file.js',
    '/data/no-such-file.json',
    '/product-images/no-such-file.svg',
    '/social/no-such-file.png',
  ];

  test('Hosting responds with 404 and an error page that needs no scripts', async ({ page }) => {
    for (const path of missing) {
      const response = await page.request.get(path);
      expect([path, response.status()]).toEqual([path, 404]);
      expect(await response.text()).toContain('>Unexpected Application Error!</h1>');
    }
  });

  test.describe('after client-side navigation', () => {
    test.use({ expectedErrors: [notFoundAt('/no-such-page')] });

    test('the same error page appears, without a canonical URL', async ({ page }) => {
      await page.goto('/contact');
      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical).toHaveAttribute('href', `${shopUrl}/contact`);
      // React handles history changes only after hydration.
      await waitForHydration(page);
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

test("an alternate spelling of a URL has the page's canonical URL", async ({ page }) => {
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

test('a category URL with the name used on the home page is prerendered and hydrates cleanly', async ({
  page,
}) => {
  for (const address of ['/products/SOLID%20ABUTMENTS', '/products/SURGICAL%20TOOLS']) {
    const response = await page.goto(address);
    expect(await response?.text()).toContain('data-prerendered');
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    await waitForHydration(page);
    // React replaces this element if hydration fails.
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  }
});
