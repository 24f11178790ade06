import { findCategory } from '@dental-shop/domain/catalogue/category';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { catalogueData } from '../../shared/catalogue/catalogue-data.ts';
import { ShopPage } from '../../shared/catalogue/shop-page.tsx';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';
import { paths } from '../../shared/config/paths.ts';
import { useDocumentHead } from '../../shared/page-data/document-head.ts';
import { usePageData } from '../../shared/page-data/use-page-data.ts';
import { ProductDetail } from './product-detail.tsx';

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
  // Unknown and hidden products have no data.
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
