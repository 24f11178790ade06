import { isEmail } from '@dental-shop/domain/account/email';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { describeFailure } from '../../../shared/forms/describe-failure.ts';
import { ErrorSummary } from '../../../shared/forms/error-summary.tsx';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { FormField } from '../../../shared/forms/form-field.tsx';
import { messageKey } from '../../../shared/forms/message-key.ts';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useCurrentLanguage } from '../../../shared/i18n/use-current-language.ts';
import { identityCode, identityMessages } from '../../../shared/session/identity-errors.ts';
import { identityService } from '../../../shared/session/identity-service.ts';

const names = ['email'] as const;

type Issue = 'missing-email' | 'invalid-email';

function validate({ email }: { email: string }): { email?: Issue } {
  if (!email.trim()) return { email: 'missing-email' };
  return isEmail(email.trim()) ? {} : { email: 'invalid-email' };
}

const messages = {
  'invalid-email': 'authentication.passwordResetErrors.invalid-email',
  'user-not-found': 'authentication.passwordResetErrors.user-not-found',
  'missing-email': 'authentication.passwordResetErrors.missing-email',
  'too-many-requests': 'authentication.passwordResetErrors.too-many-requests',
} as const;

export function ForgotPasswordForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation();
  const language = useCurrentLanguage();
  const form = useForm({
    names,
    read: (fields) => fields,
    validate,
    send: async ({ email }) => {
      const { sendResetLink } = await identityService();
      await sendResetLink(email.trim(), language);
      onSent();
    },
  });

  function failureText(error: unknown): string {
    const code = identityCode(error);
    const key = messageKey(code, messages, undefined);
    if (key) return t(key);
    const reason = messageKey(code, identityMessages, undefined);
    const message = reason ? t(reason) : describeFailure(error).message;
    return t('authentication.passwordResetErrors.otherwise', { message });
  }

  return (
    <Stack component="form" spacing={2} {...form.elementProps}>
      <ErrorSummary form={form} />
      <FormField
        name="email"
        type="email"
        label={t('authentication.fields.email')}
        autoComplete="username"
        error={form.issues.email && t(`authentication.passwordResetErrors.${form.issues.email}`)}
      />
      <FormAlert failure={form.failure && failureText(form.failure.error)} />
      <SubmitButton
        label={t('authentication.passwordReset.submit')}
        busyLabel={t('authentication.passwordReset.submitting')}
        busy={form.busy}
      />
    </Stack>
  );
}
