import type { Product } from '@dental-shop/domain/catalogue/product';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { AddToCartButton } from '../../shared/cart/add-to-cart-button.tsx';
import { cartItemOf } from '../../shared/cart/cart-item-of.ts';
import { QuantitySelector } from './quantity-selector.tsx';

export function PurchaseForm({ product }: { product: Product }) {
  const [quantity, setQuantity] = useState(1);
  return (
    <Box sx={{ display: 'flex', gap: 1.5, maxWidth: 420 }}>
      <QuantitySelector quantity={quantity} onChange={setQuantity} />
      <AddToCartButton item={cartItemOf(product)} quantity={quantity} />
    </Box>
  );
}
