import { isPurchasable } from '@dental-shop/domain/money/purchasability';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddToCartButton } from '../../shared/cart/add-to-cart-button.tsx';
import { toCartItem } from '../../shared/cart/cart-item-from-catalogue.ts';
import { useCartQuantity } from '../../shared/cart/cart-store.ts';
import { QuantityStepper } from '../../shared/cart/quantity-stepper.tsx';
import type { ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import { PriceText } from '../../shared/catalogue/price-text.tsx';
import { ProductPicture } from '../../shared/catalogue/product-picture.tsx';
import { useCatalogueText, useDimensionValue } from '../../shared/catalogue/use-catalogue-text.ts';
import { paths } from '../../shared/config/paths.ts';
import { stackedLink } from '../../shared/theme/touch-target.ts';
import { Link } from '../../shared/ui/link.tsx';
import { CompareToggle } from './compare-toggle.tsx';

export function ProductRows({ products }: { products: readonly ProductSummary[] }) {
  return (
    <Box component="ul" sx={listStyle}>
      {products.map((product) => (
        <ProductRow key={product.sku} product={product} />
      ))}
    </Box>
  );
}

function ProductRow({ product }: { product: ProductSummary }) {
  const { t } = useTranslation();
  const name = useCatalogueText().productName(product);
  const inCart = useCartQuantity(product.sku);
  const isSold = isPurchasable(product.price);
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={pictureStyle}>
        <ProductPicture fileName={product.thumbnail} alt="" isWide />
      </Box>
      <Box sx={{ gridArea: 'name', minWidth: 0 }}>
        <Box component={Link} to={paths.product(product.category, product.sku)} sx={linkStyle}>
          <Box component="span" sx={nameStyle}>
            {name}
          </Box>
          <Box component="span" sx={quietStyle}>
            <span translate="no">{product.sku}</span>
            {inCart > 0 && <span>{` · ${t('parts.sizes.inCart', { count: inCart })}`}</span>}
          </Box>
        </Box>
      </Box>
      <Sizes product={product} />
      <Box sx={compareStyle}>
        <CompareToggle product={product} />
      </Box>
      <Box sx={footStyle}>
        {/* The key replaces the element, so browsers don't report a text that takes its place as a layout shift. */}
        <Box
          key={isSold ? (product.availability?.kind ?? 'price') : 'unsold'}
          sx={isSold ? priceStyle : unsoldStyle}
        >
          <PriceText part={product} />
        </Box>
        {isSold && <Buy product={product} name={name} />}
      </Box>
    </Box>
  );
}

function Sizes({ product }: { product: ProductSummary }) {
  const { t } = useTranslation();
  const dimensionValue = useDimensionValue();
  return (
    <Box sx={{ ...quietStyle, gridArea: 'sizes' }}>
      {product.dimensions.map((each) => (
        <Box key={each.label} component="span" sx={{ whiteSpace: 'nowrap', mr: 1.5 }}>
          <span>{t(`parts.dimension.${each.label}`)}</span>{' '}
          <Box component="span" sx={{ color: 'text.primary' }}>
            {dimensionValue(each)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Buy({ product, name }: { product: ProductSummary; name: string }) {
  const [quantity, setQuantity] = useState(1);
  return (
    <Box data-order sx={buyStyle}>
      <QuantityStepper name={name} quantity={quantity} onChange={setQuantity} isDense />
      <Box sx={{ width: 88 }}>
        <AddToCartButton item={toCartItem(product)} quantity={quantity} isCompact />
      </Box>
    </Box>
  );
}

const listStyle = { listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' } as const;

const rowStyle = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  py: { xs: 0.75, md: 0.5 },
  borderBottom: 1,
  borderColor: 'divider',
  gridTemplateColumns: {
    xs: '88px minmax(0, 1fr)',
    md: '112px minmax(0, 3fr) minmax(0, 2fr) 112px 104px minmax(196px, auto)',
  },
  gridTemplateAreas: {
    xs: '"picture name" "compare sizes" "foot foot"',
    md: '"picture name sizes price compare buy"',
  },
} as const;

const pictureStyle = {
  gridArea: 'picture',
  '& > img': { height: { xs: 60, md: 48 }, aspectRatio: 'auto' },
} as const;

const linkStyle = { ...stackedLink, color: 'text.primary', textDecoration: 'none' } as const;

const nameStyle = { fontWeight: 600, fontSize: '0.875rem', textDecoration: 'underline' } as const;

const quietStyle = { fontSize: '0.8125rem', color: 'text.secondary' } as const;

const priceStyle = {
  gridArea: 'price',
  fontWeight: 650,
  textAlign: { md: 'right' },
} as const;

/** As large as the controls of a part that's sold, so nothing moves when staff take a part off sale. */
const unsoldStyle = {
  gridArea: 'buy',
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  maxWidth: { md: 196 },
  lineHeight: 1.3,
} as const;

const compareStyle = { gridArea: 'compare', justifySelf: { xs: 'start', md: 'end' } } as const;

const footStyle = {
  gridArea: 'foot',
  display: { xs: 'flex', md: 'contents' },
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1,
} as const;

const buyStyle = {
  gridArea: 'buy',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  ml: 'auto',
  gap: 1,
  minHeight: 44,
} as const;
