import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { loadChunk } from '../../shared/loading/load-chunk.ts';
import { RecordsSkeleton } from '../../shared/loading/records-skeleton.tsx';
import { useDocumentHead } from '../../shared/page-data/document-head.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { AccountTabs, defaultTab, tabId } from './account-tabs.tsx';
import { ApprovalBanner } from './approval-banner.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { InfoTab } from './info-tab.tsx';
import { PaymentMethodsTab } from './payment-methods-tab.tsx';
import { TransactionsTab } from './transactions-tab.tsx';
import { YourData } from './your-data.tsx';

export default function AccountPage() {
  const { t } = useTranslation();
  useDocumentHead({ title: t('account.title'), description: t('account.description') });
  const [search] = useSearchParams();
  const session = useSession();
  const panelId = useId();
  const tab = search.get('tab') ?? defaultTab;
  const [isDeleting, setIsDeleting] = useState(false);
  // A deletion signs its customer out before it is done, and they want to read that it was done.
  if (session.status === 'signed-out' && !isDeleting) {
    return <Navigate to={paths.login(paths.account())} replace />;
  }
  return (
    <Container maxWidth="lg" sx={{ py: 3, minHeight: '70vh' }}>
      <Typography variant="h1" sx={{ mb: 1 }}>
        {t('account.title')}
      </Typography>
      {session.status === 'signed-in' && <ApprovalBanner uid={session.user.uid} />}
      <AccountTabs current={tab} panelId={panelId} />
      <Box role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, tab)}>
        {session.status === 'signed-in' ? (
          <TabContent tab={tab} uid={session.user.uid} onDelete={() => setIsDeleting(true)} />
        ) : (
          <RecordsSkeleton />
        )}
      </Box>
      {isDeleting && <DeleteAccountDialog onCancel={() => setIsDeleting(false)} />}
    </Container>
  );
}

const OrdersTab = lazy(() => loadChunk('orders-tab', () => import('./orders-tab.tsx')));
const BuyAgainTab = lazy(() => loadChunk('buy-again-tab', () => import('./buy-again-tab.tsx')));
const ListsTab = lazy(() => loadChunk('lists-tab', () => import('./lists/lists-tab.tsx')));

interface TabContentProps {
  tab: string;
  uid: string;
  onDelete: () => void;
}

function TabContent({ tab, uid, onDelete }: TabContentProps) {
  const { t } = useTranslation();
  switch (tab) {
    case 'orders':
      return (
        <Suspense fallback={<RecordsSkeleton />}>
          <OrdersTab uid={uid} />
        </Suspense>
      );
    case 'buy-again':
      return (
        <Suspense fallback={<RecordsSkeleton />}>
          <BuyAgainTab uid={uid} />
        </Suspense>
      );
    case 'lists':
      return (
        <Suspense fallback={<RecordsSkeleton />}>
          <ListsTab uid={uid} />
        </Suspense>
      );
    case 'info':
      return (
        <InfoTab uid={uid}>
          <YourData onDelete={onDelete} />
        </InfoTab>
      );
    case 'payment-methods':
      return <PaymentMethodsTab uid={uid} />;
    case 'transactions':
      return <TransactionsTab uid={uid} />;
    default:
      return (
        <EmptyState next={{ to: paths.account(), label: t('account.tabs.back') }}>
          {t('account.tabs.unknown')}
        </EmptyState>
      );
  }
}
