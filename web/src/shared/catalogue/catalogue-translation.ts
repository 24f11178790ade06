import type { CatalogueTranslation } from '@dental-shop/domain/catalogue/translation/catalogue-text';
import type { Language } from '@dental-shop/domain/language/language';
import type { i18n } from 'i18next';
import { fetchPageData } from '../page-data/page-data-store.ts';
import { catalogueData } from './catalogue-data.ts';

/** A namespace of i18next, but read as a whole: SKUs have dots, which separate its keys. */
const namespace = 'catalogue';

/** Undefined for English, the catalogue's own language; rejects where it cannot be loaded. */
export async function fetchCatalogueTranslation(
  language: Language,
): Promise<CatalogueTranslation | undefined> {
  if (language === 'en') return undefined;
  const { url } = catalogueData.spanish;
  const translation = await fetchPageData(url);
  if (translation === null) throw new Error(`The build has no file ${url}.`);
  // The file comes from the same build as the code, so its shape is taken as given.
  return translation as CatalogueTranslation;
}

export function addCatalogueTranslation(
  instance: i18n,
  language: Language,
  translation: CatalogueTranslation | undefined,
): void {
  if (!translation) return;
  // Nobody changes it, and a copy of the whole catalogue for each Spanish page slows a large build down.
  const options = { skipCopy: true };
  instance.addResourceBundle(language, namespace, translation, false, true, options);
}

export function readCatalogueTranslation(instance: i18n): CatalogueTranslation | undefined {
  // Only `addCatalogueTranslation` adds to this namespace.
  return instance.getResourceBundle(instance.language, namespace) as
    | CatalogueTranslation
    | undefined;
}
