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
import { useStaffClaim } from '../../shared/session/use-stored-claims.ts';
import { EmptyState } from '../../shared/ui/fallbacks/empty-state.tsx';
import { AccountTabs, defaultTab, tabId } from './account-tabs.tsx';
import { ApprovalBanner } from './approval-banner.tsx';

export default function OwnAccountPage() {
  const { t } = useTranslation();
  useDocumentHead({ title: t('account.title'), description: t('account.description') });
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <Container maxWidth="lg" sx={{ py: 3, minHeight: '70vh' }}>
      <Typography variant="h1" sx={{ mb: 1 }}>
        {t('account.title')}
      </Typography>
      {/* Deleting the account ends the session, but the customer still has to read the confirmation. */}
      <RequireSignIn staysOnSignOut={isDeleting}>
        {(user) => <AccountContent uid={user?.uid} onDelete={() => setIsDeleting(true)} />}
      </RequireSignIn>
      {isDeleting && (
        <Suspense>
          <DeleteAccountDialog onCancel={() => setIsDeleting(false)} />
        </Suspense>
      )}
    </Container>
  );
}

interface AccountContentProps {
  uid: string | undefined;
  onDelete: () => void;
}

function AccountContent({ uid, onDelete }: AccountContentProps) {
  const isStaff = useStaffClaim();
  if (uid === undefined || !isStaff) {
    return <CustomerAccount uid={uid} onDelete={onDelete} firstTab={defaultTab} />;
  }
  return (
    <Suspense fallback={<RecordsSkeleton />}>
      <StaffAccount
        uid={uid}
        signIn={<InfoTab uid={uid} onDelete={onDelete} />}
        // Staff rarely order, so they'd only see that they have no orders.
        customer={<CustomerAccount uid={uid} onDelete={onDelete} firstTab="info" />}
      />
    </Suspense>
  );
}

function CustomerAccount({ uid, onDelete, firstTab }: AccountContentProps & { firstTab: string }) {
  const [search] = useSearchParams();
  const panelId = useId();
  const tab = search.get('tab') ?? firstTab;
  return (
    <>
      {uid !== undefined && <ApprovalBanner uid={uid} />}
      <AccountTabs current={tab} panelId={panelId} />
      <Box role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, tab)}>
        {uid !== undefined ? (
          // The key makes React show the skeleton instead of the previous tab while the next one loads.
          <Suspense key={tab} fallback={<RecordsSkeleton />}>
            <TabContent tab={tab} uid={uid} onDelete={onDelete} />
          </Suspense>
        ) : (
          <RecordsSkeleton />
        )}
      </Box>
    </>
  );
}

const StaffAccount = lazyChunk('staff-account', () => import('./staff-account.tsx'));
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
