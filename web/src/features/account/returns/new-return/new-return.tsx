import { calendarDay } from '@dental-shop/domain/calendar/calendar-day';
import type { OfficeReturnPolicy } from '@dental-shop/domain/settings/office-settings';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { limit, orderBy, query, where } from 'firebase/firestore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { returns, withId } from '../../../../shared/firestore/collections.ts';
import { ShopFirestoreProvider } from '../../../../shared/firestore/firestore-provider.tsx';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { useDocumentHead } from '../../../../shared/page-data/document-head.ts';
import { LoadFailed } from '../../../../shared/ui/fallbacks/load-failed.tsx';
import { type OwnReturn, useShipmentsOfOrder } from '../../shipments/use-own-shipments.ts';
import { returnPolicyQuery } from '../return-requests.ts';
import { ReturnForm } from './return-form.tsx';

interface NewReturnProps {
  uid: string;
  /** Null if the customer starts with all orders. */
  orderId: string | null;
}

export default function NewReturn(props: NewReturnProps) {
  const { t } = useTranslation('returns');
  useDocumentHead({ title: t('form.title'), description: t('form.description') });
  return (
    <Box sx={{ maxWidth: 'md' }}>
      <Typography variant="h1" sx={{ mb: 1 }}>
        {t('form.title')}
      </Typography>
      <WithPolicy {...props} />
    </Box>
  );
}

function WithPolicy({ uid, orderId }: NewReturnProps) {
  const policy = useQuery(returnPolicyQuery);
  if (policy.isPending) return <RecordsSkeleton />;
  if (!policy.data) return <LoadFailed onRetry={() => void policy.refetch()} />;
  return (
    <ShopFirestoreProvider uid={uid}>
      <WithReturns key={orderId} uid={uid} orderId={orderId} policy={policy.data} />
    </ShopFirestoreProvider>
  );
}

/** The limit in the Firestore rules. */
const maxReturns = 500;

function WithReturns({ uid, orderId, policy }: NewReturnProps & { policy: OfficeReturnPolicy }) {
  const own = query(
    returns(useFirestore()),
    where('uid', '==', uid),
    orderBy('createdAt', 'desc'),
    limit(maxReturns),
  );
  const { data } = useFirestoreCollection(own);
  const [today] = useState(() => calendarDay(new Date(), policy.timeZone));
  if (!data) return <RecordsSkeleton />;
  const props = { uid, policy, today, ownReturns: data.docs.map(withId) };
  return orderId === null ? (
    <ReturnForm {...props} orderId={null} shipments={[]} />
  ) : (
    <WithShipments {...props} orderId={orderId} />
  );
}

interface WithShipmentsProps {
  uid: string;
  orderId: string;
  policy: OfficeReturnPolicy;
  today: string;
  ownReturns: readonly OwnReturn[];
}

function WithShipments(props: WithShipmentsProps) {
  const { uid, orderId, ownReturns } = props;
  const ofOrder = ownReturns.filter(({ orderIds }) => orderIds.includes(orderId));
  const shipments = useShipmentsOfOrder(uid, orderId, ofOrder);
  return shipments ? <ReturnForm {...props} shipments={shipments} /> : <RecordsSkeleton />;
}
