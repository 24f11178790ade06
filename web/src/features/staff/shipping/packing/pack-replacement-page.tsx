import { replacementLines } from '@dental-shop/domain/returns/replacements';
import type { Return } from '@dental-shop/domain/returns/return';
import Stack from '@mui/material/Stack';
import type { Timestamp } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { returns } from '../../../../shared/firestore/collections.ts';
import { useDocumentHead } from '../../../../shared/page-data/document-head.ts';
import { LiveRecord } from '../../live-record.tsx';
import { MissingRecord } from '../../missing-record.tsx';
import { useStaff } from '../../shell/staff-context.ts';
import { staffPaths } from '../../staff-paths.ts';
import { PackingArea } from './packing-area.tsx';
import { PackingHeader } from './packing-header.tsx';

export default function PackReplacementPage() {
  const { t } = useTranslation('staff');
  const { rmaNumber = '' } = useParams();
  useDocumentHead({
    title: t('shipping.packing.packReplacement', { number: rmaNumber }),
    description: t('shipping.description'),
  });
  return (
    <LiveRecord collection={returns} id={rmaNumber} missing={<NoSuchReturn />}>
      {(returned) => <PackReplacement rmaNumber={rmaNumber} returned={returned} />}
    </LiveRecord>
  );
}

interface PackReplacementProps {
  rmaNumber: string;
  returned: Return<Timestamp>;
}

function PackReplacement({ rmaNumber, returned }: PackReplacementProps) {
  const { t } = useTranslation('staff');
  const { uid } = useStaff();
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
