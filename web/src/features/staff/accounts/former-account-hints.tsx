import type { FormerAccountHint } from '@dental-shop/domain/api/staff/inspect-accounts';
import { formatDate } from '@dental-shop/domain/language/locales';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** What this account shares with declined and suspended accounts that were deleted since. */
export function FormerAccountHints({ accounts }: { accounts: readonly FormerAccountHint[] }) {
  const { t, i18n } = useTranslation('staff');
  return accounts.map(({ match, status, deletedAt }) => (
    <Box key={match} sx={{ fontSize: '0.875rem', mt: 0.5 }}>
      <span aria-hidden="true">⚠ </span>
      <span>
        {t(`accounts.former.${status}.${match}`, {
          date: formatDate(new Date(deletedAt), 'day', i18n.language),
        })}
      </span>
    </Box>
  ));
}
