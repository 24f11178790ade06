import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { doc } from 'firebase/firestore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useFirestore, useFirestoreDoc } from 'reactfire';
import { paths } from '../../../shared/config/paths.ts';
import { users } from '../../../shared/firestore/collections.ts';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { DatabaseFailure } from '../shell/database-failure.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { SuccessStatus } from '../success-status.tsx';
import { AccountFacts } from './account-facts.tsx';
import type { Account } from './accounts-query.ts';
import { AuditTrail } from './audit-trail.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { DecisionOutcome } from './decision-outcome.tsx';
import { DeletionNote } from './deletion-note.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useDecisions } from './use-decisions.ts';

/** One account: its details, the decisions that can be made on it, its orders and audit trail. */
export default function AccountPage() {
  const { t } = useTranslation('staff');
  const { uid = '' } = useParams();
  const { data: found } = useFirestoreDoc(doc(users(useFirestore()), uid));
  const data = found?.data();
  const title = data?.name ?? t('accounts.title');
  useDocumentHead({ title, description: t('accounts.description') });
  if (!found) return <RecordsSkeleton />;
  if (!data && found.metadata.fromCache) return <DatabaseFailure />;
  return (
    <Stack spacing={3}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <DeletionNote uid={uid} />
      {data ? (
        <AccountDetails key={uid} account={{ ...data, id: uid }} />
      ) : (
        <EmptyState next={{ to: paths.staffAccounts(), label: t('accounts.title') }}>
          {t('accounts.unknown')}
        </EmptyState>
      )}
    </Stack>
  );
}

function AccountDetails({ account }: { account: Account }) {
  const { t } = useTranslation('staff');
  const decisions = useDecisions();
  const isOwn = account.id === useStaff().uid;
  const [correction, setCorrection] = useState<'open' | 'saved'>();
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <DecisionButtons accounts={[account]} decisions={decisions} />
        {!isOwn && (
          <Button variant="outlined" onClick={() => setCorrection('open')} sx={{ minHeight: 44 }}>
            {t('accounts.correct')}
          </Button>
        )}
      </Stack>
      <DecisionOutcome decisions={decisions} />
      <ReasonDialog decisions={decisions} />
      <SuccessStatus message={correction === 'saved' ? t('accounts.corrected') : ''} />
      <AccountFacts account={account} />
      <CustomerOrders uid={account.id} />
      <AuditTrail uid={account.id} />
      {correction === 'open' && (
        <CorrectionDialog
          account={account}
          onClose={() => setCorrection(undefined)}
          onSaved={() => setCorrection('saved')}
        />
      )}
    </>
  );
}
