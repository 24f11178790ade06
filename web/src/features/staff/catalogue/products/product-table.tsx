import type { CatalogueRowNow } from '@dental-shop/domain/api/staff/catalogue-calls';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../shared/config/paths.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Link } from '../../../../shared/ui/link.tsx';
import { StaffTable } from '../../table/staff-table.tsx';
import type { TableSelection } from '../../table/table-types.ts';
import { useRowPages } from '../../table/use-row-pages.ts';
import { useChangeText } from '../use-change-text.ts';

interface ProductTableProps {
  rows: readonly CatalogueRowNow[];
  selected: readonly string[];
  onSelect: (skus: readonly string[]) => void;
  onEdit: (row: CatalogueRowNow) => void;
}

export function ProductTable({ rows, selected, onSelect, onEdit }: ProductTableProps) {
  const { t } = useTranslation('staff');
  const { priceText } = useChangeText();
  const statusText = useStatusText();
  const page = useRowPages(rows.map((row) => ({ ...row, id: row.sku })));
  const selection: TableSelection<(typeof page.rows)[number]> = {
    selected,
    onSelect,
    nameOf: ({ sku }) => sku,
  };
  return (
    <StaffTable
      label={t('catalogue.list')}
      rows={page.rows}
      pager={page.pager}
      selection={selection}
      onOpen={onEdit}
      columns={[
        {
          id: 'sku',
          label: t('catalogue.columns.sku'),
          width: 96,
          content: ({ sku, category, sheet }, focus) =>
            sheet.hidden ? (
              <span>{sku}</span>
            ) : (
              <MuiLink component={Link} to={paths.product(category, sku)} {...focus}>
                {sku}
              </MuiLink>
            ),
        },
        {
          id: 'name',
          label: t('catalogue.columns.name'),
          width: 160,
          grow: 3,
          onCard: 'value',
          content: ({ name }) => name,
        },
        {
          id: 'category',
          label: t('catalogue.columns.category'),
          width: 140,
          grow: 1,
          from: 'lg',
          onCard: 'nowhere',
          content: ({ category }) => category,
        },
        {
          id: 'price',
          label: t('catalogue.columns.price'),
          width: 120,
          isAmount: true,
          onCard: 'corner',
          content: ({ price }) => priceText(price),
        },
        {
          id: 'status',
          label: t('catalogue.columns.status'),
          width: 170,
          grow: 2,
          content: (row) => statusText(row),
        },
        {
          id: 'warnings',
          label: t('catalogue.columns.warnings'),
          width: 140,
          grow: 1,
          from: 'lg',
          onCard: 'nowhere',
          content: ({ warnings }) =>
            warnings.map((warning) => t(`catalogue.filters.${warning}`)).join(', '),
        },
        {
          id: 'lotTracked',
          label: t('catalogue.columns.lotTracked'),
          width: 130,
          from: 'xl',
          onCard: 'nowhere',
          content: ({ lotTracked }) => t(lotTracked ? 'catalogue.yes' : 'catalogue.no'),
        },
        {
          id: 'edit',
          label: t('catalogue.columns.edit'),
          width: 100,
          onCard: 'action',
          content: (row, focus) => (
            <Button
              size="small"
              variant="outlined"
              aria-label={t('catalogue.edit.openNamed', { sku: row.sku })}
              onClick={() => onEdit(row)}
              {...focus}
            >
              {t('catalogue.edit.open')}
            </Button>
          ),
        },
      ]}
    />
  );
}

function useStatusText(): (row: CatalogueRowNow) => string {
  const { t } = useTranslation('staff');
  const { availabilityText, scheduledText, priceText } = useChangeText();
  return ({ hidden, availability, price, sheet, scheduled }) =>
    [
      ...(hidden ? [t('catalogue.hidden')] : []),
      ...(availability ? [availabilityText(availability)] : []),
      ...(price === sheet.price
        ? []
        : [t('catalogue.sheetPrice', { price: priceText(sheet.price) })]),
      ...scheduled.map(scheduledText),
    ].join(' · ');
}
