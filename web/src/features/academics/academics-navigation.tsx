import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/config/paths.ts';
import { SectionNavigation } from '../../shared/ui/menus/link-menu.tsx';
import { articles } from './articles.ts';

export function AcademicsNavigation() {
  const { t } = useTranslation();
  const { t: text } = useTranslation('academics');
  return (
    <Stack sx={{ gap: { xs: 1, md: 3 } }}>
      <SectionNavigation
        heading={t('common.navigation.academics')}
        links={[{ to: paths.certification, label: text('certification.title') }]}
      />
      <SectionNavigation
        heading={text('research.articles')}
        links={articles.map((article) => ({
          to: paths.researchArticle(article),
          label: text(`article.${article}.title`),
        }))}
      />
    </Stack>
  );
}
