import { alreadyDecided } from '@dental-shop/domain/api/staff/account-calls';
import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import { FirebaseError } from 'firebase/app';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { waitMinutes } from '../../../shared/forms/wait-minutes.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { staffErrorCode, staffErrorKey } from '../staff-error.ts';
import type { Decisions } from './use-decisions.ts';

/** Shorter than the delay before the customer is emailed, so undo can prevent the email. */
const undoMs = 8_000;

export function DecisionOutcome({ decisions }: { decisions: Decisions }) {
  const { t } = useTranslation('staff');
  const { outcome, undo, dismiss } = decisions;
  if (!outcome) return null;
  const { action, successes, failures, emailed } = outcome;
  const canUndo = successes.some(({ auditId }) => auditId !== null);
  return (
    <>
      <Stack spacing={1}>
        {failures.map(({ name, error }) => (
          <Alert key={name} severity="warning" onClose={dismiss}>
            {failureMessage(t, name, error)}
          </Alert>
        ))}
        {emailed.map((name) => (
          <Alert key={name} severity="warning" onClose={dismiss}>
            {t('accounts.informed', { name })}
          </Alert>
        ))}
      </Stack>
      {successes[0] && (
        <Snackbar
          key={`${action} ${successes[0].name}`}
          open
          autoHideDuration={undoMs}
          onClose={(_, reason) => {
            if (reason !== 'clickaway' && failures.length + emailed.length === 0) dismiss();
          }}
          message={t(`accounts.made.${action}`, {
            count: successes.length,
            name: successes[0].name,
          })}
          action={
            canUndo && (
              <Button color="inherit" onClick={undo} sx={{ minHeight: 44, fontWeight: 700 }}>
                {t('accounts.undo')}
              </Button>
            )
          }
        />
      )}
    </>
  );
}

function failureMessage(t: TFunction<'staff'>, name: string, error: unknown): string {
  const conflict = conflictingDecision(error);
  if (conflict) {
    const status = t(`accounts.statuses.${conflict.status}`);
    return conflict.decidedBy === null
      ? t('accounts.decidedAlready', { name, status })
      : t('accounts.decidedAlreadyBy', { name, status, who: conflict.decidedBy });
  }
  if (staffErrorCode(error) === 'not-undoable') return t('accounts.notUndoable', { name });
  return t('accounts.failedFor', {
    name,
    why: t(staffErrorKey(error), { minutes: waitMinutes(error) }),
  });
}

function conflictingDecision(error: unknown) {
  if (!(error instanceof FirebaseError) || !('details' in error)) return undefined;
  return alreadyDecided.safeParse(error.details).data;
}
