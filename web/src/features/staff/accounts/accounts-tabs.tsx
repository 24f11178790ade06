import { type AccountStatus, accountStatus } from '@dental-shop/domain/account/account-status';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/config/paths.ts';
import { Link } from '../../../shared/ui/link.tsx';

interface AccountsTabsProps {
  /** Undefined during a search, which covers all statuses. */
  current: AccountStatus | undefined;
}

export function AccountsTabs({ current }: AccountsTabsProps) {
  const { t } = useTranslation('staff');
  return (
    <Tabs
      value={current ?? false}
      aria-label={t('accounts.tabsLabel')}
      variant="scrollable"
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {accountStatus.options.map((status) => (
        <Tab
          key={status}
          value={status}
          label={<span>{t(`accounts.tabs.${status}`)}</span>}
          component={Link}
          to={paths.staffAccounts({ status })}
          sx={{ minHeight: 48 }}
        />
      ))}
    </Tabs>
  );
}
