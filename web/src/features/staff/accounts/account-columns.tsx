import { addressLines } from '@dental-shop/domain/account/address-lines';
import { formatDate } from '@dental-shop/domain/language/locales';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useTranslation } from 'react-i18next';
import { useCurrentLanguage } from '../../../shared/i18n/use-current-language.ts';
import { Link } from '../../../shared/ui/link.tsx';
import type { Column } from '../../../shared/ui/records.tsx';
import { staffPaths } from '../staff-paths.ts';
import { useWaitingTime } from '../waiting-time.ts';
import { AccountHints, rowLinkStyle, VerifiedEmail } from './account-hints.tsx';
import type { Account } from './accounts-query.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import type { Decisions } from './use-decisions.ts';

interface ColumnsOptions {
  decisions: Decisions;
  selection: { has: (uid: string) => boolean; toggle: (uid: string) => void } | undefined;
  showWaitingTime: boolean;
}

export function useAccountColumns({
  decisions,
  selection,
  showWaitingTime,
}: ColumnsOptions): Column<Account>[] {
  const { t, i18n } = useTranslation('staff');
  const language = useCurrentLanguage();
  const waitingTime = useWaitingTime();
  const select: Column<Account> = {
    label: t('accounts.columns.select'),
    content: ({ id, name }) => (
      <Checkbox
        checked={selection?.has(id) ?? false}
        onChange={() => selection?.toggle(id)}
        slotProps={{ input: { 'aria-label': t('accounts.select', { name }) } }}
        sx={{ width: 44, height: 44, m: -1 }}
      />
    ),
  };
  const status: Column<Account> = {
    label: t('accounts.columns.status'),
    content: (account) => t(`accounts.statuses.${account.status}`),
  };
  return [
    selection ? select : status,
    {
      label: t('accounts.columns.name'),
      content: ({ id, name }) => (
        <>
          <Box
            component={Link}
            to={staffPaths.account(id)}
            sx={{ ...rowLinkStyle, fontWeight: 600 }}
          >
            {name}
          </Box>
          <AccountHints uid={id} />
        </>
      ),
    },
    { label: t('accounts.columns.type'), content: ({ type }) => t(`accounts.types.${type}`) },
    {
      label: t('accounts.columns.license'),
      content: ({ licenseNumber }) => licenseNumber ?? t('accounts.noLicense'),
    },
    {
      label: t('accounts.columns.address'),
      content: ({ address }) =>
        addressLines(address, language)
          // Omits the country, which is always the same.
          .slice(0, 2)
          .map((line) => <div key={line}>{line}</div>),
    },
    {
      label: t('accounts.columns.email'),
      content: ({ id, email }) => <VerifiedEmail uid={id} email={email} />,
    },
    showWaitingTime
      ? {
          label: t('accounts.columns.waiting'),
          content: ({ createdAt }) => waitingTime(createdAt.toDate()),
        }
      : {
          label: t('accounts.columns.registered'),
          content: ({ createdAt }) => formatDate(createdAt.toDate(), 'day', i18n.language),
        },
    {
      label: t('accounts.columns.decide'),
      content: (account) => <DecisionButtons accounts={[account]} decisions={decisions} />,
    },
  ];
}
