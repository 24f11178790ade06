import type { SavedPaymentMethod } from '@dental-shop/domain/api/payment';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../shared/loading/load-failed.tsx';
import { RecordsSkeleton } from '../../shared/loading/records-skeleton.tsx';
import { useLoaded } from '../../shared/loading/use-loaded.ts';
import {
  getSavedPaymentMethods,
  removePaymentMethod,
} from '../../shared/saved-cards/saved-card-requests.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { RemoveCardDialog } from './remove-card-dialog.tsx';
import { SavedCard } from './saved-card.tsx';

export function PaymentMethodsTab({ uid }: { uid: string }) {
  const { t } = useTranslation();
  const { loaded, reload } = useLoaded(getSavedPaymentMethods, uid);
  const [asked, setAsked] = useState<SavedPaymentMethod | null>(null);
  const [failed, setFailed] = useState(false);

  const remove = async ({ id }: SavedPaymentMethod) => {
    setAsked(null);
    setFailed(false);
    try {
      await removePaymentMethod(id);
    } catch (error) {
      console.error('The saved card could not be removed.', { id, error });
      setFailed(true);
    }
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
          <SavedCard key={card.id} card={card} onRemove={() => setAsked(card)} />
        ))}
      </Stack>
    );
  };
  return (
    <Stack spacing={2}>
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
