import { isEmail, maxEmailLength } from '@dental-shop/domain/account/email';
import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../shared/forms/form-field.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { StaffErrorAlert } from '../staff-error-alert.tsx';
import { useStaffAction } from '../staff-queries.ts';
import { GrantDialog } from './grant-dialog.tsx';

type Name = 'email' | 'admin';

const names: readonly Name[] = ['email', 'admin'];

/** Looks up the account first, because a stranger may have registered with a colleague's address. */
export function GrantForm({ onGranted }: { onGranted: (email: string) => void }) {
  const { t } = useTranslation('staff');
  const findAccount = useStaffAction('findAccount');
  const [found, setFound] = useState<{ account: StaffOutput<'findAccount'>; admin: boolean }>();
  const form = useForm<Name, { email: string; admin: boolean }, 'invalid-input'>({
    names,
    read: ({ email, admin }) => ({ email: email.trim(), admin: admin !== '' }),
    validate: ({ email }) => (isEmail(email) ? {} : { email: 'invalid-input' }),
    send: async ({ email, admin }) =>
      setFound({ account: await findAccount.mutateAsync({ email }), admin }),
  });
  const issue = form.issues.email;
  return (
    <>
      <Stack component="form" spacing={1.5} sx={{ maxWidth: 480 }} {...form.elementProps}>
        <FormField
          name="email"
          type="email"
          label={t('members.email')}
          hint={t('members.emailHint')}
          autoComplete="off"
          maxLength={maxEmailLength}
          error={issue && t(`shell.errors.${issue}`)}
        />
        <FormControlLabel control={<Checkbox name="admin" />} label={t('members.admin')} />
        <StaffErrorAlert error={form.failure?.error} notFound="members.noAccount" />
        <SubmitButton
          label={t('members.lookUp')}
          busyLabel={t('members.lookingUp')}
          busy={form.busy}
        />
      </Stack>
      {found && (
        <GrantDialog
          {...found}
          onClose={() => setFound(undefined)}
          onGranted={() => {
            setFound(undefined);
            form.elementProps.ref.current?.reset();
            onGranted(found.account.email);
          }}
        />
      )}
    </>
  );
}
