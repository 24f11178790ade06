import { normalizeSku } from '@dental-shop/domain/catalogue/normalize-sku';
import { isPurchasable } from '@dental-shop/domain/money/purchasability';
import Box from '@mui/material/Box';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useCart } from '../../shared/cart/cart-store.ts';
import { QuantityStepper } from '../../shared/cart/quantity-stepper.tsx';
import type { ProductSummary, SearchPage } from '../../shared/catalogue/catalogue-data.ts';
import { PriceText } from '../../shared/catalogue/price-text.tsx';
import { ProductPicture } from '../../shared/catalogue/product-picture.tsx';
import { useCatalogueText, useDimensionValue } from '../../shared/catalogue/use-catalogue-text.ts';
import { paths } from '../../shared/config/paths.ts';
import { useCurrentLanguage } from '../../shared/i18n/use-current-language.ts';
import { touchScreen } from '../../shared/theme/touch-target.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { type Cell, cellId } from './list-state.ts';

interface ResultRowProps {
  product: ProductSummary;
  row: number;
  active: Cell['column'] | undefined;
  quantity: number;
  onQuantity: (quantity: number) => void;
  onAdd: () => void;
}

/** The controls aren't tab stops, because arrow keys reach them from the field. */
export function ResultRow({ product, row, active, quantity, onQuantity, onAdd }: ResultRowProps) {
  const { t } = useTranslation();
  const name = useCatalogueText().productName(product);
  // Renders the text first, and then the drawing and buttons, which take three times as long.
  const isComplete = useDeferredValue(true, false);
  const cell = (column: Cell['column']) => ({
    role: 'gridcell',
    id: cellId({ row, column }),
    'aria-selected': active === column,
  });
  return (
    <Box role="row" data-active={active !== undefined} sx={rowStyle}>
      <Box {...cell('product')} sx={{ gridArea: 'product', minWidth: 0 }}>
        <Box
          component={Link}
          to={paths.product(product.category, product.sku)}
          tabIndex={-1}
          sx={productStyle}
        >
          <Box sx={{ width: 48, flexShrink: 0 }}>
            {isComplete && <ProductPicture fileName={product.thumbnail} alt="" />}
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ fontWeight: 600, lineHeight: 1.3 }}>{name}</Box>
            <Facts product={product} />
          </Box>
        </Box>
      </Box>
      {isPurchasable(product.price) && (
        <>
          <Box {...cell('quantity')} sx={quantityStyle}>
            {isComplete && (
              <QuantityStepper
                name={name}
                quantity={quantity}
                onChange={onQuantity}
                isTabStop={false}
                isDense
                isSilent
              />
            )}
          </Box>
          <Box {...cell('add')} sx={{ gridArea: 'add', minWidth: 64 }}>
            {isComplete && (
              <Button
                variant="outlined"
                size="small"
                tabIndex={-1}
                aria-label={t('shop.addNamed', { name })}
                onClick={onAdd}
              >
                {t('shop.add')}
              </Button>
            )}
          </Box>
        </>
      )}
    </Box>
  );
}

function Facts({ product }: { product: ProductSummary }) {
  const { sku, dimensions } = product;
  const { t } = useTranslation();
  const dimensionValue = useDimensionValue();
  const line = useCart().find((item) => normalizeSku(item.SKU) === normalizeSku(sku));
  const sizes = dimensions.filter(({ unit }) => unit !== 'pieces').map(dimensionValue);
  return (
    <Box sx={factsStyle}>
      <span translate="no">{sku}</span>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {sizes.join(', ')}
      </Box>
      <Box component="strong" sx={{ color: 'text.primary', fontWeight: 600 }}>
        <PriceText part={product} />
      </Box>
      {line && (
        <Box component="span" sx={{ color: 'primary.main', fontWeight: 600 }}>
          {t('shop.search.inCart', { count: line.quantity })}
        </Box>
      )}
    </Box>
  );
}

const rowStyle = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  px: 2,
  py: 0.75,
  gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(0, 1fr) auto auto' },
  gridTemplateAreas: {
    xs: '"product product" "quantity add"',
    sm: '"product quantity add"',
  },
  justifyItems: { xs: 'end', sm: 'stretch' },
  '& [role="gridcell"]:first-of-type': { justifySelf: 'stretch' },
  borderBottom: 1,
  borderColor: 'divider',
  '&[data-active="true"], &:hover': { bgcolor: 'action.hover' },
  '& [aria-selected="true"]': { outline: '2px solid', outlineOffset: 2, borderRadius: 1 },
} as const;

const quantityStyle = {
  gridArea: 'quantity',
  minWidth: 98,
  minHeight: 34,
  [touchScreen]: { minWidth: 134, minHeight: 46 },
} as const;

const productStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 48,
  color: 'text.primary',
  textDecoration: 'none',
} as const;

const factsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  fontSize: '0.8125rem',
  color: 'text.secondary',
} as const;

interface PageRowProps {
  page: SearchPage;
  row: number;
  isActive: boolean;
}

export function PageRow({ page, row, isActive }: PageRowProps) {
  const { t } = useTranslation();
  const language = useCurrentLanguage();
  return (
    <Box role="row" data-active={isActive} sx={rowStyle}>
      <Box
        role="gridcell"
        id={cellId({ row, column: 'product' })}
        aria-selected={isActive}
        sx={{ gridArea: 'product', minWidth: 0 }}
      >
        <Box component={Link} to={page.path} tabIndex={-1} sx={productStyle}>
          <div>
            <Box sx={{ fontWeight: 600, lineHeight: 1.3 }}>{page.title[language]}</Box>
            <Box sx={factsStyle}>{t(`shop.search.section.${page.section}`)}</Box>
          </div>
        </Box>
      </Box>
    </Box>
  );
}
