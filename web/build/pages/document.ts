import type { Language } from '@dental-shop/domain/language/language';
import escapeHtml from 'escape-html';
import { common as english } from '../../src/shared/i18n/en/common.ts';
import { shop as englishShop } from '../../src/shared/i18n/en/shop.ts';
import { common as spanish } from '../../src/shared/i18n/es/common.ts';
import { shop as spanishShop } from '../../src/shared/i18n/es/shop.ts';
import { type DocumentHead, documentTitle } from '../../src/shared/page-data/document-title.ts';
import type { EarlyTexts } from '../loader/early-cart-changes.ts';

export interface DocumentParts {
  language: Language;
  siteName: string;
  head: DocumentHead;
  tags?: string;
  /** The inline script. On the development server, it's only a polyfill. */
  loader: string;
  scripts: {
    isPrerendered: boolean;
    /** Integrity hashes by script URL, in execution order. The entry script comes last. */
    integrity: Readonly<Record<string, string>>;
    thirdParty: readonly string[];
  };
  font?: string;
  styles: string;
  html: string;
  pageData: Readonly<Record<string, unknown>>;
}

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

/** React puts the main image's preload before the rest of the markup, but it belongs in `<head>`. */
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)+/;

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
    // The theme's background colors.
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

/** Escapes JSON for use in a `<script>` element, where `</script>`, `<!--`, U+2028, and U+2029 would break it. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
