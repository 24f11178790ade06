import type { Language } from '@dental-shop/domain/language/language';

export const languages: readonly Language[] = ['en', 'es'];

/** A page that is the same for every visitor, and what it must show. */
export interface PublicScreen {
  path: string;
  /** The heading of level 1. */
  heading: Record<Language, string>;
  /** Words in the page's main part that belong to it alone. */
  texts: Record<Language, readonly string[]>;
}

export const publicScreen = (
  path: string,
  heading: Record<Language, string>,
  texts: Record<Language, readonly string[]>,
): PublicScreen => ({ path, heading, texts });
