import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { NextStep } from './next-step.tsx';

/** Milliseconds. */
const redirectDelay = 5_000;

export function RegistrationSuccess() {
  const { t } = useTranslation();
  const navigate = useNavigate();

  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.login()), redirectDelay);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <>
      <NextStep
        severity="success"
        message={t('authentication.registration.success.message')}
        to={paths.login()}
        label={t('authentication.registration.success.continue')}
      />
      <Typography color="textSecondary">
        {t('authentication.registration.success.verify')}{' '}
        {t('authentication.registration.success.redirect')}
      </Typography>
    </>
  );
}
