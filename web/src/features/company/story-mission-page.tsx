import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ReadingPage } from '../../components/reading-page.tsx';
import { paths } from '../../config/paths.ts';
import { site } from '../../config/site.ts';

export default function StoryMissionPage() {
  const { t } = useTranslation();
  return (
    <ReadingPage title={t('shop.story.title')} description={t('shop.story.description')}>
      <p>{t('shop.story.who', { company: site.name })}</p>
      <h2>{t('shop.story.systemHeading')}</h2>
      <p>{t('shop.story.system')}</p>
      <h2>{t('shop.story.missionHeading')}</h2>
      <p>{t('shop.story.mission')}</p>
      <p>
        <Link to={paths.qualityStandards}>{t('shop.quality.title')}</Link>
      </p>
    </ReadingPage>
  );
}
