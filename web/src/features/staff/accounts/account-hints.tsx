import type { Duplicate, FormerAccountHint } from '@dental-shop/domain/api/staff/account-calls';
import { formatDate } from '@dental-shop/domain/language/locales';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../shared/ui/link.tsx';
import { staffPaths } from '../staff-paths.ts';
import { useInspectedAccount } from './inspect-account.ts';

export function AccountHints({ uid }: { uid: string }) {
  const inspected = useInspectedAccount(uid);
  return (
    inspected && (
      <>
        <DuplicateHints duplicates={inspected.duplicates} />
        <FormerAccountHints accounts={inspected.formerAccounts} />
      </>
    )
  );
}

export function DuplicateHints({ duplicates }: { duplicates: readonly Duplicate[] }) {
  const { t } = useTranslation('staff');
  return duplicates.map(({ uid, name, because }) => (
    <Box key={`${because} ${uid}`} sx={hintStyle}>
      <span aria-hidden="true">⚠ </span>
      <span>{t(`accounts.duplicate.${because}`)}</span>{' '}
      <Box component={Link} to={staffPaths.account(uid)} sx={rowLinkStyle}>
        {name}
      </Box>
    </Box>
  ));
}

export function FormerAccountHints({ accounts }: { accounts: readonly FormerAccountHint[] }) {
  const { t, i18n } = useTranslation('staff');
  return accounts.map(({ match, status, deletedAt }) => (
    <Box key={match} sx={hintStyle}>
      <span aria-hidden="true">⚠ </span>
      <span>
        {t(`accounts.former.${status}.${match}`, {
          date: formatDate(new Date(deletedAt), 'day', i18n.language),
        })}
      </span>
    </Box>
  ));
}

export function VerifiedEmail({ uid, email }: { uid: string; email: string }) {
  const { t } = useTranslation('staff');
  const inspected = useInspectedAccount(uid);
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere' }}>{email}</Box>
      {inspected && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {t(inspected.emailVerified ? 'accounts.verified' : 'accounts.notVerified')}
        </Box>
      )}
    </>
  );
}

const hintStyle = { fontSize: '0.875rem', mt: 0.5 } as const;

export const rowLinkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { xs: 44, md: 0 },
  color: 'primary.main',
} as const;
