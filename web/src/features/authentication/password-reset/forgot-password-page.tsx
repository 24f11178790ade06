import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/config/paths.ts';
import { FormPage } from '../form-page.tsx';
import { NextStep } from '../next-step.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

export default function ForgotPasswordPage() {
  const { t } = useTranslation();
  const [sent, setSent] = useState(false);
  return (
    <FormPage
      title={t('authentication.passwordReset.title')}
      description={t('authentication.passwordReset.description')}
      introduction={sent ? undefined : t('authentication.passwordReset.introduction')}
    >
      {sent ? (
        <NextStep
          severity="success"
          message={t('authentication.passwordReset.sent')}
          to={paths.login()}
          label={t('authentication.passwordReset.returnToLogin')}
        />
      ) : (
        <ForgotPasswordForm onSent={() => setSent(true)} />
      )}
    </FormPage>
  );
}
