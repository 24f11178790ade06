import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ReadingPage } from '../../components/reading-page.tsx';
import { paths } from '../../config/paths.ts';
import { PaperCard } from '../papers/paper-card.tsx';
import { brochures } from '../papers/papers.ts';
import { CompanyNavigation } from './company-navigation.tsx';

export default function MaterialsPage() {
  const { t } = useTranslation('company');
  return (
    <ReadingPage
      title={t('materials.title')}
      description={t('materials.description')}
      aside={<CompanyNavigation />}
    >
      <p>{t('materials.introduction')}</p>
      {brochures.map((paper) => (
        <PaperCard key={paper} paper={paper} />
      ))}
      <p>
        {t('materials.tutorialIntroduction')}{' '}
        <Link to={paths.certification}>{t('materials.tutorialLink')}</Link>
      </p>
    </ReadingPage>
  );
}
