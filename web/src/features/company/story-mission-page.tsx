import { useTranslation } from 'react-i18next';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';
import { paths } from '../../shared/config/paths.ts';
import { site } from '../../shared/config/site.ts';
import { Link } from '../../shared/ui/link.tsx';
import { ReadingPage } from '../../shared/ui/reading-page.tsx';
import { CompanyNavigation } from './company-navigation.tsx';

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

export const lines = [
  {
    key: 'abutments',
    categories: ['Solid Abutments', 'Contoured Shoulder Abutments', 'Angled Abutments'],
  },
  { key: 'titach', categories: ['Titach System'] },
  { key: 'fridge', categories: ['Fridge System'] },
  { key: 'simpleLift', categories: ['SimpleLift'] },
  { key: 'turboGuide', categories: ['TurboGuide'] },
  { key: 'kits', categories: ['Surgical & Prosthetic Kits'] },
] as const;

function ProductLines() {
  const { t } = useTranslation('company');
  const catalogueText = useCatalogueText();
  return (
    <ul>
      {lines.map(({ key, categories }) => (
        <li key={key}>
          {categories.map((category, index) => (
            <span key={category}>
              {index > 0 && <span>, </span>}
              <Link to={paths.category(category)}>{catalogueText.categoryName(category)}</Link>
            </span>
          ))}
          <span>{`: ${t(`story.line.${key}`)}`}</span>
        </li>
      ))}
    </ul>
  );
}
