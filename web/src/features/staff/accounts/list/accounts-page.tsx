import { readFindQuery } from '@dental-shop/domain/find/find-query';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { limit, orderBy, query, where } from 'firebase/firestore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFirestore } from 'reactfire';
import { users } from '../../../../shared/firestore/collections.ts';
import { useDocumentHead } from '../../../../shared/page-data/document-head.ts';
import { Link } from '../../../../shared/ui/link.tsx';
import { LiveRegion } from '../../../../shared/ui/live-region.tsx';
import { accountName } from '../../account-name.ts';
import { ListSearch } from '../../list-search/list-search.tsx';
import { useListSearch } from '../../list-search/use-list-search.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { staffPaths } from '../../staff-paths.ts';
import { staffQuery } from '../../staff-queries.ts';
import { useTablePages } from '../../table/use-table-pages.tsx';
import { useOfficeDay } from '../../time/use-office-day.ts';
import { useLiveCollection } from '../../use-live-collection.ts';
import {
  type AccountsFilter,
  type AccountsTab,
  accountsQuery,
  accountsTabs,
  readTab,
} from '../accounts-query.ts';
import { AccountDecisionDialog } from '../decisions/account-decision-dialog.tsx';
import { DecisionOutcome } from '../decisions/decision-outcome.tsx';
import { type DecisionMessages, useDecisionMessages } from '../decisions/use-decision-messages.ts';
import { useDecisions } from '../decisions/use-decisions.ts';
import { AccountsList, type AccountsListProps } from './accounts-list.tsx';
import { FoundAccounts } from './found-accounts.tsx';

export default function AccountsPage() {
  const { t } = useTranslation('staff');
  useDocumentHead({ title: t('accounts.title'), description: t('accounts.description') });
  const [parameters] = useSearchParams();
  const [search, setSearch] = useListSearch();
  const tab = readTab(parameters.get('status'));
  const registered = useNewRegistration();
  const messages = useDecisionMessages();
  return (
    <Stack spacing={1}>
      <PageHeader title={t('accounts.title')}>
        <AccountsTabs current={search === '' ? tab : undefined} />
        <ListSearch
          label={t('accounts.search')}
          hint={t('accounts.searchHint')}
          search={search}
          onSearch={setSearch}
        />
      </PageHeader>
      <LiveRegion
        message={registered === undefined ? '' : t('accounts.arrived', { name: registered })}
      />
      <Review key={`${tab} ${search}`} tab={tab} search={search} messages={messages} />
      <DecisionOutcome messages={messages} />
      <AccountDecisionDialog messages={messages} />
    </Stack>
  );
}

interface ReviewProps extends AccountsFilter {
  messages: DecisionMessages;
}

/** Needs a new `key` for each list. */
function Review({ tab, search, messages }: ReviewProps) {
  const { t } = useTranslation('staff');
  const decisions = useDecisions(messages);
  const find = readFindQuery(search);
  if (search !== '' && !find) return <Typography>{t('accounts.searchTooShort')}</Typography>;
  const listProps = { filter: { tab, search }, decisions };
  return find ? <FoundAccounts find={find} {...listProps} /> : <AccountsOfTab {...listProps} />;
}

function AccountsOfTab(props: Omit<AccountsListProps, 'pages'>) {
  const ordered = accountsQuery(useFirestore(), props.filter.tab, useOfficeDay());
  return <AccountsList pages={useTablePages(ordered)} {...props} />;
}

function useNewRegistration(): string | undefined {
  const pending = query(users(useFirestore()), where('status', '==', 'pending'));
  // Waits for the server: if a cached result came first, the server's newest account would look like a new
  // registration.
  const data = useLiveCollection(query(pending, orderBy('createdAt', 'desc'), limit(1)));
  const isLoaded = typeof data !== 'string';
  const [newest] = isLoaded ? data.docs : [];
  const createdMs = newest?.data().createdAt.toMillis() ?? 0;
  const [initialNewestMs, setInitialNewestMs] = useState<number>();
  if (isLoaded && initialNewestMs === undefined) {
    setInitialNewestMs(createdMs);
  }
  if (!newest || initialNewestMs === undefined) return undefined;
  if (createdMs <= initialNewestMs) return undefined;
  return accountName({ ...newest.data(), id: newest.id });
}

export function AccountsTabs({ current }: { current: AccountsTab | undefined }) {
  const { t } = useTranslation('staff');
  // The navigation fetches the counts.
  const { data } = useQuery({ ...staffQuery('readWorkCounts', {}), enabled: false });
  const labelOf = (tab: AccountsTab) => {
    const area = t(`accounts.tabs.${tab}`);
    const count = (tab === 'expiring' && data?.expiringLicenses) || 0;
    return count > 0 ? t('shell.areaWithCount', { area, count }) : area;
  };
  return (
    <Tabs
      value={current ?? false}
      aria-label={t('accounts.tabsLabel')}
      variant="scrollable"
      // The tabs scroll only on phones, which never show the buttons. On wider screens, MUI sometimes showed them anyway.
      scrollButtons={false}
      sx={{ minWidth: 0, maxWidth: '100%', minHeight: 44 }}
    >
      {accountsTabs.map((tab) => (
        <Tab
          key={tab}
          value={tab}
          label={<span>{labelOf(tab)}</span>}
          component={Link}
          to={staffPaths.accounts({ status: tab })}
          sx={{ minWidth: 0, minHeight: 44, px: 1.25 }}
        />
      ))}
    </Tabs>
  );
}
