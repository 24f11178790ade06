import type { InfoPage } from './info-pages.ts';
import { visibleEntries } from './visible-entries.ts';

export interface Category {
  name: string;
  button?: string;
  infoPage?: InfoPage;
  /** A file name under `/product-images/`, or empty. */
  thumbnail: string;
  /** Whether every product of the category is hidden. */
  hidden: boolean;
}

/** Names on the home page, in lower case. */
const aliases: ReadonlyMap<string, string> = new Map([
  ['custom prosthetics', 'impression prosthetics'],
]);

/**
 * Ignores case and hidden categories; also takes the home page's name for a category (`Custom
 * Prosthetics`).
 */
export function findCategory(
  categories: readonly Category[],
  nameOrAlias: string,
): Category | undefined {
  const wanted = nameOrAlias.trim().toLowerCase();
  const name = aliases.get(wanted) ?? wanted;
  return visibleEntries(categories).find((category) => category.name.toLowerCase() === name);
}
