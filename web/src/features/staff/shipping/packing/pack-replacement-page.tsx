import { documentId } from '@dental-shop/domain/api/document-id';
import { replacementLines } from '@dental-shop/domain/returns/replacements';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { returns } from '../../../../shared/firestore/collections.ts';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { useDocumentHead } from '../../../../shared/page-data/document-head.ts';
import { MissingRecord } from '../../missing-record.tsx';
import { DatabaseFailure } from '../../shell/database-failure.tsx';
import { useStaff } from '../../shell/staff-context.ts';
import { staffPaths } from '../../staff-paths.ts';
import { useLiveDocument } from '../../use-live-document.ts';
import { PackingArea } from './packing-area.tsx';
import { PackingHeader } from './packing-header.tsx';

export default function PackReplacementPage() {
  const { t } = useTranslation('staff');
  const { rmaNumber = '' } = useParams();
  useDocumentHead({
    title: t('shipping.packing.packReplacement', { number: rmaNumber }),
    description: t('shipping.description'),
  });
  // Firestore throws for invalid IDs, such as ones with a slash.
  if (!documentId.safeParse(rmaNumber).success) return <NoSuchReturn />;
  return <PackReplacement key={rmaNumber} rmaNumber={rmaNumber} />;
}

function PackReplacement({ rmaNumber }: { rmaNumber: string }) {
  const { t } = useTranslation('staff');
  const { uid } = useStaff();
  const returned = useLiveDocument(returns, rmaNumber);
  if (returned === 'loading') return <RecordsSkeleton />;
  if (returned === 'missing') return <NoSuchReturn />;
  if (returned === 'unreachable') return <DatabaseFailure />;
  const isOwn = returned.uid === uid;
  return (
    <Stack spacing={3}>
      <PackingHeader
        title={t('shipping.packing.packReplacement', { number: rmaNumber })}
        customerName={returned.customerName}
        address={returned.address}
        details={{
          to: staffPaths.return(rmaNumber),
          label: t('shipping.packing.return', { number: rmaNumber }),
        }}
      />
      <PackingArea
        subject={{ rmaNumber }}
        lines={replacementLines(returned)}
        isShippable
        isOwn={isOwn}
      />
    </Stack>
  );
}

function NoSuchReturn() {
  const { t } = useTranslation('staff');
  return (
    <MissingRecord
      message={t('shipping.packing.noReturn')}
      back={{ to: staffPaths.shipping, label: t('shipping.packing.backToQueue') }}
    />
  );
}
