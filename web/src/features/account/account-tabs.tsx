import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/config/paths.ts';
import { scrollEdges } from '../../shared/theme/scroll-edges.ts';
import { Link } from '../../shared/ui/link.tsx';

/** Excludes the transactions tab, which is reachable only by URL. */
const tabs = ['orders', 'buy-again', 'lists', 'info', 'payment-methods'] as const;
const labels = {
  orders: 'account.tabs.orders',
  'buy-again': 'account.tabs.buyAgain',
  lists: 'account.tabs.lists',
  info: 'account.tabs.info',
  'payment-methods': 'account.tabs.paymentMethods',
} as const;

export const defaultTab = 'orders';

export function tabId(panelId: string, tab: string): string | undefined {
  return tabs.some((entry) => entry === tab) ? `${panelId}-${tab}` : undefined;
}

export function AccountTabs({ current, panelId }: { current: string; panelId: string }) {
  const { t } = useTranslation();
  const selected = tabs.find((tab) => tab === current) ?? false;
  return (
    <Tabs
      value={selected}
      aria-label={t('account.tabs.label')}
      variant="scrollable"
      sx={{ borderBottom: 1, borderColor: 'divider', mb: 3, '& .MuiTabs-scroller': scrollEdges }}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab}
          value={tab}
          id={tabId(panelId, tab)}
          aria-controls={panelId}
          label={<span>{t(labels[tab])}</span>}
          component={Link}
          to={paths.account(tab)}
          sx={{ px: { xs: 1, sm: 2 } }}
        />
      ))}
    </Tabs>
  );
}
