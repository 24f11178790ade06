import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { identityCode, identityMessages } from '../session/identity-errors.ts';
import type { SecondFactor } from '../session/second-factor.ts';
import { FormAlert } from './form-alert.tsx';
import { FormField } from './form-field.tsx';
import { messageKey } from './message-key.ts';
import { SubmitButton } from './submit-button.tsx';
import { type FormHandle, useForm } from './use-form.ts';

const messages = {
  ...identityMessages,
  'invalid-verification-code': 'authentication.secondFactor.wrongCode',
} as const;

interface SecondFactorFormProps {
  secondFactor: SecondFactor;
  onConfirmed?: () => void;
}

export function SecondFactorForm(props: SecondFactorFormProps) {
  const { t } = useTranslation();
  const form = useSecondFactorForm(props);
  return (
    <Stack component="form" spacing={2} {...form.elementProps}>
      <SecondFactorFields form={form} />
      <SubmitButton
        label={t('authentication.secondFactor.submit')}
        busyLabel={t('authentication.login.submitting')}
        busy={form.busy}
      />
    </Stack>
  );
}

type SecondFactorHandle = FormHandle<'code', 'missing'>;

export function useSecondFactorForm({
  secondFactor,
  onConfirmed,
}: SecondFactorFormProps): SecondFactorHandle {
  return useForm<'code', string, 'missing'>({
    names: ['code'],
    // Authenticator apps show the code in two groups.
    read: ({ code }) => code.replaceAll(/\s/g, ''),
    validate: (code) => (/^\d{6}$/.test(code) ? {} : { code: 'missing' }),
    send: async (code) => {
      await secondFactor.confirm(code);
      onConfirmed?.();
    },
  });
}

/** For forms with other buttons. */
export function SecondFactorFields({ form }: { form: SecondFactorHandle }) {
  const { t } = useTranslation();
  return (
    <Stack spacing={2}>
      <Typography>{t('authentication.secondFactor.introduction')}</Typography>
      <FormField
        name="code"
        label={t('authentication.secondFactor.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={10}
        autoFocus
        error={form.issues.code && t('authentication.secondFactor.codeMissing')}
      />
      <FormAlert
        failure={
          form.failure &&
          t(
            messageKey(
              identityCode(form.failure.error),
              messages,
              'authentication.signInErrors.otherwise',
            ),
          )
        }
      />
    </Stack>
  );
}
