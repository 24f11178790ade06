import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/config/paths.ts';
import { loadChunk } from '../../shared/loading/load-chunk.ts';
import { RecordsSkeleton } from '../../shared/loading/records-skeleton.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { InfoTab } from './info-tab.tsx';
import { PaymentMethodsTab } from './payment-methods-tab.tsx';
import { TransactionsTab } from './transactions-tab.tsx';

const OrdersTab = lazy(() => loadChunk('orders-tab', () => import('./orders-tab.tsx')));

export function TabContent({ tab, uid }: { tab: string; uid: string }) {
  const { t } = useTranslation();
  switch (tab) {
    case 'orders':
      return (
        <Suspense fallback={<RecordsSkeleton />}>
          <OrdersTab uid={uid} />
        </Suspense>
      );
    case 'info':
      return <InfoTab uid={uid} />;
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
