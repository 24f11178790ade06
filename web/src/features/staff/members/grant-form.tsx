import { isEmail } from '@dental-shop/domain/account/email';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { FormField } from '../../../shared/forms/form-field.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { callStaff } from '../call-staff.ts';
import { staffErrorKey } from '../staff-error.ts';
import { memberErrors } from './member-errors.ts';

type Name = 'email' | 'admin';

const names: readonly Name[] = ['email', 'admin'];

/** Makes the owner of an account a member of staff, by their e-mail address. */
export function GrantForm({ onGranted }: { onGranted: (email: string) => void }) {
  const { t } = useTranslation('staff');
  const form = useForm<Name, { email: string; admin: boolean }, 'invalid-input'>({
    names,
    read: ({ email, admin }) => ({ email: email.trim(), admin: admin !== '' }),
    validate: ({ email }) => (isEmail(email) ? {} : { email: 'invalid-input' }),
    send: async ({ email, admin }) => {
      await callStaff('setStaff', { email, staff: true, admin });
      form.elementProps.ref.current?.reset();
      onGranted(email);
    },
  });
  const issue = form.issues.email;
  return (
    <Stack component="form" spacing={1.5} sx={{ maxWidth: 480 }} {...form.elementProps}>
      <FormField
        name="email"
        type="email"
        label={t('members.email')}
        hint={t('members.emailHint')}
        autoComplete="off"
        maxLength={320}
        error={issue && t(`shell.errors.${issue}`)}
      />
      <FormControlLabel control={<Checkbox name="admin" />} label={t('members.admin')} />
      <FormAlert
        failure={form.failure && t(staffErrorKey(form.failure.error, memberErrors))}
        issueCount={form.announced}
      />
      <SubmitButton label={t('members.grant')} busyLabel={t('members.granting')} busy={form.busy} />
    </Stack>
  );
}
