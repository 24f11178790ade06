import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/config/paths.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { FormPage } from '../form-page.tsx';
import { NextStep } from '../next-step.tsx';
import { FailedLink, linkErrorKey } from './failed-link.tsx';
import { NewPassword } from './new-password.tsx';
import { useMailedLink } from './redeem-mailed-link.ts';

const labels = {
  'verify-email': 'authentication.action.confirmEmail',
  'change-email': 'authentication.action.changeEmail',
  'recover-email': 'authentication.action.recoverEmail',
  'remove-second-factor': 'authentication.action.removeSecondFactor',
} as const;

const outcomes = {
  'verify-email': 'authentication.action.emailVerified',
  'change-email': 'authentication.action.emailChanged',
  'recover-email': 'authentication.action.emailRecovered',
  'remove-second-factor': 'authentication.action.secondFactorRemoved',
} as const;

export default function MailedLinkPage() {
  const { t } = useTranslation();
  const { state, redeem } = useMailedLink();
  const resetEmail =
    state.status === 'ready' && state.link.action === 'reset-password' ? state.email : undefined;
  const title = () => {
    if (state.status === 'failed') return t('authentication.action.failedTitle');
    return resetEmail === undefined
      ? t('authentication.action.title')
      : t('authentication.action.newPasswordTitle');
  };
  return (
    <FormPage
      title={title()}
      description={t('authentication.action.description')}
      introduction={
        resetEmail !== undefined && t('authentication.action.newPasswordFor', { email: resetEmail })
      }
    >
      <Content state={state} redeem={redeem} />
    </FormPage>
  );
}

function Content({ state, redeem }: ReturnType<typeof useMailedLink>) {
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
          label={t(labels[action], { email })}
          onConfirm={() => redeem({ ...link, action }, email)}
        />
      );
    }
    case 'done':
      return (
        <NextStep
          severity="success"
          message={t(outcomes[state.action], { email: state.email })}
          {...(state.action === 'verify-email' || state.action === 'change-email'
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

function ConfirmLink({ label, onConfirm }: { label: string; onConfirm: () => Promise<void> }) {
  const { t } = useTranslation();
  const form = useForm({ names: [], read: () => ({}), validate: () => ({}), send: onConfirm });
  return (
    <Stack component="form" spacing={2} {...form.elementProps}>
      <FormAlert failure={form.failure && t(linkErrorKey(form.failure.error))} />
      <SubmitButton label={label} busyLabel={label} busy={form.busy} />
    </Stack>
  );
}
