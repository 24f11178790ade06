import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { preload } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { catalogueData } from '../../shared/catalogue/catalogue-data.ts';
import { useSearchQuery } from '../../shared/catalogue/search-query.ts';
import { setShortcutOn, useShortcutSetting } from '../../shared/catalogue/search-shortcut.ts';
import { ShopPage } from '../../shared/catalogue/shop-page.tsx';
import { paths } from '../../shared/config/paths.ts';
import { lazyChunk } from '../../shared/loading/load-chunk.ts';
import { useDocumentHead } from '../../shared/page-data/document-head.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';

// In a separate chunk, because the search is 9 KB and visitors without a query don't need it.
const SearchResults = lazyChunk('search-results', () => import('./search-results.tsx'));

const { searchIndex, search, searchPages } = catalogueData;

function preloadData(): void {
  for (const { url } of [searchIndex, search, searchPages]) {
    preload(url, { as: 'fetch', crossOrigin: 'anonymous' });
  }
}

export default function SearchPage() {
  const { t } = useTranslation();
  const query = useSearchQuery();
  useDocumentHead({
    title: query ? t('shop.search.results', { query }) : t('shop.search.label'),
    description: t('shop.search.description'),
  });
  if (query) preloadData();
  return (
    <ShopPage>
      {query ? <SearchResults query={query} /> : <SearchStart />}
      <ShortcutChoice />
    </ShopPage>
  );
}

function SearchStart() {
  const { t } = useTranslation();
  return (
    <>
      <Typography variant="h1">{t('shop.search.label')}</Typography>
      <Typography sx={{ mt: 1 }}>{t('shop.search.start')}</Typography>
      <Button component={Link} to={paths.products} variant="outlined" sx={{ mt: 2 }}>
        {t('shop.search.allCategories')}
      </Button>
    </>
  );
}

/** A native checkbox, because MUI's would add 3 KB to this page. */
function ShortcutChoice() {
  const { t } = useTranslation();
  return (
    <Box component="label" sx={choiceStyle}>
      <input
        type="checkbox"
        checked={useShortcutSetting()}
        onChange={(event) => setShortcutOn(event.target.checked)}
      />
      <span>{t('shop.search.shortcut')}</span>
    </Box>
  );
}

const choiceStyle = {
  mt: 2,
  display: { xs: 'none', md: 'flex' },
  alignItems: 'center',
  width: 'fit-content',
  gap: 1,
  minHeight: 44,
  cursor: 'pointer',
  '& input': {
    width: '1.25rem',
    height: '1.25rem',
    m: 0,
    accentColor: 'var(--mui-palette-primary-main)',
  },
} as const;
