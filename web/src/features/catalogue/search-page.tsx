import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
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

function ShortcutChoice() {
  const { t } = useTranslation();
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={useShortcutChoice()}
          onChange={(event) => turnShortcut(event.target.checked)}
        />
      }
      label={t('shop.search.shortcut')}
      sx={{ mt: 2, display: { xs: 'none', md: 'flex' } }}
    />
  );
}
