import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { catalogueData } from '../../shared/catalogue/catalogue-data.ts';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';
import { paths } from '../../shared/config/paths.ts';
import { usePageData } from '../../shared/page-data/use-page-data.ts';
import { ProductGrid } from './product-grid.tsx';
import { searchProducts } from './search-products.ts';

export function SearchResults({ query }: { query: string }) {
  const { t } = useTranslation();
  const found = searchProducts(usePageData(catalogueData.search) ?? [], query, useCatalogueText());
  return (
    <>
      <Typography variant="h1">{t('shop.search.results', { query })}</Typography>
      <Typography role="status" color="textSecondary" sx={{ mb: 2 }}>
        {found.length === 0
          ? t('shop.search.nothing')
          : t('shop.search.found', { count: found.length })}
      </Typography>
      {found.length > 0 && (
        <>
          <Typography variant="h2" sx={{ mb: 1.5 }}>
            {t('shop.search.products')}
          </Typography>
          <ProductGrid products={found} />
        </>
      )}
      <Button component={Link} to={paths.products} variant="outlined" sx={{ mt: 2 }}>
        {t('shop.search.allCategories')}
      </Button>
    </>
  );
}
