import { type CertificateResponse, certificateResponse } from '@dental-shop/domain/api/certificate';
import { apiPaths } from '@dental-shop/domain/api/paths';
import type { Answers } from '@dental-shop/domain/certification/grade-quiz';
import { formatDate } from '@dental-shop/domain/language/locales';
import { QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/api-client.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { paths } from '../../../shared/config/paths.ts';
import { CertificateButton } from '../../../shared/downloads/certificate-button.tsx';
import { errorCode, messageKey } from '../../../shared/forms/message-key.ts';
import { waitMinutes } from '../../../shared/forms/wait-minutes.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { officeContacts } from '../../../shared/ui/contact-links/with-office-links.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { CertificateMessage } from './certificate-message.tsx';
import { clearAnswers } from './saved-answers.ts';

const failures = {
  'app-check-required': 'failure.unverified',
  'too-many-requests': 'failure.tooMany',
  'account-closed': 'failure.closed',
  'not-registered': 'failure.notRegistered',
  'sign-in-required': 'failure.signIn',
  network: 'failure.offline',
  timeout: 'failure.offline',
} as const;

export const certificateFailure = (error: unknown) =>
  messageKey(errorCode(error), failures, 'failure.failed');

/** Safe to retry: if the user already has a certificate, the server returns it. */
const certificateQuery = (uid: string, answers: Answers) =>
  queryOptions({
    queryKey: ['certificate', uid, answers],
    queryFn: async () => {
      const { data } = await request(apiPaths.certificate, {
        method: 'POST',
        body: { answers },
        schema: certificateResponse,
      });
      clearAnswers();
      return data;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

interface EarnCertificateProps {
  uid: string;
  answers: Answers;
}

export default function EarnCertificate(props: EarnCertificateProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <GradedAnswers {...props} />
    </QueryClientProvider>
  );
}

function GradedAnswers({ uid, answers }: EarnCertificateProps) {
  const { t } = useTranslation('quiz');
  const { data, error, refetch } = useQuery(certificateQuery(uid, answers));
  if (data) return <Certificate {...data} />;
  if (!error) return <CertificateMessage message={t('marking')} />;
  const failure = certificateFailure(error);
  return (
    <CertificateMessage message={t(failure, { minutes: waitMinutes(error), ...officeContacts })}>
      <NextStep failure={failure} onRetry={() => void refetch()} />
    </CertificateMessage>
  );
}

interface NextStepProps {
  failure: ReturnType<typeof certificateFailure>;
  onRetry: () => void;
}

function NextStep({ failure, onRetry }: NextStepProps) {
  const { t } = useTranslation('quiz');
  switch (failure) {
    case 'failure.closed':
      return (
        <Button component={Link} to={paths.contact} variant="contained">
          {t('contact')}
        </Button>
      );
    // No button, because retrying doesn't help.
    case 'failure.unverified':
      return null;
    case 'failure.notRegistered':
      return (
        <Button component={Link} to={paths.createAccount(paths.certification)} variant="contained">
          {t('register')}
        </Button>
      );
    default:
      return (
        <Button variant="contained" onClick={onRetry}>
          {t('retry')}
        </Button>
      );
  }
}

function Certificate({ right, certificate, isNew }: CertificateResponse['data']) {
  const { t, i18n } = useTranslation('quiz');
  // The server may have a newer version of the quiz, with different correct answers.
  if (!certificate) return <CertificateMessage message={t('notPassed', { right })} />;
  const { number, score, questions, passedAt } = certificate;
  const date = formatDate(new Date(passedAt), 'day', i18n.language);
  return (
    <CertificateMessage
      message={isNew ? t('earned') : t('kept', { date, score, count: questions })}
    >
      <CertificateButton number={number} variant="contained" />
      <Button component={Link} to={paths.account('info')} variant="outlined">
        {t('account')}
      </Button>
    </CertificateMessage>
  );
}
