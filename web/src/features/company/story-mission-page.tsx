import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/config/paths.ts';
import { site } from '../../shared/config/site.ts';
import { Link } from '../../shared/ui/link.tsx';
import { ReadingPage } from '../../shared/ui/reading-page.tsx';
import { CompanyNavigation } from './company-navigation.tsx';
import { ProductLines } from './product-lines.tsx';

const range = ['diameters', 'lengths', 'drills'] as const;

export default function StoryMissionPage() {
  const { t } = useTranslation('company');
  return (
    <ReadingPage
      title={t('story.title')}
      description={t('story.description')}
      navigation={<CompanyNavigation />}
    >
      <p>{t('story.who', { company: site.name })}</p>
      <p>{t('story.claim')}</p>
      <h2>{t('story.systemHeading')}</h2>
      <p>{t('story.system')}</p>
      <ul>
        {range.map((each) => (
          <li key={each}>{t(`story.range.${each}`)}</li>
        ))}
      </ul>
      <h2>{t('story.restoreHeading')}</h2>
      <p>{t('story.restore')}</p>
      <ProductLines />
      <h2>{t('story.sellHeading')}</h2>
      <p>{t('story.sell')}</p>
      <h2>{t('story.teachHeading')}</h2>
      <p>
        <span>{t('story.teach')}</span> <Link to={paths.certification}>{t('story.teachLink')}</Link>
      </p>
      <h2>{t('story.missionHeading')}</h2>
      <p>{t('story.mission')}</p>
    </ReadingPage>
  );
}
