import type { SavedPaymentMethod } from '@dental-shop/domain/api/payment';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { expiry } from '../../shared/saved-cards/card-label.ts';
import { useCardName } from '../../shared/saved-cards/use-card-name.ts';

interface SavedCardProps {
  card: SavedPaymentMethod;
  onRemove: () => void;
}

const cardStyle = {
  p: 2,
  display: 'flex',
  gap: 2,
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;

export function SavedCard({ card, onRemove }: SavedCardProps) {
  const { t } = useTranslation();
  const cardName = useCardName();
  return (
    <Paper component="li" variant="outlined" sx={cardStyle}>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{cardName(card)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('checkout.methods.expires', { expiry: expiry(card) })}
        </Typography>
      </div>
      <Button
        onClick={onRemove}
        aria-label={t('account.paymentMethods.removeCard', { card: cardName(card) })}
      >
        {t('account.paymentMethods.remove')}
      </Button>
    </Paper>
  );
}
