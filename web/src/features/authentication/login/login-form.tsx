import type { RegistrationIssue } from '@dental-shop/domain/account/registration-issues';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/config/paths.ts';
import { ErrorSummary } from '../../../shared/forms/error-summary.tsx';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { FormField } from '../../../shared/forms/form-field.tsx';
import { messageKey } from '../../../shared/forms/message-key.ts';
import { PasswordField } from '../../../shared/forms/password-fields.tsx';
import { SecondFactorForm } from '../../../shared/forms/second-factor-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useIssueText } from '../../../shared/forms/use-issue-text.ts';
import { identityCode, identityMessages } from '../../../shared/session/identity-errors.ts';
import { identityService } from '../../../shared/session/identity-service.ts';
import type { SecondFactor } from '../../../shared/session/second-factor.ts';
import { PageLink } from '../page-link.tsx';

const names = ['email', 'password'] as const;
type Fields = Record<(typeof names)[number], string>;

function validate({ email, password }: Fields): Partial<Record<keyof Fields, RegistrationIssue>> {
  return {
    ...(!email.trim() && { email: 'email-required' }),
    ...(!password && { password: 'password-required' }),
  };
}

/** Includes connection errors, because the fallback message would blame the password. */
const messages = {
  ...identityMessages,
  'user-not-found': 'authentication.signInErrors.user-not-found',
  'wrong-password': 'authentication.signInErrors.wrong-password',
  'invalid-credential': 'authentication.signInErrors.invalid-credential',
  'invalid-email': 'authentication.signInErrors.invalid-email',
  'user-disabled': 'authentication.signInErrors.user-disabled',
  'too-many-requests': 'authentication.signInErrors.too-many-requests',
} as const;

const failureKey = (error: unknown) =>
  messageKey(identityCode(error), messages, 'authentication.signInErrors.otherwise');

export function LoginForm() {
  const { t } = useTranslation();
  const issueText = useIssueText();
  const [secondFactor, setSecondFactor] = useState<SecondFactor>();
  const form = useForm({
    names,
    read: (fields: Fields) => fields,
    validate,
    send: async ({ email, password }) => {
      const { signIn } = await identityService();
      setSecondFactor(await signIn(email.trim(), password));
    },
  });
  if (secondFactor) return <SecondFactorForm secondFactor={secondFactor} />;
  return (
    <Stack component="form" spacing={2} {...form.elementProps}>
      <ErrorSummary form={form} />
      <FormField
        name="email"
        type="email"
        label={t('authentication.fields.email')}
        autoComplete="username"
        error={issueText(form.issues.email)}
      />
      <PasswordField
        name="password"
        label={t('authentication.fields.password')}
        autoComplete="current-password"
        error={issueText(form.issues.password)}
      />
      <PageLink to={paths.forgotPassword}>{t('authentication.login.forgotPassword')}</PageLink>
      <FormAlert failure={form.failure && t(failureKey(form.failure.error))} />
      <SubmitButton
        label={t('authentication.login.submit')}
        busyLabel={t('authentication.login.submitting')}
        busy={form.busy}
      />
    </Stack>
  );
}
