import type { Duplicates, FormerAccountHint } from '@dental-shop/domain/api/staff/account-calls';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { EmailText } from '../../../shared/ui/email-text.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { accountName } from '../account-name.ts';
import { useOfficeDate } from '../office-time-zone.ts';
import { staffPaths } from '../staff-paths.ts';
import { inspectedAccountQuery, retryInspections, useInspectedAccount } from './inspect-account.ts';

export function AccountHints({ uid }: { uid: string }) {
  const { t } = useTranslation('staff');
  const { data, status } = useQuery(inspectedAccountQuery(uid));
  const place = useRef<HTMLDivElement>(null);
  function retry(): void {
    // The button disappears.
    place.current?.focus();
    retryInspections();
  }
  return (
    <Box ref={place} tabIndex={-1} sx={{ outline: 'none' }}>
      {status === 'pending' && <Box sx={hintStyle}>{t('accounts.checking')}</Box>}
      {status === 'error' && (
        <Box role="alert" sx={hintStyle}>
          <div>{t('accounts.checkFailed')}</div>
          <Button variant="outlined" size="small" onClick={retry} sx={retryStyle}>
            {t('accounts.checkAgain')}
          </Button>
        </Box>
      )}
      {data && (
        <>
          <DuplicateHints duplicates={data.duplicates} />
          <FormerAccountHints accounts={data.formerAccounts} />
        </>
      )}
    </Box>
  );
}

/** One line per kind of similarity, regardless of the number of accounts. */
export function DuplicateHints({ duplicates }: { duplicates: readonly Duplicates[] }) {
  const { t } = useTranslation('staff');
  return duplicates.map(({ because, count, accounts }) => (
    <Box key={because} component="details" open={count === 1} sx={hintStyle}>
      <Box component="summary" sx={{ minHeight: { xs: 44, md: 24 } }}>
        <span aria-hidden="true">⚠ </span>
        <span>{t(`accounts.duplicate.${because}`, { count })}</span>
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {accounts.map(({ uid, name }) => (
          <li key={uid}>
            <Box component={Link} to={staffPaths.account(uid)} sx={rowLinkStyle}>
              {accountName({ id: uid, name })}
            </Box>
          </li>
        ))}
        {count > accounts.length && (
          <li>{t('accounts.moreSimilar', { count: count - accounts.length })}</li>
        )}
      </Box>
    </Box>
  ));
}

export function FormerAccountHints({ accounts }: { accounts: readonly FormerAccountHint[] }) {
  const { t } = useTranslation('staff');
  const officeDate = useOfficeDate();
  return accounts.map(({ match, status, deletedAt }) => (
    <Box key={match} sx={hintStyle}>
      <span aria-hidden="true">⚠ </span>
      <span>
        {t(`accounts.former.${status}.${match}`, {
          date: officeDate(new Date(deletedAt), 'day'),
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
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <EmailText email={email} />
      </Box>
      {inspected && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {t(inspected.emailVerified ? 'accounts.verified' : 'accounts.notVerified')}
        </Box>
      )}
    </>
  );
}

const retryStyle = { mt: 0.5, minHeight: { xs: 44, md: 32 } } as const;

const hintStyle = { fontSize: '0.875rem', mt: 0.5, overflowWrap: 'anywhere' } as const;

export const rowLinkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { xs: 44, md: 0 },
  color: 'primary.main',
} as const;
