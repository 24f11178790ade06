import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { lazyChunk } from '../../shared/loading/load-chunk.ts';
import { RecordsSkeleton } from '../../shared/loading/records-skeleton.tsx';
import { useDocumentHead } from '../../shared/page-data/document-head.ts';
import { RequireSignIn } from '../../shared/session/require-sign-in.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { AccountTabs, defaultTab, tabId } from './account-tabs.tsx';
import { ApprovalBanner } from './approval-banner.tsx';

export default function AccountPage() {
  const { t } = useTranslation();
  useDocumentHead({ title: t('account.title'), description: t('account.description') });
  const [search] = useSearchParams();
  const panelId = useId();
  const tab = search.get('tab') ?? defaultTab;
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <Container maxWidth="lg" sx={{ py: 3, minHeight: '70vh' }}>
      <Typography variant="h1" sx={{ mb: 1 }}>
        {t('account.title')}
      </Typography>
      {/* Deleting the account ends the session, but the customer still has to read the confirmation. */}
      <RequireSignIn staysOnSignOut={isDeleting}>
        {(user) => (
          <>
            {user && <ApprovalBanner uid={user.uid} />}
            <AccountTabs current={tab} panelId={panelId} />
            <Box role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, tab)}>
              {user ? (
                // The key makes React show the skeleton instead of the previous tab while the next one loads.
                <Suspense key={tab} fallback={<RecordsSkeleton />}>
                  <TabContent tab={tab} uid={user.uid} onDelete={() => setIsDeleting(true)} />
                </Suspense>
              ) : (
                <RecordsSkeleton />
              )}
            </Box>
          </>
        )}
      </RequireSignIn>
      {isDeleting && (
        <Suspense>
          <DeleteAccountDialog onCancel={() => setIsDeleting(false)} />
        </Suspense>
      )}
    </Container>
  );
}

const OrdersTab = lazyChunk('orders-tab', () => import('./orders-tab.tsx'));
const BuyAgainTab = lazyChunk('buy-again-tab', () => import('./buy-again-tab.tsx'));
const ListsTab = lazyChunk('lists-tab', () => import('./lists/lists-tab.tsx'));
const InfoTab = lazyChunk('info-tab', () => import('./info-tab.tsx'));
const PaymentMethodsTab = lazyChunk(
  'payment-methods-tab',
  () => import('./payment-methods-tab.tsx'),
);
const TransactionsTab = lazyChunk('transactions-tab', () => import('./transactions-tab.tsx'));
const DeleteAccountDialog = lazyChunk(
  'delete-account-dialog',
  () => import('./delete-account-dialog.tsx'),
);

function TabContent({ tab, uid, onDelete }: { tab: string; uid: string; onDelete: () => void }) {
  const { t } = useTranslation();
  switch (tab) {
    case 'orders':
      return <OrdersTab uid={uid} />;
    case 'buy-again':
      return <BuyAgainTab uid={uid} />;
    case 'lists':
      return <ListsTab uid={uid} />;
    case 'info':
      return <InfoTab uid={uid} onDelete={onDelete} />;
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
