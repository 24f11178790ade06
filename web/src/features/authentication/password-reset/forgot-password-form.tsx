import { isEmail } from '@dental-shop/domain/account/email';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { describeFailure } from '../../../shared/forms/describe-failure.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { FormField } from '../../../shared/forms/form-field.tsx';
import { sentenceKey } from '../../../shared/forms/sentence-key.ts';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useCurrentLanguage } from '../../../shared/i18n/use-current-language.ts';
import { identityCode, identitySentences } from '../../../shared/session/identity-errors.ts';
import { identityService } from '../../../shared/session/identity-service.ts';

const names = ['email'] as const;

/** An email that cannot be right, with Firebase Auth's own code for it. */
class UnusableEmail extends Error {
  readonly code: string;

  constructor(code: 'auth/missing-email' | 'auth/invalid-email') {
    super(code);
    this.code = code;
  }
}

function usableEmail(text: string): string {
  const email = text.trim();
  if (!email) throw new UnusableEmail('auth/missing-email');
  if (!isEmail(email)) throw new UnusableEmail('auth/invalid-email');
  return email;
}

const sentences = {
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
    // `send` rejects instead: its sentences stand above the button, not under the field.
    validate: () => ({}),
    send: async (fields) => {
      const email = usableEmail(fields.email);
      const { sendResetLink } = await identityService();
      await sendResetLink(email, language);
      onSent();
    },
  });

  function failureText(error: unknown): string {
    const code = identityCode(error);
    const key = sentenceKey(code, sentences, undefined);
    if (key) return t(key);
    const reason = sentenceKey(code, identitySentences, undefined);
    const message = reason ? t(reason) : describeFailure(error).message;
    return t('authentication.passwordResetErrors.otherwise', { message });
  }

  return (
    <Stack component="form" spacing={2} {...form.elementProps}>
      <FormField
        name="email"
        type="email"
        label={t('authentication.fields.email')}
        autoComplete="username"
      />
      <FormAlert failure={form.failure && failureText(form.failure.error)} issueCount={0} />
      <SubmitButton
        label={t('authentication.passwordReset.submit')}
        busyLabel={t('authentication.passwordReset.submitting')}
        busy={form.busy}
      />
    </Stack>
  );
}
