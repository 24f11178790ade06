import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { TitledDialog } from '../../../../shared/ui/titled-dialog.tsx';
import { accountName } from '../../account-name.ts';
import { ReasonDialog } from '../../reason-dialog.tsx';
import type { Reviewed } from './perform-decisions.ts';
import type { DecisionMessages, Question } from './use-decision-messages.ts';

/** Must be rendered outside the list, because rows disappear when another staff member decides. */
export function AccountDecisionDialog({ messages }: { messages: DecisionMessages }) {
  const { question } = messages;
  if (!question) return null;
  switch (question.kind) {
    case 'reason':
      return (
        <DecisionReasonDialog
          key={question.accounts[0]?.id}
          question={question}
          messages={messages}
        />
      );
    case 'confirm':
      // A new dialog for each question, so that pressing Enter twice doesn't confirm two questions.
      return (
        <ConfirmDialog
          key={question.reviewed[0]?.account.id}
          question={question}
          messages={messages}
        />
      );
    case 'undo':
      return (
        <UndoDialog
          key={question.reviewed[0]?.account.id}
          question={question}
          messages={messages}
        />
      );
  }
}

interface QuestionProps<Kind extends Question['kind']> {
  question: Extract<Question, { kind: Kind }>;
  messages: DecisionMessages;
}

function DecisionReasonDialog({
  question: { decision, accounts, save },
  messages,
}: QuestionProps<'reason'>) {
  const { t } = useTranslation('staff');
  const name = accounts[0] ? accountName(accounts[0]) : '';
  const count = accounts.length;
  return (
    <ReasonDialog
      title={t(`accounts.ask.${decision}`, { count, name })}
      label={t('accounts.reason')}
      hint={t(`accounts.reasonHint.${decision}`)}
      missing={t('accounts.reasonMissing')}
      autoFocus
      submit={t(`accounts.decisions.${decision}`)}
      color="error"
      onClose={messages.close}
      onSubmit={async (reason) => {
        messages.close();
        save(reason);
      }}
    >
      {count > 1 && (
        <DecidedNames reviewed={accounts.map((account) => ({ account, concerns: [] }))} />
      )}
    </ReasonDialog>
  );
}

/** Names each account and what's unusual about it. */
function ConfirmDialog({
  question: { decision, reviewed, save },
  messages,
}: QuestionProps<'confirm'>) {
  const { t } = useTranslation('staff');
  const name = reviewed[0] ? accountName(reviewed[0].account) : '';
  const count = reviewed.length;
  return (
    <TitledDialog
      title={t(`accounts.ask.${decision}`, { count, name })}
      onClose={messages.close}
      fullWidth
      maxWidth="sm"
      cancel={t('shell.cancel')}
      action={
        <Button
          variant="contained"
          onClick={() => {
            messages.close();
            save();
          }}
        >
          {t(`accounts.confirm.${decision}`, { count })}
        </Button>
      }
    >
      <DecidedNames reviewed={reviewed} />
      <Typography>{t('accounts.confirm.effect', { count })}</Typography>
    </TitledDialog>
  );
}

function UndoDialog({ question: { reviewed, save }, messages }: QuestionProps<'undo'>) {
  const { t } = useTranslation('staff');
  const [first] = reviewed;
  if (!first) return null;
  const count = reviewed.length;
  const status = t(`accounts.statuses.${first.status}`);
  return (
    <TitledDialog
      title={t('accounts.askUndo.title', { count, name: accountName(first.account) })}
      onClose={messages.close}
      fullWidth
      maxWidth="sm"
      cancel={t('shell.cancel')}
      action={
        <Button
          variant="contained"
          onClick={() => {
            messages.close();
            save();
          }}
        >
          {count > 1 ? t('accounts.undoAll', { count }) : t('accounts.audit.undo')}
        </Button>
      }
    >
      {reviewed.some(({ concerns }) => concerns.length > 0) && <DecidedNames reviewed={reviewed} />}
      <Typography>{t('accounts.askUndo.effect', { count, status })}</Typography>
    </TitledDialog>
  );
}

function DecidedNames({ reviewed }: { reviewed: readonly Reviewed[] }) {
  const { t } = useTranslation('staff');
  return (
    <Box component="ul" sx={namesStyle}>
      {reviewed.map(({ account, concerns }) => (
        <li key={account.id}>
          {reviewed.length > 1 && <strong>{accountName(account)}</strong>}
          {concerns.map((concern) => (
            <div key={concern}>
              <span aria-hidden="true">⚠ </span>
              <span>{t(`accounts.concerns.${concern}`)}</span>
            </div>
          ))}
        </li>
      ))}
    </Box>
  );
}

const namesStyle = {
  listStyle: 'none',
  m: 0,
  mb: 2,
  p: 0,
  display: 'grid',
  gap: 1,
  // A selection may contain a whole page of accounts.
  maxHeight: '40vh',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
} as const;
