import { brochures } from '@dental-shop/domain/downloads/pdfs';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/config/paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import { ReadingPage } from '../../shared/ui/reading-page.tsx';
import { BrochureCard } from './brochure-card.tsx';
import { CompanyNavigation } from './company-navigation.tsx';

export default function MaterialsPage() {
  const { t } = useTranslation('company');
  return (
    <ReadingPage
      title={t('materials.title')}
      description={t('materials.description')}
      navigation={<CompanyNavigation />}
    >
      <p>{t('materials.introduction')}</p>
      {brochures.map((brochure) => (
        <BrochureCard key={brochure} brochure={brochure} />
      ))}
      <p>
        <span>{t('materials.tutorialIntroduction')}</span>{' '}
        <Link to={paths.certification}>{t('materials.tutorialLink')}</Link>
      </p>
    </ReadingPage>
  );
}
