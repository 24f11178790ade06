import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { messageKey } from '../../../shared/forms/message-key.ts';
import {
  identityCode,
  identityMessages,
  isTemporary,
} from '../../../shared/session/identity-errors.ts';
import { NextStep } from '../next-step.tsx';
import type { MailedAction } from './parse-mailed-link.ts';

const messages = {
  ...identityMessages,
  'weak-password': 'authentication.registrationErrors.weak-password',
} as const;

export const linkErrorKey = (error: unknown) =>
  messageKey(identityCode(error), messages, 'authentication.action.failed');

interface FailedLinkProps {
  error: unknown;
  action: MailedAction | undefined;
}

export function FailedLink({ error, action }: FailedLinkProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const message = t(linkErrorKey(error));
  if (isTemporary(error)) {
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
  return <NextStep severity="error" message={message} {...nextStep(action, t)} />;
}

// Customers can request a new verification link on the account page. For links in Firebase's own emails, only the
// office can help.
function nextStep(action: MailedAction | undefined, t: TFunction): { to: string; label: string } {
  switch (action) {
    case 'verify-email':
    case 'change-email':
      return {
        to: paths.login(paths.account('info')),
        label: t('authentication.action.requestNewLink'),
      };
    case 'recover-email':
    case 'remove-second-factor':
      return { to: paths.contact, label: t('authentication.action.contactUs') };
    default:
      return { to: paths.forgotPassword, label: t('authentication.action.requestNewLink') };
  }
}
