import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { useHydratedValue } from '../../../shared/loading/use-hydrated.ts';
import { useSignedInSession } from '../../../shared/session/use-session.ts';
import { useStaffClaim } from '../../../shared/session/use-stored-claims.ts';
import { FormPage } from '../form-page.tsx';
import { PageLink } from '../page-link.tsx';
import { LoginForm } from './login-form.tsx';
import { returnTarget } from './return-target.ts';

export default function LoginPage() {
  const { t } = useTranslation();
  const isSignedIn = useSignedInSession() !== undefined;
  const isStaff = useStaffClaim();
  const [search] = useSearchParams();
  const returnTo = search.get('returnTo');
  const hasEnded = useHydratedValue(search.has('ended'), false);

  if (isSignedIn) return <Navigate to={returnTarget(returnTo, isStaff)} replace />;
  return (
    <FormPage
      title={t('authentication.login.title')}
      description={t('authentication.login.description')}
    >
      {hasEnded && <Alert severity="info">{t('authentication.login.ended')}</Alert>}
      <LoginForm />
      <PageLink
        question={t('authentication.login.noAccount')}
        to={paths.createAccount(returnTo ?? undefined)}
      >
        {t('authentication.login.createAccount')}
      </PageLink>
    </FormPage>
  );
}
