import { orderBy, query, where } from 'firebase/firestore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirestore } from 'reactfire';
import { shipments } from '../../../shared/firestore/collections.ts';
import { useLivePages } from '../../../shared/firestore/use-live-pages.tsx';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { OlderRecords } from '../older-records.tsx';
import { type OwnReturn, ownReturnableLines } from '../shipments/use-shipments.ts';
import type { ReturnSelection } from './return-selection.ts';
import { ReturnableLines } from './returnable-lines.tsx';

interface OtherOrdersProps extends ReturnSelection {
  uid: string;
  /** The form already lists this order's lines. */
  orderId: string | null;
  ownReturns: readonly OwnReturn[];
}

export function OtherOrders(props: OtherOrdersProps) {
  const { t } = useTranslation('returns');
  const [isOpen, setIsOpen] = useState(props.orderId === null);
  if (isOpen) return <OtherLines {...props} />;
  return (
    <Button
      variant="outlined"
      onClick={() => setIsOpen(true)}
      sx={{ minHeight: 44, alignSelf: 'start' }}
    >
      {t('form.addOthers')}
    </Button>
  );
}

function OtherLines({ uid, orderId, ownReturns, ...selection }: OtherOrdersProps) {
  const { t } = useTranslation('returns');
  const { rows, more, isLoadingMore, isUnreachable, listeners } = useLivePages(
    query(
      shipments(useFirestore()),
      where('uid', '==', uid),
      where('state', '==', 'released'),
      orderBy('shippedAt', 'desc'),
    ),
  );
  const lines = ownReturnableLines(rows ?? [], ownReturns);
  return (
    <>
      {listeners}
      {rows ? (
        <ReturnableLines
          {...selection}
          title={t(orderId === null ? 'form.choose' : 'form.others')}
          lines={lines.filter((line) => line.orderId !== orderId)}
          nothing={t('form.noOthers')}
          isFirst={orderId === null}
        />
      ) : (
        <RecordsSkeleton />
      )}
      {isUnreachable && <LoadFailed />}
      <OlderRecords shown={rows?.length ?? 0} more={more} busy={isLoadingMore} />
    </>
  );
}
