import type { InfoPage } from './info-pages.ts';
import { visibleEntries } from './visible-entries.ts';

export interface Category {
  name: string;
  /** Label of the button that leads to the information page. */
  button?: string;
  infoPage?: InfoPage;
  /** A file name under `/product-images/`, or empty. */
  thumbnail: string;
  /** True where every product of the category is hidden. */
  hidden: boolean;
}

/** The home page's own names for categories, in lower case. */
const aliases: ReadonlyMap<string, string> = new Map([
  ['custom prosthetics', 'impression prosthetics'],
]);

/**
 * Finds a visible category by its name in any case (`SOLID ABUTMENTS`) or by the name that the
 * home page gives it (`Custom Prosthetics`).
 */
export function findCategory(
  categories: readonly Category[],
  nameOrAlias: string,
): Category | undefined {
  const wanted = nameOrAlias.trim().toLowerCase();
  const name = aliases.get(wanted) ?? wanted;
  return visibleEntries(categories).find((category) => category.name.toLowerCase() === name);
}
