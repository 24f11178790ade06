import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { FormPage } from '../form-page.tsx';
import { NextStep } from '../next-step.tsx';
import { PageLink } from '../page-link.tsx';

interface RegistrationPageProps {
  registered: boolean;
  form: ReactNode;
}

/** What the two registration forms share: the page around them, and what follows. */
export function RegistrationPage({ registered, form }: RegistrationPageProps) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const login = paths.login(search.get('returnTo') ?? undefined);
  const description = t('authentication.registration.description');
  if (registered) {
    return (
      <FormPage title={t('authentication.registration.success.title')} description={description}>
        <RegistrationSuccess login={login} />
      </FormPage>
    );
  }
  return (
    <FormPage
      title={t('authentication.registration.title')}
      description={description}
      introduction={t('authentication.registration.introduction')}
    >
      {form}
      <PageLink question={t('authentication.registration.haveAccount')} to={login}>
        {t('authentication.registration.signIn')}
      </PageLink>
    </FormPage>
  );
}

const redirectMs = 5_000;

/** `login` is the address of the login page. */
function RegistrationSuccess({ login }: { login: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();

  useEffect(() => {
    const timer = setTimeout(() => navigate(login), redirectMs);
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
        {`${t('authentication.registration.success.verify')} ${t('authentication.registration.success.redirect')}`}
      </Typography>
    </>
  );
}
