import { allowedDecisions, requiresReason } from '@dental-shop/domain/account/account-status';
import { opensAccount } from '@dental-shop/domain/account/approval-concerns';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { accountName } from '../../account-name.ts';
import { useStaff } from '../../shell/staff-context.ts';
import type { Account } from '../accounts-query.ts';
import type { Decisions } from './use-decisions.ts';

interface DecisionButtonsProps {
  /** All must have the same status. */
  accounts: readonly [Account, ...Account[]];
  decisions: Decisions;
  tabIndex?: 0 | -1;
}

export function DecisionButtons({ accounts, decisions, tabIndex }: DecisionButtonsProps) {
  const { t } = useTranslation('staff');
  const { isSaving, request } = decisions;
  const [first] = accounts;
  const name = accountName(first);
  const count = accounts.length;
  const { uid } = useStaff();
  if (accounts.some(({ id }) => id === uid)) {
    return <Typography variant="body2">{t('accounts.own')}</Typography>;
  }
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      {allowedDecisions(first.status).map((decision) => (
        <Button
          key={decision}
          variant={requiresReason(decision) ? 'outlined' : 'contained'}
          color={requiresReason(decision) ? 'error' : 'primary'}
          tabIndex={tabIndex}
          // Not `disabled`, because a disabled button loses focus.
          aria-disabled={accounts.every(({ id }) => isSaving(id))}
          aria-label={t(`accounts.decideOn.${decision}`, { count, name })}
          aria-keyshortcuts={count === 1 ? (opensAccount(decision) ? 'A' : 'D') : undefined}
          onClick={() => request(accounts, decision)}
          sx={{ minHeight: { xs: 44, md: 36 } }}
        >
          {t(`accounts.decisions.${decision}`)}
        </Button>
      ))}
    </Stack>
  );
}
