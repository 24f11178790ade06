import type { CatalogueTranslation } from '@dental-shop/domain/catalogue/translation/catalogue-text';
import type { Language } from '@dental-shop/domain/language/language';
import type { i18n } from 'i18next';
import { fetchPageData } from '../page-data/page-data-store.ts';
import { catalogueData } from './catalogue-data.ts';

/** Always read as a whole, because i18next would split a SKU with a dot into two keys. */
const namespace = 'catalogue';

export async function fetchCatalogueTranslation(
  language: Language,
): Promise<CatalogueTranslation | undefined> {
  if (language === 'en') return undefined;
  const { url } = catalogueData.spanish;
  const translation = await fetchPageData(url);
  if (translation === null) throw new Error(`The build has no file ${url}.`);
  return translation as CatalogueTranslation;
}

export function addCatalogueTranslation(
  instance: i18n,
  language: Language,
  translation: CatalogueTranslation | undefined,
): void {
  if (!translation) return;
  // The translation is never modified, and copying it for every Spanish page would slow down large builds.
  const options = { skipCopy: true };
  instance.addResourceBundle(language, namespace, translation, false, true, options);
}

export function readCatalogueTranslation(instance: i18n): CatalogueTranslation | undefined {
  return instance.getResourceBundle(instance.language, namespace) as
    | CatalogueTranslation
    | undefined;
}
