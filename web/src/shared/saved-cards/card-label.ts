import type { SavedPaymentMethod } from '@dental-shop/domain/api/payment';
import { useTranslation } from 'react-i18next';

const brandNames: ReadonlyMap<string, string> = new Map([
  ['amex', 'American Express'],
  ['diners', 'Diners Club'],
  ['jcb', 'JCB'],
  ['unionpay', 'UnionPay'],
]);

export function brandName(brand: string): string {
  return brandNames.get(brand) ?? brand.charAt(0).toUpperCase() + brand.slice(1);
}

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
