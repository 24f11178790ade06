import {
  type VerificationMailRequest,
  verificationMailResponse,
} from '@dental-shop/domain/api/email-verification';
import { apiPaths } from '@dental-shop/domain/api/paths';
import Alert from '@mui/material/Alert';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../shared/api/api-client.ts';
import { describeFailure } from '../../shared/forms/describe-failure.ts';
import { errorCode, sentenceKey } from '../../shared/forms/sentence-key.ts';
import { waitMinutes } from '../../shared/forms/wait-minutes.ts';
import { useCurrentLanguage } from '../../shared/i18n/use-current-language.ts';
import { identityService } from '../../shared/session/identity-service.ts';
import { Button } from '../../shared/ui/button.tsx';

type Sending = { status: 'idle' | 'busy' | 'sent' } | { status: 'failed'; error: unknown };

/** Undefined until it is known. It is only a hint: where the question fails, nothing is said. */
export function useIsUnverified(): boolean | undefined {
  const [isUnverified, setIsUnverified] = useState<boolean>();
  useEffect(() => {
    identityService()
      .then(({ hasVerifiedEmail }) => hasVerifiedEmail())
      .then((isVerified) => setIsUnverified(!isVerified))
      .catch((error: unknown) => {
        console.warn('Whether the email is verified is not known.', describeFailure(error));
        setIsUnverified(false);
      });
  }, []);
  return isUnverified;
}

const failures = { 'too-many-requests': 'account.verification.tooMany' } as const;

const failureKey = (error: unknown) =>
  sentenceKey(errorCode(error), failures, 'account.verification.failed');

/** Says that the email is not verified, and sends the link again. */
export function EmailVerification() {
  const { t } = useTranslation();
  const language = useCurrentLanguage();
  const [sending, setSending] = useState<Sending>({ status: 'idle' });

  const outcome = useRef<HTMLDivElement>(null);
  async function send() {
    // The button cannot be pressed meanwhile, and goes once the link is sent: the focus would go with it.
    outcome.current?.focus();
    setSending({ status: 'busy' });
    try {
      await request(apiPaths.verificationMail, {
        method: 'POST',
        body: { language } satisfies VerificationMailRequest,
        schema: verificationMailResponse,
      });
      setSending({ status: 'sent' });
    } catch (error) {
      console.warn('The mail to verify an address was not sent.', describeFailure(error));
      setSending({ status: 'failed', error });
    }
  }

  const isSent = sending.status === 'sent';
  return (
    <Alert severity={isSent ? 'success' : 'info'} role="presentation" sx={{ mt: 3 }}>
      {!isSent && <div>{t('account.verification.missing')}</div>}
      <div ref={outcome} role="status" tabIndex={-1} style={{ outline: 'none' }}>
        {isSent && <span>{t('account.verification.sent')}</span>}
        {sending.status === 'failed' && (
          <span>{t(failureKey(sending.error), { minutes: waitMinutes(sending.error) })}</span>
        )}
      </div>
      {!isSent && (
        <Button
          variant="outlined"
          disabled={sending.status === 'busy'}
          onClick={send}
          sx={{ mt: 1 }}
        >
          {t(
            sending.status === 'busy'
              ? 'account.verification.sending'
              : 'account.verification.send',
          )}
        </Button>
      )}
    </Alert>
  );
}
