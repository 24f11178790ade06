import { type Dimension, formatDimension } from '@dental-shop/domain/catalogue/dimensions';
import { useTranslation } from 'react-i18next';
import { FactTable } from './fact-table.tsx';

export function DimensionTable({ dimensions }: { dimensions: readonly Dimension[] }) {
  const { t } = useTranslation();
  if (dimensions.length === 0) return null;
  const facts = dimensions.map((each) => ({
    label: t(`shop.dimension.${each.label}`),
    value: formatDimension(each),
  }));
  return <FactTable heading={t('shop.dimensions')} facts={facts} />;
}
