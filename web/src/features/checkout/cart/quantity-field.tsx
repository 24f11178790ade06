import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseQuantity } from '../../../shared/cart/parse-quantity.ts';

interface QuantityFieldProps {
  name: string;
  quantity: number;
  onChange: (quantity: number) => void;
}

/** Minus, a field to type into, plus. Leaving the field undoes what is no quantity. */
export function QuantityField({ name, quantity, onChange }: QuantityFieldProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    const typed = draft === null ? null : parseQuantity(draft);
    setDraft(null);
    if (typed !== null && typed !== quantity) onChange(typed);
  };
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
      <IconButton
        aria-label={t('cart.line.decrease', { name })}
        disabled={quantity <= 1}
        onClick={() => onChange(quantity - 1)}
        sx={{ width: 44, height: 44 }}
      >
        <Remove />
      </IconButton>
      <OutlinedInput
        size="small"
        value={draft ?? quantity}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape') setDraft(null);
        }}
        slotProps={{
          input: {
            'aria-label': t('cart.line.quantity', { name }),
            inputMode: 'numeric',
            autoComplete: 'off',
          },
        }}
        sx={{ width: 72, '& input': { textAlign: 'center' } }}
      />
      <IconButton
        aria-label={t('cart.line.increase', { name })}
        onClick={() => onChange(quantity + 1)}
        sx={{ width: 44, height: 44 }}
      >
        <Add />
      </IconButton>
    </Stack>
  );
}
