import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import type { CatalogueRowNow } from '@dental-shop/domain/api/staff/catalogue-calls';
import { catalogueWarning } from '@dental-shop/domain/catalogue/sheet/catalogue-warning';
import { useTranslation } from 'react-i18next';
import { ChoiceButtons, useUrlChoice } from '../../choice-buttons.tsx';

const filters = ['all', 'changed', 'scheduled', 'any', ...catalogueWarning.options] as const;
type CatalogueFilter = (typeof filters)[number];

export const useRowFilter = () => useUrlChoice<CatalogueFilter>('warning', filters, 'all');

type FilterableRow = Pick<
  CatalogueRowNow,
  'price' | 'hidden' | 'availability' | 'sheet' | 'scheduled' | 'warnings'
>;

/** Whether staff have changed the product since the last release. */
const isChanged = ({ price, hidden, availability, sheet }: FilterableRow): boolean =>
  price !== sheet.price || hidden !== sheet.hidden || availability !== null;

export function matchesFilter(row: FilterableRow, filter: CatalogueFilter): boolean {
  if (filter === 'all') return true;
  if (filter === 'changed') return isChanged(row);
  if (filter === 'scheduled') return row.scheduled.length > 0;
  if (filter === 'any') return row.warnings.length > 0;
  return row.warnings.includes(filter);
}

interface RowFilterProps {
  rows: StaffOutput<'checkCatalogue'>['rows'];
  filter: CatalogueFilter;
  onFilter: (filter: CatalogueFilter) => void;
}

export function RowFilter({ rows, filter, onFilter }: RowFilterProps) {
  const { t } = useTranslation('staff');
  const counted = filters
    .map((choice) => ({ choice, count: rows.filter((row) => matchesFilter(row, choice)).length }))
    .filter(({ choice, count }) => count > 0 || choice === 'all' || choice === filter);
  return (
    <ChoiceButtons
      label={t('catalogue.filter')}
      choices={counted.map(({ choice, count }) => ({
        choice,
        label: t('catalogue.filterCount', { warning: t(`catalogue.filters.${choice}`), count }),
      }))}
      chosen={filter}
      onChoose={onFilter}
    />
  );
}
