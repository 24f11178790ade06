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

const OwnList = lazyChunk('own-list', () => import('./own-list.tsx'));

export default function ListPage() {
  const { t } = useTranslation('lists');
  const { number = '' } = useParams();
  return (
    <RequireSignIn>
      {(user) => (
        <Container maxWidth="lg" sx={{ py: 3, minHeight: '70vh' }}>
          <MuiLink component={Link} to={paths.account('lists')} sx={standaloneLink}>
            {t('back')}
          </MuiLink>
          <Suspense fallback={<RecordsSkeleton />}>
            {user ? <OwnList key={number} uid={user.uid} number={number} /> : <RecordsSkeleton />}
          </Suspense>
        </Container>
      )}
    </RequireSignIn>
  );
}
