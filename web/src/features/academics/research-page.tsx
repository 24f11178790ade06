import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { NotFoundPage } from '../../shared/ui/fallbacks/error-page.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { ReadingPage } from '../../shared/ui/reading-page.tsx';
import { AcademicsNavigation } from './academics-navigation.tsx';
import { findArticle } from './articles.ts';

export default function ResearchPage() {
  const { t } = useTranslation('academics');
  const { article: slug = '' } = useParams();
  const article = findArticle(slug);
  if (!article) return <NotFoundPage />;
  return (
    <ReadingPage
      title={t(`article.${article}.title`)}
      description={t(`article.${article}.description`)}
      navigation={<AcademicsNavigation />}
    >
      <p>{t(`article.${article}.text`)}</p>
      <p>
        <span>{t('research.note')}</span> <Link to={paths.contact}>{t('research.contact')}</Link>
      </p>
    </ReadingPage>
  );
}
