import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/config/paths.ts';
import { FormPage } from '../form-page.tsx';
import { NextStep } from '../next-step.tsx';
import { FailedLink } from './failed-link.tsx';
import { NewPassword } from './new-password.tsx';
import { useMailedLink } from './use-mailed-link.ts';

const titles = {
  checking: 'authentication.action.title',
  'new-password': 'authentication.action.newPasswordTitle',
  'email-verified': 'authentication.action.title',
  'email-recovered': 'authentication.action.title',
  'second-factor-removed': 'authentication.action.title',
  failed: 'authentication.action.failedTitle',
} as const;

/** Where the links in Firebase Auth's mails lead: to a new password, a verified email, or one as it was before. */
export default function MailedLinkPage() {
  const { t } = useTranslation();
  const state = useMailedLink();
  return (
    <FormPage
      title={t(titles[state.status])}
      description={t('authentication.action.description')}
      introduction={
        state.status === 'new-password' &&
        t('authentication.action.newPasswordFor', { email: state.email })
      }
    >
      {state.status === 'checking' && (
        <div role="status" aria-label={t('authentication.action.checking')}>
          <Skeleton variant="rounded" height={180} />
        </div>
      )}
      {state.status === 'new-password' && <NewPassword code={state.code} email={state.email} />}
      {state.status === 'email-verified' && (
        <NextStep
          severity="success"
          message={t('authentication.action.emailVerified')}
          to={paths.login()}
          label={t('authentication.action.signIn')}
        />
      )}
      {(state.status === 'email-recovered' || state.status === 'second-factor-removed') && (
        <NextStep
          severity="success"
          message={
            state.status === 'email-recovered'
              ? t('authentication.action.emailRecovered', { email: state.email })
              : t('authentication.action.secondFactorRemoved')
          }
          to={paths.forgotPassword}
          label={t('authentication.action.newPasswordTitle')}
        />
      )}
      {state.status === 'failed' && <FailedLink error={state.error} action={state.action} />}
    </FormPage>
  );
}
