import type { CheckCatalogueResponse } from '@dental-shop/domain/api/staff/check-catalogue';
import { catalogueWarning } from '@dental-shop/domain/catalogue/catalogue-warning';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { CatalogueFilter } from './use-warning-filter.ts';

interface WarningFilterProps {
  checked: CheckCatalogueResponse;
  filter: CatalogueFilter;
  onFilter: (filter: CatalogueFilter) => void;
}

/** How many rows have which warning; each figure shows its rows. */
export function WarningFilter({ checked: { rows, counts }, filter, onFilter }: WarningFilterProps) {
  const { t } = useTranslation('staff');
  const choices: { filter: CatalogueFilter; count: number }[] = [
    { filter: 'all', count: rows.length },
    { filter: 'any', count: rows.filter(({ warnings }) => warnings.length > 0).length },
    ...catalogueWarning.options.map((warning) => ({ filter: warning, count: counts[warning] })),
  ];
  return (
    <Box
      role="group"
      aria-label={t('catalogue.filter')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {choices.map(({ filter: each, count }) => (
        <Button
          key={each}
          variant={each === filter ? 'contained' : 'outlined'}
          aria-pressed={each === filter}
          onClick={() => onFilter(each)}
          sx={{ minHeight: 44, fontVariantNumeric: 'tabular-nums' }}
        >
          {t('catalogue.filterCount', { warning: t(`catalogue.filters.${each}`), count })}
        </Button>
      ))}
    </Box>
  );
}
