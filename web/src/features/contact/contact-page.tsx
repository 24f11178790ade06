import { useTranslation } from 'react-i18next';
import { site, telephoneLink } from '../../shared/config/site.ts';
import { ReadingPage } from '../../shared/ui/reading-page.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactLink } from './contact-link.tsx';
import { Offices } from './offices.tsx';

export default function ContactPage() {
  const { t } = useTranslation();
  return (
    <ReadingPage
      title={t('shop.contact.title')}
      description={t('shop.contact.description')}
      aside={<ContactForm />}
    >
      <Offices>
        <h2>{site.company.name}</h2>
        <PostalAddress lines={site.company.address} />
        <PhoneLine phone={site.company.phone} />
        <p>
          {t('shop.contact.email')}:{' '}
          <ContactLink href={`mailto:${site.company.email}`}>{site.company.email}</ContactLink>
        </p>
        <h2>{t('shop.contact.hours')}</h2>
        <p>
          {t('shop.contact.weekdays')}
          <br />
          {t('shop.contact.friday')}
        </p>
        <h2>{t('shop.contact.usOffice')}</h2>
        <p>{site.usOffice.name}</p>
        <PostalAddress lines={site.usOffice.address} />
        <PhoneLine phone={site.usOffice.phone} />
      </Offices>
    </ReadingPage>
  );
}

function PostalAddress({ lines }: { lines: readonly string[] }) {
  return (
    <address style={{ fontStyle: 'normal' }}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}

function PhoneLine({ phone }: { phone: string }) {
  const { t } = useTranslation();
  return (
    <p>
      {t('shop.contact.phone')}: <ContactLink href={telephoneLink(phone)}>{phone}</ContactLink>
    </p>
  );
}
