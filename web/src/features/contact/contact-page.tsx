import { useTranslation } from 'react-i18next';
import { ReadingPage } from '../../shared/ui/reading-page.tsx';
import { ContactForm } from './contact-form.tsx';
import { Offices } from './offices.tsx';

export default function ContactPage() {
  const { t } = useTranslation();
  return (
    <ReadingPage
      title={t('shop.contact.title')}
      description={t('shop.contact.description')}
      aside={<ContactForm />}
    >
      <Offices />
    </ReadingPage>
  );
}
