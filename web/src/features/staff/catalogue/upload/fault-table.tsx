import type { SheetProblem } from '@dental-shop/domain/api/staff/catalogue-calls';
import { useTranslation } from 'react-i18next';
import { faultFacts } from '../fault-facts.ts';
import { SheetTable } from './sheet-table.tsx';

export function FaultTable({ problems }: { problems: readonly SheetProblem[] }) {
  const { t } = useTranslation('staff');
  return (
    <SheetTable
      label={t('catalogue.upload.problems')}
      rows={problems.map((problem, index) => ({ ...problem, id: String(index) }))}
      columns={[
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
