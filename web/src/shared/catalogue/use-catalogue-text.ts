import { type Dimension, formatDimension } from '@dental-shop/domain/catalogue/sizes/dimensions';
import {
  type CatalogueText,
  catalogueText,
} from '@dental-shop/domain/catalogue/translation/catalogue-text';
import { formatSizes } from '@dental-shop/domain/text/sizes';
import { useTranslation } from 'react-i18next';
import { readCatalogueTranslation } from './catalogue-translation.ts';

export function useCatalogueText(): CatalogueText {
  const { i18n } = useTranslation();
  return catalogueText(readCatalogueTranslation(i18n));
}

export function useDimensionValue(): (dimension: Dimension) => string {
  const { t } = useTranslation();
  return (dimension) =>
    dimension.unit === 'pieces'
      ? t('shop.pieces', { count: dimension.value })
      : formatSizes(formatDimension(dimension));
}
