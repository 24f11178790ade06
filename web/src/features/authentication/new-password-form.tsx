import { validatePassword } from '@dental-shop/domain/account/validate-registration';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { identityService } from '../../shared/session/identity-service.ts';
import { actionErrorKey } from './failed-action.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

const names = ['password', 'confirmPassword'] as const;
type Fields = Record<(typeof names)[number], string>;

interface NewPasswordFormProps {
  /** The single-use code of the mailed link. */
  code: string;
  email: string;
  onSaved: () => void;
}

export function NewPasswordForm({ code, email, onSaved }: NewPasswordFormProps) {
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
      {/* For password managers, which store the new password under it. */}
      <input name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields label={t('authentication.fields.newPassword')} issues={form.issues} />
      <FormAlert
        failure={form.failure && t(actionErrorKey(form.failure.error))}
        issueCount={form.announced}
      />
      <SubmitButton
        label={t('authentication.action.savePassword')}
        busyLabel={t('authentication.action.savingPassword')}
        busy={form.busy}
      />
    </Stack>
  );
}
