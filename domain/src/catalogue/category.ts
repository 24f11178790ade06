import type { InfoPage } from './info-pages.ts';
import { visibleEntries } from './visible-entries.ts';

export interface Category {
  name: string;
  button?: string;
  infoPage?: InfoPage;
  thumbnail: string;
  hidden: boolean;
}

const aliases: ReadonlyMap<string, string> = new Map([
  ['custom prosthetics', 'impression prosthetics'],
]);

export function findCategory(
  categories: readonly Category[],
  nameOrAlias: string,
): Category | undefined {
  const wanted = nameOrAlias.trim().toLowerCase();
  const name = aliases.get(wanted) ?? wanted;
  return visibleEntries(categories).find((category) => category.name.toLowerCase() === name);
}
