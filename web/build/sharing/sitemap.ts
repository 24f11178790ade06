import escapeHtml from 'escape-html';
import { paths } from '../../src/shared/config/paths.ts';

/** The limit per file, according to sitemaps.org. */
const maxUrls = 50_000;

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const location = (address: string) => `<loc>${escapeHtml(address)}</loc>`;

/** Splits into several files above the limit. No `lastmod`, because the build doesn't know what changed. */
export function sitemapFiles(
  siteUrl: string,
  listedPaths: readonly string[],
  most = maxUrls,
): ReadonlyMap<string, string> {
  if (listedPaths.length <= most) return new Map([['sitemap.xml', sitemap(siteUrl, listedPaths)]]);
  const parts = Array.from({ length: Math.ceil(listedPaths.length / most) }, (_, index) => {
    const part = listedPaths.slice(index * most, (index + 1) * most);
    return [`sitemap-${index + 1}.xml`, sitemap(siteUrl, part)] as const;
  });
  const index = [
    xmlDeclaration,
    `<sitemapindex ${namespace}>`,
    ...parts.map(([name]) => `<sitemap>${location(`${siteUrl}/${name}`)}</sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n');
  return new Map([['sitemap.xml', index], ...parts]);
}

function sitemap(siteUrl: string, listedPaths: readonly string[]): string {
  return [
    xmlDeclaration,
    `<urlset ${namespace}>`,
    ...listedPaths.map((path) => `<url>${location(siteUrl + path)}</url>`),
    '</urlset>',
    '',
  ].join('\n');
}

export function robotsText(siteUrl: string): string {
  return [
    'User-agent: *',
    `Disallow: ${paths.account()}`,
    `Disallow: ${paths.authAction}`,
    `Disallow: ${paths.staff}`,
    'Disallow: /api/',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
