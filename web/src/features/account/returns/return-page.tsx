import Container from '@mui/material/Container';
import MuiLink from '@mui/material/Link';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { lazyChunk } from '../../../shared/loading/load-chunk.ts';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { RequireSignIn } from '../../../shared/session/require-sign-in.tsx';
import { standaloneLink } from '../../../shared/theme/touch-target.ts';
import { Link } from '../../../shared/ui/link.tsx';

const OwnReturn = lazyChunk('own-return', () => import('./own-return.tsx'));

export default function ReturnPage() {
  const { t } = useTranslation('returns');
  const { rmaNumber = '' } = useParams();
  return (
    <RequireSignIn>
      {(user) => (
        <Container maxWidth="lg" sx={{ py: 3, minHeight: '70vh' }}>
          <MuiLink component={Link} to={paths.account('returns')} sx={standaloneLink}>
            {t('back')}
          </MuiLink>
          <Suspense fallback={<RecordsSkeleton />}>
            {user ? <OwnReturn uid={user.uid} rmaNumber={rmaNumber} /> : <RecordsSkeleton />}
          </Suspense>
        </Container>
      )}
    </RequireSignIn>
  );
}
