import type { Language } from '@dental-shop/domain/language/language';
import { languageOf, nobodysCountry } from './languages.ts';

const storageKey = 'language';

/** The visitor's choice; English where there is none or storage is blocked. */
export function readStoredLanguage(): Language {
  try {
    return languageOf(localStorage.getItem(storageKey));
  } catch {
    return 'en';
  }
}

const yearSeconds = 365 * 24 * 3600;

/**
 * By two cookies, Hosting answers with the pages of a language (`hosting.i18n` in `firebase.json`). They lie
 * under a country that is nobody's: by its language alone, a browser that prefers Spanish would get them
 * before its reader has chosen.
 */
export function tellHosting(language: Language): void {
  const cookies = [
    `firebase-language-override=${language}`,
    `firebase-country-override=${nobodysCountry}`,
  ];
  const seconds = language === 'en' ? 0 : yearSeconds;
  const attributes = `Path=/; Max-Age=${seconds}; SameSite=Lax${window.isSecureContext ? '; Secure' : ''}`;
  for (const cookie of cookies) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is too new for the browsers of practices.
    document.cookie = `${cookie}; ${attributes}`;
  }
}

export function storeLanguage(language: Language): void {
  tellHosting(language);
  try {
    localStorage.setItem(storageKey, language);
  } catch (error) {
    // The choice then lasts as long as the page.
    console.warn('The language could not be stored.', { language, error });
  }
}
