import { type FilmGroup, type FilmId, filmGroups } from '@dental-shop/domain/education/films';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/config/paths.ts';
import { useDocumentHead } from '../../shared/page-data/document-head.ts';
import { Film } from '../../shared/ui/film/film.tsx';
import { Link } from '../../shared/ui/link.tsx';

// `Object.keys` returns `string[]`.
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

function FilmGrid({ heading, films }: { heading: string; films: readonly FilmId[] }) {
  const { t } = useTranslation('education');
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: 4 }}>
      <Typography id={headingId} variant="h2" sx={{ mb: 1.5 }}>
        {heading}
      </Typography>
      <Box component="ul" sx={gridStyle}>
        {films.map((film) => (
          <li key={film}>
            <Film id={film} title={t(`film.${film}.title`)} />
            <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
              {t(`film.${film}.description`)}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const gridStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' },
  // A playing film gets its own row, because implant threads are too fine to see at card size.
  '& > li:has([data-open])': { gridColumn: '1 / -1', maxWidth: 960 },
} as const;
