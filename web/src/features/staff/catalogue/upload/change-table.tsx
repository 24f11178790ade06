import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import { useTranslation } from 'react-i18next';
import { StaffTable } from '../../table/staff-table.tsx';
import { useRowPages } from '../../table/use-row-pages.ts';
import { useChangeText } from '../use-change-text.ts';

type Changes = StaffOutput<'compareSheet'>['changes'];

export function ChangeTable({ changes }: { changes: Changes }) {
  const { t } = useTranslation('staff');
  const { changedTexts } = useChangeText();
  const { rows, pager } = useRowPages(changes.map((change) => ({ ...change, id: change.sku })));
  return (
    <StaffTable
      label={t('catalogue.upload.changes')}
      rows={rows}
      pager={pager}
      columns={[
        {
          id: 'row',
          label: t('catalogue.columns.row'),
          width: 80,
          onCard: 'corner',
          content: ({ row }) => t('catalogue.upload.row', { row }),
        },
        {
          id: 'sku',
          label: t('catalogue.columns.sku'),
          width: 100,
          onCard: 'title',
          content: ({ sku }) => sku,
        },
        {
          id: 'name',
          label: t('catalogue.columns.name'),
          width: 200,
          grow: 1,
          content: ({ name }) => name,
        },
        {
          id: 'change',
          label: t('catalogue.columns.change'),
          width: 240,
          grow: 1,
          content: (change) => changedTexts(change).join('; '),
        },
      ]}
    />
  );
}
