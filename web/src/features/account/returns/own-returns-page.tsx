import Container from '@mui/material/Container';
import MuiLink from '@mui/material/Link';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { lazyChunk } from '../../../shared/loading/load-chunk.ts';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { RequireSignIn } from '../../../shared/session/require-sign-in.tsx';
import { standaloneLink } from '../../../shared/theme/touch-target.ts';
import { Link } from '../../../shared/ui/link.tsx';

const ReturnList = lazyChunk('return-list', () => import('./return-list.tsx'));
const NewReturn = lazyChunk('new-return', () => import('./new-return/new-return.tsx'));
const OwnReturn = lazyChunk('own-return', () => import('./own-return.tsx'));

/** The list, the form, and each return share one route, to keep the routing code of public pages small. */
export default function OwnReturnsPage() {
  const { '*': part = '' } = useParams();
  const [search] = useSearchParams();
  const orderId = search.get('order');
  return (
    <RequireSignIn>
      {(user) => (
        <Container maxWidth="lg" sx={{ py: 3, minHeight: '70vh' }}>
          <BackLink part={part} orderId={orderId} />
          <Suspense fallback={<RecordsSkeleton />}>
            {user ? <Part uid={user.uid} part={part} orderId={orderId} /> : <RecordsSkeleton />}
          </Suspense>
        </Container>
      )}
    </RequireSignIn>
  );
}

interface PartProps {
  /** Empty for the list, `new` for the form, or an RMA number. */
  part: string;
  orderId: string | null;
}

function Part({ uid, part, orderId }: PartProps & { uid: string }) {
  if (part === '') return <ReturnList uid={uid} />;
  if (part === 'new') return <NewReturn uid={uid} orderId={orderId} />;
  return <OwnReturn uid={uid} rmaNumber={part} />;
}

function BackLink({ part, orderId }: PartProps) {
  const { t } = useTranslation('returns');
  const target = () => {
    if (part === '') return { to: paths.account(), label: t('backToOrders') };
    if (part !== 'new') return { to: paths.returns, label: t('back') };
    if (orderId === null) return { to: paths.account(), label: t('backToOrders') };
    return { to: paths.order(orderId), label: t('backToOrder') };
  };
  const { to, label } = target();
  return (
    <MuiLink component={Link} to={to} sx={standaloneLink}>
      {label}
    </MuiLink>
  );
}
