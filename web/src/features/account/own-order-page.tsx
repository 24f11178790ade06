import Container from '@mui/material/Container';
import MuiLink from '@mui/material/Link';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { lazyChunk } from '../../shared/loading/load-chunk.ts';
import { RecordsSkeleton } from '../../shared/loading/records-skeleton.tsx';
import { RequireSignIn } from '../../shared/session/require-sign-in.tsx';
import { standaloneLink } from '../../shared/theme/touch-target.ts';
import { Link } from '../../shared/ui/link.tsx';

const OwnOrder = lazyChunk('own-order', () => import('./own-order.tsx'));

export default function OwnOrderPage() {
  const { t } = useTranslation();
  const { orderId = '' } = useParams();
  return (
    <RequireSignIn>
      {(user) => (
        <Container maxWidth="lg" sx={{ py: 3, minHeight: '70vh' }}>
          <MuiLink component={Link} to={paths.account()} sx={standaloneLink}>
            {t('account.tabs.back')}
          </MuiLink>
          <Suspense fallback={<RecordsSkeleton />}>
            {user ? <OwnOrder uid={user.uid} orderId={orderId} /> : <RecordsSkeleton />}
          </Suspense>
        </Container>
      )}
    </RequireSignIn>
  );
}
