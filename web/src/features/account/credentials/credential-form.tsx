import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../../shared/forms/error-summary.tsx';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { errorCode, messageKey } from '../../../shared/forms/message-key.ts';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import type { FormHandle } from '../../../shared/forms/use-form.ts';
import { waitMinutes } from '../../../shared/forms/wait-minutes.ts';
import { useSignedInSession } from '../../../shared/session/use-session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { officeContacts } from '../../../shared/ui/contact-links/with-office-links.tsx';

const messages = {
  'auth/wrong-password': 'account.data.errors.wrongPassword',
  'auth/invalid-credential': 'account.data.errors.wrongPassword',
  'auth/too-many-requests': 'account.data.errors.tooManyAttempts',
  'auth/network-request-failed': 'account.data.errors.network',
  'auth/weak-password': 'authentication.registrationErrors.weak-password',
  'auth/password-does-not-meet-requirements':
    'authentication.identityErrors.password-does-not-meet-requirements',
  network: 'account.data.errors.network',
  timeout: 'account.data.errors.network',
  'too-many-requests': 'account.credentials.errors.tooMany',
  'recent-sign-in-required': 'account.data.errors.recentSignIn',
  'account-closed': 'account.credentials.errors.closed',
  'not-registered': 'account.credentials.errors.notRegistered',
  'app-check-required': 'account.credentials.errors.unverified',
} as const;

interface CredentialFormProps {
  form: Pick<
    FormHandle<string, string>,
    'attempt' | 'problemCount' | 'isInvalid' | 'elementProps' | 'failure' | 'busy'
  >;
  secondFactorForm: ReactNode;
  submitLabel: string;
  onCancel: () => void;
  children: ReactNode;
}

export function CredentialForm(props: CredentialFormProps) {
  const { form, secondFactorForm, submitLabel, onCancel, children } = props;
  const { t } = useTranslation();
  const email = useSignedInSession()?.user.email;
  return (
    <Stack spacing={2} sx={{ maxWidth: 480 }}>
      {secondFactorForm}
      <Stack
        component="form"
        spacing={2}
        {...form.elementProps}
        sx={{ display: secondFactorForm ? 'none' : undefined }}
      >
        <ErrorSummary form={form} />
        {/* For password managers. */}
        <input name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
        {children}
        <FormAlert
          failure={
            form.failure &&
            t(
              messageKey(
                errorCode(form.failure.error),
                messages,
                'account.credentials.errors.failed',
              ),
              { minutes: waitMinutes(form.failure.error), ...officeContacts },
            )
          }
        />
        <SubmitButton
          label={submitLabel}
          busyLabel={t('account.credentials.saving')}
          busy={form.busy}
        />
      </Stack>
      <Button onClick={onCancel} sx={{ minHeight: 44 }}>
        {t('account.credentials.cancel')}
      </Button>
    </Stack>
  );
}
