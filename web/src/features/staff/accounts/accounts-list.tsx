import type { User } from '@dental-shop/domain/account/user';
import Stack from '@mui/material/Stack';
import type { Query, Timestamp } from 'firebase/firestore';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLivePages } from '../../../shared/firestore/use-live-pages.tsx';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { LiveRegion } from '../../../shared/ui/live-region.tsx';
import { Records } from '../../../shared/ui/records.tsx';
import { DatabaseFailure } from '../shell/database-failure.tsx';
import { useAccountColumns } from './account-columns.tsx';
import { type AccountsFilter, matches } from './accounts-query.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { Decisions } from './use-decisions.ts';

interface AccountsListProps {
  ordered: Query<User<Timestamp>>;
  filter: AccountsFilter;
  decisions: Decisions;
}

export function AccountsList({
  ordered,
  filter: { status, search },
  decisions,
}: AccountsListProps) {
  const { t } = useTranslation('staff');
  const { rows: found, more, isUnreachable, listeners } = useLivePages(ordered);
  const rows = found?.filter((account) => matches(account, search)) ?? [];
  const [selected, setSelected] = useState<readonly string[]>([]);
  const isSelected = (uid: string) => selected.includes(uid);
  const toggle = (uid: string) =>
    setSelected(isSelected(uid) ? selected.filter((each) => each !== uid) : [...selected, uid]);
  const isSearch = search !== '';
  const columns = useAccountColumns({
    decisions,
    selection: isSearch ? undefined : { has: isSelected, toggle },
    showWaitingTime: !isSearch && status === 'pending',
  });
  const list = useRestoreFocus(rows.length, decisions.outcome !== undefined);
  const label = isSearch ? t('accounts.found') : t(`accounts.tabs.${status}`);
  return (
    <Stack ref={list} tabIndex={-1} spacing={2} sx={{ outline: 'none' }}>
      {listeners}
      <LiveRegion
        message={isSearch && found ? t('accounts.foundCount', { count: rows.length }) : ''}
      />
      {!found && <RecordsSkeleton />}
      {isUnreachable && <DatabaseFailure />}
      {found && rows.length === 0 && !more && !isUnreachable && (
        <EmptyState>{isSearch ? t('accounts.noneFound') : t(`accounts.none.${status}`)}</EmptyState>
      )}
      {rows.length > 0 && !isSearch && (
        <SelectionBar
          rows={rows}
          selected={rows.filter(({ id }) => isSelected(id))}
          onSelect={setSelected}
          decisions={decisions}
        />
      )}
      {rows.length > 0 && <Records label={label} columns={columns} rows={rows} />}
      {more && (
        <Button variant="outlined" onClick={more} sx={{ alignSelf: 'center' }}>
          {t('accounts.more')}
        </Button>
      )}
    </Stack>
  );
}

function useRestoreFocus(rowCount: number, isDecided: boolean): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a removed row takes focus with it
  useEffect(() => {
    if (isDecided && document.activeElement === document.body) list.current?.focus();
  }, [rowCount, isDecided]);
  return list;
}
