import { useTranslation } from 'react-i18next';
import { PurchaseDone } from './purchase-done.tsx';

/** The checkout was paid before, in another tab or where the answer did not come through. */
export function AlreadyPaid() {
  const { t } = useTranslation();
  return (
    <PurchaseDone title={t('cart.alreadyPaid.title')}>{t('cart.alreadyPaid.text')}</PurchaseDone>
  );
}
