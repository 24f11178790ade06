import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../shared/forms/form-field.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { Decisions, Question } from './use-decisions.ts';

/** Render outside the list: rows disappear when another staff member decides. */
export function ReasonDialog({ decisions: { question, answer } }: { decisions: Decisions }) {
  return question && <QuestionDialog question={question} answer={answer} />;
}

interface QuestionDialogProps {
  question: Question;
  answer: Decisions['answer'];
}

function QuestionDialog({ question: { decision, accounts }, answer }: QuestionDialogProps) {
  const { t } = useTranslation('staff');
  const titleId = useId();
  const form = useForm<'reason', { reason: string }, 'missing'>({
    names: ['reason'],
    read: ({ reason }) => ({ reason: reason.trim() }),
    validate: ({ reason }) => (reason === '' ? { reason: 'missing' } : {}),
    send: async ({ reason }) => answer(reason),
  });
  const name = accounts[0]?.name ?? '';
  return (
    <Dialog
      open
      onClose={() => answer(undefined)}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
    >
      <form {...form.elementProps}>
        <DialogTitle id={titleId}>
          {t(`accounts.ask.${decision}`, { count: accounts.length, name })}
        </DialogTitle>
        <DialogContent>
          <FormField
            name="reason"
            label={t('accounts.reason')}
            hint={t(`accounts.reasonHint.${decision}`)}
            autoComplete="off"
            maxLength={1000}
            minRows={3}
            error={form.issues.reason && t('accounts.reasonMissing')}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => answer(undefined)} sx={{ minHeight: 44 }}>
            {t('shell.cancel')}
          </Button>
          <Button type="submit" color="error" variant="contained" sx={{ minHeight: 44 }}>
            {t(`accounts.decisions.${decision}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
