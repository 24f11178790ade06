import type { SavedPaymentMethod } from '@dental-shop/domain/api/payment';
import Alert from '@mui/material/Alert';
import DialogContentText from '@mui/material/DialogContentText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordsSkeleton } from '../../shared/loading/records-skeleton.tsx';
import { expiry, useCardName } from '../../shared/saved-cards/card-label.ts';
import {
  savedCardsQuery,
  useRemoveSavedCard,
} from '../../shared/saved-cards/saved-card-requests.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/fallbacks/empty-state.tsx';
import { LoadFailed } from '../../shared/ui/fallbacks/load-failed.tsx';
import { LiveRegion } from '../../shared/ui/live-region.tsx';
import { TitledDialog } from '../../shared/ui/titled-dialog.tsx';

export default function PaymentMethodsTab({ uid }: { uid: string }) {
  const { t } = useTranslation();
  const cardName = useCardName();
  const cards = useQuery(savedCardsQuery(uid));
  const removal = useRemoveSavedCard(uid);
  const [cardToRemove, setCardToRemove] = useState<SavedPaymentMethod | null>(null);
  const tab = useRef<HTMLDivElement>(null);

  const remove = (card: SavedPaymentMethod) => {
    setCardToRemove(null);
    removal.mutate(card, {
      onSuccess: () => {
        // The focused button disappears with its card.
        if (tab.current?.contains(document.activeElement)) {
          tab.current.focus({ preventScroll: true });
        }
      },
    });
  };

  const content = () => {
    if (cards.isPending) return <RecordsSkeleton />;
    if (!cards.data) return <LoadFailed onRetry={() => void cards.refetch()} />;
    if (cards.data.length === 0) {
      return (
        <EmptyState hint={t('account.paymentMethods.hint')}>
          {t('account.paymentMethods.none')}
        </EmptyState>
      );
    }
    return (
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 2, maxWidth: 560 }}>
        {cards.data.map((card) => (
          <SavedCard
            key={card.id}
            card={card}
            isBusy={removal.isPending}
            onRemove={() => setCardToRemove(card)}
          />
        ))}
      </Stack>
    );
  };
  return (
    <Stack ref={tab} tabIndex={-1} spacing={2} sx={{ outline: 'none' }}>
      <LiveRegion
        message={
          removal.isSuccess
            ? t('account.paymentMethods.removed', { card: cardName(removal.variables) })
            : ''
        }
      />
      {removal.isError && (
        <Alert severity="error" role="alert">
          {t('account.paymentMethods.removeFailed')}
        </Alert>
      )}
      {content()}
      {cardToRemove && (
        <RemoveCardDialog
          card={cardToRemove}
          onCancel={() => setCardToRemove(null)}
          onConfirm={remove}
        />
      )}
    </Stack>
  );
}

interface SavedCardProps {
  card: SavedPaymentMethod;
  isBusy: boolean;
  onRemove: () => void;
}

const cardStyle = {
  p: 2,
  display: 'flex',
  gap: 2,
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;

function SavedCard({ card, isBusy, onRemove }: SavedCardProps) {
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
        // Not `disabled`, because a disabled button loses focus.
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) onRemove();
        }}
        aria-label={t('account.paymentMethods.removeCard', { card: cardName(card) })}
      >
        {t('account.paymentMethods.remove')}
      </Button>
    </Paper>
  );
}

interface RemoveCardDialogProps {
  card: SavedPaymentMethod;
  onCancel: () => void;
  onConfirm: (card: SavedPaymentMethod) => void;
}

function RemoveCardDialog({ card, onCancel, onConfirm }: RemoveCardDialogProps) {
  const { t } = useTranslation();
  const cardName = useCardName();
  return (
    <TitledDialog
      title={t('account.paymentMethods.confirm')}
      role="alertdialog"
      onClose={onCancel}
      cancel={t('account.paymentMethods.cancel')}
      action={
        <Button color="error" variant="contained" onClick={() => onConfirm(card)}>
          {t('account.paymentMethods.remove')}
        </Button>
      }
    >
      <DialogContentText>{cardName(card)}</DialogContentText>
    </TitledDialog>
  );
}
