import escapeHtml from 'escape-html';
import { paths } from '../../src/shared/config/paths.ts';

/** As sitemaps.org has it; without dates, because a build does not know what it changed. */
export function sitemap(siteUrl: string, listedPaths: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listedPaths.map((path) => `<url><loc>${escapeHtml(siteUrl + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

/** Keeps crawlers from pages of one customer, of staff and of the server. */
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
