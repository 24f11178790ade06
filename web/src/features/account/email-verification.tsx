import {
  type VerificationMailRequest,
  verificationMailResponse,
} from '@dental-shop/domain/api/email-verification';
import { apiPaths } from '@dental-shop/domain/api/paths';
import type { Language } from '@dental-shop/domain/language/language';
import Alert from '@mui/material/Alert';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../shared/api/api-client.ts';
import { errorCode, messageKey } from '../../shared/forms/message-key.ts';
import { waitMinutes } from '../../shared/forms/wait-minutes.ts';
import { useCurrentLanguage } from '../../shared/i18n/use-current-language.ts';
import { identityService } from '../../shared/session/identity-service.ts';
import { Button } from '../../shared/ui/button.tsx';

/** Undefined while loading. A failed lookup counts as verified, because this only controls a hint. */
export function useIsUnverified(uid: string): boolean | undefined {
  const { data, isPending } = useQuery({
    queryKey: ['emailVerified', uid],
    queryFn: async () => (await identityService()).hasVerifiedEmail(),
  });
  return isPending ? undefined : data === false;
}

function useSendVerificationMail(language: Language) {
  return useMutation({
    mutationKey: ['sendVerificationMail'],
    mutationFn: () =>
      request(apiPaths.verificationMail, {
        method: 'POST',
        body: { language } satisfies VerificationMailRequest,
        schema: verificationMailResponse,
      }),
  });
}

const failures = { 'too-many-requests': 'account.verification.tooMany' } as const;

const failureKey = (error: unknown) =>
  messageKey(errorCode(error), failures, 'account.verification.failed');

export function EmailVerification() {
  const { t } = useTranslation();
  const { mutate, isPending, isSuccess, error } = useSendVerificationMail(useCurrentLanguage());
  const outcome = useRef<HTMLDivElement>(null);
  const send = () => {
    outcome.current?.focus();
    mutate();
  };
  return (
    <Alert severity={isSuccess ? 'success' : 'info'} role="presentation" sx={{ mt: 3 }}>
      {!isSuccess && <div>{t('account.verification.missing')}</div>}
      <div ref={outcome} role="status" tabIndex={-1} style={{ outline: 'none' }}>
        {isSuccess && <span>{t('account.verification.sent')}</span>}
        {error && <span>{t(failureKey(error), { minutes: waitMinutes(error) })}</span>}
      </div>
      {!isSuccess && (
        <Button variant="outlined" disabled={isPending} onClick={send} sx={{ mt: 1 }}>
          {t(isPending ? 'account.verification.sending' : 'account.verification.send')}
        </Button>
      )}
    </Alert>
  );
}
