import { addressLines } from '@dental-shop/domain/account/address-lines';
import type { Certificate } from '@dental-shop/domain/certification/certificate';
import { telephoneLink } from '@dental-shop/domain/contact/contact-links';
import MuiLink from '@mui/material/Link';
import { doc, type Timestamp } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useFirestore, useFirestoreDocData } from 'reactfire';
import { certificates } from '../../../shared/firestore/collections.ts';
import { useCurrentLanguage } from '../../../shared/i18n/use-current-language.ts';
import { type Fact, Facts } from '../facts.tsx';
import { useOfficeDate } from '../time/office-time-zone.ts';
import { useWaitingTime } from '../time/waiting-time.ts';
import { VerifiedEmail } from './account-hints.tsx';
import type { Account } from './accounts-query.ts';
import { useInspectedAccount } from './inspect-account.ts';
import { statusText } from './status-text.ts';

export function AccountFacts({ account }: { account: Account }) {
  const { t } = useTranslation('staff');
  const officeDate = useOfficeDate();
  const language = useCurrentLanguage();
  const { id, createdAt, decidedAt, status, type } = account;
  const inspected = useInspectedAccount(id);
  const certificate = useCertificate(id);
  const waitingTime = useWaitingTime();
  const time = (date: Date) => officeDate(date, 'shortDayAndTime');
  const registered = time(createdAt.toDate());
  const facts: Fact[] = [
    [t('accounts.columns.status'), statusText(t, status)],
    [t('accounts.columns.type'), t(`accounts.types.${type}`)],
    [t('accounts.columns.license'), account.licenseNumber ?? t('accounts.noLicense')],
    [
      t('accounts.columns.address'),
      addressLines(account.address, language).map((line) => <div key={line}>{line}</div>),
    ],
    ...phoneFacts(account.phone, t('accounts.phone')),
    [t('accounts.columns.email'), <VerifiedEmail key="email" uid={id} email={account.email} />],
    [t('accounts.language'), t(`accounts.languages.${account.language}`)],
    [t('accounts.columns.registered'), registered],
  ];
  if (status === 'pending') {
    facts.push([t('accounts.columns.waiting'), waitingTime(createdAt.toDate())]);
  } else if (decidedAt) {
    facts.push([t('accounts.decidedAt'), time(decidedAt.toDate())]);
  }
  if (certificate) {
    const { score, questions: count, number, passedAt } = certificate;
    const date = time(passedAt.toDate());
    const certificateText = t('accounts.certified', { date, score, count, number });
    facts.push([t('accounts.certificate'), certificateText]);
  }
  const lastSignIn = () => {
    if (typeof inspected === 'string') return t(`accounts.${inspected}`);
    const { lastSignInAt } = inspected;
    return lastSignInAt === null ? t('accounts.never') : time(new Date(lastSignInAt));
  };
  facts.push([t('accounts.lastSignIn'), lastSignIn()]);
  return <Facts facts={facts} />;
}

function phoneFacts(phone: string | undefined, label: string): Fact[] {
  if (!phone) return [];
  return [[label, <PhoneLink key="phone" phone={phone} />]];
}

function PhoneLink({ phone }: { phone: string }) {
  return <MuiLink href={telephoneLink(phone)}>{phone}</MuiLink>;
}

function useCertificate(uid: string): Certificate<Timestamp> | undefined {
  return useFirestoreDocData(doc(certificates(useFirestore()), uid)).data;
}
