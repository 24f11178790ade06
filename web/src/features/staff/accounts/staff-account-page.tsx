import {
  type AccountDeletion,
  canRestoreSignIn,
} from '@dental-shop/domain/account/account-deletion';
import { documentId } from '@dental-shop/domain/api/document-id';
import { recordYears } from '@dental-shop/domain/retention/retention';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { doc, type Timestamp } from 'firebase/firestore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useFirestore, useFirestoreDocData } from 'reactfire';
import { deletions, users } from '../../../shared/firestore/collections.ts';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/fallbacks/empty-state.tsx';
import { accountName } from '../account-name.ts';
import { MissingRecord } from '../missing-record.tsx';
import { DatabaseFailure } from '../shell/database-failure.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { staffPaths } from '../staff-paths.ts';
import { SuccessStatus } from '../success-status.tsx';
import { useOfficeDate } from '../time/office-time-zone.ts';
import { useLiveDocument } from '../use-live-document.ts';
import { AccountFacts } from './account-facts.tsx';
import { AccountHints } from './account-hints.tsx';
import type { Account } from './accounts-query.ts';
import { AuditTrail } from './audit-trail.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { AccountDecisionDialog } from './decisions/account-decision-dialog.tsx';
import { DecisionOutcome } from './decisions/decision-outcome.tsx';
import { DecisionPlace } from './decisions/decision-place.tsx';
import { useDecisionMessages } from './decisions/use-decision-messages.ts';
import { useDecisions } from './decisions/use-decisions.ts';
import { LicenseSection } from './license/license-section.tsx';

export default function StaffAccountPage() {
  const { uid = '' } = useParams();
  // Firestore throws for invalid IDs, such as ones with a slash.
  return documentId.safeParse(uid).success ? <LiveAccount uid={uid} /> : <InvalidAccount />;
}

function InvalidAccount() {
  const { t } = useTranslation('staff');
  const title = t('accounts.title');
  useDocumentHead({ title, description: t('accounts.description') });
  return (
    <MissingRecord
      message={t('accounts.unknown')}
      back={{ to: staffPaths.accounts(), label: title }}
    />
  );
}

function LiveAccount({ uid }: { uid: string }) {
  const { t } = useTranslation('staff');
  const account = useLiveDocument(users, uid);
  const title =
    typeof account === 'string' ? t('accounts.title') : accountName({ ...account, id: uid });
  useDocumentHead({ title, description: t('accounts.description') });
  if (account === 'loading') return <RecordsSkeleton />;
  if (account === 'unreachable') return <DatabaseFailure />;
  return (
    <Stack spacing={3}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <DeletionNote uid={uid} />
      {account === 'missing' ? (
        <EmptyState next={{ to: staffPaths.accounts(), label: t('accounts.title') }}>
          {t('accounts.unknown')}
        </EmptyState>
      ) : (
        <AccountDetails key={uid} account={{ ...account, id: uid }} />
      )}
    </Stack>
  );
}

function AccountDetails({ account }: { account: Account }) {
  const { t } = useTranslation('staff');
  const messages = useDecisionMessages();
  const decisions = useDecisions(messages);
  const isOwn = account.id === useStaff().uid;
  const [correction, setCorrection] = useState<'open' | 'saved'>();
  return (
    <>
      <Box sx={headStyle}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <DecisionPlace account={account} decisions={decisions} isTemporary />
          {!isOwn && (
            <Button
              variant="outlined"
              onClick={() => setCorrection('open')}
              sx={{ minHeight: { xs: 44, md: 36 } }}
            >
              {t('accounts.correct')}
            </Button>
          )}
        </Stack>
        <DecisionOutcome messages={messages} />
        <AccountDecisionDialog messages={messages} />
        <SuccessStatus message={correction === 'saved' ? t('accounts.corrected') : ''} />
        <AccountHints uid={account.id} />
      </Box>
      <AccountFacts account={account} />
      <LicenseSection account={account} />
      <CustomerOrders uid={account.id} />
      <AuditTrail account={account} decisions={decisions} />
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

// The live regions are empty most of the time.
const headStyle = { '& > :not(:first-child):not(:empty)': { mt: 1.5 } } as const;

function DeletionNote({ uid }: { uid: string }) {
  const { t } = useTranslation('staff');
  const officeDate = useOfficeDate();
  const { data } = useFirestoreDocData(doc(deletions(useFirestore()), uid));
  if (!data) return null;
  const date = (instant: Timestamp) => officeDate(instant.toDate(), 'day');
  const { finishedAt, requestedAt, dueAt } = data;
  return (
    <Alert severity="info" role="note" sx={{ maxWidth: 720 }}>
      {t(`accounts.deletion.${deletionState(data)}`, {
        date: date(finishedAt ?? requestedAt),
        due: dueAt ? date(dueAt) : '',
        years: recordYears,
      })}
    </Alert>
  );
}

function deletionState(deletion: AccountDeletion<Timestamp>) {
  if (deletion.finishedAt) return 'done';
  return canRestoreSignIn(deletion) ? 'signInGone' : 'begun';
}
