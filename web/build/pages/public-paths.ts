import type { Catalogue } from '@dental-shop/domain/catalogue/sheet/load-catalogue';
import { visibleEntries } from '@dental-shop/domain/catalogue/visible-entries';
import type { Language } from '@dental-shop/domain/language/language';
import { articles } from '../../src/features/academics/articles.ts';
import { featuredGroups } from '../../src/features/home/featured-groups.ts';
import { policies } from '../../src/features/policies/policies.ts';
import { paths } from '../../src/shared/config/paths.ts';
import { nobodysCountry } from '../../src/shared/i18n/languages.ts';

/** Every page that is the same for all visitors, encoded as in a link. */
export function publicPaths(catalogue: Catalogue): string[] {
  const visible = visibleEntries(catalogue.categories);
  const categories = visible.map(({ name }) => name);
  const explained = visible.filter(({ button, infoPage }) => button && infoPage);
  const products = visibleEntries(catalogue.products);
  return [
    paths.home,
    paths.products,
    paths.search(),
    // The home page's own names of categories are addresses too, which must work without a script.
    ...new Set([...categories, ...featuredGroups.map(({ title }) => title)].map(paths.category)),
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
 * The home page's names that differ from a category's own in case alone, by address. macOS and Windows
 * take `SOLID ABUTMENTS.html` for `Solid Abutments.html`, so these pages lie elsewhere, and
 * `firebase.json` rewrites their addresses.
 */
export const rewrittenPages: ReadonlyMap<string, string> = new Map(
  featuredGroups
    .filter(({ title, category }) => {
      return title !== category && title.toLowerCase() === category.toLowerCase();
    })
    .map(({ title }) => [
      paths.category(title),
      `aliases/${title.toLowerCase().replaceAll(' ', '-')}.html`,
    ]),
);

/**
 * The files that answer a path. Hosting decodes it whole, but its emulator leaves `%26` and its like
 * as they are: there, and only there, a path that has one gets a file under either name.
 */
export function filesOfPath(path: string, host: 'emulators' | 'production'): string[] {
  if (path === '/') return ['index.html'];
  const rewritten = rewrittenPages.get(path);
  if (rewritten) return [rewritten];
  const decoded = [decodeURIComponent(path), ...(host === 'emulators' ? [decodeURI(path)] : [])];
  return [...new Set(decoded)].map((name) => `${name.slice(1)}.html`);
}

/** Where Hosting looks for a page's file in a language that its reader has chosen (`hosting.i18n`). */
export function localizedFile(file: string, language: Language): string {
  return language === 'en' ? file : `localized/${language}_${nobodysCountry}/${file}`;
}
