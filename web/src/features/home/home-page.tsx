import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/config/paths.ts';
import { useDocumentHead } from '../../shared/page-data/document-head.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { Banner } from './banner.tsx';
import { CoursePromotion } from './course-promotion.tsx';
import { SocialLinks, TopBar } from './external-links.tsx';
import { FeaturedProducts } from './featured-products.tsx';
import { InfoGraphics } from './info-graphics.tsx';
import { IntroFilm } from './intro-film.tsx';
import { Welcome } from './welcome.tsx';

export default function HomePage() {
  const { t } = useTranslation('home');
  useDocumentHead({ title: '', description: t('description') });
  return (
    <>
      <TopBar />
      <Welcome />
      <Banner />
      <Box sx={belowFoldStyle}>
        <FeaturedProducts />
        <ImplantSystem />
        <InfoGraphics />
        <SocialLinks />
      </Box>
      <CoursePromotion />
    </>
  );
}

/**
 * On phones, laying out the whole page at once takes too long, so this part waits until the first screen has been
 * painted. The inline loader sets the class.
 */
const belowFoldStyle = {
  '.unpainted &': { contentVisibility: 'hidden', containIntrinsicBlockSize: '150rem' },
} as const;

function ImplantSystem() {
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
