import { maxQuantity } from '@dental-shop/domain/cart/quantity';
import { formatPrice } from '@dental-shop/domain/money/price';
import type { Answer } from '@dental-shop/domain/quick-order/answer-pad';
import { useTranslation } from 'react-i18next';
import type { ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';

/** What a line is answered; a fault names its line, what is wrong, and what to do. */
export function useAnswerText(): (answer: Answer<ProductSummary>, number: number) => string {
  const { t } = useTranslation('pad');
  const { t: shopText } = useTranslation();
  const catalogueText = useCatalogueText();
  return (answer, number) => {
    switch (answer.kind) {
      case 'empty':
        return '';
      case 'found':
        return t('answer.found', {
          name: catalogueText.productName(answer.product),
          price: formatPrice(answer.price),
        });
      case 'wrong-quantity': {
        const name = catalogueText.productName(answer.product);
        return answer.most === 0
          ? t('answer.noneLeft', { number, name, most: maxQuantity })
          : t('answer.wrongQuantity', { number, name, most: answer.most });
      }
      case 'not-sold-online':
        return t('answer.notSoldOnline', {
          number,
          name: catalogueText.productName(answer.product),
          reason: shopText(`shop.unavailable.${answer.reason}`),
        });
      case 'no-longer-sold':
        return t('answer.noLongerSold', { number, sku: answer.sku });
      case 'unknown':
        return answer.nearest.length > 0
          ? t('answer.unknown', { number })
          : t('answer.nothingNear', { number });
    }
  };
}
