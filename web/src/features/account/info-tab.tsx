import { addressLines } from '@dental-shop/domain/account/address-lines';
import { accountType } from '@dental-shop/domain/account/user';
import { formatDate } from '@dental-shop/domain/language/locales';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getAccount } from '../../shared/api/account-requests.ts';
import { ApprovalListener } from '../../shared/approval/use-approval.tsx';
import { useCurrentLanguage } from '../../shared/i18n/use-current-language.ts';
import { RecordsSkeleton } from '../../shared/loading/records-skeleton.tsx';
import { useLoaded } from '../../shared/loading/use-loaded.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { WithContactLink } from '../../shared/ui/with-contact-link.tsx';
import { CertificateSection } from './certificate-section.tsx';
import { CredentialsSection } from './credentials/credentials-section.tsx';
import { EmailVerification, useIsUnverified } from './email-verification.tsx';
import { YourData } from './your-data.tsx';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'contents' }}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </Box>
  );
}

const factsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(10rem, auto) 1fr' },
  columnGap: 3,
  rowGap: { xs: 0.5, sm: 2 },
  m: 0,
  maxWidth: '60ch',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: { xs: 1.5, sm: 0 }, minWidth: 0 },
} as const;

interface InfoTabProps {
  uid: string;
  onDelete: () => void;
}

export default function InfoTab({ uid, onDelete }: InfoTabProps) {
  const { t, i18n } = useTranslation();
  const language = useCurrentLanguage();
  const { loaded, reload } = useLoaded(getAccount, uid);
  const isUnverified = useIsUnverified();
  if (loaded.status === 'loading') return <RecordsSkeleton />;
  if (loaded.status === 'failed') {
    return (
      <>
        <LoadFailed onRetry={reload} />
        <YourData onDelete={onDelete} />
      </>
    );
  }
  const { name, email, type, createdAt, address, approved } = loaded.data.profile;
  const { certificate } = loaded.data;
  const knownType = accountType.safeParse(type);
  const lines = addressLines(address, language);
  return (
    <>
      <Box component="dl" sx={factsStyle}>
        <Fact label={t('account.info.name')}>{name || t('account.notAvailable')}</Fact>
        <Fact label={t('account.info.email')}>{email}</Fact>
        <Fact label={t('account.info.type')}>
          {t(`account.info.types.${knownType.success ? knownType.data : 'customer'}`)}
        </Fact>
        <Fact label={t('account.info.memberSince')}>
          {formatDate(new Date(createdAt), 'day', i18n.language)}
        </Fact>
        <Fact label={t('account.info.address')}>
          {lines.length > 0
            ? lines.map((line) => <div key={line}>{line}</div>)
            : t('account.notAvailable')}
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            <WithContactLink>{t('account.info.changeAddress')}</WithContactLink>
          </Typography>
        </Fact>
        <Fact label={t('account.info.status')}>
          {approved ? t('account.info.approved') : t('account.info.pending')}
        </Fact>
      </Box>
      {certificate && <CertificateSection certificate={certificate} />}
      {isUnverified && <EmailVerification />}
      {/* Waits until nothing above it can move it away from a press. */}
      {isUnverified !== undefined && (
        <>
          <CredentialsSection />
          <YourData onDelete={onDelete} />
        </>
      )}
      <ApprovalListener uid={uid} approved={approved} onChange={reload} />
    </>
  );
}
