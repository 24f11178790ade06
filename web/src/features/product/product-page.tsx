import { findCategory } from '@dental-shop/domain/catalogue/category';
import type { Dimension } from '@dental-shop/domain/catalogue/sizes/dimensions';
import { isPurchasable } from '@dental-shop/domain/money/purchasability';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { catalogueData, type ProductData } from '../../shared/catalogue/catalogue-data.ts';
import { ShopPage } from '../../shared/catalogue/shop-page.tsx';
import { useCatalogueText, useDimensionValue } from '../../shared/catalogue/use-catalogue-text.ts';
import { paths } from '../../shared/config/paths.ts';
import { useDocumentHead } from '../../shared/page-data/document-head.ts';
import { usePageData } from '../../shared/page-data/use-page-data.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FactTable } from '../../shared/ui/fact-table.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { PurchaseForm } from './purchase-form.tsx';
import { RelatedParts } from './related-parts.tsx';
import { SizeSwitch } from './size-switch.tsx';
import { UnavailableNotice } from './unavailable-notice.tsx';

export default function ProductPage() {
  const { t } = useTranslation();
  const catalogueText = useCatalogueText();
  const { category = '', sku = '' } = useParams();
  const categories = usePageData(catalogueData.categories) ?? [];
  const product = usePageData(catalogueData.product(sku));
  const name = product ? catalogueText.productName(product) : '';
  useDocumentHead({
    title: product ? `${name} (${product.sku})` : t('shop.ourProducts'),
    description: product
      ? t('parts.productDescription', { name, sku: product.sku })
      : t('shop.productsDescription'),
    canonicalPath: product ? paths.product(product.category, product.sku) : paths.products,
  });
  if (!product) return <Navigate to={paths.products} replace />;
  if (findCategory(categories, category)?.name !== product.category) {
    return <Navigate to={paths.product(product.category, product.sku)} replace />;
  }
  return (
    <ShopPage selectedCategory={product.category}>
      <ProductDetail key={product.sku} product={product} />
    </ShopPage>
  );
}

function ProductDetail({ product }: { product: ProductData }) {
  const { t } = useTranslation();
  const catalogueText = useCatalogueText();
  return (
    <>
      <Button
        component={Link}
        to={paths.category(product.category)}
        startIcon={<ArrowBackIcon />}
        size="small"
        sx={{ ml: -0.5, mb: 1 }}
      >
        {t('shop.back')}
      </Button>
      <Box sx={columnsStyle}>
        <ProductPictures product={product} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1" sx={{ fontSize: { xs: '1.375rem', md: '1.75rem' } }}>
            {catalogueText.productName(product)}
          </Typography>
          {isPurchasable(product.price) ? (
            <PurchaseForm product={product} />
          ) : (
            <UnavailableNotice product={product} reason={product.price} />
          )}
          {product.switches.map((choice) => (
            <SizeSwitch
              key={choice.label}
              category={product.category}
              sku={product.sku}
              choice={choice}
            />
          ))}
          {product.description !== '' && (
            <Typography sx={{ mt: 3, maxWidth: '68ch', whiteSpace: 'pre-line' }}>
              {catalogueText.description(product)}
            </Typography>
          )}
          <DimensionTable dimensions={product.dimensions} />
          <Classification product={product} />
        </Box>
      </Box>
      <RelatedParts product={product} />
    </>
  );
}

function DimensionTable({ dimensions }: { dimensions: readonly Dimension[] }) {
  const { t } = useTranslation();
  const dimensionValue = useDimensionValue();
  if (dimensions.length === 0) return null;
  const facts = dimensions.map((each) => ({
    label: t(`parts.dimension.${each.label}`),
    value: dimensionValue(each),
  }));
  return <FactTable heading={t('parts.dimensions')} facts={facts} />;
}

function Classification({ product }: { product: ProductData }) {
  const { t } = useTranslation();
  const catalogueText = useCatalogueText();
  const { sku, category, subCategory } = product;
  const facts = [
    { label: t('shop.sku'), value: sku },
    { label: t('shop.category'), value: catalogueText.categoryName(category) },
    { label: t('shop.subCategory'), value: catalogueText.subCategoryName(subCategory) },
  ].filter(({ value }) => value !== '');
  return <FactTable heading={t('shop.details')} facts={facts} />;
}

const columnsStyle = {
  display: 'grid',
  gap: { xs: 2, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;
