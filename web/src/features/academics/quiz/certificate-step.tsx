import type { CertificateResponse } from '@dental-shop/domain/api/certificate';
import type { Answers } from '@dental-shop/domain/certification/grade-quiz';
import { formatDate } from '@dental-shop/domain/language/locales';
import Box from '@mui/material/Box';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/config/paths.ts';
import { CertificateDownload } from '../../../shared/downloads/certificate-download.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { officeContacts, WithOfficeLinks } from '../../../shared/ui/with-office-links.tsx';

import { storeAnswers } from './stored-answers.ts';
import { type CertificateFailure, useCertificate } from './use-certificate.ts';

interface AnswersProps {
  /** One for each question, enough of them right. */
  answers: Answers;
}

/** Gives those who have passed their certificate; visitors sign in first. */
export function CertificateStep({ answers }: AnswersProps) {
  const session = useSession();
  switch (session.status) {
    case 'loading':
      return null;
    case 'signed-out':
      return <SignInFirst answers={answers} />;
    case 'signed-in':
      return <Earn key={session.user.uid} answers={answers} />;
  }
}

function SignInFirst({ answers }: AnswersProps) {
  const { t } = useTranslation('quiz');
  useEffect(() => storeAnswers(answers), [answers]);
  return (
    <Step sentence={t('visitor')}>
      <Button component={Link} to={paths.login(paths.certification)} variant="contained">
        {t('signIn')}
      </Button>
      <Button component={Link} to={paths.createAccount(paths.certification)} variant="outlined">
        {t('register')}
      </Button>
    </Step>
  );
}

function Earn({ answers }: AnswersProps) {
  const { t } = useTranslation('quiz');
  const { earning, retry } = useCertificate(answers);
  switch (earning.status) {
    case 'marking':
      return <Step sentence={t('marking')} />;
    case 'failed':
      return (
        <Step sentence={t(earning.failure, { minutes: earning.minutes, ...officeContacts })}>
          <WayOn failure={earning.failure} onRetry={retry} />
        </Step>
      );
    case 'marked':
      return <Marked {...earning.data} />;
  }
}

/** What to do after a failure: a retry does not help every account. */
function WayOn({ failure, onRetry }: { failure: CertificateFailure; onRetry: () => void }) {
  const { t } = useTranslation('quiz');
  switch (failure) {
    case 'failure.closed':
      return (
        <Button component={Link} to={paths.contact} variant="contained">
          {t('contact')}
        </Button>
      );
    // Another try fails for the same reason; the sentence says whom to call.
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

function Marked({ right, certificate, isNew }: CertificateResponse['data']) {
  const { t, i18n } = useTranslation('quiz');
  // The server may have a newer build, whose quiz has other right answers.
  if (!certificate) return <Step sentence={t('notPassed', { right })} />;
  const { number, score, questions, passedAt } = certificate;
  const date = formatDate(new Date(passedAt), 'day', i18n.language);
  return (
    <Step sentence={isNew ? t('earned') : t('kept', { date, score, count: questions })}>
      <CertificateDownload number={number} variant="contained" />
      <Button component={Link} to={paths.account('info')} variant="outlined">
        {t('account')}
      </Button>
    </Step>
  );
}

function Step({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <>
      <Box component="p" sx={{ m: 0, mt: 1 }}>
        <WithOfficeLinks>{sentence}</WithOfficeLinks>
      </Box>
      {children && (
        <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
      )}
    </>
  );
}
