import type { SavedPaymentMethod } from '@dental-shop/domain/api/payment';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { brandName, expiry } from '../account/card-label.ts';

/** The choice that stands for a card yet to be entered. */
export const newMethod = 'new';

interface PaymentMethodsProps {
  cards: readonly SavedPaymentMethod[];
  /** A saved card's id, or `newMethod`. */
  chosen: string;
  disabled: boolean;
  onChoose: (method: string) => void;
}

export function PaymentMethods({ cards, chosen, disabled, onChoose }: PaymentMethodsProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section>
      <Typography variant="h3" id={titleId} sx={{ mb: 1 }}>
        {t('checkout.methods.title')}
      </Typography>
      <RadioGroup
        aria-labelledby={titleId}
        value={chosen}
        onChange={(_, method) => onChoose(method)}
      >
        {cards.map((card) => (
          <FormControlLabel
            key={card.id}
            value={card.id}
            disabled={disabled}
            control={<Radio />}
            label={
              <>
                {t('checkout.methods.card', { brand: brandName(card.brand), last4: card.last4 })}{' '}
                <Typography component="span" color="text.secondary">
                  {t('checkout.methods.expires', { expiry: expiry(card) })}
                </Typography>
              </>
            }
          />
        ))}
        <FormControlLabel
          value={newMethod}
          disabled={disabled}
          control={<Radio />}
          label={t('checkout.methods.new')}
        />
      </RadioGroup>
    </section>
  );
}
