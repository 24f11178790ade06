import { type StaffEmail, staffEmail } from '@dental-shop/domain/account/staff-email';
import { digestHour } from '@dental-shop/domain/mail/daily-digest';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useCurrentLanguage } from '../../../shared/i18n/use-current-language.ts';
import { StaffErrorAlert } from '../staff-error-alert.tsx';
import { useStaffAction } from '../staff-queries.ts';
import { useOfficeTimeZoneName } from '../time/office-time-zone.ts';

interface EmailsFormProps {
  chosen: readonly StaffEmail[];
  onSaved: () => void;
}

export function EmailsForm({ chosen, onSaved }: EmailsFormProps) {
  const { t } = useTranslation('staff');
  const language = useCurrentLanguage();
  const timeZone = useOfficeTimeZoneName();
  const chooseEmails = useStaffAction('chooseEmails');
  const form = useForm<StaffEmail, { emails: StaffEmail[] }, never>({
    names: staffEmail.options,
    read: (fields) => ({ emails: staffEmail.options.filter((topic) => fields[topic] !== '') }),
    validate: () => ({}),
    send: async ({ emails }) => {
      await chooseEmails.mutateAsync({ emails, language });
      onSaved();
    },
  });
  return (
    <Stack component="form" spacing={2} sx={{ maxWidth: 480 }} {...form.elementProps}>
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Typography component="legend" sx={{ p: 0, fontWeight: 600 }}>
          {t('emails.choices')}
        </Typography>
        {staffEmail.options.map((topic) => (
          <FormControlLabel
            key={topic}
            label={
              <span>{t(`emails.topics.${topic}`, { hour: `${digestHour}:00`, timeZone })}</span>
            }
            sx={{ display: 'flex', minHeight: 44, py: 0.5 }}
            control={<Checkbox name={topic} defaultChecked={chosen.includes(topic)} />}
          />
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('emails.language', { language: t(`messages.languages.${language}`) })}
      </Typography>
      <StaffErrorAlert error={form.failure?.error} />
      <SubmitButton label={t('emails.save')} busyLabel={t('emails.saving')} busy={form.busy} />
    </Stack>
  );
}
