import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { searchParameter, useSearchQuery } from './use-search-query.ts';

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
    <form role="search" action={paths.products} onSubmit={search}>
      <OutlinedInput
        // A new query from elsewhere replaces what is typed here.
        key={query}
        type="search"
        name={searchParameter}
        defaultValue={query}
        size="small"
        fullWidth
        placeholder={t('shop.search.placeholder')}
        inputProps={{ 'aria-label': t('shop.search.label'), autoComplete: 'off' }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton type="submit" edge="end" color="primary" aria-label={t('shop.search.submit')}>
              <SearchIcon />
            </IconButton>
          </InputAdornment>
        }
      />
    </form>
  );
}
