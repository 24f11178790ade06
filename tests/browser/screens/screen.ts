import type { Language } from '@dental-shop/domain/language/language';

export const languages: readonly Language[] = ['en', 'es'];

/** A page that looks the same to every visitor. */
export interface PublicScreen {
  path: string;
  /** The h1. */
  heading: Record<Language, string>;
  /** Unique to this page, and in its main element. */
  texts: Record<Language, readonly string[]>;
}

export const publicScreen = (
  path: string,
  heading: Record<Language, string>,
  texts: Record<Language, readonly string[]>,
): PublicScreen => ({ path, heading, texts });
