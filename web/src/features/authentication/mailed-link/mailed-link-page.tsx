import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/config/paths.ts';
import { FormPage } from '../form-page.tsx';
import { NextStep } from '../next-step.tsx';
import { ConfirmLink } from './confirm-link.tsx';
import { FailedLink } from './failed-link.tsx';
import { NewPassword } from './new-password.tsx';
import { useMailedLink } from './use-mailed-link.ts';

const titles = {
  'reset-password': 'authentication.action.newPasswordTitle',
  'verify-email': 'authentication.action.verifyEmail.title',
  'recover-email': 'authentication.action.recoverEmail.title',
  'remove-second-factor': 'authentication.action.removeSecondFactor.title',
} as const;

const introductions = {
  'reset-password': 'authentication.action.newPasswordFor',
  'verify-email': 'authentication.action.verifyEmail.introduction',
  'recover-email': 'authentication.action.recoverEmail.introduction',
  'remove-second-factor': 'authentication.action.removeSecondFactor.introduction',
} as const;

const labels = {
  'verify-email': 'authentication.action.verifyEmail.submit',
  'recover-email': 'authentication.action.recoverEmail.submit',
  'remove-second-factor': 'authentication.action.removeSecondFactor.submit',
} as const;

const outcomes = {
  'verify-email': 'authentication.action.emailVerified',
  'recover-email': 'authentication.action.emailRecovered',
  'remove-second-factor': 'authentication.action.secondFactorRemoved',
} as const;

/** Opens from links in account emails, which reset a password, verify an email, or undo a change. */
export default function MailedLinkPage() {
  const { t } = useTranslation();
  const { state, act } = useMailedLink();
  const title = () => {
    if (state.status === 'ready') return t(titles[state.link.action]);
    return t(
      state.status === 'failed'
        ? 'authentication.action.failedTitle'
        : 'authentication.action.title',
    );
  };
  return (
    <FormPage
      title={title()}
      description={t('authentication.action.description')}
      introduction={
        state.status === 'ready' && t(introductions[state.link.action], { email: state.email })
      }
    >
      <Content state={state} act={act} />
    </FormPage>
  );
}

function Content({ state, act }: ReturnType<typeof useMailedLink>) {
  const { t } = useTranslation();
  switch (state.status) {
    case 'checking':
      return (
        <div role="status" aria-label={t('authentication.action.checking')}>
          <Skeleton variant="rounded" height={180} />
        </div>
      );
    case 'ready': {
      const { link, email } = state;
      const { action } = link;
      return action === 'reset-password' ? (
        <NewPassword code={link.code} email={email} />
      ) : (
        <ConfirmLink
          label={t(labels[action])}
          busyLabel={t('authentication.action.submitting')}
          onConfirm={() => act({ ...link, action }, email)}
        />
      );
    }
    case 'done':
      return (
        <NextStep
          severity="success"
          message={t(outcomes[state.action], { email: state.email })}
          {...(state.action === 'verify-email'
            ? { to: paths.login(), label: t('authentication.action.signIn') }
            : { to: paths.forgotPassword, label: t('authentication.action.newPasswordTitle') })}
        />
      );
    case 'already-verified':
      return (
        <NextStep
          severity="success"
          message={t('authentication.action.alreadyVerified')}
          to={paths.login()}
          label={t('authentication.action.signIn')}
        />
      );
    case 'failed':
      return <FailedLink error={state.error} action={state.action} />;
  }
}
