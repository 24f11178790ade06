import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSearchQuery } from '../../shared/catalogue/search-query.ts';
import { turnShortcut, useShortcutChoice } from '../../shared/catalogue/search-shortcut.ts';
import { ShopPage } from '../../shared/catalogue/shop-page.tsx';
import { useDocumentHead } from '../../shared/page-data/document-head.ts';
import { SearchResults } from './search-results.tsx';
import { SearchStart } from './search-start.tsx';

/** What the header's search leads to; its address can be kept and sent. */
export default function SearchPage() {
  const { t } = useTranslation();
  const query = useSearchQuery();
  useDocumentHead({
    title: query ? t('shop.search.results', { query }) : t('shop.search.label'),
    description: t('shop.search.description'),
  });
  return (
    <ShopPage>
      {query ? <SearchResults query={query} /> : <SearchStart />}
      <ShortcutChoice />
    </ShopPage>
  );
}

/** The browser's own checkbox: MUI's, which nothing else on this page uses, weighs 3 KB. */
function ShortcutChoice() {
  const { t } = useTranslation();
  return (
    <Box component="label" sx={choiceStyle}>
      <input
        type="checkbox"
        checked={useShortcutChoice()}
        onChange={(event) => turnShortcut(event.target.checked)}
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
