import { renewalNoticeDays } from '@dental-shop/domain/account/license-verification';
import type { User } from '@dental-shop/domain/account/user';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Timestamp } from 'firebase/firestore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { EmptyState } from '../../../../shared/ui/fallbacks/empty-state.tsx';
import { DatabaseFailure } from '../../shell/database-failure.tsx';
import type { TablePager } from '../../table/table-types.ts';
import type { TablePages } from '../../table/use-table-pages.tsx';
import { type Account, type AccountsFilter, compareAccounts } from '../accounts-query.ts';
import type { Decisions } from '../decisions/use-decisions.ts';
import { mergeDecided } from './merge-decided.ts';
import { ReviewTable } from './review-table.tsx';

export interface AccountsListProps {
  pages: TablePages<User<Timestamp>>;
  /** The result of a search. */
  status?: string;
  filter: AccountsFilter;
  decisions: Decisions;
}

export function AccountsList({ pages, status, filter, decisions }: AccountsListProps) {
  const { t } = useTranslation('staff');
  const { tab, search } = filter;
  const isSearch = search !== '';
  const { rows: page, pager, pageKey, isUnreachable, listener } = pages;
  const [opened, setOpened] = useState<Account>();
  // On cards, focus determines the current account.
  const hasGrid = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const isCurrent = (uid: string) => (hasGrid && uid === opened?.id) || uid === decisions.heldUid;
  const rows = mergeDecided(page ?? [], decisions.kept, compareAccounts(filter), isCurrent);
  // The details stay on this account even if someone else decides on it, so that a click never affects another account.
  if (!opened && rows[0]) setOpened(rows[0]);
  // The previous page stays visible until the next one has loaded.
  const [turnedFrom, setTurnedFrom] = useState<string>();
  if (turnedFrom !== undefined && turnedFrom !== pageKey) {
    setTurnedFrom(undefined);
    setOpened(page?.[0]);
  }
  const turning = (target: TablePager['next']) =>
    typeof target === 'function'
      ? () => {
          setTurnedFrom(pageKey);
          decisions.forget();
          target();
        }
      : target;
  const label = isSearch ? t('accounts.found') : t(`accounts.tabs.${tab}`);
  const isEmpty = page !== undefined && rows.length === 0 && !pager.next && !isUnreachable;
  return (
    <Stack spacing={1}>
      {listener}
      {status !== undefined && (
        <Typography role="status" variant="body2" color="textSecondary">
          {status}
        </Typography>
      )}
      {!page && <RecordsSkeleton />}
      {isUnreachable && <DatabaseFailure />}
      {isEmpty && !isSearch && (
        <EmptyState>{t(`accounts.none.${tab}`, { days: renewalNoticeDays })}</EmptyState>
      )}
      {(rows.length > 0 || pager.next || pager.previous) && (
        <ReviewTable
          label={label}
          rows={rows}
          pager={{ previous: turning(pager.previous), next: turning(pager.next) }}
          filter={filter}
          decisions={decisions}
          opened={opened}
          onOpen={setOpened}
        />
      )}
    </Stack>
  );
}
