import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { NextStep } from './next-step.tsx';

/** Milliseconds. */
const redirectDelay = 5_000;

/** `login` is the address of the login page. */
export function RegistrationSuccess({ login }: { login: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();

  useEffect(() => {
    const timer = setTimeout(() => navigate(login), redirectDelay);
    return () => clearTimeout(timer);
  }, [navigate, login]);

  return (
    <>
      <NextStep
        severity="success"
        message={t('authentication.registration.success.message')}
        to={login}
        label={t('authentication.registration.success.continue')}
      />
      <Typography color="textSecondary">
        {t('authentication.registration.success.verify')}{' '}
        {t('authentication.registration.success.redirect')}
      </Typography>
    </>
  );
}
