import { useTranslation } from 'react-i18next';
import { useSearchQuery } from '../../shared/catalogue/product-search.tsx';
import { ShopPage } from '../../shared/catalogue/shop-page.tsx';
import { useDocumentHead } from '../../shared/page-data/document-head.ts';
import { CategoryGrid } from './category-grid.tsx';
import { SearchResults } from './search-results.tsx';

export default function ProductsPage() {
  const { t } = useTranslation();
  const query = useSearchQuery();
  useDocumentHead({
    title: query ? t('shop.search.results', { query }) : t('shop.ourProducts'),
    description: t('shop.productsDescription'),
  });
  return <ShopPage>{query ? <SearchResults query={query} /> : <CategoryGrid />}</ShopPage>;
}
