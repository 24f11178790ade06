import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { FormField } from '../../../shared/forms/form-field.tsx';
import { messageKey } from '../../../shared/forms/message-key.ts';
import {
  SecondFactorFields,
  useSecondFactorForm,
} from '../../../shared/forms/second-factor-form.tsx';
import { type FormHandle, useForm } from '../../../shared/forms/use-form.ts';
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
  const [secondFactor, setSecondFactor] = useState<SecondFactor>();
  return secondFactor ? (
    <SecondFactorStep secondFactor={secondFactor} onConfirmed={onConfirmed} onClose={onClose} />
  ) : (
    <PasswordStep
      onConfirmed={(requiredFactor) =>
        requiredFactor ? setSecondFactor(requiredFactor) : onConfirmed()
      }
      onClose={onClose}
    />
  );
}

interface StepDialogProps {
  form: FormHandle<string, string>;
  onClose: () => void;
  children: ReactNode;
}

function StepDialog({ form, onClose, children }: StepDialogProps) {
  const { t } = useTranslation('staff');
  return (
    <TitledDialog
      title={t('session.password.title')}
      form={form.elementProps}
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      cancel={t('shell.cancel')}
      action={
        <Button type="submit" variant="contained" disabled={form.busy}>
          {t(form.busy ? 'session.password.submitting' : 'session.password.submit')}
        </Button>
      }
    >
      {children}
    </TitledDialog>
  );
}

interface SecondFactorStepProps extends PasswordDialogProps {
  secondFactor: SecondFactor;
}

function SecondFactorStep({ secondFactor, onConfirmed, onClose }: SecondFactorStepProps) {
  const form = useSecondFactorForm({ secondFactor, onConfirmed });
  return (
    <StepDialog form={form} onClose={onClose}>
      <SecondFactorFields form={form} />
    </StepDialog>
  );
}

const messages = {
  'wrong-password': 'session.password.wrong',
  'invalid-credential': 'session.password.wrong',
  // Firebase Auth doesn't return the wait time.
  'too-many-requests': 'session.password.tooMany',
} as const;

interface PasswordStepProps {
  onConfirmed: (requiredFactor: SecondFactor | undefined) => void;
  onClose: () => void;
}

function PasswordStep({ onConfirmed, onClose }: PasswordStepProps) {
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
    <StepDialog form={form} onClose={onClose}>
      <Stack spacing={2}>
        <Typography>{t('session.password.introduction')}</Typography>
        <FormField
          name="password"
          type="password"
          label={t('session.password.label')}
          autoComplete="current-password"
          autoFocus
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
      </Stack>
    </StepDialog>
  );
}
