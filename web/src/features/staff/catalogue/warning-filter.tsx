import type { CheckCatalogueResponse } from '@dental-shop/domain/api/staff/check-catalogue';
import {
  type CatalogueWarning,
  catalogueWarning,
} from '@dental-shop/domain/catalogue/sheet/catalogue-warning';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../shared/ui/button.tsx';

/** The rows to show: all, those with any warning, or those with a certain one. */
type CatalogueFilter = CatalogueWarning | 'all' | 'any';

const filters: readonly CatalogueFilter[] = ['all', 'any', ...catalogueWarning.options];

/** The filter is kept in the address, so that a link or a reload shows the same rows. */
export function useWarningFilter(): [CatalogueFilter, (filter: CatalogueFilter) => void] {
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get('warning');
  const filter = filters.find((each) => each === wanted) ?? 'all';
  return [
    filter,
    (next) => setParameters(next === 'all' ? {} : { warning: next }, { replace: true }),
  ];
}

interface WarningFilterProps {
  checked: CheckCatalogueResponse;
  filter: CatalogueFilter;
  onFilter: (filter: CatalogueFilter) => void;
}

/** A button for each warning, with how many rows have it; it shows those rows. */
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
