import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountName } from '../../account-name.ts';
import { useStaff } from '../../shell/staff-context.ts';
import { staffPaths } from '../../staff-paths.ts';
import { StaffTable } from '../../table/staff-table.tsx';
import type { TablePager } from '../../table/table-types.ts';
import type { Account, AccountsFilter } from '../accounts-query.ts';
import { SelectionBar } from '../decisions/selection-bar.tsx';
import { useAccountShortcuts } from '../decisions/use-account-shortcuts.ts';
import type { Decisions } from '../decisions/use-decisions.ts';
import { useAccountColumns } from './account-columns.tsx';
import { AccountPanel } from './account-panel.tsx';
import { neighbor } from './merge-decided.ts';

interface ReviewTableProps {
  label: string;
  rows: readonly Account[];
  pager: TablePager;
  filter: AccountsFilter;
  decisions: Decisions;
  opened: Account | undefined;
  onOpen: (account: Account) => void;
}

/** The list with the details of one account next to it. On narrower screens, the rows and cards have the buttons. */
export function ReviewTable(props: ReviewTableProps) {
  const { label, rows, pager, filter, decisions, opened, onOpen } = props;
  const navigate = useNavigate();
  const { uid: ownUid } = useStaff();
  const hasPanel = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const table = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const onKey = useAccountShortcuts(decisions);
  const isSearch = filter.search !== '';
  const columns = useAccountColumns({ accounts: rows, decisions, filter, hasPanel });

  function move(step: 1 | -1, from: Account): void {
    const next = neighbor(rows, from, step);
    onOpen(next);
    table.current
      ?.querySelector(`[data-id="${CSS.escape(next.id)}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  }

  function onPanelKey(event: KeyboardEvent, account: Account): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1, account);
    } else {
      onKey(event, account);
    }
  }

  /** Handles keys in the grid, even while a link or a checkbox has focus. */
  function onTableKey(event: KeyboardEvent): void {
    if (!(event.target instanceof Element)) return;
    const id = event.target.closest('[data-id]')?.getAttribute('data-id');
    const row = rows.find((account) => account.id === id);
    if (row) onKey(event, row);
  }

  return (
    <Box sx={hasPanel ? besideStyle : {}}>
      <Stack ref={table} spacing={1} onKeyDown={onTableKey} sx={{ minWidth: 0 }}>
        <StaffTable
          label={label}
          rows={rows}
          columns={columns}
          pager={pager}
          selection={
            isSearch ? undefined : { selected, onSelect: setSelected, nameOf: accountName }
          }
          openId={hasPanel ? opened?.id : undefined}
          onFocusRow={onOpen}
          onOpen={(account) => {
            onOpen(account);
            if (hasPanel) panel.current?.focus();
            else void navigate(staffPaths.account(account.id));
          }}
        />
        {!isSearch && (
          <SelectionBar
            selected={rows.filter(
              ({ id }) => selected.includes(id) && id !== ownUid && !decisions.findDecided(id),
            )}
            decisions={decisions}
          />
        )}
      </Stack>
      {hasPanel && opened && (
        <AccountPanel snapshot={opened} decisions={decisions} onKey={onPanelKey} ref={panel} />
      )}
    </Box>
  );
}

const besideStyle = {
  display: 'grid',
  gridTemplateColumns: { lg: 'minmax(0, 1fr) 20rem', xl: 'minmax(0, 1fr) 26rem' },
  columnGap: 2,
  alignItems: 'start',
} as const;
