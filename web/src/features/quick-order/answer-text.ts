import { maxQuantity } from '@dental-shop/domain/cart/quantity';
import { formatPrice } from '@dental-shop/domain/money/price';
import type { Answer } from '@dental-shop/domain/quick-order/check-pad';
import { useTranslation } from 'react-i18next';
import type { ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';

/** What a line is answered; a fault names its line, what is wrong, and what to do. */
export function useAnswerText() {
  const { t } = useTranslation('pad');
  const { t: shopText } = useTranslation();
  const { productName } = useCatalogueText();
  return (answer: Answer<ProductSummary>, number: number): string => {
    const name = 'product' in answer ? productName(answer.product) : '';
    switch (answer.kind) {
      case 'empty':
        return '';
      case 'found':
        return t('answer.found', { name, price: formatPrice(answer.price) });
      case 'wrong-quantity':
        return answer.most === 0
          ? t('answer.noneLeft', { number, name, most: maxQuantity })
          : t('answer.wrongQuantity', { number, name, most: answer.most });
      case 'not-sold-online': {
        const reason = shopText(`shop.unavailable.${answer.reason}`);
        return t('answer.notSoldOnline', { number, name, reason });
      }
      case 'no-longer-sold':
        return t('answer.noLongerSold', { number, sku: answer.sku });
      case 'unknown':
        return t(answer.nearest.length > 0 ? 'answer.unknown' : 'answer.nothingNear', { number });
    }
  };
}
