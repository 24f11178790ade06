import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { useHydrated } from '../loading/use-hydrated.ts';
import { touchTarget } from '../theme/touch-target.ts';

const searchParameter = 'search';

/** What the visitor searches for; empty while prerendering, which knows no query. */
export function useSearchQuery(): string {
  const [parameters] = useSearchParams();
  return useHydrated() ? (parameters.get(searchParameter) ?? '').trim() : '';
}

/** A plain form, so that a search works before the page's script does. */
export function ProductSearch() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const query = useSearchQuery();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = new FormData(event.currentTarget).get(searchParameter);
    navigate(`${paths.products}?${new URLSearchParams({ [searchParameter]: String(wanted) })}`);
  }

  return (
    <search>
      <Box component="form" action={paths.products} onSubmit={search} sx={fieldStyle}>
        <input
          // Another query, by a link for instance, replaces what is typed here.
          key={query}
          type="search"
          name={searchParameter}
          defaultValue={query}
          placeholder={t('shop.search.placeholder')}
          aria-label={t('shop.search.label')}
          autoComplete="off"
        />
        <IconButton type="submit" color="primary" aria-label={t('shop.search.submit')}>
          <SearchIcon />
        </IconButton>
      </Box>
    </search>
  );
}

/** A native field: every page has one, and MUI's would cost each 5 KB of script. */
const fieldStyle = {
  display: 'flex',
  alignItems: 'center',
  pr: 0.5,
  border: '1px solid',
  borderColor: 'text.secondary',
  borderRadius: 1,
  '&:focus-within': { borderColor: 'primary.main', outline: '1px solid', outlineColor: 'inherit' },
  '& input': {
    flexGrow: 1,
    minWidth: 0,
    height: touchTarget,
    px: 1.5,
    border: 0,
    outline: 0,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
  },
  '& input::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;
