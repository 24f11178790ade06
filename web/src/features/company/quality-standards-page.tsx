import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { FactTable } from '../../shared/ui/fact-table.tsx';
import { ReadingPage } from '../../shared/ui/reading-page.tsx';
import { CompanyNavigation } from './company-navigation.tsx';

const drills = [
  'headDiameters',
  'headShanks',
  'wideHead',
  'coreDiameters',
  'coreShanks',
  'xshort',
] as const;
const limits = ['implant', 'driver', 'placementWrench', 'prostheticWrench', 'screw'] as const;

export default function QualityStandardsPage() {
  const { t } = useTranslation('company');
  return (
    <ReadingPage
      title={t('quality.title')}
      description={t('quality.description')}
      navigation={<CompanyNavigation />}
    >
      <p>{t('quality.introduction')}</p>
      <h2>{t('quality.materialHeading')}</h2>
      <p>{t('quality.material')}</p>
      <FactTable
        heading={t('quality.drillsHeading')}
        facts={drills.map((drill) => ({
          label: t(`quality.drill.${drill}`),
          value: t(`quality.drill.${drill}Value`),
        }))}
      />
      <FactTable
        heading={t('quality.limitsHeading')}
        facts={limits.map((limit) => ({
          label: t(`quality.limit.${limit}`),
          value: t(`quality.limit.${limit}Value`),
        }))}
      />
      <h2>{t('quality.coverHeading')}</h2>
      <p>{t('quality.cover')}</p>
      <h2>{t('quality.listingHeading')}</h2>
      <p>
        {t('quality.listing')} <Link to={paths.products}>{t('quality.listingLink')}</Link>
      </p>
    </ReadingPage>
  );
}
