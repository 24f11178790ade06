import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { limit, query, where } from 'firebase/firestore';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { shipments, withId } from '../../../shared/firestore/collections.ts';
import { OwnShipmentCard } from '../shipments/own-shipment-card.tsx';

const maxReplacements = 50;

/** Empty until a replacement has been released. */
export function ReplacementShipments({ uid, rmaNumber }: { uid: string; rmaNumber: string }) {
  const { t } = useTranslation('returns');
  const headingId = useId();
  const { data } = useFirestoreCollection(
    query(
      shipments(useFirestore()),
      where('uid', '==', uid),
      where('state', '==', 'released'),
      where('rmaNumber', '==', rmaNumber),
      limit(maxReplacements),
    ),
  );
  if (!data || data.empty) return null;
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('replacements')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {data.docs
          .map(withId)
          .toSorted((a, b) => a.shippedAt.toMillis() - b.shippedAt.toMillis())
          .map((shipment) => (
            <OwnShipmentCard key={shipment.id} shipment={shipment} isOnReturnPage />
          ))}
      </Box>
    </section>
  );
}
