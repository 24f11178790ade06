import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/config/paths.ts';
import { FactTable } from '../../shared/ui/fact-table.tsx';
import { Link } from '../../shared/ui/link.tsx';
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
/** The shop's owner adds the company's own certificates (docs/deployment.md, 'Your own words'). */
const standards = [
  { of: 'system', name: 'ISO 13485' },
  { of: 'risk', name: 'ISO 14971' },
  { of: 'fatigue', name: 'ISO 14801' },
  { of: 'biology', name: 'ISO 10993-1' },
  { of: 'titanium', name: 'ISO 5832-2' },
  { of: 'alloy', name: 'ISO 5832-3' },
  { of: 'purerAlloy', name: 'ASTM F136' },
  { of: 'processing', name: 'ISO 17664-1' },
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
        heading={t('quality.standardsHeading')}
        introduction={t('quality.standards')}
        facts={standards.map(({ of, name }) => ({
          label: t(`quality.standard.${of}`),
          value: name,
        }))}
      />
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
        <span>{t('quality.listing')}</span>{' '}
        <Link to={paths.products}>{t('quality.listingLink')}</Link>
      </p>
    </ReadingPage>
  );
}
