import { productImageUrl } from '@dental-shop/domain/catalogue/resolve-product';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { graphicStyle } from './graphic-style.ts';

interface SystemGraphicProps {
  system: 'fridge' | 'titach';
  address: string;
  /** A file under `/product-images/`, which numbers the parts. */
  picture: string;
}

/** The parts of a system with their legend; the whole of it leads to the system's category. */
export function SystemGraphic({ system, address, picture }: SystemGraphicProps) {
  const { t } = useTranslation('home');
  return (
    <Box component={Link} to={address} sx={{ ...graphicStyle, ...linkStyle }}>
      <Box
        component="img"
        src={productImageUrl(picture)}
        alt=""
        width={480}
        height={337}
        loading="lazy"
        decoding="async"
        sx={pictureStyle}
      />
      <Box sx={{ p: 2 }}>
        <Typography variant="h3" sx={{ color: 'primary.main' }}>
          {t(`graphics.${system}.title`)}
        </Typography>
        <Box component="ol" sx={legendStyle}>
          <li>{t(`graphics.${system}.first`)}</li>
          <li>{t(`graphics.${system}.second`)}</li>
          <li>{t(`graphics.${system}.third`)}</li>
        </Box>
      </Box>
    </Box>
  );
}

const linkStyle = {
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { borderColor: 'primary.main' },
  '&:hover h3': { textDecoration: 'underline' },
} as const;

const pictureStyle = { display: 'block', width: '100%', height: 'auto', bgcolor: '#fff' } as const;

const legendStyle = { m: 0, mt: 1, pl: 2.5, lineHeight: 1.6 } as const;
