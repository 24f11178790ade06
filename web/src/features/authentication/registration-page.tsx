import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { prepareIdentityService } from '../../shared/session/identity-service.ts';
import { FormPage } from './form-page.tsx';
import { PageLink } from './page-link.tsx';
import { RegistrationSuccess } from './registration-success.tsx';

interface RegistrationPageProps {
  registered: boolean;
  form: React.ReactNode;
}

export function RegistrationPage({ registered, form }: RegistrationPageProps) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const login = paths.login(search.get('returnTo') ?? undefined);
  useEffect(prepareIdentityService, []);
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
