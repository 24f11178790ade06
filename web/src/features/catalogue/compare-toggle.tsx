import CompareIcon from '@mui/icons-material/CompareArrows';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import type { ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';
import { maxCompared, useComparison } from './comparison.ts';

/** Takes a part into the comparison, or out of it. */
export function CompareToggle({ product }: { product: ProductSummary }) {
  const { t } = useTranslation();
  const name = useCatalogueText().productName(product);
  const comparison = useComparison();
  if (!comparison) return null;
  const isChosen = comparison.chosen.includes(product.sku);
  return (
    <IconButton
      size="small"
      color={isChosen ? 'primary' : 'default'}
      aria-label={t('parts.compare.part', { name })}
      aria-pressed={isChosen}
      title={t('parts.compare.mark')}
      disabled={!isChosen && comparison.chosen.length >= maxCompared}
      onClick={() => comparison.toggle(product.sku)}
      sx={isChosen ? chosenStyle : {}}
    >
      <CompareIcon fontSize="small" />
    </IconButton>
  );
}

/** Not by color alone. */
const chosenStyle = { boxShadow: 'inset 0 0 0 2px currentColor' } as const;
