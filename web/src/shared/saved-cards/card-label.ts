import type { SavedPaymentMethod } from '@dental-shop/domain/api/payment';
import { useTranslation } from 'react-i18next';
import { brandName } from './card-brand.ts';

export function expiry({ expMonth, expYear }: SavedPaymentMethod): string {
  return `${String(expMonth).padStart(2, '0')}/${expYear}`;
}

export function useCardName(): (card: SavedPaymentMethod) => string {
  const { t } = useTranslation();
  return ({ brand, last4, wallet }) => {
    const name = t('checkout.methods.card', { brand: brandName(brand), last4 });
    return wallet === undefined ? name : `${name} (${wallet})`;
  };
}
