import type { Language } from '@dental-shop/domain/language/language';
import escapeHtml from 'escape-html';
import { common as english } from '../../src/shared/i18n/en/common.ts';
import { shop as englishShop } from '../../src/shared/i18n/en/shop.ts';
import { common as spanish } from '../../src/shared/i18n/es/common.ts';
import { shop as spanishShop } from '../../src/shared/i18n/es/shop.ts';
import { type DocumentHead, documentTitle } from '../../src/shared/page-data/document-title.ts';
import type { EarlyTexts } from '../loader/early-input.ts';

export interface DocumentParts {
  language: Language;
  siteName: string;
  head: DocumentHead;
  /** Elements for search engines and for sharing; the development server has none. */
  tags?: string;
  /** Text of the inline loader; the development server starts its script at once. */
  loader: string;
  scripts: {
    /** False for the shell, which has nothing to hydrate. */
    isPrerendered: boolean;
    /** Subresource integrity of each script, by its address, in the order in which they run: the last is `main`. */
    integrity: Readonly<Record<string, string>>;
    /** Patterns of the addresses of third-party scripts that the page may load. */
    foreign: readonly string[];
  };
  /** Address of the font. */
  font?: string;
  /** `<style>` elements. */
  styles: string;
  /** What the root element holds. */
  html: string;
  pageData: Readonly<Record<string, unknown>>;
}

/** What the loader says where the application itself does not come; in the words of its error page. */
const failureWords = ({ error }: typeof english | typeof spanish) => ({
  title: error.title,
  text: error.chunk.replace('{{chunk}}', 'main'),
  reload: error.reload,
});
const failure = { en: failureWords(english), es: failureWords(spanish) };

const earlyTexts = (
  common: typeof english | typeof spanish,
  shop: typeof englishShop | typeof spanishShop,
): EarlyTexts => ({
  cartWithOne: common.cartWith_one,
  cartWithOther: common.cartWith_other,
  added: shop.added,
  addedToCart: shop.addedToCart,
  itemAdded: shop.itemAdded,
  viewCart: shop.viewCart,
});
const early = { en: earlyTexts(english, englishShop), es: earlyTexts(spanish, spanishShop) };

/** React renders the preload of the main picture in front of the page; it belongs into the head. */
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)+/;

/** The whole text of one page. */
export function documentText(parts: DocumentParts): string {
  const { head, scripts } = parts;
  const [picturePreloads = ''] = leadingPreloads.exec(parts.html) ?? [];
  const lines = [
    '<!doctype html>',
    `<html lang="${parts.language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    // The theme's backgrounds, for the browser's toolbar.
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0f1716" media="(prefers-color-scheme: dark)">',
    `<title>${escapeHtml(documentTitle(head.title, parts.siteName))}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    parts.tags,
    picturePreloads,
    parts.font &&
      `<link rel="preload" href="${parts.font}" as="font" type="font/woff2" crossorigin>`,
    parts.styles,
    `<script type="application/json" id="scripts">${inlineJson({ ...scripts, failure, early: early[parts.language] })}</script>`,
    `<script>${parts.loader}</script>`,
    '</head>',
    '<body>',
    '<div id="early-status" role="status"></div>',
    `<div id="root"${scripts.isPrerendered ? ` data-prerendered="${parts.language}"` : ''}>${parts.html.slice(picturePreloads.length)}</div>`,
    `<script type="application/json" id="page-data">${inlineJson(parts.pageData)}</script>`,
    '</body>',
    '</html>',
  ];
  return lines.filter(Boolean).join('\n');
}

/**
 * Writes a value as JSON that can stand inside a `<script>` element: no text in it can end the
 * element (`</script>`), open a comment (`<!--`) or break a line of JavaScript (U+2028, U+2029).
 */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
