import type { SavedPaymentMethod } from '@dental-shop/domain/api/payment';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountSkeleton } from './account-skeleton.tsx';
import { EmptyState } from './empty-state.tsx';
import { LoadFailed } from './load-failed.tsx';
import { getSavedPaymentMethods, removePaymentMethod } from './payment-method-requests.ts';
import { RemoveCardDialog } from './remove-card-dialog.tsx';
import { SavedCard } from './saved-card.tsx';
import { useLoaded } from './use-loaded.ts';

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
    if (loaded.status === 'loading') return <AccountSkeleton />;
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
