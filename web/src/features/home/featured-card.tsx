import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ProductPicture } from '../../shared/catalogue/product-picture.tsx';

interface FeaturedCardProps {
  title: string;
  description: string;
  address: string;
  /** A file name under `/product-images/`. */
  image: string;
  buttonColor: 'primary' | 'secondary';
}

export function FeaturedCard({
  title,
  description,
  address,
  image,
  buttonColor,
}: FeaturedCardProps) {
  const { t } = useTranslation();
  return (
    <Card variant="outlined" sx={{ display: 'flex', flexDirection: 'column' }}>
      <ProductPicture fileName={image} alt="" isWide />
      <Box sx={{ p: 1.5, display: 'flex', flexDirection: 'column', gap: 1, flexGrow: 1 }}>
        <Typography component="h3" sx={{ fontSize: '1rem' }}>
          <Button
            component={Link}
            to={address}
            sx={{ p: 0, minWidth: 0, textAlign: 'left', lineHeight: 1.3 }}
          >
            {title}
          </Button>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
          {description}
        </Typography>
        <Button
          component={Link}
          to={address}
          variant="outlined"
          color={buttonColor}
          aria-label={t('shop.home.seeAllOf', { title })}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('shop.home.seeAll')}
        </Button>
      </Box>
    </Card>
  );
}
