import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/config/paths.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { NextStep } from './next-step.tsx';

/** `code` is the single-use code of the mailed link. */
export function NewPassword({ code, email }: { code: string; email: string }) {
  const { t } = useTranslation();
  const [saved, setSaved] = useState(false);
  if (!saved) return <NewPasswordForm code={code} email={email} onSaved={() => setSaved(true)} />;
  return (
    <NextStep
      severity="success"
      message={t('authentication.action.passwordSaved')}
      to={paths.login()}
      label={t('authentication.action.signIn')}
    />
  );
}
