import { type AccountStatus, accountStatus } from '@dental-shop/domain/account/account-status';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { limit, orderBy, query, where } from 'firebase/firestore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFirestore } from 'reactfire';
import { users } from '../../../shared/firestore/collections.ts';
import { useServerCollection } from '../../../shared/firestore/use-server-collection.ts';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { LiveRegion } from '../../../shared/ui/live-region.tsx';
import { staffPaths } from '../staff-paths.ts';
import { AccountSearch } from './account-search.tsx';
import { AccountsList } from './accounts-list.tsx';
import { accountsQuery } from './accounts-query.ts';
import { DecisionOutcome } from './decision-outcome.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useDecisions } from './use-decisions.ts';

export default function AccountsPage() {
  const { t } = useTranslation('staff');
  useDocumentHead({ title: t('accounts.title'), description: t('accounts.description') });
  const [parameters] = useSearchParams();
  const search = parameters.get('search')?.trim() ?? '';
  const status = accountStatus.safeParse(parameters.get('status')).data ?? 'pending';
  const filter = { status, search };
  const ordered = accountsQuery(useFirestore(), filter);
  const decisions = useDecisions();
  const registered = useNewRegistration();
  return (
    <Stack spacing={2}>
      <Typography variant="h1">{t('accounts.title')}</Typography>
      <AccountSearch search={search} />
      <AccountsTabs current={search === '' ? status : undefined} />
      <DecisionOutcome decisions={decisions} />
      <ReasonDialog decisions={decisions} />
      <LiveRegion
        message={registered === undefined ? '' : t('accounts.arrived', { name: registered })}
      />
      {ordered ? (
        <AccountsList
          key={`${status} ${search}`}
          ordered={ordered}
          filter={filter}
          decisions={decisions}
        />
      ) : (
        <Typography>{t('accounts.searchTooShort')}</Typography>
      )}
    </Stack>
  );
}

function useNewRegistration(): string | undefined {
  const pending = query(users(useFirestore()), where('status', '==', 'pending'));
  // Waits for the server: if a cached result came first, the server's newest account would look like a new
  // registration.
  const data = useServerCollection(query(pending, orderBy('createdAt', 'desc'), limit(1)));
  const newest = data?.docs[0]?.data();
  const [initialNewestMs, setInitialNewestMs] = useState<number>();
  // An empty result from the cache only means that the server is unreachable.
  const isLoaded = data && !(data.empty && data.metadata.fromCache);
  if (isLoaded && initialNewestMs === undefined) {
    setInitialNewestMs(newest?.createdAt.toMillis() ?? 0);
  }
  if (!newest || initialNewestMs === undefined) return undefined;
  return newest.createdAt.toMillis() > initialNewestMs ? newest.name : undefined;
}

export function AccountsTabs({ current }: { current: AccountStatus | undefined }) {
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
          to={staffPaths.accounts({ status })}
          sx={{ minHeight: 48 }}
        />
      ))}
    </Tabs>
  );
}
