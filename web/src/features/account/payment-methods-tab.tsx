import type { SavedPaymentMethod } from '@dental-shop/domain/api/payment';
import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../shared/api/api-error.ts';
import { RecordsSkeleton } from '../../shared/loading/records-skeleton.tsx';
import { useLoaded } from '../../shared/loading/use-loaded.ts';
import { expiry, useCardName } from '../../shared/saved-cards/card-label.ts';
import {
  getSavedPaymentMethods,
  removePaymentMethod,
} from '../../shared/saved-cards/saved-card-requests.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LiveRegion } from '../../shared/ui/live-region.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { RemoveCardDialog } from './remove-card-dialog.tsx';

export default function PaymentMethodsTab({ uid }: { uid: string }) {
  const { t } = useTranslation();
  const cardName = useCardName();
  const { loaded, reload } = useLoaded(getSavedPaymentMethods, uid);
  const [asked, setAsked] = useState<SavedPaymentMethod | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);
  const [failed, setFailed] = useState(false);
  const [said, setSaid] = useState('');
  const tab = useRef<HTMLDivElement>(null);

  const remove = async (card: SavedPaymentMethod) => {
    const { id } = card;
    setAsked(null);
    setFailed(false);
    setSaid('');
    setIsRemoving(true);
    try {
      await removeCard(id);
      setSaid(t('account.paymentMethods.removed', { card: cardName(card) }));
      // The button that was pressed goes with its card.
      if (tab.current?.contains(document.activeElement)) tab.current.focus({ preventScroll: true });
    } catch (error) {
      console.error('The saved card could not be removed.', { id, error });
      setFailed(true);
    }
    setIsRemoving(false);
    reload();
  };

  const content = () => {
    if (loaded.status === 'loading') return <RecordsSkeleton />;
    if (loaded.status === 'failed') return <LoadFailed onRetry={reload} />;
    if (loaded.data.length === 0) {
      return (
        <EmptyState hint={t('account.paymentMethods.hint')}>
          {t('account.paymentMethods.none')}
        </EmptyState>
      );
    }
    return (
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 2, maxWidth: 560 }}>
        {loaded.data.map((card) => (
          <SavedCard
            key={card.id}
            card={card}
            isBusy={isRemoving}
            onRemove={() => setAsked(card)}
          />
        ))}
      </Stack>
    );
  };
  return (
    <Stack ref={tab} tabIndex={-1} spacing={2} sx={{ outline: 'none' }}>
      <LiveRegion message={said} />
      {failed && (
        <Alert severity="error" role="alert">
          {t('account.paymentMethods.removeFailed')}
        </Alert>
      )}
      {content()}
      <RemoveCardDialog card={asked} onCancel={() => setAsked(null)} onConfirm={remove} />
    </Stack>
  );
}

/** A card that is gone already, removed in another tab, is as good as removed. */
async function removeCard(id: string): Promise<void> {
  try {
    await removePaymentMethod(id);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not-found')) throw error;
  }
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
        // Not `disabled`: a disabled button loses the focus.
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
