import { visibleEntries } from '@dental-shop/domain/catalogue/visible-entries';
import { formatPrice } from '@dental-shop/domain/money/price';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { catalogueData } from '../../shared/catalogue/catalogue-data.ts';
import { ProductPicture } from '../../shared/catalogue/product-picture.tsx';
import { ShopPage } from '../../shared/catalogue/shop-page.tsx';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';
import { paths } from '../../shared/config/paths.ts';
import { useHydratedValue } from '../../shared/loading/use-hydrated.ts';
import { useDocumentHead } from '../../shared/page-data/document-head.ts';
import { usePageData } from '../../shared/page-data/use-page-data.ts';
import { Link } from '../../shared/ui/link.tsx';

export default function ProductsPage() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const savedSearch = useHydratedValue(parameters.get('search'), null);
  useDocumentHead({ title: t('shop.ourProducts'), description: t('shop.productsDescription') });
  // Older links to search results lead here.
  if (savedSearch) return <Navigate to={paths.search(savedSearch)} replace />;
  return (
    <ShopPage>
      <CategoryGrid />
    </ShopPage>
  );
}

function CategoryGrid() {
  const { t } = useTranslation();
  const catalogueText = useCatalogueText();
  const categories = usePageData(catalogueData.categories) ?? [];
  const startingPrices = usePageData(catalogueData.startingPrices) ?? {};
  return (
    <>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {t('shop.ourProducts')}
      </Typography>
      <Box component="ul" sx={gridStyle}>
        {visibleEntries(categories).map(({ name, thumbnail }) => (
          <Card component="li" variant="outlined" key={name}>
            <CardActionArea component={Link} to={paths.category(name)} sx={tileStyle}>
              <Box sx={{ width: { xs: 96, sm: '100%' }, flexShrink: 0 }}>
                <ProductPicture fileName={thumbnail} alt="" isWide />
              </Box>
              <Box sx={{ p: 1.5 }}>
                <Typography component="span" sx={{ fontWeight: 600, display: 'block' }}>
                  {catalogueText.categoryName(name)}
                </Typography>
                {startingPrices[name] !== undefined && (
                  <Typography component="span" variant="body2" color="textSecondary">
                    {t('shop.from', { price: formatPrice(startingPrices[name]) })}
                  </Typography>
                )}
              </Box>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </>
  );
}

const gridStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: {
    xs: '1fr',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
} as const;

const tileStyle = {
  display: 'flex',
  flexDirection: { xs: 'row', sm: 'column' },
  alignItems: { xs: 'center', sm: 'flex-start' },
  justifyContent: 'flex-start',
  height: '100%',
} as const;
