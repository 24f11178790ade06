import type { Product } from '@dental-shop/domain/catalogue/product';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { AddToCartButton } from '../../shared/cart/add-to-cart-button.tsx';
import { cartItemOf } from '../../shared/cart/cart-item-of.ts';
import { QuantityStepper } from '../../shared/cart/quantity-stepper.tsx';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';

export function PurchaseForm({ product }: { product: Product }) {
  const [quantity, setQuantity] = useState(1);
  const name = useCatalogueText().productName(product);
  return (
    <Box sx={{ display: 'flex', gap: 1.5, maxWidth: 420 }}>
      <QuantityStepper name={name} quantity={quantity} onChange={setQuantity} />
      <AddToCartButton item={cartItemOf(product)} quantity={quantity} />
    </Box>
  );
}
