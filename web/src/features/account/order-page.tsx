import Container from '@mui/material/Container';
import MuiLink from '@mui/material/Link';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { loadChunk } from '../../shared/loading/load-chunk.ts';
import { RecordsSkeleton } from '../../shared/loading/records-skeleton.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { standaloneLink } from '../../shared/theme/touch-target.ts';
import { Link } from '../../shared/ui/link.tsx';

/** A chunk of its own: it brings the full Firestore SDK and ReactFire. */
const OwnOrder = lazy(() => loadChunk('own-order', () => import('./own-order.tsx')));

/** The page of one order for its customer. */
export default function OrderPage() {
  const { t } = useTranslation();
  const { orderId = '' } = useParams();
  const session = useSession();
  if (session.status === 'signed-out') {
    return <Navigate to={paths.login(paths.order(orderId))} replace />;
  }
  return (
    <Container maxWidth="lg" sx={{ py: 3, minHeight: '70vh' }}>
      <MuiLink component={Link} to={paths.account()} sx={standaloneLink}>
        {t('account.tabs.back')}
      </MuiLink>
      {session.status === 'signed-in' ? (
        <Suspense fallback={<RecordsSkeleton />}>
          <OwnOrder uid={session.user.uid} orderId={orderId} />
        </Suspense>
      ) : (
        <RecordsSkeleton />
      )}
    </Container>
  );
}
