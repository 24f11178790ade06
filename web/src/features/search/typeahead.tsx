import { telephoneLink } from '@dental-shop/domain/contact/contact-links';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { type MouseEvent, type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toCartItem } from '../../shared/cart/cart-item-from-catalogue.ts';
import { cartStore } from '../../shared/cart/cart-store.ts';
import type { ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import type { SiteResults } from '../../shared/catalogue/site-finder.ts';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';
import { paths } from '../../shared/config/paths.ts';
import { site } from '../../shared/config/site.ts';
import { standaloneLink } from '../../shared/theme/touch-target.ts';
import { Link } from '../../shared/ui/link.tsx';
import { LiveRegion } from '../../shared/ui/live-region.tsx';
import {
  cellId,
  closedList,
  type ListKeys,
  type ListRow,
  type ListState,
  resultListId,
} from './list-state.ts';
import { PageRow, ResultRow } from './result-row.tsx';
import { useListKeys } from './use-list-keys.ts';

interface TypeaheadProps {
  query: string;
  found: SiteResults | undefined;
  list: ListState;
  onList: (list: ListState) => void;
  onLeave: () => void;
  keys: RefObject<ListKeys | null>;
}

const shownCount = 8;

export function Typeahead({ query, found, list, onList, onLeave, keys }: TypeaheadProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const catalogueText = useCatalogueText();
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  const [counted, setCounted] = useState('');
  const products = found?.products.slice(0, shownCount) ?? [];
  const pages = found?.pages ?? [];
  const rows: ListRow[] = [
    ...products.map((product) => ({
      path: paths.product(product.category, product.sku),
      product,
    })),
    ...pages.map(({ path }) => ({ path })),
  ];
  const isOpen = list.isOpen && found !== undefined;
  const summary = useSummary(isOpen ? found : undefined);

  const quantityOf = ({ sku }: ProductSummary) => quantities[sku] ?? 1;
  const count = (product: ProductSummary, quantity: number) => {
    setQuantities({ ...quantities, [product.sku]: quantity });
    const name = catalogueText.productName(product);
    setCounted(t('shop.stepper.changed', { name, quantity }));
  };
  const open = ({ path }: ListRow) => {
    onList(closedList);
    onLeave();
    navigate(path);
  };
  const add = (product: ProductSummary) => {
    cartStore.add(toCartItem(product), quantityOf(product));
    setQuantities({ ...quantities, [product.sku]: 1 });
  };
  useListKeys(keys, rows, list, onList, { open, add, quantityOf, count });
  useScrollToActive(list);

  return (
    <>
      <LiveRegion message={summary} />
      <LiveRegion message={counted} />
      {isOpen && (
        <Paper elevation={6} onMouseDown={preventBlur} sx={paperStyle}>
          {!found.isMatch && pages.length === 0 && <NoResults hasNearest={products.length > 0} />}
          {rows.length > 0 && (
            <Box
              role="grid"
              id={resultListId}
              aria-label={t('shop.search.results', { query })}
              onClick={(event) => {
                // The router prevents the default only for links that open in this tab.
                if (event.isDefaultPrevented()) onLeave();
              }}
              sx={gridStyle}
            >
              {products.map((product, row) => (
                <ResultRow
                  key={product.sku}
                  product={product}
                  row={row}
                  active={list.active?.row === row ? list.active.column : undefined}
                  quantity={quantityOf(product)}
                  onQuantity={(quantity) => count(product, quantity)}
                  onAdd={() => add(product)}
                />
              ))}
              {pages.map((page, index) => (
                <PageRow
                  key={page.path}
                  page={page}
                  row={products.length + index}
                  isActive={list.active?.row === products.length + index}
                />
              ))}
            </Box>
          )}
          {found.products.length > shownCount && (
            <Box component={Link} to={paths.search(query)} sx={allStyle}>
              {t('shop.search.all', { count: found.products.length })}
            </Box>
          )}
        </Paper>
      )}
    </>
  );
}

function NoResults({ hasNearest }: { hasNearest: boolean }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ px: 2, py: 1 }}>
      <span>
        {`${t(hasNearest ? 'shop.search.nearest' : 'shop.search.nothing')} ${t('common.help')}`}
      </span>{' '}
      <Box component="a" href={telephoneLink(site.company.phone)} sx={phoneStyle}>
        {site.company.phone}
      </Box>
    </Box>
  );
}

function useSummary(found: SiteResults | undefined): string {
  const { t } = useTranslation();
  if (!found) return '';
  const { products, pages, isMatch } = found;
  const summary = pages.length > 0 ? t('shop.search.pagesFound', { count: pages.length }) : '';
  if (isMatch) return `${t('shop.search.found', { count: products.length })} ${summary}`.trim();
  return summary || t(products.length === 0 ? 'shop.search.nothing' : 'shop.search.nearest');
}

/** Focus stays in the field, so the browser doesn't scroll to the active cell. */
function useScrollToActive({ active }: ListState): void {
  useEffect(() => {
    if (active) document.getElementById(cellId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);
}

/** Taking focus would close a phone's keyboard. */
function preventBlur(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget: list } = event;
  if (target instanceof HTMLInputElement) return;
  event.preventDefault();
  // Focusing the field commits a quantity that's being typed and keeps the list open.
  if (list.contains(document.activeElement))
    list.closest('search')?.querySelector('input')?.focus();
}

const paperStyle = {
  position: 'absolute',
  zIndex: 'modal',
  top: '100%',
  left: { xs: -16, sm: -24, md: 0 },
  width: { xs: '100vw', md: 'max(100%, 36rem)' },
  mt: 0.5,
  border: 1,
  borderColor: 'divider',
  // MUI's elevation overlay makes dark paper so light that the borders disappear.
  backgroundImage: 'none',
  maxHeight: 'calc(100dvh - 8rem)',
  display: 'flex',
  flexDirection: 'column',
} as const;

const gridStyle = { overflowY: 'auto', overscrollBehavior: 'contain', flexShrink: 1 } as const;

const allStyle = {
  ...standaloneLink,
  px: 2,
  flexShrink: 0,
  borderTop: 1,
  borderColor: 'divider',
  color: 'primary.main',
} as const;

const phoneStyle = { color: 'primary.main', whiteSpace: 'nowrap' } as const;
