import escapeHtml from 'escape-html';
import { paths } from '../../src/shared/config/paths.ts';
import type { CollectedHead } from '../../src/shared/page-data/document-head.ts';
import { inlineJson } from '../pages/document.ts';
import type { SharedPage } from './shared-pages.ts';
import { pictureSize, socialPicturePath } from './social-pictures.ts';

interface TaggedPage {
  /** The shop's address without a slash at its end. */
  siteUrl: string;
  siteName: string;
  head: CollectedHead;
  shared: SharedPage;
  /** Whether search engines may list it. */
  isListed: boolean;
}

const iconTags = [
  // With its size, or Chrome prefers it to the SVG.
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
];

/** Pages with nothing to find for a search engine: the visitor's own cart, pad, search, or shared list, or a form. */
const unlisted: readonly string[] = [
  paths.search(),
  paths.quickOrder,
  paths.cart,
  paths.sharedList(),
  paths.login(),
  paths.forgotPassword,
];

export function isListed(path: string): boolean {
  return !unlisted.includes(path);
}

const noIndex = '<meta name="robots" content="noindex">';

/**
 * What a page tells search engines and link previews. X reads Open Graph's tags where its own are
 * missing. There is no `hreflang`: it names an address for each language, and here both languages have
 * the same address, because the reader's choice is kept in the browser.
 */
export function pageTags(page: TaggedPage): string {
  const { siteUrl, siteName, head, shared, isListed } = page;
  if (head.canonicalPath === null) throw new Error(`The page "${head.title}" has no address.`);
  const address = escapeHtml(siteUrl + head.canonicalPath);
  const property = (name: string, content: string | number) =>
    `<meta property="og:${name}" content="${escapeHtml(String(content))}">`;
  return [
    `<link rel="canonical" href="${address}">`,
    !isListed && noIndex,
    ...iconTags,
    property('type', 'website'),
    property('site_name', siteName),
    property('title', head.title || siteName),
    property('description', head.description),
    property('url', siteUrl + head.canonicalPath),
    property('image', siteUrl + socialPicturePath(shared.pictureFile)),
    property('image:width', pictureSize.width),
    property('image:height', pictureSize.height),
    property('image:alt', shared.pictureText),
    '<meta name="twitter:card" content="summary_large_image">',
    ...shared.structuredData.map(
      (data) => `<script type="application/ld+json">${inlineJson(data)}</script>`,
    ),
  ]
    .filter(Boolean)
    .join('\n');
}

/** For the shell and the error page, which search engines must not list. */
export const unlistedTags = [noIndex, ...iconTags].join('\n');
