import { type FilmGroup, filmGroups } from '@dental-shop/domain/education/films';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/config/paths.ts';
import { useDocumentHead } from '../../shared/page-data/document-head.ts';
import { Link } from '../../shared/ui/link.tsx';
import { FilmGrid } from './film-grid.tsx';

// `Object.keys` types them as strings only.
const groups = Object.keys(filmGroups) as FilmGroup[];

export default function EducationPage() {
  const { t } = useTranslation('education');
  useDocumentHead({ title: t('title'), description: t('description') });
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
      <Typography variant="h1">{t('title')}</Typography>
      <Typography sx={{ mt: 2, maxWidth: '68ch' }}>{t('introduction')}</Typography>
      <Typography sx={{ mt: 1, '& a': { color: 'primary.main' } }}>
        <span>{t('certificationIntroduction')}</span>{' '}
        <Link to={paths.certification}>{t('certification')}</Link>
      </Typography>
      {groups.map((group) => (
        <FilmGrid key={group} heading={t(`group.${group}`)} films={filmGroups[group]} />
      ))}
    </Container>
  );
}
