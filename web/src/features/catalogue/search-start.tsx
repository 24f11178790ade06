import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/config/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';

/** The page of results before anything is searched for. */
export function SearchStart() {
  const { t } = useTranslation();
  return (
    <>
      <Typography variant="h1">{t('shop.search.label')}</Typography>
      <Typography sx={{ mt: 1 }}>{t('shop.search.start')}</Typography>
      <Button component={Link} to={paths.products} variant="outlined" sx={{ mt: 2 }}>
        {t('shop.search.allCategories')}
      </Button>
    </>
  );
}
