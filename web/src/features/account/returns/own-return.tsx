import { returnInstructionsPath } from '@dental-shop/domain/api/paths';
import { formatPrice } from '@dental-shop/domain/money/price';
import { nextReturnState } from '@dental-shop/domain/returns/return-transitions';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../shared/api/download-file.ts';
import { paths } from '../../../shared/config/paths.ts';
import { DownloadButton } from '../../../shared/downloads/download-button.tsx';
import { useRecordDate } from '../../../shared/formatting/use-record-date.ts';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import {
  officeContacts,
  WithOfficeLinks,
} from '../../../shared/ui/contact-links/with-office-links.tsx';
import { EmptyState } from '../../../shared/ui/fallbacks/empty-state.tsx';
import type { OwnReturn as Return } from '../shipments/use-own-shipments.ts';
import { CancelReturn } from './cancel-return.tsx';
import { LiveOwnReturn } from './live-own-return.tsx';
import { OwnReturnLines } from './own-return-lines.tsx';
import { ReplacementShipments } from './replacement-shipments.tsx';
import { ReturnStateChip } from './return-state-chip.tsx';

export default function OwnReturn({ uid, rmaNumber }: { uid: string; rmaNumber: string }) {
  return (
    <LiveOwnReturn uid={uid} rmaNumber={rmaNumber} missing={<NoSuchReturn />}>
      {(ownReturn) => <ReturnView ownReturn={ownReturn} />}
    </LiveOwnReturn>
  );
}

function NoSuchReturn() {
  const { t } = useTranslation('returns');
  useDocumentHead({ title: t('noSuchReturn'), description: t('description') });
  return (
    <>
      <Typography variant="h1">{t('listTitle')}</Typography>
      <EmptyState next={{ to: paths.account(), label: t('backToOrders') }}>
        {t('noSuchReturn')}
      </EmptyState>
    </>
  );
}

function ReturnView({ ownReturn }: { ownReturn: Return }) {
  const { t } = useTranslation(['returns', 'translation']);
  const recordDate = useRecordDate('dayAndTime');
  const { id: rmaNumber, uid, state, lines, note } = ownReturn;
  const title = t('translation:account.returns.title', { number: rmaNumber });
  useDocumentHead({ title, description: t('description') });
  return (
    <Stack spacing={3}>
      <Box>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography variant="h1">{title}</Typography>
          <ReturnStateChip state={state} />
        </Stack>
        <Typography color="textSecondary">
          {t('requestedAt', { date: recordDate(ownReturn) })}
        </Typography>
      </Box>
      <Progress ownReturn={ownReturn} />
      <Stack direction="row" useFlexGap sx={actionsStyle}>
        {state === 'accepted' && <InstructionsButton rmaNumber={rmaNumber} />}
        {nextReturnState(state, 'cancel') && <CancelReturn rmaNumber={rmaNumber} />}
      </Stack>
      <OwnReturnLines lines={lines} />
      {note !== '' && (
        <section>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {t('note')}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Typography>
        </section>
      )}
      <ReplacementShipments uid={uid} rmaNumber={rmaNumber} />
      <div>
        <WithOfficeLinks>
          {`${t('translation:common.help')} ${officeContacts.officePhone}, ${officeContacts.officeEmail}`}
        </WithOfficeLinks>
      </div>
    </Stack>
  );
}

const actionsStyle = {
  flexWrap: 'wrap',
  gap: 1,
  displayPrint: 'none',
  '&:empty': { display: 'none' },
  '& .MuiButton-root': { minHeight: 44 },
} as const;

function Progress({ ownReturn }: { ownReturn: Return }) {
  const { t } = useTranslation('returns');
  const { state, declineReason, refundAmount, toReplace } = ownReturn;
  return (
    <Box aria-live="polite" sx={{ maxWidth: '65ch', overflowWrap: 'anywhere' }}>
      <Typography>{t(`progress.${state}`)}</Typography>
      {declineReason !== null && (
        <Typography sx={{ whiteSpace: 'pre-line' }}>
          {t('declineReason', { reason: declineReason })}
        </Typography>
      )}
      {refundAmount !== null && (
        <Typography sx={{ fontWeight: 600 }}>
          {t('refund', { amount: formatPrice(refundAmount) })}
        </Typography>
      )}
      {toReplace && <Typography>{t('toReplace')}</Typography>}
    </Box>
  );
}

function InstructionsButton({ rmaNumber }: { rmaNumber: string }) {
  const { t } = useTranslation('returns');
  const label = t('instructions');
  return (
    <DownloadButton
      name="returnInstructions"
      download={() => downloadFile(returnInstructionsPath(rmaNumber), `${label}-${rmaNumber}.pdf`)}
      variant="contained"
      label={label}
      failed={t('instructionsFailed')}
    />
  );
}
