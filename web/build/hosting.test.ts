import { readFileSync } from 'node:fs';
import { fixtureCatalogue } from '@dental-shop/domain/catalogue/testing/fixture-catalogue';
import { functionsRegion } from '@dental-shop/domain/hosting/cloud-functions';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { matchScreen, redirects } from '../src/app/routes.ts';
import { firstArticlePath } from '../src/features/academics/articles.ts';
import { staffPages } from '../src/features/staff/shell/areas.ts';
import { staffPaths } from '../src/features/staff/staff-paths.ts';
import { paths } from '../src/shared/config/paths.ts';
import { localizedFile, publicPaths, rewrittenPages } from './pages/public-paths.ts';

interface HostingConfig {
  i18n: { root: string };
  redirects: { regex: string; destination: string; type: number }[];
  rewrites: {
    source?: string;
    regex?: string;
    destination?: string;
    function?: { region: string };
  }[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

const configFile = new URL('../../firebase.json', import.meta.url);
const { hosting }: { hosting: HostingConfig } = JSON.parse(readFileSync(configFile, 'utf8'));

const built = publicPaths(fixtureCatalogue);

function servedFile(path: string): string | undefined {
  const redirect = hosting.redirects.find(({ regex }) => new RegExp(regex).test(path));
  if (redirect) return servedFile(redirect.destination);
  if (built.includes(path) && !rewrittenPages.has(path)) return path;
  const rewrite = hosting.rewrites.find(({ regex }) => regex && new RegExp(regex).test(path));
  return rewrite?.destination;
}

const addresses: Record<keyof typeof paths, string> = {
  ...paths,
  category: paths.category('Drills'),
  categoryInformation: paths.categoryInformation('Drills'),
  product: paths.product('Drills', 'HD55S'),
  search: paths.search(),
  login: paths.login(),
  loginAfterEnd: paths.loginAfterEnd('/staff').replace(/\?.*/, ''),
  createAccount: paths.createAccount(),
  account: paths.account(),
  order: paths.order('id'),
  newReturn: paths.newReturn(),
  return: paths.return('K7QM-3XWT'),
  list: paths.list(1),
  sharedList: paths.sharedList(),
  researchArticle: firstArticlePath,
  contactAboutOrder: paths.contactAboutOrder('K7QM-3XWT').replace(/\?.*/, ''),
  policy: paths.policy('returns'),
  contactAgent: paths.contactAgent.replace(/#.*/, ''),
};

const staffAddresses: Record<keyof typeof staffPaths, string> = {
  ...staffPaths,
  accounts: staffPaths.accounts(),
  account: staffPaths.account('uid'),
  orders: staffPaths.orders(),
  order: staffPaths.order('id'),
  packingSlip: staffPaths.packingSlip('id'),
  complaint: staffPaths.complaint('id'),
  return: staffPaths.return('id'),
  packOrder: staffPaths.packOrder('id'),
  packReplacement: staffPaths.packReplacement('K7QM-3XWT'),
  pickLists: staffPaths.pickLists(['id'], []).replace(/\?.*/, ''),
  packingSlips: staffPaths.packingSlips(['id'], []).replace(/\?.*/, ''),
  shipmentSlip: staffPaths.shipmentSlip('id'),
  recalls: staffPaths.recalls(),
  newRecall: staffPaths.newRecall('I4510', ['A1']).replace(/\?.*/, ''),
  recall: staffPaths.recall('id'),
};

describe('firebase.json', () => {
  it('routes requests to the region where the functions run', () => {
    const regions = hosting.rewrites.flatMap((each) => each.function?.region ?? []);
    expect(new Set(regions)).toEqual(new Set([functionsRegion]));
  });

  it("matches the build's output folder for translated pages", () => {
    expect(`/${localizedFile('cart.html', 'es')}`).toBe(`${hosting.i18n.root}/es_zz/cart.html`);
    expect(localizedFile('cart.html', 'en')).toBe('cart.html');
  });

  it.each([...Object.entries(addresses), ...Object.entries(staffAddresses)])(
    'serves %s',
    (_name, path) => {
      expect(servedFile(path)).toBeDefined();
      const screenPath = redirects.find(({ from }) => from === path)?.to ?? path;
      expect(matchScreen(screenPath)).toBeDefined();
    },
  );

  it('serves the app shell for every staff page', () => {
    for (const { path } of staffPages) {
      const address = `${paths.staff}/${path}`.replaceAll(':', '');
      expect([address, servedFile(address)]).toEqual([address, '/app.html']);
    }
  });

  it.each([
    '/products/No%20Such%20Category',
    '/products/No%20Such%20Category/info',
    '/products/Drills/no-such-sku',
    '/products/drills',
    '/products/motor%20%26%20handpiece/900001',
  ])('serves the app shell for %s', (path) => {
    expect(servedFile(path)).toBe('/app.html');
    expect(matchScreen(path)).toBeDefined();
  });

  it.each([
    '/no-such-page',
    '/company/no-such-page',
    '/academics/no-such-page',
    '/academics/research/no-such-article',
    '/policies',
    '/policies/no-such-policy',
    '/products/Drills/HD55S/more',
    '/account/more',
    '/account/orders',
    '/account/orders/id/more',
    '/account/lists',
    '/account/lists/1/more',
    '/list/more',
    '/recall/more',
    '/staff/recalls/id/more',
    '/auth',
    '/staff/no-such-page',
    '/staff/orders/id/no-such-page',
    '/static/js/no-such-file.js',
    '/data/no-such-file.json',
    '/product-images/no-such-file.svg',
  ])('returns 404 for %s', (path) => {
    expect(servedFile(path)).toBeUndefined();
  });

  it('has the same redirects as the client-side router', () => {
    expect(hosting.redirects).toHaveLength(redirects.length);
    for (const { from, to } of redirects) {
      expect(hosting.redirects).toContainEqual({
        regex: `^${from}/?$`,
        destination: to,
        type: 302,
      });
    }
  });

  it('rewrites category names that differ only in case', () => {
    expect(rewrittenPages.size).toBe(2);
    for (const [path, file] of rewrittenPages) {
      // Firebase doesn't document whether Hosting compares URLs before or after decoding them.
      expect(servedFile(path)).toBe(`/${file}`);
      expect(servedFile(decodeURI(path))).toBe(`/${file}`);
      expect(matchPath('/products/:category', path)).not.toBeNull();
    }
  });

  it('sends security headers with every response', () => {
    const everywhere = hosting.headers.find(({ source }) => source === '**')?.headers ?? [];
    const sent = Object.fromEntries(everywhere.map(({ key, value }) => [key, value]));
    expect(sent).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8,}$/),
    });
  });

  it('never caches the error page and has no cache rule for scripts', () => {
    expect(hosting.headers.at(-1)).toEqual({
      source: '404.html',
      headers: [{ key: 'Cache-Control', value: 'no-store' }],
    });
    const forScripts = hosting.headers.filter(({ source }) => source.startsWith('/static'));
    expect(forScripts.flatMap(({ headers }) => headers.map(({ key }) => key))).toEqual([
      'Content-Security-Policy',
    ]);
    expect(JSON.stringify(hosting.headers)).not.toContain('immutable');
  });
});
