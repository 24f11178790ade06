import { visibleCategories } from '@dental-shop/domain/catalogue/category';
import type { Catalogue } from '@dental-shop/domain/catalogue/load-catalogue';
import { paths } from '../src/config/paths.ts';
import { articles } from '../src/features/academics/articles.ts';
import { featuredGroups } from '../src/features/home/featured-groups.ts';

/** Every page that is the same for all visitors, encoded as in a link. */
export function publicPaths(catalogue: Catalogue): string[] {
  const visible = visibleCategories(catalogue.categories);
  const categories = visible.map(({ name }) => name);
  const explained = visible.filter(({ button, infoPage }) => button && infoPage);
  const products = catalogue.products.filter(({ hidden }) => !hidden);
  return [
    paths.home,
    paths.products,
    // The home page's own names lead to pages too, before its script has arrived.
    ...new Set([...categories, ...featuredGroups.map(({ title }) => title)].map(paths.category)),
    ...explained.map(({ name }) => paths.categoryInformation(name)),
    ...products.map(({ category, sku }) => paths.product(category, sku)),
    paths.cart,
    paths.login(),
    paths.createAccount,
    paths.register,
    paths.forgotPassword,
    paths.storyMission,
    paths.qualityStandards,
    paths.materials,
    paths.education,
    paths.certification,
    ...articles.map(paths.researchArticle),
    paths.contact,
  ];
}

/**
 * The files that Hosting, with clean URLs, may look for to answer a path. Its emulator leaves `%26`
 * and its like as they are, so a path that has one gets a file under either name.
 */
export function filesOfPath(path: string): string[] {
  if (path === '/') return ['index.html'];
  const names = [decodeURIComponent(path), decodeURI(path)];
  return [...new Set(names)].map((name) => `${name.slice(1)}.html`);
}
