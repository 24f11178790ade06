import { useTranslation } from 'react-i18next';
import { ReadingPage } from '../../shared/ui/reading-page.tsx';
import { ContactForm } from './contact-form.tsx';
import { Offices } from './offices.tsx';

export default function ContactPage() {
  const { t } = useTranslation('contact');
  return (
    <ReadingPage title={t('title')} description={t('description')} aside={<ContactForm />}>
      <Offices />
    </ReadingPage>
  );
}
