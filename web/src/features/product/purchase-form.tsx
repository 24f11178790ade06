import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddToCartButton } from '../../shared/cart/add-to-cart-button.tsx';
import { toCartItem } from '../../shared/cart/cart-item-from-catalogue.ts';
import { QuantityStepper } from '../../shared/cart/quantity-stepper.tsx';
import type { PartLink } from '../../shared/catalogue/catalogue-data.ts';
import { PriceText } from '../../shared/catalogue/price-text.tsx';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';
import { AddToListButton } from '../../shared/lists/add-to-list-button.tsx';
import { OrderTerms } from '../../shared/orders/order-terms.tsx';

export function PurchaseForm({ product }: { product: PartLink }) {
  const { t } = useTranslation();
  const [quantity, setQuantity] = useState(1);
  const name = useCatalogueText().productName(product);
  return (
    <>
      <Box sx={priceStyle}>
        <PriceText part={product} />
        <AddToListButton label={t('shop.addToList')} lines={[{ sku: product.sku, quantity }]} />
      </Box>
      <Box sx={orderHeight}>
        <Box data-order sx={orderStyle}>
          <QuantityStepper name={name} quantity={quantity} onChange={setQuantity} />
          <AddToCartButton item={toCartItem(product)} quantity={quantity} />
        </Box>
        <Box sx={{ mt: 1 }}>
          <OrderTerms />
        </Box>
      </Box>
    </>
  );
}

/** As large as the form, so the layout doesn't shift when the product becomes available or unavailable. */
export function PurchaseSpace({ notice, action }: { notice: ReactNode; action: ReactNode }) {
  return (
    <>
      <Box sx={{ ...priceStyle, fontSize: '1rem', lineHeight: 1.3 }}>{notice}</Box>
      <Box sx={{ ...orderHeight, display: 'grid', '& > *': { gridArea: '1 / 1' } }}>
        <Box sx={{ pt: `${buttonHeight + 8}px`, visibility: 'hidden' }}>
          <OrderTerms />
        </Box>
        <Box sx={{ ...orderStyle, alignItems: 'flex-start' }}>{action}</Box>
      </Box>
    </>
  );
}

/** In px. */
const buttonHeight = 46;

/** Fits a button with two lines of text below it, as in `StockNoticeButton`. */
const orderHeight = { minHeight: buttonHeight + 38 } as const;

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  '& > button': { flex: '1 1 min-content' },
} as const;

const orderStyle = { ...rowStyle, gap: 1.5, maxWidth: 420 } as const;

/** The minimum height prevents layout shift when the button appears. */
const priceStyle = {
  ...rowStyle,
  '& > button': { flex: '1 1 min-content', maxWidth: 'max-content' },
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1,
  maxWidth: 420,
  minHeight: 44,
  my: 0.5,
  fontSize: '1.5rem',
  fontWeight: 650,
} as const;
