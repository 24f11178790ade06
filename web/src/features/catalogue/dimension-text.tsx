import type { Dimension } from '@dental-shop/domain/catalogue/dimensions';
import { useTranslation } from 'react-i18next';
import { useDimensionValue } from './use-dimension-value.ts';

/** A listing's dimensions on one line: `Diameter 4.5 mm · Length 10 mm`. */
export function DimensionText({ dimensions }: { dimensions: readonly Dimension[] }) {
  const { t } = useTranslation();
  const dimensionValue = useDimensionValue();
  const onOneLine = (text: string) => text.replaceAll(' ', '\u00a0');
  const texts = dimensions.map((each) =>
    // A label and its figure may part: together some are wider in Spanish than a card.
    [t(`shop.dimension.${each.label}`), dimensionValue(each)].map(onOneLine).join(' '),
  );
  return texts.join(' · ');
}
