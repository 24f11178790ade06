import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ReadingPage } from '../../components/reading-page.tsx';
import { paths } from '../../config/paths.ts';

const limits = ['implant', 'driver', 'wrench', 'screw', 'cover'] as const;

export default function QualityStandardsPage() {
  const { t } = useTranslation();
  return (
    <ReadingPage title={t('shop.quality.title')} description={t('shop.quality.description')}>
      <p>{t('shop.quality.introduction')}</p>
      <h2>{t('shop.quality.materialHeading')}</h2>
      <p>{t('shop.quality.material')}</p>
      <h2>{t('shop.quality.limitsHeading')}</h2>
      <ul>
        {limits.map((limit) => (
          <li key={limit}>{t(`shop.quality.limit.${limit}`)}</li>
        ))}
      </ul>
      <p>
        <Link to={paths.storyMission}>{t('shop.story.title')}</Link>
      </p>
    </ReadingPage>
  );
}
