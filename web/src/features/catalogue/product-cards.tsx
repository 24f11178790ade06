import type { Dimension } from '@dental-shop/domain/catalogue/sizes/dimensions';
import { isPurchasable } from '@dental-shop/domain/money/purchasability';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { AddToCartButton } from '../../shared/cart/add-to-cart-button.tsx';
import { toCartItem } from '../../shared/cart/cart-item-from-catalogue.ts';
import type { ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import { DrawingCaption } from '../../shared/catalogue/drawing-caption.tsx';
import { PriceText } from '../../shared/catalogue/price-text.tsx';
import { ProductPicture } from '../../shared/catalogue/product-picture.tsx';
import { useCatalogueText, useDimensionValue } from '../../shared/catalogue/use-catalogue-text.ts';
import { paths } from '../../shared/config/paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import { CompareToggle } from './compare-toggle.tsx';

export default function ProductCards({ products }: { products: readonly ProductSummary[] }) {
  return (
    <Box component="ul" sx={gridStyle}>
      {products.map((product) => (
        <ProductCard key={product.sku} product={product} />
      ))}
    </Box>
  );
}

function ProductCard({ product }: { product: ProductSummary }) {
  const catalogueText = useCatalogueText();
  const isSold = isPurchasable(product.price);
  return (
    <Card component="li" variant="outlined" sx={cardStyle}>
      <Box sx={{ bgcolor: 'background.plate', borderRadius: '4px 4px 0 0' }}>
        <ProductPicture fileName={product.thumbnail} alt="" isWide />
        <DrawingCaption dimensions={product.dimensions} />
      </Box>
      <Box sx={{ p: 1.5, display: 'flex', flexDirection: 'column', gap: 0.5, flexGrow: 1 }}>
        <Typography
          component="h3"
          variant="body2"
          sx={{ fontWeight: 600, lineHeight: 1.35, textWrap: 'balance' }}
        >
          <Box component={Link} to={paths.product(product.category, product.sku)} sx={linkStyle}>
            {catalogueText.productName(product)}
          </Box>
        </Typography>
        <Typography variant="caption" color="textSecondary" translate="no">
          {product.sku}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          <DimensionLines dimensions={product.dimensions} />
        </Typography>
        <Box sx={buyRowStyle}>
          <Typography sx={isSold ? { fontWeight: 650 } : { width: '100%', lineHeight: 1.3 }}>
            <PriceText part={product} />
          </Typography>
          <Box sx={compareStyle}>
            <CompareToggle product={product} />
          </Box>
          {isSold && (
            <Box sx={{ position: 'relative', flexGrow: 1 }}>
              <AddToCartButton item={toCartItem(product)} isCompact />
            </Box>
          )}
        </Box>
      </Box>
    </Card>
  );
}

function DimensionLines({ dimensions }: { dimensions: readonly Dimension[] }) {
  const { t } = useTranslation();
  const dimensionValue = useDimensionValue();
  return dimensions.map((each) => (
    <Box component="span" key={each.label} sx={lineStyle}>
      <span>{t(`parts.dimension.${each.label}`)} </span>
      <Box component="span" sx={{ whiteSpace: 'nowrap', color: 'text.primary' }}>
        {dimensionValue(each)}
      </Box>
    </Box>
  ));
}

const gridStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: { xs: 1.5, md: 2 },
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(5, minmax(0, 1fr))',
  },
} as const;

const cardStyle = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  // The title's link covers the card, so the card shows the focus ring.
  '&:focus-within:has(a:focus-visible)': { outline: '2px solid', outlineOffset: 2 },
  '&:hover': { borderColor: 'primary.main' },
} as const;

const linkStyle = {
  color: 'text.primary',
  textDecoration: 'none',
  outline: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

const buyRowStyle = {
  mt: 'auto',
  pt: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
} as const;

const compareStyle = {
  position: 'relative',
  '&& .MuiButton-startIcon': { display: 'none' },
} as const;

const lineStyle = { display: 'flex', justifyContent: 'space-between', gap: 1 } as const;
