import { isEmail, normalizeEmail } from '@dental-shop/domain/account/email';
import { credentialsResponse, type EmailChangeRequest } from '@dental-shop/domain/api/credentials';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/api-client.ts';
import { FormField } from '../../../shared/forms/form-field.tsx';
import { PasswordField } from '../../../shared/forms/password-fields.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useReauthentication } from '../../../shared/forms/use-reauthentication.tsx';
import { useCurrentLanguage } from '../../../shared/i18n/use-current-language.ts';
import { useSignedInSession } from '../../../shared/session/use-session.ts';
import { CredentialForm } from './credential-form.tsx';

const names = ['email', 'currentPassword'] as const;
type Fields = Record<(typeof names)[number], string>;

function emailIssue(email: string, current: string) {
  if (email === '') return 'authentication.validation.email-required';
  if (!isEmail(email)) return 'authentication.validation.email-invalid';
  return normalizeEmail(email) === normalizeEmail(current)
    ? 'account.credentials.sameEmail'
    : undefined;
}

interface ChangeEmailProps {
  onDone: (message: string) => void;
  onCancel: () => void;
}

/** The change takes effect when the customer opens the link sent to the new address. */
export default function ChangeEmail({ onDone, onCancel }: ChangeEmailProps) {
  const { t } = useTranslation();
  const language = useCurrentLanguage();
  const current = useSignedInSession()?.user.email ?? '';
  const { reauthenticate, secondFactorForm } = useReauthentication();
  const form = useForm({
    names,
    read: ({ email, currentPassword }: Fields) => ({ email: email.trim(), currentPassword }),
    validate: ({ email, currentPassword }: Fields) => {
      const issue = emailIssue(email, current);
      return {
        ...(issue && { email: issue }),
        ...(!currentPassword && { currentPassword: 'account.data.passwordMissing' as const }),
      };
    },
    send: async ({ email, currentPassword }) => {
      await reauthenticate(currentPassword);
      const body: EmailChangeRequest = { email, language };
      await request(apiPaths.emailChange, { method: 'POST', body, schema: credentialsResponse });
      onDone(t('account.credentials.linkSent', { email }));
    },
  });
  const { email, currentPassword } = form.issues;
  return (
    <CredentialForm
      form={form}
      secondFactorForm={secondFactorForm}
      submitLabel={t('account.credentials.sendLink')}
      onCancel={onCancel}
    >
      <FormField
        name="email"
        type="email"
        label={t('account.credentials.newEmail')}
        hint={t('account.credentials.newEmailHint')}
        autoComplete="email"
        autoFocus
        error={email && t(email)}
      />
      <PasswordField
        name="currentPassword"
        label={t('account.credentials.currentPassword')}
        autoComplete="current-password"
        error={currentPassword && t(currentPassword)}
      />
    </CredentialForm>
  );
}
