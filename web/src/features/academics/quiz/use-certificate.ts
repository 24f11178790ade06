import type { CertificateResponse } from '@dental-shop/domain/api/certificate';
import type { Answers } from '@dental-shop/domain/certification/grade-quiz';
import { useEffect, useState } from 'react';
import { describeFailure } from '../../../shared/forms/describe-failure.ts';
import { errorCode, sentenceKey } from '../../../shared/forms/sentence-key.ts';
import { waitMinutes } from '../../../shared/forms/wait-minutes.ts';
import { forgetAnswers, storeAnswers } from './stored-answers.ts';

const failures = {
  'app-check-required': 'failure.unverified',
  'too-many-requests': 'failure.tooMany',
  'account-closed': 'failure.closed',
  'not-registered': 'failure.notRegistered',
  'sign-in-required': 'failure.signIn',
  network: 'failure.offline',
  timeout: 'failure.offline',
} as const;

/** What to say of answers that the server did not mark. */
export const certificateFailure = (error: unknown) =>
  sentenceKey(errorCode(error), failures, 'failure.failed');

export type CertificateFailure = ReturnType<typeof certificateFailure>;

type Earning =
  | { status: 'marking' }
  | { status: 'failed'; failure: CertificateFailure; minutes: number }
  | { status: 'marked'; data: CertificateResponse['data'] };

async function send(answers: Answers): Promise<CertificateResponse['data']> {
  // A chunk of its own: it brings zod, which the quiz does not wait for.
  const { requestCertificate } = await import('./request-certificate.ts');
  return requestCertificate(answers);
}

/** Has the server mark the signed-in user's answers; `retry` sends them again. */
export function useCertificate(answers: Answers): {
  earning: Earning;
  retry: () => void;
} {
  const [earning, setEarning] = useState<Earning>({ status: 'marking' });
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let awaited = true;
    const settle = (next: Earning) => {
      if (awaited) setEarning(next);
    };
    send(answers).then(
      (data) => {
        forgetAnswers();
        settle({ status: 'marked', data });
      },
      (error: unknown) => {
        console.warn('The quiz was not marked.', { attempt, ...describeFailure(error) });
        const failure = certificateFailure(error);
        // They are needed again after the registration, which is another page.
        if (failure === 'failure.notRegistered') storeAnswers(answers);
        settle({ status: 'failed', failure, minutes: waitMinutes(error) });
      },
    );
    return () => {
      awaited = false;
    };
  }, [answers, attempt]);

  const retry = () => {
    setEarning({ status: 'marking' });
    setAttempt((count) => count + 1);
  };
  return { earning, retry };
}
