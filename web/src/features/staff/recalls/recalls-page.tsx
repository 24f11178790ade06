import { toLotSelection } from '@dental-shop/domain/recalls/lot-search';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { DatabaseFailure } from '../shell/database-failure.tsx';
import { SuccessStatus } from '../success-status.tsx';
import { useHeldLots } from '../use-held-lots.ts';
import { HoldDialog, type HoldQuestion } from './holds/hold-dialog.tsx';
import { LotsOnHold } from './holds/lots-on-hold.tsx';
import { RecallList } from './notice/recall-list.tsx';
import { LotRecipients } from './search/lot-recipients.tsx';
import { LotSearchForm } from './search/lot-search-form.tsx';
import { lotSearchOf } from './search/lot-search-url.ts';

export default function RecallsPage() {
  const { t } = useTranslation('staff');
  useDocumentHead({ title: t('recalls.title'), description: t('recalls.description') });
  const [address] = useSearchParams();
  const [question, setQuestion] = useState<HoldQuestion>();
  const [statusMessage, setStatusMessage] = useState('');
  const liveHeld = useHeldLots();
  const held = typeof liveHeld === 'string' ? undefined : liveHeld;
  const selection = toLotSelection(lotSearchOf(address));
  return (
    <Stack spacing={4}>
      <Typography variant="h1">{t('recalls.title')}</Typography>
      <LotSearchForm />
      <SuccessStatus message={statusMessage} />
      {selection && (
        <LotRecipients
          key={address.toString()}
          selection={selection}
          held={held}
          onAsk={setQuestion}
        />
      )}
      {liveHeld === 'unreachable' ? (
        <DatabaseFailure />
      ) : (
        <LotsOnHold held={held} onAsk={setQuestion} />
      )}
      <RecallList />
      {question && (
        <HoldDialog
          question={question}
          onClose={() => setQuestion(undefined)}
          onDone={({ lot, hold }) => {
            setQuestion(undefined);
            setStatusMessage(
              t(hold ? 'recalls.holds.isHeld' : 'recalls.holds.isReleased', { lot }),
            );
          }}
        />
      )}
    </Stack>
  );
}
