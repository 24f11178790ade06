import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/config/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { IntroFilm } from './intro-film.tsx';

/** The intro film beside what it is about. */
export function ImplantSystem() {
  const { t } = useTranslation('home');
  return (
    <Container component="section" maxWidth="lg" sx={layoutStyle}>
      <IntroFilm />
      <div>
        <Typography variant="h2">{t('system.heading')}</Typography>
        <Typography sx={{ mt: 1.5 }}>{t('system.range')}</Typography>
        <Typography sx={{ mt: 1.5, mb: 2 }}>{t('system.parts')}</Typography>
        <Button component={Link} to={paths.category('Implants')} variant="outlined" size="large">
          {t('system.more')}
        </Button>
      </div>
    </Container>
  );
}

const layoutStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gap: { xs: 2, md: 5 },
  alignItems: 'center',
  py: { xs: 3, md: 5 },
} as const;
