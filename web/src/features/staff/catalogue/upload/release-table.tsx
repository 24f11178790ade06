import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import { useTranslation } from 'react-i18next';
import { SheetTable } from './sheet-table.tsx';

type Differences = StaffOutput<'compareSheet'>['needRelease'];

export function ReleaseTable({ differences }: { differences: Differences }) {
  const { t } = useTranslation('staff');
  return (
    <SheetTable
      label={t('catalogue.upload.needRelease')}
      rows={differences.map((each) => ({ ...each, id: `${each.kind} ${each.sku}` }))}
      columns={[
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
