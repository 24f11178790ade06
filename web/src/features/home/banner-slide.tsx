import { productImageUrl } from '@dental-shop/domain/catalogue/resolve-product';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

export const slides = [
  { key: 'implants', picture: 'banner-implants.svg' },
  { key: 'attachments', picture: 'banner-attachments.svg' },
  { key: 'drilling', picture: 'banner-drilling.svg' },
] as const;

interface BannerSlideProps {
  slide: (typeof slides)[number];
  number: number;
  isShown: boolean;
}

export function BannerSlide({ slide, number, isShown }: BannerSlideProps) {
  const { t } = useTranslation('home');
  return (
    <Box
      role="group"
      aria-roledescription={t('banner.slide')}
      aria-label={t('banner.position', { number, count: slides.length })}
      sx={slideStyle}
      // After the fade, `visibility` hides the slide from screen readers too.
      style={isShown ? shownStyle : hiddenStyle}
    >
      <Box
        component="img"
        src={productImageUrl(slide.picture)}
        alt=""
        width={840}
        height={337}
        loading="lazy"
        decoding="async"
        draggable={false}
        sx={pictureStyle}
      />
      <Box sx={textStyle}>
        <Box component="p" sx={titleStyle}>
          {t(`banner.${slide.key}.title`)}
        </Box>
        <Box component="p" sx={sentenceStyle}>
          {t(`banner.${slide.key}.text`)}
        </Box>
      </Box>
    </Box>
  );
}

const fade = 'opacity 500ms';
// Not `visible`, which would show the slide even while the inline loader hides the page.
const shownStyle = { opacity: 1, visibility: 'inherit', transition: fade } as const;
const hiddenStyle = {
  opacity: 0,
  visibility: 'hidden',
  transition: `${fade}, visibility 0s 500ms`,
} as const;

const slideStyle = {
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 56fr) minmax(0, 44fr)',
    sm: 'minmax(0, 840fr) minmax(0, 525fr)',
  },
} as const;

const pictureStyle = {
  width: '100%',
  height: '100%',
  minHeight: 0,
  objectFit: 'contain',
  bgcolor: 'background.plate',
} as const;

const textStyle = {
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: { xs: 0.25, sm: 1 },
  px: { xs: 1, sm: 3, lg: 5 },
  borderLeft: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
} as const;

const titleStyle = {
  m: 0,
  fontWeight: 650,
  lineHeight: 1.2,
  fontSize: { xs: '0.875rem', sm: '1.125rem', md: '1.75rem' },
  textWrap: 'balance',
} as const;

const sentenceStyle = {
  m: 0,
  color: 'text.secondary',
  lineHeight: 1.25,
  fontSize: { xs: '0.75rem', sm: '0.875rem', md: '1rem' },
} as const;
