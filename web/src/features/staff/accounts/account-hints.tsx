import type { InspectedAccount } from '@dental-shop/domain/api/staff/account-calls';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { EmailText } from '../../../shared/ui/email-text.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { accountName } from '../account-name.ts';
import { staffPaths } from '../staff-paths.ts';
import { useOfficeDate } from '../time/office-time-zone.ts';
import { similarityTexts } from './account-warnings.ts';
import { inspectedAccountQuery, retryInspections, useInspectedAccount } from './inspect-account.ts';

/** Takes one line in every state, so that nothing below moves when the result arrives. */
export function AccountHints({ uid }: { uid: string }) {
  const { t } = useTranslation('staff');
  const { data, status } = useQuery(inspectedAccountQuery(uid));
  const place = useRef<HTMLDivElement>(null);
  function retry(): void {
    // The focused button is about to disappear.
    place.current?.focus();
    retryInspections();
  }
  return (
    <Box ref={place} tabIndex={-1} sx={hintsStyle}>
      {status === 'pending' && <div>{t('accounts.checking')}</div>}
      {status === 'error' && (
        <Box role="alert" sx={failureStyle}>
          <span>{t('accounts.checkFailed')}</span>
          <Button variant="outlined" size="small" onClick={retry} sx={retryStyle}>
            {t('accounts.checkAgain')}
          </Button>
        </Box>
      )}
      {data === null && <div>{t('accounts.notChecked')}</div>}
      {data && <SimilarAccounts key={uid} {...data} />}
    </Box>
  );
}

type Similarities = Pick<InspectedAccount, 'duplicates' | 'formerAccounts'>;

/** One line until it's opened. */
export function SimilarAccounts({ duplicates, formerAccounts }: Similarities) {
  const { t } = useTranslation('staff');
  const officeDate = useOfficeDate();
  const texts = similarityTexts(t, { duplicates, formerAccounts });
  if (texts.length === 0) return <div>{t('accounts.noneSimilar')}</div>;
  return (
    <details>
      <Box component="summary" sx={oneLine}>
        <span aria-hidden="true">⚠ </span>
        <span>{texts.join(' · ')}</span>
      </Box>
      <Box sx={detailsStyle}>
        {duplicates.map(({ because, count, accounts }) => (
          <div key={because}>
            {texts.length > 1 && <div>{t(`accounts.duplicate.${because}`, { count })}</div>}
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
          </div>
        ))}
        {formerAccounts.map(({ match, status, deletedAt }) => (
          <div key={match}>
            {t(`accounts.former.${status}.${match}`, {
              date: officeDate(new Date(deletedAt), 'day'),
            })}
          </div>
        ))}
      </Box>
    </details>
  );
}

export function VerifiedEmail({ uid, email }: { uid: string; email: string }) {
  const { t } = useTranslation('staff');
  const inspected = useInspectedAccount(uid);
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <EmailText email={email} />
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {typeof inspected === 'string'
          ? t(`accounts.${inspected}`)
          : t(inspected.emailVerified ? 'accounts.verified' : 'accounts.notVerified')}
      </Box>
    </>
  );
}

const lineHeight = { xs: '44px', md: '32px' } as const;

const hintsStyle = { outline: 'none', fontSize: '0.875rem', lineHeight } as const;

const failureStyle = { display: 'flex', flexWrap: 'wrap', columnGap: 1 } as const;

const retryStyle = { minHeight: { xs: 44, md: 32 } } as const;

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const detailsStyle = {
  display: 'grid',
  rowGap: 1,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
} as const;

export const rowLinkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { xs: 44, md: 0 },
  color: 'primary.main',
} as const;
