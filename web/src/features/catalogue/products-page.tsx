import { useTranslation } from 'react-i18next';
import { useDocumentHead } from '../../data/document-head.ts';
import { CategoryGrid } from './category-grid.tsx';
import { SearchResults } from './search-results.tsx';
import { ShopPage } from './shop-page.tsx';
import { useSearchQuery } from './use-search-query.ts';

export default function ProductsPage() {
  const { t } = useTranslation();
  const query = useSearchQuery();
  useDocumentHead({
    title: query ? t('shop.search.results', { query }) : t('shop.ourProducts'),
    description: t('shop.productsDescription'),
  });
  return <ShopPage>{query ? <SearchResults query={query} /> : <CategoryGrid />}</ShopPage>;
}
