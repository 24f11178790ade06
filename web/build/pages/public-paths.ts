import type { Catalogue } from '@dental-shop/domain/catalogue/sheet/load-catalogue';
import { visibleEntries } from '@dental-shop/domain/catalogue/visible-entries';
import type { Language } from '@dental-shop/domain/language/language';
import { articles } from '../../src/features/academics/articles.ts';
import { featuredGroups } from '../../src/features/home/featured-groups.ts';
import { policies } from '../../src/features/policies/policies.ts';
import { paths } from '../../src/shared/config/paths.ts';
import { nobodysCountry } from '../../src/shared/i18n/languages.ts';

export function publicPaths(catalogue: Catalogue): string[] {
  const visible = visibleEntries(catalogue.categories);
  const categories = visible.map(({ name }) => name);
  const explained = visible.filter(({ button, infoPage }) => button && infoPage);
  const products = visibleEntries(catalogue.products);
  return [
    paths.home,
    paths.products,
    paths.search(),
    // Some categories have a different name on the home page. Both names are valid URLs and need a prerendered page.
    ...new Set(
      [...categories, ...featuredGroups.map(({ urlName }) => urlName)].map(paths.category),
    ),
    ...explained.map(({ name }) => paths.categoryInformation(name)),
    ...products.map(({ category, sku }) => paths.product(category, sku)),
    paths.quickOrder,
    paths.cart,
    paths.sharedList(),
    paths.login(),
    paths.createAccount(),
    paths.register,
    paths.forgotPassword,
    paths.storyMission,
    paths.qualityStandards,
    paths.materials,
    paths.people,
    paths.education,
    paths.certification,
    ...articles.map(paths.researchArticle),
    paths.faqs,
    paths.contact,
    ...policies.map(paths.policy),
  ];
}

/**
 * URL names on the home page that differ from the category's name only in case. Their files would collide on
 * case-insensitive file systems (macOS, Windows), so they get different names, and `firebase.json` rewrites the URLs.
 */
export const rewrittenPages: ReadonlyMap<string, string> = new Map(
  featuredGroups
    .filter(({ urlName, category }) => {
      return urlName !== category && urlName.toLowerCase() === category.toLowerCase();
    })
    .map(({ urlName }) => [
      paths.category(urlName),
      `aliases/${urlName.toLowerCase().replaceAll(' ', '-')}.html`,
    ]),
);

/**
 * Hosting decodes paths fully. Its emulator leaves some characters encoded, such as `%26`, so it needs a second file.
 */
export function filesOfPath(path: string, host: 'emulators' | 'production'): string[] {
  if (path === '/') return ['index.html'];
  const rewritten = rewrittenPages.get(path);
  if (rewritten) return [rewritten];
  const decoded = [decodeURIComponent(path), ...(host === 'emulators' ? [decodeURI(path)] : [])];
  return [...new Set(decoded)].map((name) => `${name.slice(1)}.html`);
}

/** See `hosting.i18n` in `firebase.json`. */
export function localizedFile(file: string, language: Language): string {
  return language === 'en' ? file : `localized/${language}_${nobodysCountry}/${file}`;
}
