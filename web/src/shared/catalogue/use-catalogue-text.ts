import {
  type CatalogueText,
  catalogueText,
} from '@dental-shop/domain/catalogue/translation/catalogue-text';
import { useTranslation } from 'react-i18next';
import { readCatalogueTranslation } from './catalogue-translation.ts';

/** What the catalogue's entries are called in the reader's language. */
export function useCatalogueText(): CatalogueText {
  const { i18n } = useTranslation();
  return catalogueText(readCatalogueTranslation(i18n));
}
