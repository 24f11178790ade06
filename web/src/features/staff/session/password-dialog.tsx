import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { FormField } from '../../../shared/forms/form-field.tsx';
import { messageKey } from '../../../shared/forms/message-key.ts';
import { SecondFactorForm } from '../../../shared/forms/second-factor-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { waitMinutes } from '../../../shared/forms/wait-minutes.ts';
import { identityCode } from '../../../shared/session/identity-errors.ts';
import { identityService } from '../../../shared/session/identity-service.ts';
import type { SecondFactor } from '../../../shared/session/second-factor.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TitledDialog } from '../../../shared/ui/titled-dialog.tsx';

interface PasswordDialogProps {
  onConfirmed: () => void;
  onClose: () => void;
}

export default function PasswordDialog({ onConfirmed, onClose }: PasswordDialogProps) {
  const { t } = useTranslation('staff');
  const [secondFactor, setSecondFactor] = useState<SecondFactor>();
  return (
    <TitledDialog title={t('session.password.title')} onClose={onClose} fullWidth maxWidth="xs">
      <Stack spacing={2}>
        {secondFactor ? (
          <SecondFactorForm secondFactor={secondFactor} onConfirmed={onConfirmed} />
        ) : (
          <PasswordForm
            onConfirmed={(requiredFactor) =>
              requiredFactor ? setSecondFactor(requiredFactor) : onConfirmed()
            }
          />
        )}
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {t('shell.cancel')}
        </Button>
      </Stack>
    </TitledDialog>
  );
}

const messages = {
  'wrong-password': 'session.password.wrong',
  'invalid-credential': 'session.password.wrong',
  // Firebase Auth doesn't return the wait time.
  'too-many-requests': 'session.password.tooMany',
} as const;

function PasswordForm({
  onConfirmed,
}: {
  onConfirmed: (requiredFactor: SecondFactor | undefined) => void;
}) {
  const { t } = useTranslation('staff');
  const form = useForm<'password', string, 'missing'>({
    names: ['password'],
    read: ({ password }) => password,
    validate: (password) => (password === '' ? { password: 'missing' } : {}),
    send: async (password) => {
      const { confirmPassword } = await identityService();
      onConfirmed(await confirmPassword(password));
    },
  });
  return (
    <Stack component="form" spacing={2} {...form.elementProps}>
      <Typography>{t('session.password.introduction')}</Typography>
      <FormField
        name="password"
        type="password"
        label={t('session.password.label')}
        autoComplete="current-password"
        error={form.issues.password && t('session.password.missing')}
      />
      <FormAlert
        failure={
          form.failure &&
          t(messageKey(identityCode(form.failure.error), messages, 'shell.errors.failed'), {
            minutes: waitMinutes(form.failure.error),
          })
        }
      />
      <SubmitButton
        label={t('session.password.submit')}
        busyLabel={t('session.password.submitting')}
        busy={form.busy}
      />
    </Stack>
  );
}
