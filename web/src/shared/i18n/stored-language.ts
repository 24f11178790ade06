import type { Language } from '@dental-shop/domain/language/language';
import { languageOf, nobodysCountry } from './languages.ts';

const storageKey = 'language';

export function readStoredLanguage(): Language {
  try {
    return languageOf(localStorage.getItem(storageKey));
  } catch {
    return 'en';
  }
}

const yearSeconds = 365 * 24 * 3600;

/**
 * Hosting reads these cookies to choose the language (`hosting.i18n` in `firebase.json`). Because the country code is
 * unassigned, a browser's preferred language can't override the user's choice.
 */
export function writeLanguageCookies(language: Language): void {
  const cookies = [
    `firebase-language-override=${language}`,
    `firebase-country-override=${nobodysCountry}`,
  ];
  const seconds = language === 'en' ? 0 : yearSeconds;
  const attributes = `Path=/; Max-Age=${seconds}; SameSite=Lax${window.isSecureContext ? '; Secure' : ''}`;
  for (const cookie of cookies) {
    // biome-ignore lint/suspicious/noDocumentCookie: dental offices use browsers without the Cookie Store API.
    document.cookie = `${cookie}; ${attributes}`;
  }
}

export function storeLanguage(language: Language): void {
  writeLanguageCookies(language);
  try {
    localStorage.setItem(storageKey, language);
  } catch (error) {
    // In this case, the choice lasts until the page is closed.
    console.warn('The language could not be stored.', { language, error });
  }
}
