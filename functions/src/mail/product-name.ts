import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { spanish } from '@dental-shop/domain/catalogue/spanish';
import { soldName } from '@dental-shop/domain/catalogue/translation/sold-name';
import type { Language } from '@dental-shop/domain/language/language';
import { withTimesSign } from '@dental-shop/domain/text/sizes';

export function productName(
  language: Language,
  item: Readonly<{ sku: string; name: string }>,
): string {
  return language === 'es' ? soldName(item, catalogue, spanish) : withTimesSign(item.name);
}
