import type { FilmId } from '@dental-shop/domain/education/films';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Film } from '../../shared/ui/film/film.tsx';

interface FilmGridProps {
  heading: string;
  films: readonly FilmId[];
}

export function FilmGrid({ heading, films }: FilmGridProps) {
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
  // What plays takes a row of its own: on a card a thread is too fine to be seen.
  '& > li:has([data-open])': { gridColumn: '1 / -1', maxWidth: 960 },
} as const;
