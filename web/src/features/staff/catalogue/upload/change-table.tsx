import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import { useTranslation } from 'react-i18next';
import { useChangeText } from '../use-change-text.ts';
import { SheetTable } from './sheet-table.tsx';

type Changes = StaffOutput<'compareSheet'>['changes'];

export function ChangeTable({ changes }: { changes: Changes }) {
  const { t } = useTranslation('staff');
  const { changedTexts } = useChangeText();
  return (
    <SheetTable
      label={t('catalogue.upload.changes')}
      rows={changes.map((change) => ({ ...change, id: change.sku }))}
      columns={[
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
