import {
  alreadyDecided,
  type FlaggedOrders,
  type UndoneMail,
} from '@dental-shop/domain/api/staff/account-calls';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { waitMinutes } from '../../../../shared/forms/wait-minutes.ts';
import { LiveRegion } from '../../../../shared/ui/live-region.tsx';
import { accountName } from '../../account-name.ts';
import { staffErrorCode, staffErrorDetails, staffErrorKey } from '../../staff-error.ts';
import type { Outcome } from './perform-decisions.ts';
import type { DecisionMessages } from './use-decision-messages.ts';

/** Warnings stay until they're dismissed. */
const infoMs = 10_000;

/** At the bottom of the window, because a message above the list would move the rows under the pointer. */
export function DecisionOutcome({
  messages: { outcome, dismiss },
}: {
  messages: DecisionMessages;
}) {
  const { t } = useTranslation('staff');
  const notes = outcome ? notesOn(t, outcome) : [];
  return (
    <>
      <LiveRegion message={madeMessage(t, outcome)} />
      {notes.length > 0 && (
        <Snackbar
          open
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
          autoHideDuration={notes.every(({ severity }) => severity === 'info') ? infoMs : null}
          onClose={(_, reason) => {
            if (reason !== 'clickaway') dismiss();
          }}
        >
          <Stack spacing={1} sx={{ maxWidth: 600, maxHeight: '50vh', overflowY: 'auto' }}>
            {notes.map(({ key, severity, text }) => (
              <Alert
                key={key}
                severity={severity}
                variant="filled"
                onClose={dismiss}
                sx={{ overflowWrap: 'anywhere' }}
              >
                {text}
              </Alert>
            ))}
          </Stack>
        </Snackbar>
      )}
    </>
  );
}

interface Note {
  key: string;
  severity: AlertColor;
  text: string;
}

/** The list itself shows the decisions that were made. */
function notesOn(t: TFunction<'staff'>, outcome: Outcome): Note[] {
  const failures = outcome.failures.map(({ account, error }) => ({
    key: `failure ${account.id}`,
    severity: 'warning' as const,
    text: failureMessage(t, accountName(account), error),
  }));
  const undone = outcome.undone.map(({ account, mail, orders }) => {
    const toCheck = ordersToCheck(t, orders);
    return {
      key: `undone ${account.id}`,
      severity: toCheck.length > 0 ? 'warning' : severities[mail],
      text: [t(`accounts.undone.${mail}`, { name: accountName(account) }), ...toCheck].join(' '),
    };
  });
  return [...failures, ...undone];
}

function ordersToCheck(t: TFunction<'staff'>, { flagged, hasMore }: FlaggedOrders): string[] {
  return [
    ...(flagged > 0 ? [t('accounts.undoneOrders.flagged', { count: flagged })] : []),
    ...(hasMore ? [t('accounts.undoneOrders.more')] : []),
  ];
}

const severities: Record<UndoneMail, AlertColor> = {
  none: 'info',
  withdrawn: 'info',
  delivered: 'warning',
  uncertain: 'warning',
};

function madeMessage(t: TFunction<'staff'>, outcome: Outcome | undefined): string {
  if (outcome === undefined || outcome.action === 'undo') return '';
  const [first] = outcome.decided;
  if (!first) return '';
  const count = outcome.decided.length;
  return t(`accounts.made.${outcome.action}`, { count, name: accountName(first.account) });
}

function failureMessage(t: TFunction<'staff'>, name: string, error: unknown): string {
  const conflict = alreadyDecided.safeParse(staffErrorDetails(error)).data;
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
