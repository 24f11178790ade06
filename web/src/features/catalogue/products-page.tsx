import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ShopPage } from '../../shared/catalogue/shop-page.tsx';
import { paths } from '../../shared/config/paths.ts';
import { useOnceHydrated } from '../../shared/loading/use-hydrated.ts';
import { useDocumentHead } from '../../shared/page-data/document-head.ts';
import { CategoryGrid } from './category-grid.tsx';

export default function ProductsPage() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const kept = useOnceHydrated(parameters.get('search'), null);
  useDocumentHead({ title: t('shop.ourProducts'), description: t('shop.productsDescription') });
  // Where searches had their address before they had a page of their own.
  if (kept) return <Navigate to={paths.search(kept)} replace />;
  return (
    <ShopPage>
      <CategoryGrid />
    </ShopPage>
  );
}
