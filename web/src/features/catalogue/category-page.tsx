import { type Category, findCategory } from '@dental-shop/domain/catalogue/category';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { catalogueData } from '../../shared/catalogue/catalogue-data.ts';
import { ShopPage } from '../../shared/catalogue/shop-page.tsx';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';
import { paths } from '../../shared/config/paths.ts';
import { useDocumentHead } from '../../shared/page-data/document-head.ts';
import { usePageData } from '../../shared/page-data/use-page-data.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { CategoryListing } from './category-listing.tsx';

export default function CategoryPage() {
  const { category: categoryParam = '' } = useParams();
  const categories = usePageData(catalogueData.categories) ?? [];
  const category = findCategory(categories, categoryParam);
  return category ? <CategoryList category={category} /> : <Navigate to={paths.products} replace />;
}

function CategoryList({ category }: { category: Category }) {
  const { name, button, infoPage } = category;
  const { t } = useTranslation();
  const catalogueText = useCatalogueText();
  const heading = catalogueText.categoryName(name);
  const data = usePageData(catalogueData.category(name));
  useDocumentHead({
    title: heading,
    description: t('parts.categoryDescription', { category: heading }),
    canonicalPath: paths.category(name),
  });
  return (
    <ShopPage selectedCategory={name}>
      <Button component={Link} to={paths.products} startIcon={<ArrowBackIcon />} sx={{ ml: -1 }}>
        {t('shop.backToCategories')}
      </Button>
      <Typography variant="h1">{heading}</Typography>
      {button && infoPage && (
        <Button
          component={Link}
          to={paths.categoryInformation(name)}
          variant="outlined"
          sx={{ mt: 1.5 }}
        >
          {catalogueText.categoryButton(category)}
        </Button>
      )}
      {data && <CategoryListing key={name} first={data} />}
    </ShopPage>
  );
}
