import { validatePassword } from '@dental-shop/domain/account/validate-registration';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/config/paths.ts';
import { ErrorSummary } from '../../../shared/forms/error-summary.tsx';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { NewPasswordFields } from '../../../shared/forms/password-fields.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { identityService } from '../../../shared/session/identity-service.ts';
import { NextStep } from '../next-step.tsx';
import { linkErrorKey } from './failed-link.tsx';

interface NewPasswordProps {
  code: string;
  email: string;
  /** Whether the person was invited to the staff and sets their first password. */
  isInvitation?: boolean;
}

export function NewPassword({ code, email, isInvitation = false }: NewPasswordProps) {
  const { t } = useTranslation();
  const [saved, setSaved] = useState(false);
  if (!saved) return <NewPasswordForm code={code} email={email} onSaved={() => setSaved(true)} />;
  return (
    <NextStep
      severity="success"
      message={t(
        isInvitation
          ? 'authentication.action.invitationAccepted'
          : 'authentication.action.passwordSaved',
      )}
      to={paths.login(isInvitation ? paths.staff : undefined)}
      label={t('authentication.action.signIn')}
    />
  );
}

const names = ['password', 'confirmPassword'] as const;
type Fields = Record<(typeof names)[number], string>;

interface NewPasswordFormProps {
  code: string;
  email: string;
  onSaved: () => void;
}

function NewPasswordForm({ code, email, onSaved }: NewPasswordFormProps) {
  const { t } = useTranslation();
  const form = useForm({
    names,
    read: (fields: Fields) => fields,
    validate: validatePassword,
    send: async ({ password }) => {
      const { saveNewPassword } = await identityService();
      await saveNewPassword(code, password);
      onSaved();
    },
  });
  return (
    <Stack component="form" spacing={2} {...form.elementProps}>
      <ErrorSummary form={form} />
      {/* Password managers save the new password under this username. */}
      <input name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields label={t('authentication.fields.newPassword')} issues={form.issues} />
      <FormAlert failure={form.failure && t(linkErrorKey(form.failure.error))} />
      <SubmitButton
        label={t('authentication.action.savePassword')}
        busyLabel={t('authentication.action.savingPassword')}
        busy={form.busy}
      />
    </Stack>
  );
}
