import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ReadingPage } from '../../components/reading-page.tsx';
import { paths } from '../../config/paths.ts';

const facts = ['duration', 'credits', 'quiz', 'certificate'] as const;

export default function CertificationPage() {
  const { t } = useTranslation();
  return (
    <ReadingPage
      title={t('shop.certification.title')}
      description={t('shop.certification.description')}
    >
      <p>{t('shop.certification.introduction')}</p>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{t(`shop.certification.fact.${fact}`)}</li>
        ))}
      </ul>
      <p>
        <Link to={paths.contact}>{t('shop.certification.enrol')}</Link>
      </p>
    </ReadingPage>
  );
}
