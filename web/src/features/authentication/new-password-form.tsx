import { validateSimpleRegistration } from '@dental-shop/domain/account/validate-registration';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../components/form/form-alert.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { actionErrorKey } from './action-errors.ts';
import { identityService } from './identity-service.ts';
import { PasswordField } from './password-field.tsx';
import { useIssueText } from './use-issue-text.ts';

const names = ['password', 'confirmPassword'] as const;
type Fields = Record<(typeof names)[number], string>;

const otherFields = {
  fullName: '',
  email: '',
  type: '',
  licenseNumber: '',
  officeAddress: '',
} as const;

/** A new password has to satisfy what the first one had to. */
function validate(fields: Fields) {
  const issues = validateSimpleRegistration({ ...otherFields, ...fields });
  return {
    ...(issues.password && { password: issues.password }),
    ...(issues.confirmPassword && { confirmPassword: issues.confirmPassword }),
  };
}

interface NewPasswordFormProps {
  /** The single-use code of the mailed link. */
  code: string;
  email: string;
  onSaved: () => void;
}

export function NewPasswordForm({ code, email, onSaved }: NewPasswordFormProps) {
  const { t } = useTranslation();
  const issueText = useIssueText();
  const form = useForm({
    names,
    read: (fields) => fields,
    validate,
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
      <PasswordField
        name="password"
        label={t('authentication.fields.newPassword')}
        autoComplete="new-password"
        hint={t('authentication.fields.passwordRule')}
        error={issueText(form.issues.password)}
      />
      <PasswordField
        name="confirmPassword"
        label={t('authentication.fields.confirmPassword')}
        autoComplete="new-password"
        error={issueText(form.issues.confirmPassword)}
      />
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
