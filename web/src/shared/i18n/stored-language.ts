import type { Language } from '@dental-shop/domain/language/language';
import { languageOf } from './languages.ts';

const storageKey = 'language';

/** The visitor's choice; English where there is none or storage is blocked. */
export function readStoredLanguage(): Language {
  try {
    return languageOf(localStorage.getItem(storageKey));
  } catch {
    return 'en';
  }
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch (error) {
    // The choice then lasts as long as the page.
    console.warn('The language could not be stored.', { language, error });
  }
}
