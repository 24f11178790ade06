import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { decisionFailure } from './decision-failure.ts';
import type { Decisions } from './use-decisions.ts';

/** Shorter than the mail to the customer waits, in ms. */
const undoOfferedMs = 8_000;

/** What was decided, with a way back, and what could not be. */
export function DecisionOutcome({ decisions }: { decisions: Decisions }) {
  const { t } = useTranslation('staff');
  const { outcome, undo, dismiss } = decisions;
  if (!outcome) return null;
  const { what, made, failures, informed } = outcome;
  const canUndo = made.some(({ auditId }) => auditId !== null);
  return (
    <>
      <Stack spacing={1}>
        {failures.map(({ name, error }) => (
          <Alert key={name} severity="warning" onClose={dismiss}>
            {decisionFailure(t, name, error)}
          </Alert>
        ))}
        {informed.map((name) => (
          <Alert key={name} severity="warning" onClose={dismiss}>
            {t('accounts.informed', { name })}
          </Alert>
        ))}
      </Stack>
      {made[0] && (
        <Snackbar
          key={`${what} ${made[0].name}`}
          open
          autoHideDuration={undoOfferedMs}
          onClose={(_, reason) => {
            if (reason !== 'clickaway' && failures.length + informed.length === 0) dismiss();
          }}
          message={t(`accounts.made.${what}`, { count: made.length, name: made[0].name })}
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
