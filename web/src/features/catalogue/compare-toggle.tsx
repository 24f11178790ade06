import CompareIcon from '@mui/icons-material/CompareArrows';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';
import { Button } from '../../shared/ui/button.tsx';

export const maxCompared = 4;

interface Comparison {
  chosen: readonly string[];
  toggle: (sku: string) => void;
}

const ComparisonContext = createContext<Comparison | null>(null);

export const ComparisonProvider = ComparisonContext;

const useComparison = (): Comparison | null => use(ComparisonContext);

export function CompareToggle({ product }: { product: ProductSummary }) {
  const { t } = useTranslation();
  const name = useCatalogueText().productName(product);
  const comparison = useComparison();
  if (!comparison) return null;
  const isChosen = comparison.chosen.includes(product.sku);
  return (
    <Button
      size="small"
      color={isChosen ? 'primary' : 'inherit'}
      startIcon={<CompareIcon />}
      aria-label={t('parts.compare.part', { name })}
      aria-pressed={isChosen}
      disabled={!isChosen && comparison.chosen.length >= maxCompared}
      onClick={() => comparison.toggle(product.sku)}
      sx={isChosen ? chosenStyle : toggleStyle}
    >
      {t('parts.compare.mark')}
    </Button>
  );
}

const toggleStyle = {
  minWidth: 0,
  px: 0.75,
  fontSize: '0.8125rem',
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' }, mr: 0.5 },
} as const;

const chosenStyle = { ...toggleStyle, boxShadow: 'inset 0 0 0 2px currentColor' } as const;
