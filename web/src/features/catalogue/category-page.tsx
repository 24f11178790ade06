import { findCategory } from '@dental-shop/domain/catalogue/category';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useDocumentHead } from '../../data/document-head.ts';
import { usePageData } from '../../data/use-page-data.ts';
import { catalogueData } from './catalogue-data.ts';
import { ProductGrid } from './product-grid.tsx';
import { ShopPage } from './shop-page.tsx';

export default function CategoryPage() {
  const { category: wanted = '' } = useParams();
  const categories = usePageData(catalogueData.categories) ?? [];
  const category = findCategory(categories, wanted);
  // A category that is unknown or hidden leads where an unknown product does.
  return category ? (
    <CategoryList name={category.name} />
  ) : (
    <Navigate to={paths.products} replace />
  );
}

function CategoryList({ name }: { name: string }) {
  const { t } = useTranslation();
  const groups = usePageData(catalogueData.category(name))?.groups ?? [];
  useDocumentHead({
    title: name,
    description: t('shop.categoryDescription', { category: name }),
  });
  return (
    <ShopPage selectedCategory={name}>
      <Button component={Link} to={paths.products} startIcon={<ArrowBackIcon />} sx={{ ml: -1 }}>
        {t('shop.backToCategories')}
      </Button>
      <Typography variant="h1" lang="en">
        {name}
      </Typography>
      {groups.map((group) => (
        <Box component="section" key={group.name} sx={{ mt: 3 }}>
          <Typography variant="h2" lang="en" sx={{ mb: 1.5 }}>
            {group.name}
          </Typography>
          <ProductGrid products={group.products} />
        </Box>
      ))}
    </ShopPage>
  );
}
