import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import {
  type CatalogueWarning,
  catalogueWarning,
} from '@dental-shop/domain/catalogue/sheet/catalogue-warning';
import { useTranslation } from 'react-i18next';
import { ChoiceButtons, useUrlChoice } from '../choice-buttons.tsx';

type CatalogueFilter = CatalogueWarning | 'all' | 'any';

const filters: readonly CatalogueFilter[] = ['all', 'any', ...catalogueWarning.options];

export const useWarningFilter = () => useUrlChoice('warning', filters, 'all');

interface WarningFilterProps {
  checked: StaffOutput<'checkCatalogue'>;
  filter: CatalogueFilter;
  onFilter: (filter: CatalogueFilter) => void;
}

export function WarningFilter({ checked: { rows, counts }, filter, onFilter }: WarningFilterProps) {
  const { t } = useTranslation('staff');
  const countFor = (each: CatalogueFilter) => {
    if (each === 'all') return rows.length;
    if (each === 'any') return rows.filter(({ warnings }) => warnings.length > 0).length;
    return counts[each];
  };
  return (
    <ChoiceButtons
      label={t('catalogue.filter')}
      choices={filters.map((choice) => ({
        choice,
        label: t('catalogue.filterCount', {
          warning: t(`catalogue.filters.${choice}`),
          count: countFor(choice),
        }),
      }))}
      chosen={filter}
      onChoose={onFilter}
    />
  );
}
