import type { Product } from '@dental-shop/domain/catalogue/product';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddToCartButton } from '../../shared/cart/add-to-cart-button.tsx';
import { cartItemOf } from '../../shared/cart/cart-item-of.ts';
import { parseQuantity } from '../../shared/cart/parse-quantity.ts';
import { touchTarget } from '../../shared/theme/touch-target.ts';

export function PurchaseForm({ product }: { product: Product }) {
  const [quantity, setQuantity] = useState(1);
  return (
    <Box sx={{ display: 'flex', gap: 1.5, maxWidth: 420 }}>
      <QuantitySelector quantity={quantity} onChange={setQuantity} />
      <AddToCartButton item={cartItemOf(product)} quantity={quantity} />
    </Box>
  );
}

interface QuantitySelectorProps {
  quantity: number;
  onChange: (quantity: number) => void;
}

/** While somebody types, the text may be no quantity; on leaving, the field shows the last valid one. */
function QuantitySelector({ quantity, onChange }: QuantitySelectorProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<string | null>(null);

  function type(text: string) {
    setDraft(text);
    const typed = parseQuantity(text);
    if (typed !== null) onChange(typed);
  }

  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t('shop.quantity')}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, alignItems: 'center' }}
    >
      <IconButton
        aria-label={t('shop.decrease')}
        disabled={quantity <= 1}
        onClick={() => onChange(quantity - 1)}
      >
        <RemoveIcon fontSize="small" />
      </IconButton>
      <Box
        component="input"
        value={draft ?? String(quantity)}
        onChange={(event: ChangeEvent<HTMLInputElement>) => type(event.target.value)}
        onBlur={() => setDraft(null)}
        aria-label={t('shop.quantity')}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        sx={inputStyle}
      />
      <IconButton aria-label={t('shop.increase')} onClick={() => onChange(quantity + 1)}>
        <AddIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}

const inputStyle = {
  width: touchTarget,
  height: touchTarget,
  p: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'center',
} as const;
