import { type Dimension, formatDimension } from '@dental-shop/domain/catalogue/sizes/dimensions';
import { formatSizes } from '@dental-shop/domain/text/sizes';
import { useTranslation } from 'react-i18next';

/** Writes a dimension in the reader's language. 'pieces' is its only unit that needs translating. */
export function useDimensionValue(): (dimension: Dimension) => string {
  const { t } = useTranslation();
  return (dimension) =>
    dimension.unit === 'pieces'
      ? t('shop.pieces', { count: dimension.value })
      : formatSizes(formatDimension(dimension));
}
