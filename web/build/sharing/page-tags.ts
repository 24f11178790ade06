import type { CollectedHead } from '../../src/shared/page-data/document-head.ts';
import { escapeHtml } from '../escape-html.ts';
import { inlineJson } from '../inline-json.ts';
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
  // With a size, or Chrome prefers it to the drawing.
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
];

const noIndex = '<meta name="robots" content="noindex">';

/**
 * What a page tells search engines and those with whom it is shared. X reads Open Graph's tags for
 * whatever its own do not say. There is no `hreflang`: it names an address for each language, and
 * here one address has both, the reader's choice being kept in the browser.
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

/** For what answers at addresses that are nobody's to find: the shell and the error page. */
export const unlistedTags = [noIndex, ...iconTags].join('\n');
