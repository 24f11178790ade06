import {
  maxRecallMessage,
  maxRecallSubject,
  type RecallContent,
} from '@dental-shop/domain/api/staff/recall-calls';
import { hasPlaceholder } from '@dental-shop/domain/recalls/recall-template';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../../../shared/forms/error-summary.tsx';
import { FormField } from '../../../../shared/forms/form-field.tsx';
import { SubmitButton } from '../../../../shared/forms/submit-button.tsx';
import { useForm } from '../../../../shared/forms/use-form.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { StaffErrorAlert } from '../../staff-error-alert.tsx';
import { useStaffAction } from '../../staff-queries.ts';

type Text = Pick<RecallContent, 'subject' | 'message'>;

type Name = 'subjectEn' | 'messageEn' | 'subjectEs' | 'messageEs';

type Issue = 'missing' | 'placeholder';

const names: readonly Name[] = ['subjectEn', 'messageEn', 'subjectEs', 'messageEs'];

interface RecallFormProps {
  recallId: string;
  content: RecallContent;
  onSaved: () => void;
  onCancel?: () => void;
}

export function RecallForm({ recallId, content, onSaved, onCancel }: RecallFormProps) {
  const { t } = useTranslation('staff');
  const saveRecall = useStaffAction('saveRecall');
  const form = useForm<Name, Record<Name, string>, Issue>({
    names,
    read: (fields) => fields,
    validate: findIssues,
    send: async (fields) => {
      await saveRecall.mutateAsync({ ...content, ...toText(fields), recallId });
      onSaved();
    },
  });
  const languages = [
    { language: 'en', name: t('recalls.edit.english'), fields: ['subjectEn', 'messageEn'] },
    { language: 'es', name: t('recalls.edit.spanish'), fields: ['subjectEs', 'messageEs'] },
  ] as const;
  const issue = (name: Name) => {
    const found = form.issues[name];
    return found && t(`recalls.edit.${found}`);
  };
  return (
    <Stack component="form" spacing={3} sx={{ maxWidth: 720 }} {...form.elementProps}>
      <Typography>{t('recalls.edit.introduction')}</Typography>
      <ErrorSummary form={form} />
      {languages.map(({ language, name, fields: [subject, message] }) => (
        <Stack key={language} spacing={2}>
          <FormField
            name={subject}
            label={t('recalls.edit.subject', { language: name })}
            defaultValue={content.subject[language]}
            autoComplete="off"
            maxLength={maxRecallSubject}
            error={issue(subject)}
          />
          <FormField
            name={message}
            label={t('recalls.edit.message', { language: name })}
            defaultValue={content.message[language]}
            autoComplete="off"
            maxLength={maxRecallMessage}
            minRows={8}
            error={issue(message)}
          />
        </Stack>
      ))}
      <StaffErrorAlert error={form.failure?.error} />
      <SubmitButton
        label={t('recalls.edit.save')}
        busyLabel={t('recalls.edit.saving')}
        busy={form.busy}
      />
      {onCancel && <Button onClick={onCancel}>{t('shell.cancel')}</Button>}
    </Stack>
  );
}

function toText(fields: Record<Name, string>): Text {
  return {
    subject: { en: fields.subjectEn, es: fields.subjectEs },
    message: { en: fields.messageEn, es: fields.messageEs },
  };
}

function findIssues(fields: Record<Name, string>): Partial<Record<Name, Issue>> {
  const issues: Partial<Record<Name, Issue>> = {};
  for (const name of names) {
    if (fields[name].trim() === '') issues[name] = 'missing';
    else if (hasPlaceholder(fields[name])) issues[name] = 'placeholder';
  }
  return issues;
}
