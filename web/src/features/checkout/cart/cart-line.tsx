import type { CartItem } from '@dental-shop/domain/cart/cart';
import { lineTotal } from '@dental-shop/domain/cart/cart';
import { productImageUrl } from '@dental-shop/domain/catalogue/resolve-product';
import { formatPrice, parsePriceCents } from '@dental-shop/domain/money/price';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { QuantityStepper } from '../../../shared/cart/quantity-stepper.tsx';
import { ProductPicture } from '../../../shared/catalogue/product-picture.tsx';
import { useCatalogueText } from '../../../shared/catalogue/use-catalogue-text.ts';

interface CartLineProps {
  item: CartItem;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

const lineStyle = {
  display: 'grid',
  // A phone has no room for a long name and a price side by side.
  gridTemplateColumns: { xs: '72px 1fr', sm: '72px 1fr auto' },
  gridTemplateAreas: {
    xs: '"image name" "image price" "controls controls"',
    sm: '"image name price" "controls controls controls"',
  },
  columnGap: 2,
  rowGap: 1,
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** A stored cart may name a picture that the catalogue no longer has. */
function showPlaceholder({ target }: SyntheticEvent) {
  const placeholder = productImageUrl('');
  if (target instanceof HTMLImageElement && !target.src.endsWith(placeholder)) {
    target.src = placeholder;
  }
}

export function CartLine({ item, onQuantity, onRemove }: CartLineProps) {
  const { t } = useTranslation();
  const { SKU, quantity } = item;
  const name = useCatalogueText().productName({ sku: SKU, name: item.Name });
  return (
    <Box component="li" sx={lineStyle}>
      <Box
        sx={{ gridArea: 'image', border: 1, borderColor: 'divider', alignSelf: 'start' }}
        onErrorCapture={showPlaceholder}
      >
        <ProductPicture fileName={item['thumbnail Photo Name']} alt="" />
      </Box>
      <Box sx={{ gridArea: 'name', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('cart.line.sku', { sku: SKU })}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'price' }}>
        <LinePrice item={item} />
      </Box>
      <Box sx={{ gridArea: 'controls', display: 'flex', justifyContent: 'space-between' }}>
        <QuantityStepper name={name} quantity={quantity} onChange={onQuantity} isSilent />
        <Button aria-label={t('cart.line.removeItem', { name })} onClick={onRemove}>
          {t('cart.line.remove')}
        </Button>
      </Box>
    </Box>
  );
}

/** The line's total and, for more than one, the unit price. */
function LinePrice({ item }: { item: CartItem }) {
  const { t } = useTranslation();
  return (
    <Box sx={priceStyle}>
      <Typography sx={{ fontWeight: 600 }}>{formatPrice(lineTotal(item))}</Typography>
      {item.quantity > 1 && (
        <Typography variant="body2" color="textSecondary">
          {t('cart.line.each', { price: formatPrice(parsePriceCents(item.Price)) })}
        </Typography>
      )}
    </Box>
  );
}

/** On a phone both stand on one line below the name. */
const priceStyle = {
  display: { xs: 'flex', sm: 'block' },
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1,
  textAlign: { sm: 'right' },
} as const;
