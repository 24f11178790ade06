import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../../shared/ui/link.tsx';
import { accountName } from '../../account-name.ts';
import { staffPaths } from '../../staff-paths.ts';
import type { TableColumn } from '../../table/table-types.ts';
import { useOfficeDate } from '../../time/office-time-zone.ts';
import { useWaitingTime } from '../../time/waiting-time.ts';
import { rowLinkStyle } from '../account-hints.tsx';
import { useAccountWarnings } from '../account-warnings.ts';
import type { Account, AccountsFilter, AccountsTab } from '../accounts-query.ts';
import { DecisionPlace, UndoPlace } from '../decisions/decision-place.tsx';
import type { Decisions } from '../decisions/use-decisions.ts';
import { useLicenseExpiryText } from '../license/license-expiry.tsx';
import { statusText } from '../status-text.ts';

interface ColumnsOptions {
  accounts: readonly Account[];
  decisions: Decisions;
  filter: AccountsFilter;
  /** The details next to the list have the buttons. */
  hasPanel: boolean;
}

export function useAccountColumns({
  accounts,
  decisions,
  filter: { tab, search },
  hasPanel,
}: ColumnsOptions): TableColumn<Account>[] {
  const { t } = useTranslation('staff');
  const officeDate = useOfficeDate();
  const waitingTime = useWaitingTime();
  const warnings = useAccountWarnings(accounts);
  const expiryText = useLicenseExpiryText();
  const status: TableColumn<Account> = {
    id: 'status',
    label: t('accounts.columns.status'),
    width: 100,
    onCard: 'corner',
    content: (account) => statusText(t, account.status),
  };
  const waiting: TableColumn<Account> = {
    id: 'waiting',
    label: t('accounts.columns.waiting'),
    width: 110,
    onCard: 'corner',
    content: ({ createdAt }) => waitingTime(createdAt.toDate()),
  };
  const registered: TableColumn<Account> = {
    id: 'registered',
    label: t('accounts.columns.registered'),
    width: 130,
    content: ({ createdAt }) => officeDate(createdAt.toDate(), 'mediumDay'),
  };
  const expiry: TableColumn<Account> = {
    id: 'expiry',
    label: t('accounts.columns.expiry'),
    width: 130,
    grow: 2,
    content: ({ licenseExpiry }) => (licenseExpiry ? expiryText(licenseExpiry) : ''),
  };
  const isSearch = search !== '';
  // With the panel, this column is empty until the first decision, and the names need the space.
  const hasOutcomes = accounts.some(
    ({ id }) => decisions.findDecided(id) !== undefined || decisions.isSaving(id),
  );
  const ofTab: Partial<Record<AccountsTab, TableColumn<Account>>> = {
    pending: waiting,
    expiring: expiry,
  };
  const decide: TableColumn<Account> = {
    id: 'decide',
    label: t('accounts.columns.decide'),
    width: hasPanel ? 170 : 220,
    onCard: 'action',
    content: (account, { tabIndex }) =>
      hasPanel ? (
        <UndoPlace account={account} decisions={decisions} tabIndex={tabIndex} />
      ) : (
        <DecisionPlace account={account} decisions={decisions} tabIndex={tabIndex} />
      ),
  };
  return [
    {
      id: 'name',
      label: t('accounts.columns.name'),
      width: 170,
      grow: 3,
      content: (account, { tabIndex }) => (
        <Box
          component={Link}
          to={staffPaths.account(account.id)}
          tabIndex={tabIndex}
          sx={{ ...rowLinkStyle, display: 'inline', fontWeight: 600 }}
        >
          {accountName(account)}
        </Box>
      ),
    },
    {
      id: 'license',
      label: t('accounts.columns.license'),
      ...(hasPanel ? { width: 104 } : { width: 80, grow: 1 }),
      content: ({ licenseNumber }) => licenseNumber ?? t('accounts.noLicense'),
    },
    {
      id: 'place',
      label: t('accounts.columns.place'),
      width: 88,
      grow: 1,
      // The details also show the address.
      ...(hasPanel && { from: 'xl' as const }),
      content: ({ address: { city, state } }) => [city, state].filter(Boolean).join(', '),
    },
    {
      id: 'warnings',
      label: t('accounts.columns.warnings'),
      width: 100,
      grow: 2,
      content: (account) => {
        const { isChecked, text } = warnings(account);
        if (!isChecked) return <Box sx={{ color: 'text.secondary' }}>{text}</Box>;
        return (
          text !== '' && (
            <>
              <span aria-hidden="true">⚠ </span>
              <span>{text}</span>
            </>
          )
        );
      },
    },
    ...(isSearch ? [status, registered] : [ofTab[tab] ?? registered]),
    ...(hasOutcomes || !hasPanel ? [decide] : []),
  ];
}
