import { telephoneLink } from '@dental-shop/domain/contact/telephone-link';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { catalogueData } from '../../shared/catalogue/catalogue-data.ts';
import { type FoundProducts, productFinder } from '../../shared/catalogue/product-finder.ts';
import { paths } from '../../shared/config/paths.ts';
import { site } from '../../shared/config/site.ts';
import { usePageData } from '../../shared/page-data/use-page-data.ts';
import { standaloneLink } from '../../shared/theme/touch-target.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { useListingView } from './listing-view.ts';
import { ProductGrid } from './product-grid.tsx';
import { ProductRows } from './product-rows.tsx';
import { ViewChoice } from './view-choice.tsx';

export function SearchResults({ query }: { query: string }) {
  const { t } = useTranslation();
  const index = usePageData(catalogueData.searchIndex);
  const summaries = usePageData(catalogueData.search);
  const find = useMemo(() => productFinder(index ?? [], summaries ?? []), [index, summaries]);
  const found = useMemo(() => find(query), [find, query]);
  return (
    <>
      <Typography variant="h1">{t('shop.search.results', { query })}</Typography>
      <Typography role="status" color="textSecondary" sx={{ mb: 2 }}>
        {summarize(t, found)}
      </Typography>
      {!found.isMatch && <PhoneNumber />}
      {found.products.length > 0 && (
        <>
          <Box sx={headStyle}>
            <Typography variant="h2">{t('shop.search.products')}</Typography>
            <ViewChoice />
          </Box>
          <Listing products={found.products} />
        </>
      )}
      <Button component={Link} to={paths.products} variant="outlined" sx={{ mt: 2 }}>
        {t('shop.search.allCategories')}
      </Button>
    </>
  );
}

function Listing({ products }: Pick<FoundProducts, 'products'>) {
  const isCards = useListingView() === 'cards';
  return isCards ? <ProductGrid products={products} /> : <ProductRows products={products} />;
}

function summarize(t: TFunction, { products, isMatch }: FoundProducts): string {
  const count = products.length;
  if (isMatch) return t('shop.search.found', { count });
  return count === 0 ? t('shop.search.nothing') : t('shop.search.nearest');
}

function PhoneNumber() {
  const { t } = useTranslation();
  const { phone } = site.company;
  return (
    <Box sx={{ mb: 2 }}>
      <span>{t('common.help')}</span>{' '}
      <Box component="a" href={telephoneLink(phone)} sx={phoneStyle}>
        {phone}
      </Box>
    </Box>
  );
}

const headStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  mb: 1.5,
} as const;

const phoneStyle = { ...standaloneLink, color: 'primary.main' } as const;
