import type { Answers } from '@dental-shop/domain/certification/grade-quiz';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/config/paths.ts';
import { loadWithRetry } from '../../../shared/loading/load-chunk.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FallbackBoundary } from '../../../shared/ui/fallbacks/fallback-boundary.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { CertificateMessage } from './certificate-message.tsx';

const EarnCertificate = lazy(() => loadWithRetry(() => import('./earn-certificate.tsx')));

export function CertificateStep({ answers }: { answers: Answers }) {
  const { t } = useTranslation('quiz');
  const session = useSession();
  switch (session.status) {
    case 'loading':
      return null;
    case 'signed-out':
      return (
        <CertificateMessage message={t('visitor')}>
          <Button component={Link} to={paths.login(paths.certification)} variant="contained">
            {t('signIn')}
          </Button>
          <Button component={Link} to={paths.createAccount(paths.certification)} variant="outlined">
            {t('register')}
          </Button>
        </CertificateMessage>
      );
    case 'signed-in': {
      const { uid } = session.user;
      return (
        <FallbackBoundary key={uid} fallback={<NotLoaded />}>
          <Suspense fallback={<CertificateMessage message={t('marking')} />}>
            <EarnCertificate uid={uid} answers={answers} />
          </Suspense>
        </FallbackBoundary>
      );
    }
  }
}

function NotLoaded() {
  const { t } = useTranslation('quiz');
  return (
    <CertificateMessage message={t('failure.failed')}>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t('retry')}
      </Button>
    </CertificateMessage>
  );
}
