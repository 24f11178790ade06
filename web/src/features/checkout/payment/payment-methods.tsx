import type { SavedPaymentMethod } from '@dental-shop/domain/api/payment';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { expiry, useCardName } from '../../../shared/saved-cards/card-label.ts';

export const newMethod = 'new';

interface PaymentMethodsProps {
  cards: readonly SavedPaymentMethod[];
  chosen: string;
  disabled: boolean;
  onChoose: (method: string) => void;
}

export function PaymentMethods({ cards, chosen, disabled, onChoose }: PaymentMethodsProps) {
  const { t } = useTranslation();
  const cardName = useCardName();
  const titleId = useId();
  return (
    <section>
      <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 1 }}>
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
                <span>{cardName(card)}</span>{' '}
                <Typography component="span" color="textSecondary">
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
