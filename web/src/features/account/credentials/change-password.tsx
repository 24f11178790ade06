import type { RegistrationIssue } from '@dental-shop/domain/account/registration-issues';
import { validatePassword } from '@dental-shop/domain/account/validate-registration';
import {
  credentialsResponse,
  type PasswordNoticeRequest,
} from '@dental-shop/domain/api/credentials';
import { apiPaths } from '@dental-shop/domain/api/paths';
import type { Language } from '@dental-shop/domain/language/language';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/api-client.ts';
import { describeFailure } from '../../../shared/forms/describe-failure.ts';
import { NewPasswordFields, PasswordField } from '../../../shared/forms/password-fields.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useReauthentication } from '../../../shared/forms/use-reauthentication.tsx';
import { useCurrentLanguage } from '../../../shared/i18n/use-current-language.ts';
import { identityService } from '../../../shared/session/identity-service.ts';
import { CredentialForm } from './credential-form.tsx';

const names = ['currentPassword', 'password', 'confirmPassword'] as const;
type Name = (typeof names)[number];

interface ChangePasswordProps {
  onDone: (message: string) => void;
  onCancel: () => void;
}

export default function ChangePassword({ onDone, onCancel }: ChangePasswordProps) {
  const { t } = useTranslation();
  const language = useCurrentLanguage();
  const { reauthenticate, secondFactorForm } = useReauthentication();
  const form = useForm<Name, Record<Name, string>, RegistrationIssue>({
    names,
    read: (fields) => fields,
    validate: (fields) => ({
      ...(!fields.currentPassword && { currentPassword: 'password-required' }),
      ...validatePassword(fields),
    }),
    send: async ({ currentPassword, password }) => {
      await reauthenticate(currentPassword);
      const { changePassword } = await identityService();
      await changePassword(password);
      await notifyPasswordChange(language);
      onDone(t('account.credentials.passwordChanged'));
    },
  });
  return (
    <CredentialForm
      form={form}
      secondFactorForm={secondFactorForm}
      submitLabel={t('authentication.action.savePassword')}
      onCancel={onCancel}
    >
      <PasswordField
        name="currentPassword"
        label={t('account.credentials.currentPassword')}
        autoComplete="current-password"
        autoFocus
        error={form.issues.currentPassword && t('account.data.passwordMissing')}
      />
      <NewPasswordFields label={t('authentication.fields.newPassword')} issues={form.issues} />
    </CredentialForm>
  );
}

/** A failure is only logged, because the password has already been changed. */
async function notifyPasswordChange(language: Language): Promise<void> {
  try {
    const body: PasswordNoticeRequest = { language };
    await request(apiPaths.passwordNotice, { method: 'POST', body, schema: credentialsResponse });
  } catch (error) {
    console.warn('The email about the new password was not sent.', describeFailure(error));
  }
}
