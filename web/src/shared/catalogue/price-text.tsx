import { formatPrice } from '@dental-shop/domain/money/price';
import { purchasability } from '@dental-shop/domain/money/purchasability';
import { useTranslation } from 'react-i18next';

/** The price, or the sentence that stands for it where an item is not sold on its own. */
export function PriceText({ priceText }: { priceText: string }) {
  const { t } = useTranslation();
  const sale = purchasability(priceText);
  if (!sale.purchasable) return <span>{t(`shop.unavailable.${sale.reason}`)}</span>;
  return (
    <span className="price" translate="no">
      {formatPrice(sale.unitPrice)}
    </span>
  );
}
