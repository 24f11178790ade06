import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { useStaff } from '../shell/staff-context.ts';
import type { Account } from './account.ts';
import { AccountFacts } from './account-facts.tsx';
import { AuditTrail } from './audit-trail.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { DecisionOutcome } from './decision-outcome.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useDecisions } from './use-decisions.ts';

export function AccountDetails({ account }: { account: Account }) {
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
      <Box role="status">
        {correction === 'saved' && <Alert severity="success">{t('accounts.corrected')}</Alert>}
      </Box>
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
