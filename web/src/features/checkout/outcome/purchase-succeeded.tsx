import { useTranslation } from 'react-i18next';
import { PurchaseDone } from './purchase-done.tsx';

export function PurchaseSucceeded({ email }: { email: string }) {
  const { t } = useTranslation();
  return (
    <PurchaseDone title={t('cart.success.title')}>{t('cart.success.text', { email })}</PurchaseDone>
  );
}
