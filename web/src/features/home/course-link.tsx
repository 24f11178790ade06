import { productImageUrl } from '@dental-shop/domain/catalogue/resolve-product';
import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useTranslation } from 'react-i18next';
import { site } from '../../shared/config/site.ts';

/** The promotion's picture and text: one link to the courses, which are on another site. */
export function CourseLink() {
  const { t } = useTranslation('home');
  return (
    <Box component="a" href={site.courses} target="_blank" rel="noopener" sx={linkStyle}>
      <Box
        component="img"
        src={productImageUrl('category-drills.svg')}
        alt=""
        width={72}
        height={72}
        decoding="async"
        sx={pictureStyle}
      />
      <span>
        <Box component="strong" sx={{ display: 'block', color: 'primary.main' }}>
          {t('promotion.title')}
        </Box>
        <Box component="span" sx={{ [lowPhone]: { display: 'none' } }}>
          {t('promotion.text')}
        </Box>
        <Box component="span" sx={visuallyHidden}>
          {` ${t('opensNewTab')}`}
        </Box>
      </span>
    </Box>
  );
}

/** Here more than one line would cover 'Register'. */
const lowPhone = '@media (max-width: 599px) and (max-height: 680px)';

const linkStyle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  p: 1,
  pr: 0,
  minHeight: 44,
  color: 'text.primary',
  fontSize: '0.8125rem',
  lineHeight: 1.35,
  textDecoration: 'none',
} as const;

const pictureStyle = {
  display: 'block',
  width: { xs: 48, sm: 72 },
  height: { xs: 48, sm: 72 },
  [lowPhone]: { width: 28, height: 28 },
  bgcolor: '#fff',
  flexShrink: 0,
} as const;
