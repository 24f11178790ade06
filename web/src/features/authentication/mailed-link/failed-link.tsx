import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { sentenceKey } from '../../../shared/forms/sentence-key.ts';
import { identityCode, identitySentences } from '../../../shared/session/identity-errors.ts';
import { NextStep } from '../next-step.tsx';
import type { MailedLink } from './parse-mailed-link.ts';

const sentences = {
  ...identitySentences,
  'weak-password': 'authentication.registrationErrors.weak-password',
} as const;

export const linkErrorKey = (error: unknown) =>
  sentenceKey(identityCode(error), sentences, 'authentication.action.failed');

interface FailedLinkProps {
  error: unknown;
  action: MailedLink['action'] | undefined;
}

/** Why a mailed link did not work, and what to do about it. */
export function FailedLink({ error, action }: FailedLinkProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const message = t(linkErrorKey(error));
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
  // Only the link to a new password is sent on request; the office helps with the others.
  return action === 'reset-password' || action === undefined ? (
    <NextStep
      severity="error"
      message={message}
      to={paths.forgotPassword}
      label={t('authentication.action.requestNewLink')}
    />
  ) : (
    <NextStep
      severity="error"
      message={message}
      to={paths.contact}
      label={t('authentication.action.contactUs')}
    />
  );
}
