import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/config/paths.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { FormPage } from '../form-page.tsx';
import { NextStep } from '../next-step.tsx';
import { FailedLink, linkErrorKey } from './failed-link.tsx';
import { NewPassword } from './new-password.tsx';
import type { MailedAction } from './parse-mailed-link.ts';
import { type MailedLinkState, useMailedLink } from './redeem-mailed-link.ts';

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
  return (
    <FormPage
      title={pageTitle(state, t)}
      description={t('authentication.action.description')}
      introduction={
        state.status === 'ready' &&
        setsPassword(state.link.action) &&
        t('authentication.action.newPasswordFor', { email: state.email })
      }
    >
      <Content state={state} redeem={redeem} />
    </FormPage>
  );
}

function setsPassword(action: MailedAction): action is 'reset-password' | 'accept-invitation' {
  return action === 'reset-password' || action === 'accept-invitation';
}

function pageTitle(state: MailedLinkState, t: TFunction): string {
  if (state.status === 'failed') return t('authentication.action.failedTitle');
  if (state.status !== 'ready') return t('authentication.action.title');
  switch (state.link.action) {
    case 'reset-password':
      return t('authentication.action.newPasswordTitle');
    case 'accept-invitation':
      return t('authentication.action.invitationTitle');
    default:
      return t('authentication.action.title');
  }
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
      return setsPassword(action) ? (
        <NewPassword code={link.code} email={email} isInvitation={action === 'accept-invitation'} />
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
