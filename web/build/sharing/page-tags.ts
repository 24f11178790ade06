import escapeHtml from 'escape-html';
import { paths } from '../../src/shared/config/paths.ts';
import type { CollectedHead } from '../../src/shared/page-data/document-head.ts';
import { inlineJson } from '../pages/document.ts';
import type { SharedPage } from './shared-pages.ts';
import { pictureSize, socialPicturePath } from './social-pictures.ts';

interface TaggedPage {
  siteUrl: string;
  siteName: string;
  head: CollectedHead;
  shared: SharedPage;
  isListed: boolean;
}

const iconTags = [
  // Without `sizes`, Chrome would prefer this icon to the SVG.
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
];

const noIndexPatterns: readonly string[] = [
  paths.search(),
  paths.quickOrder,
  paths.cart,
  paths.sharedList(),
  paths.login(),
  paths.forgotPassword,
];

export function isListed(path: string): boolean {
  return !noIndexPatterns.includes(path);
}

const noIndex = '<meta name="robots" content="noindex">';

/** X falls back to Open Graph tags. No `hreflang`, because both languages share one URL. */
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

export const unlistedTags = [noIndex, ...iconTags].join('\n');
