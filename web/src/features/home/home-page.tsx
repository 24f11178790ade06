import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useDocumentHead } from '../../shared/page-data/document-head.ts';
import { Banner } from './banner.tsx';
import { CoursePromotion } from './course-promotion.tsx';
import { FeaturedProducts } from './featured-products.tsx';
import { ImplantSystem } from './implant-system.tsx';
import { InfoGraphics } from './info-graphics.tsx';
import { SocialLinks } from './social-links.tsx';
import { TopBar } from './top-bar.tsx';
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
 * Laid out only once the first screen is painted: a phone would need too long for both at once. At least as high as it
 * is, so that nothing below comes into sight meanwhile. The inline loader sets the class.
 */
const belowFoldStyle = {
  '.unpainted &': { contentVisibility: 'hidden', containIntrinsicBlockSize: '150rem' },
} as const;
