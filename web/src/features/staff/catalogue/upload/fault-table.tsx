import type { SheetProblem } from '@dental-shop/domain/api/staff/catalogue-calls';
import { useTranslation } from 'react-i18next';
import { StaffTable } from '../../table/staff-table.tsx';
import { useRowPages } from '../../table/use-row-pages.ts';
import { faultFacts } from '../fault-facts.ts';

export function FaultTable({ problems }: { problems: readonly SheetProblem[] }) {
  const { t } = useTranslation('staff');
  const { rows, pager } = useRowPages(
    problems.map((problem, index) => ({ ...problem, id: String(index) })),
  );
  return (
    <StaffTable
      label={t('catalogue.upload.problems')}
      rows={rows}
      pager={pager}
      columns={[
        {
          id: 'row',
          label: t('catalogue.columns.row'),
          width: 90,
          content: ({ row }) => t('catalogue.upload.row', { row }),
        },
        {
          id: 'fault',
          label: t('catalogue.columns.fault'),
          width: 400,
          grow: 1,
          content: ({ code, facts }) => t(`catalogue.faults.${code}`, faultFacts(facts)),
        },
      ]}
    />
  );
}
