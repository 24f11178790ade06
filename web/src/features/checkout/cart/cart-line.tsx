import { type CartItem, getUnitPrice, lineTotal } from '@dental-shop/domain/cart/cart';
import type { LineNote } from '@dental-shop/domain/cart/catalogue-changes-in-cart';
import { productImageUrl } from '@dental-shop/domain/catalogue/resolve-product';
import { formatPrice } from '@dental-shop/domain/money/price';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { QuantityStepper } from '../../../shared/cart/quantity-stepper.tsx';
import { ProductName } from '../../../shared/catalogue/product-name.tsx';
import { ProductPicture } from '../../../shared/catalogue/product-picture.tsx';
import { useCatalogueText } from '../../../shared/catalogue/use-catalogue-text.ts';
import { tallLink, touchScreen, touchTarget } from '../../../shared/theme/touch-target.ts';
import { Button } from '../../../shared/ui/button.tsx';

interface CartLineProps {
  item: CartItem;
  path: string | undefined;
  note: LineNote | undefined;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** A stored cart may reference an image that is no longer in the catalogue. */
function showPlaceholder({ target }: SyntheticEvent) {
  const placeholder = productImageUrl('');
  if (target instanceof HTMLImageElement && !target.src.endsWith(placeholder)) {
    target.src = placeholder;
  }
}

export function CartLine({ item, path, note, onQuantity, onRemove }: CartLineProps) {
  const { t } = useTranslation();
  const { SKU, quantity } = item;
  const name = useCatalogueText().productName({ sku: SKU, name: item.Name });
  return (
    <Box component="li" sx={lineStyle}>
      <Box sx={pictureStyle} onErrorCapture={showPlaceholder}>
        <ProductPicture fileName={item['thumbnail Photo Name']} alt="" />
      </Box>
      <Box sx={{ gridArea: 'name', minWidth: 0, lineHeight: 1.3 }}>
        <Box sx={{ fontWeight: 600 }}>
          <ProductName name={name} path={path} sx={tallLink} />
        </Box>
        <Typography component="span" variant="body2" color="textSecondary">
          {t('cart.line.sku', { sku: SKU })}
        </Typography>
        {note && <Note note={note} />}
      </Box>
      <Box sx={controlsStyle}>
        <Box sx={{ gridArea: 'stepper' }}>
          <QuantityStepper name={name} quantity={quantity} onChange={onQuantity} isSilent isDense />
        </Box>
        <LinePrice item={item} />
        <Button
          size="small"
          aria-label={t('checkout.cart.line.removeItem', { name })}
          onClick={onRemove}
          sx={removeStyle}
        >
          {t('checkout.cart.line.remove')}
        </Button>
      </Box>
    </Box>
  );
}

function Note({ note }: { note: LineNote }) {
  const { t } = useTranslation();
  const text = () => {
    if (note.kind === 'price')
      return t('checkout.cart.notes.price', { from: formatPrice(note.from) });
    return note.kind === 'gone'
      ? t('checkout.cart.notes.gone')
      : t(`shop.unavailable.${note.kind}`);
  };
  return (
    <Typography component="span" variant="body2" sx={noteStyle}>
      {text()}
    </Typography>
  );
}

function LinePrice({ item }: { item: CartItem }) {
  const { t } = useTranslation();
  return (
    <Box className="price" sx={priceStyle}>
      <Box component="span" translate="no" sx={{ fontWeight: 600, display: 'block' }}>
        {formatPrice(lineTotal(item))}
      </Box>
      {item.quantity > 1 && (
        <Typography component="span" variant="body2" color="textSecondary">
          {t('cart.line.each', { price: formatPrice(getUnitPrice(item)) })}
        </Typography>
      )}
    </Box>
  );
}

/** In rem, so lines wrap sooner if the text is larger. */
const wide = '@container (min-width: 36rem)';

const lineStyle = {
  display: 'grid',
  alignItems: 'center',
  minHeight: 64,
  columnGap: { xs: 1.5, md: 2 },
  rowGap: 0.5,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gridTemplateAreas: '"picture name" "controls controls"',
  [wide]: {
    gridTemplateColumns: '52px minmax(0, 1fr) auto 9rem auto',
    gridTemplateAreas: '"picture name stepper price remove"',
  },
} as const;

const controlsStyle = {
  gridArea: 'controls',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  [wide]: { display: 'contents' },
} as const;

const pictureStyle = {
  gridArea: 'picture',
  alignSelf: 'start',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  [wide]: { alignSelf: 'center' },
} as const;

const priceStyle = {
  gridArea: 'price',
  flex: '1 1 4rem',
  lineHeight: 1.3,
  textAlign: 'right',
  order: 1,
  [wide]: { order: 0 },
} as const;

const removeStyle = {
  gridArea: 'remove',
  minWidth: 0,
  [touchScreen]: { minHeight: touchTarget },
} as const;

const noteStyle = {
  display: 'block',
  fontWeight: 600,
  '&::before': { content: '"! "', color: 'warning.main' },
} as const;
