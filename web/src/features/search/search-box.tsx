import { isPurchasable } from '@dental-shop/domain/money/purchasability';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import {
  type FocusEvent,
  type FormEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { toCartItem } from '../../shared/cart/cart-item-from-catalogue.ts';
import { cartStore } from '../../shared/cart/cart-store.ts';
import { searchParameter, useSearchQuery } from '../../shared/catalogue/search-query.ts';
import type { SiteFinder } from '../../shared/catalogue/site-finder.ts';
import { paths } from '../../shared/config/paths.ts';
import { loadChunk } from '../../shared/loading/load-chunk.ts';
import { touchTarget } from '../../shared/theme/touch-target.ts';
import { isComposing } from '../../shared/ui/is-composing.ts';
import {
  cellId,
  closedList,
  type ListKeys,
  type ListState,
  openList,
  resultListId,
} from './list-state.ts';
import { useShortcut } from './use-shortcut.ts';

interface LoadedTypeahead {
  Typeahead: typeof import('./typeahead.tsx').Typeahead;
  find: SiteFinder;
}

async function loadTypeahead(): Promise<LoadedTypeahead> {
  const [{ Typeahead }, find] = await Promise.all([
    loadChunk('typeahead', () => import('./typeahead.tsx')),
    loadChunk('site-finder', () => import('../../shared/catalogue/site-finder.ts')).then(
      ({ loadSiteFinder }) => loadSiteFinder(),
    ),
  ]);
  return { Typeahead, find };
}

/** A plain form until its script loads, then a combobox. Enter adds a complete SKU to the cart. */
export function SearchBox() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  const query = useSearchQuery();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<ListKeys>(null);
  const pendingText = useRef<string>(undefined);
  const currentKey = useRef<string>(undefined);
  const [text, setText] = useState('');
  const [loaded, setLoaded] = useState<LoadedTypeahead>();
  const [list, setList] = useState<ListState>(closedList);
  useShortcut(input);

  const trimmed = text.trim();
  const found = useMemo(
    () => (trimmed === '' ? undefined : loaded?.find(trimmed)),
    [loaded, trimmed],
  );
  const isShown =
    list.isOpen && found !== undefined && found.products.length + found.pages.length > 0;

  const close = () => setList(closedList);
  const clear = useCallback(() => {
    if (input.current) input.current.value = '';
    setText('');
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes the list when the page changes.
  useEffect(close, [pathname, search]);
  useLayoutEffect(() => {
    currentKey.current = key;
    pendingText.current = undefined;
    return () => {
      currentKey.current = undefined;
    };
  }, [key]);
  // A layout effect, because an ordinary effect could run later and overwrite the user's next input.
  useLayoutEffect(() => {
    if (!query || !input.current) return;
    input.current.value = query;
    setText(query);
  }, [query]);
  // Clears the field after navigation, unless the user is typing in it.
  const lastPathname = useRef(pathname);
  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (!query && document.activeElement !== input.current) clear();
  }, [pathname, query, clear]);

  const prepare = useCallback(() => {
    loadTypeahead().then(setLoaded, (error: unknown) => {
      console.error('The search suggestions could not be loaded.', { error });
    });
  }, []);
  useEffect(() => {
    // The user may have focused the field and typed before this script loaded.
    if (!input.current || document.activeElement !== input.current) return;
    setText(input.current.value);
    setList(openList);
    prepare();
  }, [prepare]);

  function handleFocus(event: FocusEvent<HTMLInputElement>) {
    event.target.select();
    setText(event.target.value);
    prepare();
  }

  function handleBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = input.current?.value.trim() ?? '';
    // While the index loads, users may press Enter again. That must not add the part twice.
    if (typed === '' || pendingText.current === typed) return;
    pendingText.current = typed;
    const exact = await findExact(typed);
    // The user has gone to another page in the meantime.
    if (currentKey.current !== key) return;
    pendingText.current = undefined;
    if (!exact) {
      close();
      navigate(paths.search(typed));
    } else if (isPurchasable(exact.price)) {
      cartStore.add(toCartItem(exact));
      input.current?.select();
    } else {
      // The product page explains why the part can't be added to the cart.
      clear();
      navigate(paths.product(exact.category, exact.sku));
    }
  }

  return (
    <Box component="search" onBlur={handleBlur} sx={boxStyle}>
      <Box component="form" action={paths.search()} onSubmit={submit} sx={fieldStyle}>
        <input
          ref={input}
          type="text"
          name={searchParameter}
          role="combobox"
          aria-label={t('shop.search.label')}
          aria-haspopup="grid"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? resultListId : undefined}
          aria-activedescendant={isShown && list.active ? cellId(list.active) : undefined}
          aria-keyshortcuts="/ Control+K"
          placeholder={t('shop.search.placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={handleFocus}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setList(openList);
          }}
          onKeyDown={(event) => {
            if (isComposing(event.nativeEvent)) return;
            if (event.key === 'Enter' && event.repeat) event.preventDefault();
            else keys.current?.(event);
          }}
        />
        <IconButton type="submit" color="primary" aria-label={t('shop.search.submit')}>
          <SearchIcon />
        </IconButton>
      </Box>
      {loaded && (
        <loaded.Typeahead
          query={trimmed}
          found={found}
          list={list}
          onList={setList}
          onLeave={clear}
          keys={keys}
        />
      )}
    </Box>
  );
}

async function findExact(typed: string) {
  try {
    const { find } = await loadTypeahead();
    return find(typed).exact;
  } catch (error) {
    console.error('The search could not be loaded; the results page will retry.', { error });
    return undefined;
  }
}

const boxStyle = { position: 'relative', minWidth: { xs: 0, md: '11rem' }, flex: '1 1 0' } as const;

/** A native field, because every page has one and MUI's would add 5 KB of script. */
const fieldStyle = {
  display: 'flex',
  alignItems: 'center',
  border: '1px solid',
  borderColor: 'text.secondary',
  borderRadius: 1,
  '&:focus-within': { borderColor: 'primary.main', outline: '1px solid', outlineColor: 'inherit' },
  '& input': {
    flexGrow: 1,
    minWidth: 0,
    minHeight: touchTarget,
    px: 1.5,
    border: 0,
    outline: 0,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
  },
  '& input::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;
