import type { Dimension } from '@dental-shop/domain/catalogue/dimensions';
import { useTranslation } from 'react-i18next';
import { useDimensionValue } from '../../shared/catalogue/use-dimension-value.ts';
import { FactTable } from '../../shared/ui/fact-table.tsx';

export function DimensionTable({ dimensions }: { dimensions: readonly Dimension[] }) {
  const { t } = useTranslation();
  const dimensionValue = useDimensionValue();
  if (dimensions.length === 0) return null;
  const facts = dimensions.map((each) => ({
    label: t(`shop.dimension.${each.label}`),
    value: dimensionValue(each),
  }));
  return <FactTable heading={t('shop.dimensions')} facts={facts} />;
}
