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
import { cartItemOf } from '../../shared/cart/cart-item-from-catalogue.ts';
import { cartStore } from '../../shared/cart/cart-store.ts';
import { searchParameter, useSearchQuery } from '../../shared/catalogue/search-query.ts';
import type { SiteFinder } from '../../shared/catalogue/site-finder.ts';
import { paths } from '../../shared/config/paths.ts';
import { loadChunk } from '../../shared/loading/load-chunk.ts';
import { touchTarget } from '../../shared/theme/touch-target.ts';
import {
  cellId,
  closedList,
  type ListKeys,
  type ListState,
  openList,
  resultListId,
} from './list-state.ts';
import { useShortcut } from './use-shortcut.ts';

interface Ready {
  Typeahead: typeof import('./typeahead.tsx').Typeahead;
  find: SiteFinder;
}

/** The script and the index are asked for when somebody first comes to the field. */
async function getReady(): Promise<Ready> {
  const [{ Typeahead }, find] = await Promise.all([
    loadChunk('typeahead', () => import('./typeahead.tsx')),
    loadChunk('site-finder', () => import('../../shared/catalogue/site-finder.ts')).then(
      ({ loadSiteFinder }) => loadSiteFinder(),
    ),
  ]);
  return { Typeahead, find };
}

/**
 * The header's search. A plain form, so that it works before the page's script does; then a combobox,
 * which puts a whole SKU into the cart by Enter.
 */
export function SearchBox() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  const query = useSearchQuery();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<ListKeys>(null);
  /** What was typed when Enter was pressed, while it is looked for. */
  const awaited = useRef<string>(undefined);
  /** The visit to the page that shows now. */
  const here = useRef<string>(undefined);
  const [text, setText] = useState('');
  const [ready, setReady] = useState<Ready>();
  const [list, setList] = useState<ListState>(closedList);
  useShortcut(input);

  const wanted = text.trim();
  const found = useMemo(() => (wanted === '' ? undefined : ready?.find(wanted)), [ready, wanted]);
  const isShown =
    list.isOpen && found !== undefined && found.products.length + found.pages.length > 0;

  const close = () => setList(closedList);
  const clear = useCallback(() => {
    if (input.current) input.current.value = '';
    setText('');
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list is about the page that it opened on.
  useEffect(close, [pathname, search]);
  useLayoutEffect(() => {
    here.current = key;
    awaited.current = undefined;
    return () => {
      here.current = undefined;
    };
  }, [key]);
  // With the page itself: later it would put the query over what is typed next.
  useLayoutEffect(() => {
    if (!query || !input.current) return;
    input.current.value = query;
    setText(query);
  }, [query]);
  // What was looked for is of no use on other pages, but what is being typed there already stays.
  const shownAt = useRef(pathname);
  useLayoutEffect(() => {
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    if (!query && document.activeElement !== input.current) clear();
  }, [pathname, query, clear]);

  const prepare = useCallback(() => {
    getReady().then(setReady, (error: unknown) => {
      // The form still leads to the page of results.
      console.error('The list of the search could not be loaded.', { error });
    });
  }, []);
  useEffect(() => {
    // Somebody may have come to the field, and typed, before this script did.
    if (!input.current || document.activeElement !== input.current) return;
    setText(input.current.value);
    setList(openList);
    prepare();
  }, [prepare]);

  function enter(event: FocusEvent<HTMLInputElement>) {
    event.target.select();
    setText(event.target.value);
    prepare();
  }

  function leave(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = input.current?.value.trim() ?? '';
    // Until the index has come, Enter shows nothing: pressed again by the impatient, it buys once.
    if (typed === '' || awaited.current === typed) return;
    awaited.current = typed;
    const exact = await findExact(typed);
    // Who has gone elsewhere meanwhile keeps that page, with what they have typed there, and buys nothing unseen.
    if (here.current !== key) return;
    awaited.current = undefined;
    if (!exact) {
      close();
      navigate(paths.search(typed));
    } else if (isPurchasable(exact.price)) {
      cartStore.add(cartItemOf(exact));
      input.current?.select();
    } else {
      // Its page says why it is not sold like the others.
      clear();
      navigate(paths.product(exact.category, exact.sku));
    }
  }

  return (
    <Box component="search" onBlur={leave} sx={boxStyle}>
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
          onFocus={enter}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setList(openList);
          }}
          onKeyDown={(event) => {
            // The key is the input method's. Safari ends the composition first, and marks its Enter by this code alone.
            if (event.nativeEvent.isComposing || event.keyCode === 229) return;
            // A key that is held down buys once.
            if (event.key === 'Enter' && event.repeat) event.preventDefault();
            else keys.current?.(event);
          }}
        />
        <IconButton type="submit" color="primary" aria-label={t('shop.search.submit')}>
          <SearchIcon />
        </IconButton>
      </Box>
      {ready && (
        <ready.Typeahead
          query={wanted}
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

/** The product whose whole SKU was typed; none where the catalogue cannot be loaded either. */
async function findExact(typed: string) {
  try {
    const { find } = await getReady();
    return find(typed).exact;
  } catch (error) {
    console.error('The search could not be loaded; the page of results tries again.', { error });
    return undefined;
  }
}

/** As wide as its row leaves it, however long its placeholder is. */
const boxStyle = { position: 'relative', minWidth: { xs: 0, md: '11rem' }, flex: '1 1 0' } as const;

/** A native field: every page has one, and MUI's would cost each 5 KB of script. */
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
