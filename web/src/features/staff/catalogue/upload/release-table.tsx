import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import { useTranslation } from 'react-i18next';
import { StaffTable } from '../../table/staff-table.tsx';
import { useRowPages } from '../../table/use-row-pages.ts';

type Differences = StaffOutput<'compareSheet'>['needRelease'];

export function ReleaseTable({ differences }: { differences: Differences }) {
  const { t } = useTranslation('staff');
  const { rows, pager } = useRowPages(
    differences.map((difference) => ({
      ...difference,
      id: `${difference.kind} ${difference.sku}`,
    })),
  );
  return (
    <StaffTable
      label={t('catalogue.upload.needRelease')}
      rows={rows}
      pager={pager}
      columns={[
        {
          id: 'row',
          label: t('catalogue.columns.row'),
          width: 80,
          onCard: 'corner',
          content: ({ row }) => (row === null ? '' : t('catalogue.upload.row', { row })),
        },
        {
          id: 'sku',
          label: t('catalogue.columns.sku'),
          width: 140,
          onCard: 'title',
          content: ({ sku }) => sku,
        },
        {
          id: 'difference',
          label: t('catalogue.columns.change'),
          width: 300,
          grow: 1,
          content: ({ kind, columns }) =>
            t(`catalogue.upload.differences.${kind}`, { columns: columns.join(', ') }),
        },
      ]}
    />
  );
}
