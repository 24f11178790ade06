import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';

export function EmptyCart() {
  const { t } = useTranslation();
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', py: 2 }}>
      <Typography variant="h2">{t('cart.empty.title')}</Typography>
      <Typography color="textSecondary">{t('cart.empty.text')}</Typography>
      <Button variant="contained" component={Link} to={paths.products}>
        {t('cart.continueShopping')}
      </Button>
    </Stack>
  );
}
