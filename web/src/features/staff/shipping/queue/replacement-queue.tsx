import { recordTime } from '@dental-shop/domain/order/record-time';
import { replacementLines } from '@dental-shop/domain/returns/replacements';
import type { Return } from '@dental-shop/domain/returns/return';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { orderBy, query, type Timestamp, where } from 'firebase/firestore';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirestore } from 'reactfire';
import { returns, type WithId } from '../../../../shared/firestore/collections.ts';
import { staffPaths } from '../../staff-paths.ts';
import { useTablePages } from '../../table/use-table-pages.tsx';
import { type QueueRow, QueueTable } from './queue-table.tsx';

interface ReplacementQueueProps {
  selected: readonly string[];
  onSelect: (rmaNumbers: readonly string[]) => void;
}

/** Hidden if there are no replacements, which are rare. */
export function ReplacementQueue({ selected, onSelect }: ReplacementQueueProps) {
  const { t } = useTranslation('staff');
  const titleId = useId();
  const waiting = query(
    returns(useFirestore()),
    where('toReplace', '==', true),
    orderBy('createdAt', 'asc'),
  );
  const { rows = [], pager, listener } = useTablePages(waiting);
  if (rows.length === 0) return listener;
  return (
    <Stack component="section" aria-labelledby={titleId} spacing={1}>
      {listener}
      <Typography variant="h2" id={titleId}>
        {t('shipping.queue.replacements')}
      </Typography>
      <QueueTable
        label={t('shipping.queue.replacements')}
        nameLabel={t('shipping.queue.return')}
        rows={rows.map(replacementRow)}
        pager={pager}
        selected={selected}
        onSelect={onSelect}
      />
    </Stack>
  );
}

export function replacementRow(each: WithId<Return<Timestamp>>): QueueRow {
  return {
    id: each.id,
    name: each.id,
    since: recordTime(each),
    customer: each.customerName,
    units: replacementLines(each).reduce((sum, { open }) => sum + open, 0),
    hints: [],
    detailsPath: staffPaths.return(each.id),
    packPath: staffPaths.packReplacement(each.id),
  };
}
