import type { SavedPaymentMethod } from '@dental-shop/domain/api/payment';
import { useTranslation } from 'react-i18next';
import { brandName } from './card-label.ts';

/** How the shop names a saved card: `Visa ending in 4242`. */
export function useCardName(): (card: SavedPaymentMethod) => string {
  const { t } = useTranslation();
  return ({ brand, last4 }) => t('checkout.methods.card', { brand: brandName(brand), last4 });
}
