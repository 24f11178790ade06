import {
  isVerified,
  type LicenseVerification,
} from '@dental-shop/domain/account/license-verification';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Timestamp } from 'firebase/firestore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { verifications } from '../../../../shared/firestore/collections.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { useStaff } from '../../shell/staff-context.ts';
import { SuccessStatus } from '../../success-status.tsx';
import { useOfficeDate } from '../../time/office-time-zone.ts';
import { useFocusAfterChange } from '../../use-focus-after-change.ts';
import { useLiveDocument } from '../../use-live-document.ts';
import type { Account } from '../accounts-query.ts';
import { LicenseExpiry } from './license-expiry.tsx';
import { LicenseLookupLinks, useLicenseLookups } from './license-lookup.tsx';
import { VerificationForm } from './verification-form.tsx';

/** Needs a new `key` for each account. */
export function LicenseSection({ account }: { account: Account }) {
  const stored = useLiveDocument(verifications, account.id);
  // Renders nothing until the record has loaded. Otherwise, `useFocusAfterChange` would treat loading as a change.
  if (stored === 'loading') return null;
  const verification = typeof stored === 'string' ? undefined : stored;
  return <LicenseCheck account={account} verification={verification} />;
}

interface LicenseCheckProps {
  account: Account;
  verification: LicenseVerification<Timestamp> | undefined;
}

function LicenseCheck({ account, verification }: LicenseCheckProps) {
  const { t } = useTranslation('staff');
  const lookups = useLicenseLookups(account.address.state);
  const isOwn = useStaff().uid === account.id;
  const [isEditing, setIsEditing] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const isCurrent = isVerified(verification, account);
  const isForm = !isOwn && (isEditing || !isCurrent);
  const place = useFocusAfterChange(`${isForm}`);
  return (
    <Stack component="section" ref={place} tabIndex={-1} spacing={1} sx={{ outline: 'none' }}>
      <Typography variant="h2" sx={{ fontSize: '1rem' }}>
        {t('accounts.verification.title')}
      </Typography>
      <LicenseLookupLinks {...lookups} />
      {!verification && <Typography variant="body2">{t('accounts.verification.none')}</Typography>}
      {verification && <VerificationFacts verification={verification} isCurrent={isCurrent} />}
      <SuccessStatus message={isSaved ? t('accounts.verification.saved') : ''} />
      {isForm && (
        <VerificationForm
          account={account}
          source={verification?.source ?? lookups.ofState?.host ?? ''}
          onSaved={() => {
            setIsEditing(false);
            setIsSaved(true);
          }}
        />
      )}
      {!isOwn && isCurrent && !isEditing && (
        <Button
          variant="outlined"
          size="small"
          onClick={() => {
            setIsEditing(true);
            setIsSaved(false);
          }}
          sx={{ alignSelf: 'start', minHeight: { xs: 44, md: 32 } }}
        >
          {t('accounts.verification.update')}
        </Button>
      )}
    </Stack>
  );
}

interface VerificationFactsProps {
  verification: LicenseVerification<Timestamp>;
  isCurrent: boolean;
}

function VerificationFacts({ verification, isCurrent }: VerificationFactsProps) {
  const { t } = useTranslation('staff');
  const officeDate = useOfficeDate();
  const { source, licenseNumber, licenseExpiry, checkedByEmail, checkedOn } = verification;
  return (
    <Stack sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
      {!isCurrent && (
        <strong>
          {t('accounts.verification.otherNumber', {
            number: licenseNumber ?? t('accounts.noLicense'),
          })}
        </strong>
      )}
      <div>
        {t('accounts.verification.by', {
          date: officeDate(checkedOn.toDate(), 'day'),
          who: checkedByEmail,
        })}
      </div>
      <div>{`${t('accounts.verification.source')}: ${source}`}</div>
      <div>
        <span>{`${t('accounts.verification.expiry')}: `}</span>
        {licenseExpiry === null ? (
          <span>{t('accounts.verification.unknownExpiry')}</span>
        ) : (
          <LicenseExpiry expiry={licenseExpiry} />
        )}
      </div>
    </Stack>
  );
}
