import { useTranslation } from 'react-i18next';
import { FormField } from '../../../shared/forms/form-field.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TitledDialog } from '../../../shared/ui/titled-dialog.tsx';
import type { Decisions, Question } from './use-decisions.ts';

/** Must be rendered outside the list, because rows disappear when another staff member decides. */
export function ReasonDialog({ decisions: { question, submitReason } }: { decisions: Decisions }) {
  return question && <QuestionDialog question={question} answer={submitReason} />;
}

interface QuestionDialogProps {
  question: Question;
  answer: Decisions['submitReason'];
}

function QuestionDialog({ question: { decision, accounts }, answer }: QuestionDialogProps) {
  const { t } = useTranslation('staff');
  const form = useForm<'reason', { reason: string }, 'missing'>({
    names: ['reason'],
    read: ({ reason }) => ({ reason: reason.trim() }),
    validate: ({ reason }) => (reason === '' ? { reason: 'missing' } : {}),
    send: async ({ reason }) => answer(reason),
  });
  const name = accounts[0]?.name ?? '';
  return (
    <TitledDialog
      title={t(`accounts.ask.${decision}`, { count: accounts.length, name })}
      form={form.elementProps}
      onClose={() => answer(undefined)}
      fullWidth
      maxWidth="sm"
      cancel={t('shell.cancel')}
      action={
        <Button type="submit" color="error" variant="contained">
          {t(`accounts.decisions.${decision}`)}
        </Button>
      }
    >
      <FormField
        name="reason"
        label={t('accounts.reason')}
        hint={t(`accounts.reasonHint.${decision}`)}
        autoComplete="off"
        maxLength={1000}
        minRows={3}
        error={form.issues.reason && t('accounts.reasonMissing')}
      />
    </TitledDialog>
  );
}
