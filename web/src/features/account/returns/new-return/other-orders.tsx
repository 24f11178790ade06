import type { ReturnableLine } from '@dental-shop/domain/returns/returnable-lines';
import { orderBy, query, where } from 'firebase/firestore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirestore } from 'reactfire';
import { shipments } from '../../../../shared/firestore/collections.ts';
import { useLivePages } from '../../../../shared/firestore/use-live-pages.tsx';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { LoadFailed } from '../../../../shared/ui/fallbacks/load-failed.tsx';
import { OlderRecords } from '../../older-records.tsx';
import { type OwnReturn, ownReturnableLines } from '../../shipments/use-own-shipments.ts';
import { lineKey } from './return-choices.ts';
import type { ReturnSelection } from './return-selection.ts';
import { ReturnableLines } from './returnable-lines.tsx';

interface OtherOrdersProps extends ReturnSelection {
  uid: string;
  /** Whether this is the form's only list of lines. */
  isOnly: boolean;
  /** The lines that the form already lists. A replacement may belong to several orders. */
  listed: readonly ReturnableLine[];
  ownReturns: readonly OwnReturn[];
}

export function OtherOrders(props: OtherOrdersProps) {
  const { t } = useTranslation('returns');
  const [isOpen, setIsOpen] = useState(props.isOnly);
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

function OtherLines({ uid, isOnly, listed, ownReturns, ...selection }: OtherOrdersProps) {
  const { t } = useTranslation('returns');
  const { rows, more, isLoadingMore, isUnreachable, listeners } = useLivePages(
    query(
      shipments(useFirestore()),
      where('uid', '==', uid),
      where('state', '==', 'released'),
      orderBy('shippedAt', 'desc'),
    ),
  );
  const listedKeys = new Set(listed.map(lineKey));
  const lines = ownReturnableLines(rows ?? [], ownReturns);
  return (
    <>
      {listeners}
      {rows ? (
        <ReturnableLines
          {...selection}
          title={t(isOnly ? 'form.choose' : 'form.others')}
          lines={lines.filter((line) => !listedKeys.has(lineKey(line)))}
          nothing={t('form.noOthers')}
          isFirst={isOnly}
        />
      ) : (
        <RecordsSkeleton />
      )}
      {isUnreachable && <LoadFailed />}
      <OlderRecords shown={rows?.length ?? 0} more={more} busy={isLoadingMore} />
    </>
  );
}
