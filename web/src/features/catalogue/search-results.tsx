import { telephoneLink } from '@dental-shop/domain/contact/contact-links';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { catalogueData, type SearchPage } from '../../shared/catalogue/catalogue-data.ts';
import {
  type ProductResults,
  type SiteResults,
  siteFinder,
} from '../../shared/catalogue/site-finder.ts';
import { paths } from '../../shared/config/paths.ts';
import { site } from '../../shared/config/site.ts';
import { useCurrentLanguage } from '../../shared/i18n/use-current-language.ts';
import { usePageData } from '../../shared/page-data/use-page-data.ts';
import { standaloneLink } from '../../shared/theme/touch-target.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { useListingView, ViewChoice } from './listing-view.tsx';
import ProductCards from './product-cards.tsx';
import { ProductRows } from './product-rows.tsx';

export default function SearchResults({ query }: { query: string }) {
  const { t } = useTranslation();
  const index = usePageData(catalogueData.searchIndex);
  const summaries = usePageData(catalogueData.search);
  const pages = usePageData(catalogueData.searchPages);
  const find = useMemo(() => {
    const visible = summaries?.filter(({ hidden }) => !hidden) ?? [];
    return siteFinder(index ?? [], visible, pages ?? []);
  }, [index, summaries, pages]);
  const found = useMemo(() => find(query), [find, query]);
  return (
    <>
      <Typography variant="h1">{t('shop.search.results', { query })}</Typography>
      <Typography role="status" color="textSecondary" sx={{ mb: 2 }}>
        {summarize(t, found)}
      </Typography>
      {!found.isMatch && found.pages.length === 0 && <PhoneNumber />}
      {found.products.length > 0 && (
        <>
          <Box sx={headStyle}>
            <Typography variant="h2">{t('shop.search.products')}</Typography>
            <ViewChoice />
          </Box>
          <Listing products={found.products} />
        </>
      )}
      {found.pages.length > 0 && <Pages pages={found.pages} />}
      <Button component={Link} to={paths.products} variant="outlined" sx={{ mt: 2 }}>
        {t('shop.search.allCategories')}
      </Button>
    </>
  );
}

function Listing({ products }: Pick<ProductResults, 'products'>) {
  const isCards = useListingView() === 'cards';
  return isCards ? <ProductCards products={products} /> : <ProductRows products={products} />;
}

function Pages({ pages }: { pages: readonly SearchPage[] }) {
  const { t } = useTranslation();
  const language = useCurrentLanguage();
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h2">{t('shop.search.pages')}</Typography>
      <Box component="ul" sx={pagesStyle}>
        {pages.map(({ path, section, title }) => (
          <li key={path}>
            <Link to={path}>{title[language]}</Link>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t(`shop.search.section.${section}`)}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function summarize(t: TFunction, { products, pages, isMatch }: SiteResults): string {
  const count = products.length;
  if (isMatch) return t('shop.search.found', { count });
  if (pages.length > 0) return t('shop.search.pagesFound', { count: pages.length });
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

const pagesStyle = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 2,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& a': { ...standaloneLink, flexGrow: 1, color: 'primary.main' },
} as const;

const phoneStyle = { ...standaloneLink, color: 'primary.main' } as const;
