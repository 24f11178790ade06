import { type Dimension, formatDimension } from '@dental-shop/domain/catalogue/dimensions';
import { useTranslation } from 'react-i18next';

/** A listing's dimensions on one line: `Diameter 4.5 mm · Length 10 mm`. */
export function DimensionText({ dimensions }: { dimensions: readonly Dimension[] }) {
  const { t } = useTranslation();
  return dimensions
    .map((each) => `${t(`shop.dimension.${each.label}`)} ${formatDimension(each)}`)
    .join(' · ');
}
