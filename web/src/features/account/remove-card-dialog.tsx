import type { SavedPaymentMethod } from '@dental-shop/domain/api/payment';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCardName } from '../../shared/saved-cards/card-label.ts';
import { Button } from '../../shared/ui/button.tsx';

interface RemoveCardDialogProps {
  /** The card that the dialog asks about; null closes it. */
  card: SavedPaymentMethod | null;
  onCancel: () => void;
  onConfirm: (card: SavedPaymentMethod) => void;
}

export function RemoveCardDialog({ card, onCancel, onConfirm }: RemoveCardDialogProps) {
  const { t } = useTranslation();
  const cardName = useCardName();
  const titleId = useId();
  if (!card) return null;
  return (
    <Dialog open onClose={onCancel} role="alertdialog" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('account.paymentMethods.confirm')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{cardName(card)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} autoFocus>
          {t('account.paymentMethods.cancel')}
        </Button>
        <Button color="error" variant="contained" onClick={() => onConfirm(card)}>
          {t('account.paymentMethods.remove')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
