import Container from '@mui/material/Container';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { lazyChunk } from '../../../shared/loading/load-chunk.ts';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { RequireSignIn } from '../../../shared/session/require-sign-in.tsx';
import { standaloneLink } from '../../../shared/theme/touch-target.ts';
import { Link } from '../../../shared/ui/link.tsx';

const NewReturn = lazyChunk('new-return', () => import('./new-return.tsx'));

export default function NewReturnPage() {
  const { t } = useTranslation('returns');
  const [search] = useSearchParams();
  const orderId = search.get('order');
  useDocumentHead({ title: t('form.title'), description: t('form.description') });
  return (
    <RequireSignIn>
      {(user) => (
        <Container maxWidth="md" sx={{ py: 3, minHeight: '70vh' }}>
          <MuiLink
            component={Link}
            to={orderId === null ? paths.account() : paths.order(orderId)}
            sx={standaloneLink}
          >
            {t(orderId === null ? 'backToOrders' : 'backToOrder')}
          </MuiLink>
          <Typography variant="h1">{t('form.title')}</Typography>
          <Suspense fallback={<RecordsSkeleton />}>
            {user ? <NewReturn uid={user.uid} orderId={orderId} /> : <RecordsSkeleton />}
          </Suspense>
        </Container>
      )}
    </RequireSignIn>
  );
}
