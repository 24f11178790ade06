import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { identityCode } from '../../shared/session/identity-errors.ts';
import { actionErrorKey } from './action-errors.ts';
import type { ActionLink } from './action-link.ts';
import { NextStep } from './next-step.tsx';

interface FailedActionProps {
  error: unknown;
  action: ActionLink['action'] | undefined;
}

/** Why a mailed link did not work, and the way on, which depends on the reason. */
export function FailedAction({ error, action }: FailedActionProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const message = t(actionErrorKey(error));
  if (identityCode(error) === 'network-request-failed') {
    return (
      <NextStep
        severity="error"
        message={message}
        to={pathname + search}
        reloadDocument
        label={t('authentication.action.tryAgain')}
      />
    );
  }
  return action === 'verify-email' ? (
    <NextStep
      severity="error"
      message={message}
      to={paths.contact}
      label={t('authentication.action.contactUs')}
    />
  ) : (
    <NextStep
      severity="error"
      message={message}
      to={paths.forgotPassword}
      label={t('authentication.action.requestNewLink')}
    />
  );
}
