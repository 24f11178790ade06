import { addressLines } from '@dental-shop/domain/account/address-lines';
import { accountType } from '@dental-shop/domain/account/user';
import type { CertificateSummary } from '@dental-shop/domain/api/certificate';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { formatDate } from '@dental-shop/domain/language/locales';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { accountQuery } from '../../shared/api/account-requests.ts';
import { downloadFile } from '../../shared/api/download-file.ts';
import { ApprovalListener } from '../../shared/approval/approval-observer.tsx';
import { CertificateButton } from '../../shared/downloads/certificate-button.tsx';
import { DownloadButton } from '../../shared/downloads/download-button.tsx';
import { errorCode } from '../../shared/forms/message-key.ts';
import { useCurrentLanguage } from '../../shared/i18n/use-current-language.ts';
import { RecordsSkeleton } from '../../shared/loading/records-skeleton.tsx';
import { useSignedInSession } from '../../shared/session/use-session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { WithContactLink } from '../../shared/ui/contact-links/with-contact-link.tsx';
import { LoadFailed } from '../../shared/ui/fallbacks/load-failed.tsx';
import { AccountSection } from './account-section.tsx';
import { CredentialsSection } from './credentials/credentials-section.tsx';
import { EmailVerification, useIsUnverified } from './email-verification.tsx';
import { PhoneNumber } from './phone-number.tsx';

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

export default function InfoTab({ uid, onDelete }: { uid: string; onDelete: () => void }) {
  const { t, i18n } = useTranslation();
  const language = useCurrentLanguage();
  const { data, isPending, error, refetch } = useQuery(accountQuery(uid));
  const isUnverified = useIsUnverified(uid);
  if (isPending) return <RecordsSkeleton />;
  if (errorCode(error) === 'not-found') {
    return <SignInOnly isUnverified={isUnverified} onDelete={onDelete} />;
  }
  if (!data) {
    return (
      <>
        <LoadFailed onRetry={() => void refetch()} />
        <YourData onDelete={onDelete} />
      </>
    );
  }
  const { name, email, type, createdAt, address, phone, approved } = data.profile;
  const { certificate } = data;
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
        <Fact label={t('account.info.phone')}>
          <PhoneNumber uid={uid} phone={phone} />
        </Fact>
        <Fact label={t('account.info.status')}>
          {approved ? t('account.info.approved') : t('account.info.pending')}
        </Fact>
      </Box>
      {certificate && <CertificateSection certificate={certificate} />}
      <SignInSections isUnverified={isUnverified} onDelete={onDelete} />
      <ApprovalListener uid={uid} approved={approved} />
    </>
  );
}

interface SignInSectionsProps {
  /** Undefined while unknown. */
  isUnverified: boolean | undefined;
  onDelete: () => void;
}

/** Staff who were invited have no customer account, and others may not have finished registering. */
function SignInOnly(props: SignInSectionsProps) {
  const { t } = useTranslation();
  const email = useSignedInSession()?.user.email ?? '';
  return (
    <>
      <Box component="dl" sx={factsStyle}>
        <Fact label={t('account.info.email')}>{email}</Fact>
      </Box>
      <Typography sx={{ mt: 2 }}>{t('account.info.signInOnly')}</Typography>
      <SignInSections {...props} />
    </>
  );
}

function SignInSections({ isUnverified, onDelete }: SignInSectionsProps) {
  return (
    <>
      {isUnverified && <EmailVerification />}
      {/* Waits for the status so the buttons don't move just before a click. */}
      {isUnverified !== undefined && (
        <>
          <CredentialsSection />
          <YourData onDelete={onDelete} />
        </>
      )}
    </>
  );
}

function CertificateSection({ certificate }: { certificate: CertificateSummary }) {
  const { t, i18n } = useTranslation();
  const { number, score, questions, passedAt } = certificate;
  return (
    <AccountSection id="certificate" title={t('common.certificate.title')}>
      <div>
        {t('account.certificate.passed', {
          date: formatDate(new Date(passedAt), 'day', i18n.language),
          score,
          count: questions,
        })}
      </div>
      <Box sx={{ color: 'text.secondary' }}>{t('account.certificate.number', { number })}</Box>
      <Box sx={buttonsStyle}>
        <CertificateButton number={number} />
      </Box>
    </AccountSection>
  );
}

function YourData({ onDelete }: { onDelete: () => void }) {
  const { t } = useTranslation();
  return (
    <AccountSection id="your-data" title={t('account.data.title')}>
      <div>{t('account.data.about')}</div>
      <Box sx={buttonsStyle}>
        <DownloadButton
          name="accountExport"
          download={() => downloadFile(apiPaths.accountExport, 'my-data.json')}
          label={t('account.data.download')}
          failed={t('account.data.downloadFailed')}
          tooMany={t('account.data.tooManyDownloads')}
          sx={{ minHeight: 44 }}
        />
        <Button color="error" onClick={onDelete} sx={{ minHeight: 44 }}>
          {t('account.data.deleteAccount')}
        </Button>
      </Box>
    </AccountSection>
  );
}

const buttonsStyle = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;
